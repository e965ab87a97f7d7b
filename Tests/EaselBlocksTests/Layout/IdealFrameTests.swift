import EaselBlocks
import Foundation
import Testing

@Suite("A frame with an ideal length")
struct IdealFrameTests {
  @Test("proposes its ideal length when none is proposed")
  func shape() {
    #expect(
      Rectangle().frame(idealWidth: 200, idealHeight: 30).fixedSize().layoutTree().size
        == CGSize(width: 200, height: 30))
  }

  @Test("is as wide as a text that needs less")
  func text() {
    let alone = Text("hi").layoutTree().size
    #expect(Text("hi").frame(idealWidth: 200).fixedSize().layoutTree().size == alone)
  }

  @Test("has its ideal length when a greatest length lets the frame grow")
  func flexible() {
    let frame = Text("hi").frame(idealWidth: 200, maxWidth: .infinity).fixedSize()
    #expect(frame.layoutTree().size.width == 200)
  }
}
