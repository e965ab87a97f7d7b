import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// The colour of the marks that a further value axis belongs to, dark enough for text; nil where data
  /// decides their colours.
  func axisColor(_ id: ChartAxisID) -> Color? {
    guard !style.isApple else { return nil }
    for run in marks.runs where run.count > 0 && run.run.axisID == id {
      guard run.run[.foregroundStyle] == nil else { return nil }
      let look = marks.traits(run, 0).style ?? scales.standardStyle(of: id, style)
      guard case .color(let color) = look.paint(in: .zero, style.environment) else { return nil }
      return style.textColor(.color(color))
    }
    return nil
  }
}
