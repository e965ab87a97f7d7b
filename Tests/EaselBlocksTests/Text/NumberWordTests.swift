import Foundation
import Testing

@testable import EaselBlocks

@Suite struct NumberWordTests {
  /// ASCII is split by bytes, other text by characters.
  @Test func wordsAreThePartsBetweenBreakingSpaces() {
    var state: UInt64 = 5
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let letters = Array("a1.\u{A0}\u{2003} \n\t\u{B}\u{C}é\r")
    for _ in 0..<2_000 {
      let text = String((0..<next(10)).map { _ in letters[next(letters.count)] })
      let words = text.split(whereSeparator: NumberWord.isBreakingSpace)
      #expect(NumberWord.words(of: text) == words, "\(text.debugDescription)")
    }
  }
}
