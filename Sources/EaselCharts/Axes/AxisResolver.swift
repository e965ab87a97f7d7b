import EaselBlocks
import EaselCanvas
import Foundation

/// Lays out the axes of one direction: values, labels and their room.
package struct AxisResolver {
  package let axis: Axis
  package let id: ChartAxisID?
  /// The scale before it is placed over a plot.
  package let scale: ResolvedScale
  package let configuration: AxisConfiguration
  package let style: ChartStyle
  package let blocks: ChartBlocks

  package init(
    _ axis: Axis, id: ChartAxisID? = nil, scale: ResolvedScale,
    configuration: AxisConfiguration, style: ChartStyle, blocks: ChartBlocks
  ) {
    self.axis = axis
    self.id = id
    self.scale = scale
    self.configuration = configuration
    self.style = style
    self.blocks = blocks
  }

  /// The axes over a plot, in the coordinates of the chart.
  ///
  /// - Parameters:
  ///   - plot: The rectangle of the plot.
  ///   - scale: The scale over the plot.
  ///   - bounds: The rectangle that labels must stay in.
  package func layouts(plot: CGRect, scale: ResolvedScale, bounds: CGRect) -> [AxisLayout] {
    guard configuration.visibility != .hidden else { return [] }
    let edge: Edge = axis == .horizontal ? .bottom : .leading
    var layout = AxisLayout(edge: edge, id: id)
    let values: [Double] =
      scale.kind == .category
      ? scale.names.indices.map(Double.init)
      : scale.ticks ?? Ticks.values(from: scale.lower, to: scale.upper, count: 5)
    for value in values {
      let position = CGFloat(scale.position.position(of: value))
      let name = scale.datum(of: value).described
      let text = ChartLabel.text(name, size: style.textSize, color: style.ink)
      layout.ticks.append(
        AxisLayout.Tick(datum: scale.datum(of: value), position: position, text: name))
      if axis == .horizontal {
        layout.labels.append(
          ChartLabel(
            text, at: CGPoint(x: position, y: plot.maxY + style.labelGap),
            anchor: CGPoint(x: 0.5, y: 0)))
      } else {
        layout.labels.append(
          ChartLabel(
            text, at: CGPoint(x: plot.minX - style.labelGap, y: position),
            anchor: CGPoint(x: 1, y: 0.5)))
        layout.gridLines.append(
          ChartLine(
            CGPoint(x: plot.minX, y: position), CGPoint(x: plot.maxX, y: position),
            .color(style.grid), StrokeStyle(lineWidth: style.gridWidth)))
      }
    }
    return [layout]
  }
}
