import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

extension Label {
  /// Shows a text at the position that the engine chose, in its font and color; `nil` hides the
  /// label.
  func show(_ label: ChartLabel?, _ font: Font? = nil, _ color: Color? = nil) {
    if let font { self.font = font }
    if let color { textColor = color }
    isHidden = label == nil
    guard let label else { return }
    bounds.size = label.frame.size
    center = CGPoint(x: label.frame.midX, y: label.frame.midY)
  }
}

extension ChartStyle {
  /// The style of charts that are views and layers, whose colors suit both appearances.
  package static var ofViews: ChartStyle {
    var style = ChartStyle(theme: .standard, environment: ChartBlocks.ofValues.inputs.environment)
    style.adapt(textSize: textSize(nil), padding: 0)
    return style
  }
}
