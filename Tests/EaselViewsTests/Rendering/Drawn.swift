import EaselCanvas
import EaselViews
import Foundation

/// What a recording draws, as words in their order: enough to see what lies over what.
func drawn(_ recording: Recording) -> [String] {
  recording.operations.compactMap { operation in
    switch operation {
    case .fill(_, .color(let color), _, _): "fill \(name(of: color))"
    case .stroke(_, .color(let color), _, _): "stroke \(name(of: color))"
    case .clip(let path, _): "clip \(Int(path.boundingBox.width))"
    case .beginGroup(let effects): "group \(effects.opacity)"
    case .endGroup: "end"
    default: nil
    }
  }
}

private func name(of color: Color) -> String {
  switch color {
  case .red: "red"
  case .green: "green"
  case .blue: "blue"
  case .black: "black"
  default: "other"
  }
}

extension View {
  /// A context in which the view was drawn, with what was drawn.
  func inspected() -> (context: RenderContext, drawn: [String], bounds: CGRect) {
    let canvas = RecordingCanvas()
    render(on: canvas)
    let recording = canvas.recording
    return (canvas.context, EaselViewsTests.drawn(recording), recording.bounds)
  }
}

/// A view with a coloured ground, 40 points square.
func square(_ color: Color) -> View {
  let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  view.backgroundColor = color
  return view
}
