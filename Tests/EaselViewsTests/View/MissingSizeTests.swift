import EaselCanvas
import Foundation
import Testing

@testable import EaselViews

/// Views without a size in other views.
@Suite struct MissingSizeTests {
  private func notes(_ view: View) -> [String] {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    outer.addSubview(view)
    let canvas = RecordingCanvas(size: outer.frame.size)
    outer.render(on: canvas)
    return canvas.context.diagnostics.filter { $0.code == .invalidSize }.map(\.message)
  }

  private func label() -> Label {
    let label = Label()
    label.text = "Total"
    return label
  }

  @Test func theNoteOfALabelWithoutAFrameAsksForOne() {
    #expect(
      notes(label())
        == ["Label has no size and shows nothing; give the view a frame, or call sizeToFit()"])
  }

  @Test func sizedHiddenAndEmptyViewsAreNotNoted() {
    let sized = label()
    sized.sizeToFit()
    #expect(notes(sized).isEmpty)
    let hidden = label()
    hidden.isHidden = true
    #expect(notes(hidden).isEmpty)
    #expect(notes(View()).isEmpty)
    #expect(notes(Label()).isEmpty)
  }
}
