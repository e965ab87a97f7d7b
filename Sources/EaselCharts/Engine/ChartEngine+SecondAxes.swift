import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Returns the color of an additional value axis: that of its marks, dark enough for text.
  ///
  /// The result is `nil` if data determines the colors of the marks.
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

  /// Aligns the titles of several value axes with the highest one.
  ///
  /// The height of a title depends on the labels below it.
  func alignTitles(_ axes: inout [AxisLayout]) {
    let titled = axes.indices.filter {
      (axes[$0].edge == .leading || axes[$0].edge == .trailing) && axes[$0].title != nil
    }
    guard titled.count > 1,
      let bottom = titled.compactMap({ axes[$0].title?.frame.maxY }).min()
    else { return }
    for index in titled {
      guard let title = axes[index].title else { continue }
      axes[index].title?.frame.origin.y = bottom - title.frame.height
    }
  }
}
