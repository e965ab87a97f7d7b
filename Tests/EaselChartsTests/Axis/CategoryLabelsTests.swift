import EaselCanvas
import EaselCharts
import Foundation
import Testing

@Suite struct CategoryLabelsTests {
  private static func fit(
    _ names: [String], step: CGFloat, height: CGFloat = 100
  ) -> CategoryLabels {
    CategoryLabels(names, step: step, height: height, fontSize: 10)
  }

  @Test func namesWithRoomArePlain() {
    let labels = Self.fit(["North", "South"], step: 80)
    #expect(labels.mode == .plain)
    #expect(labels.stride == 1)
    #expect(labels.diagnostics.isEmpty)
  }

  @Test func namesOfSeveralWordsAreWrapped() {
    let labels = Self.fit(["North of the river", "South of the river"], step: 50)
    #expect(labels.mode == .wrapped)
    #expect(labels.texts.allSatisfy { $0.lines.count > 1 && $0.lines.count <= 3 })
    #expect(labels.diagnostics.map(\.severity) == [.note])
  }

  @Test func japaneseNamesBreakAnywhere() {
    #expect(Self.fit(["再生可能エネルギー", "火力発電"], step: 60).mode == .wrapped)
  }

  @Test func longWordsAreTurned() {
    let labels = Self.fit(["September", "November"], step: 25)
    #expect(labels.mode == .turned)
    #expect(labels.stride == 1)
    #expect(labels.diagnostics.map(\.severity) == [.note])
  }

  @Test func turnedNamesBeyondTheHeightAreCutAndNoted() {
    let labels = Self.fit(["An-unusually-long-department", "Short"], step: 30, height: 45)
    #expect(labels.mode == .turned)
    #expect(labels.height <= 45.5)
    #expect(labels.diagnostics.contains { $0.severity == .warning })
  }

  @Test(arguments: [(30, 1), (20, 2), (10, 5), (4, 10), (1, 50)] as [(CGFloat, Int)])
  func yearsAreThinnedInStepsThatPeopleCountIn(_ step: CGFloat, _ stride: Int) {
    let labels = Self.fit((2001...2060).map(String.init), step: step)
    #expect(labels.mode == .plain)
    #expect(labels.stride == stride)
  }

  @Test(arguments: [
    ["2001", "2003", "2004"], ["7", "7", "7"], ["\(Int.min)", "0", "\(Int.max)"],
  ])
  func otherNumbersAreNames(_ names: [String]) {
    #expect(Self.fit(["2001", "2002", "2003"], step: 3).stride == 10)
    #expect(Self.fit(names, step: 3).stride != 10)
  }

  @Test func wrappedNamesHaveEvenLines() throws {
    let labels = Self.fit(["Another quite long one", "A rather long name"], step: 80)
    #expect(labels.mode == .wrapped)
    for text in labels.texts {
      let widths = text.lines.map(\.frame.width)
      #expect(widths.count == 2)
      #expect(try #require(widths.min()) > #require(widths.max()) * 0.6)
    }
  }

  @Test func manyNamesAreThinnedAndNoted() throws {
    let labels = Self.fit((1990..<2050).map(String.init), step: 8)
    #expect(labels.stride > 1)
    let warning = try #require(labels.diagnostics.first { $0.severity == .warning })
    let shown = (60 + labels.stride - 1) / labels.stride
    #expect(warning.message.hasPrefix("\(shown) of 60"))
  }

  @Test func withoutHeightNoneIsShownAndThatIsNoted() {
    let labels = Self.fit(["North", "South"], step: 80, height: 4)
    #expect(labels.mode == .none)
    #expect(labels.height == 0)
    #expect(labels.diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: [[], ["", ""]])
  func noNamesTakeNoHeight(_ names: [String]) {
    let labels = Self.fit(names, step: 80)
    #expect(labels.height == 0)
    #expect(labels.diagnostics.isEmpty)
  }
}
