import EaselBlocks
import EaselCanvas
import Foundation

extension ChartContent {
  /// Fills or strokes the marks with a style; an inner one wins, and a fixed style has no legend.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
    LookedContent(content: self, look: ScopeLook(style))
  }

  /// Multiplies the opacity of the marks by a factor, 0…1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    let factor = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    return LookedContent(content: self, look: .opacity(factor))
  }

  /// Rounds the corners of bars, rectangles and sectors; at most half of the shorter side.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    LookedContent(content: self, look: .cornerRadius(radius.isFinite ? max(0, radius) : nil))
  }

  /// Strokes lines and rules with a width and a dash pattern; different styles make different lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    fixed(.lineStyle) { $0.lineStyle = style }
  }

  /// Joins the points of lines and areas by a curve.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    LookedContent(content: self, look: .interpolation(method))
  }

  /// Draws a symbol at points, and at each vertex of a line.
  public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent {
    fixed(.symbol) { $0.symbol = .shape(symbol) }
  }

  /// Draws a block in the middle of each point, and of each vertex of a line.
  public func symbol<Symbol: Block>(
    @BlockBuilder symbol: () -> Symbol
  ) -> some ChartContent {
    let block = symbol()
    return fixed(.symbol) { $0.symbol = .block(block) }
  }

  /// Sets the exact size of symbols in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    fixed(.symbolSize) { $0.symbolSize = .size(size) }
  }

  /// Sets the area of symbols in square points, which looks equal for all shapes.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    LookedContent(content: self, look: .symbolArea(area))
  }

  /// Draws marks with a higher index later.
  public func zIndex(_ value: Double) -> some ChartContent {
    LookedContent(content: self, look: .zIndex(value.isFinite ? value : 0))
  }

  /// Lets unit points of gradients refer to the plot instead of the mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    traits { $0.alignsStylesWithPlot = aligns }
  }
}

extension ChartContent {
  /// A fixed look in place of one by data that is set around.
  private func fixed(
    _ channel: Channel, _ change: @escaping (inout MarkTraits) -> Void
  ) -> some ChartContent {
    ScopedContent(content: self) {
      $0.remove(channel)
      change(&$0.traits)
    }
  }
}
