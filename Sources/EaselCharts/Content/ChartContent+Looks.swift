import EaselBlocks
import EaselCanvas
import Foundation

extension ChartContent {
  /// Fills or strokes the marks with a style, which has no legend; an inner modifier has priority.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    LookedContent(content: self, look: ScopeLook(style))
  }

  /// Multiplies the opacity of the marks by a factor, 0...1; other factors are clamped.
  public func opacity(_ opacity: Double) -> some ChartContent {
    let factor = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    return LookedContent(content: self, look: .opacity(factor))
  }

  /// Rounds the corners of bars, rectangles and sectors by a radius in points.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points, limited to half of the shorter side.
  ///   - style: Ignored; exists for source compatibility with Swift Charts.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    LookedContent(content: self, look: .cornerRadius(radius.isFinite ? max(0, radius) : nil))
  }

  /// Sets the stroke style of lines and rules; marks with different styles are different lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    fixed(.lineStyle) { $0.lineStyle = style }
  }

  /// Sets the curve that connects the points of lines and areas.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    LookedContent(content: self, look: .interpolation(method))
  }

  /// Draws a symbol at each point mark, and at each vertex of a line.
  public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
    fixed(.symbol) { $0.symbol = .shape(symbol) }
  }

  /// Draws a block centered on each point mark, and on each vertex of a line.
  public func symbol<Symbol: Block>(
    @BlockBuilder symbol: () -> Symbol
  ) -> some ChartContent {
    let block = symbol()
    return fixed(.symbol) { $0.symbol = .block(block) }
  }

  /// Sets the width and height of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    fixed(.symbolSize) { $0.symbolSize = .size(size) }
  }

  /// Sets the area of symbols in square points, so that all shapes have the same visual weight.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    LookedContent(content: self, look: .symbolArea(area))
  }

  /// Sets the drawing order of the marks, 0 by default; higher values are drawn in front of lower
  /// ones.
  public func zIndex(_ value: Double) -> some ChartContent {
    LookedContent(content: self, look: .zIndex(value.isFinite ? value : 0))
  }

  /// Sets whether the unit points of gradients refer to the plot instead of the mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    traits { $0.alignsStylesWithPlot = aligns }
  }
}

extension ChartContent {
  /// Returns the content with a fixed look, which replaces a look by data of an outer modifier.
  private func fixed(
    _ channel: Channel, _ change: @escaping (inout MarkTraits) -> Void
  ) -> some ChartContent {
    ScopedContent(content: self) {
      $0.remove(channel)
      change(&$0.traits)
    }
  }
}
