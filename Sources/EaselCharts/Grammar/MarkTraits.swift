import EaselBlocks
import EaselCanvas
import Foundation

/// The settings that modifiers make for marks, without data.
package struct MarkTraits {
  /// The fixed style; `nil` for that of the scale or the theme.
  package var style: (any ShapeStyle)?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  var symbol: MarkSymbol?
  var symbolSize: SymbolSize?
  /// Offsets of the four edges, in points.
  var offset = EdgeOffsets()
  var zIndex = 0.0
  var stacking = MarkStackingMethod.standard
  package var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// The settings that only the mark's type has; `nil` if nothing is set.
  var settings: (any MarkSettings)?
  /// The width or height for all marks that are placed side by side.
  var positionSpan = MarkDimension.automatic
  /// The axis along which marks are placed side by side; `nil` for that of the step.
  var positionAxis: Axis?
  /// Whether unit points of gradients refer to the plot instead of the mark.
  var alignsStylesWithPlot: Bool?
  /// The value axis that the marks belong to; `nil` for the first one.
  var axisID: ChartAxisID?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden: Bool?
  /// The link of the mark; `nil` for none.
  var link: MarkLink?
  /// Whether the marks are context: lines are thin and gray, behind others.
  var isContext = false
  /// Whether the marks are points of a curve that is computed from the values of other marks.
  var isComputed = false

  init() {}

  /// Whether marks with these traits and with other traits may share one entry.
  func isSame(as other: MarkTraits) -> Bool {
    guard opacity == other.opacity, cornerRadius == other.cornerRadius,
      lineStyle == other.lineStyle, interpolation == other.interpolation,
      symbolSize == other.symbolSize, offset == other.offset, zIndex == other.zIndex,
      stacking == other.stacking, width == other.width, height == other.height,
      positionSpan == other.positionSpan,
      positionAxis == other.positionAxis, alignsStylesWithPlot == other.alignsStylesWithPlot,
      axisID == other.axisID, accessibilityLabel == other.accessibilityLabel,
      accessibilityValue == other.accessibilityValue, isContext == other.isContext,
      isComputed == other.isComputed,
      accessibilityIdentifier == other.accessibilityIdentifier,
      isAccessibilityHidden == other.isAccessibilityHidden, link == other.link
    else { return false }
    guard Self.isSame(style, other.style), Self.isSame(settings, other.settings) else {
      return false
    }
    return MarkSymbol.isSame(symbol, other.symbol)
  }

  private static func isSame(_ a: (any ShapeStyle)?, _ b: (any ShapeStyle)?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a as Tint, let b as Tint): return a == b
    case (let a as Color, let b as Color): return a == b
    case (let a as FixedPaint, let b as FixedPaint): return a == b
    default: return false
    }
  }
}

/// Offsets of a mark's edges in points, added after its data was scaled.
struct EdgeOffsets: Hashable, Sendable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
  init() {}

  /// The offsets for right-to-left layout.
  var mirrored: EdgeOffsets {
    var result = self
    (result.xStart, result.xEnd) = (-xStart, -xEnd)
    return result
  }

  /// Adds further offsets; values that are not finite count as 0.
  mutating func move(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) {
    func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    self.xStart += usable(xStart)
    self.xEnd += usable(xEnd)
    self.yStart += usable(yStart)
    self.yEnd += usable(yEnd)
  }
}

/// The link of a mark, with the description of the mark for screen readers.
struct MarkLink: Hashable, Sendable {
  var target: LinkTarget
  /// The name of the mark; empty for none.
  package var label: String
  /// The value of the mark as text.
  var value: String

  init(_ target: LinkTarget, label: String, value: String) {
    self.target = target
    self.label = label
    self.value = value
  }
}

/// The size of a symbol: an area that makes all shapes look equally large, or an exact size.
enum SymbolSize: Hashable, Sendable {
  case area(CGFloat)
  case size(CGSize)
}

/// The symbol at a point: a shape or a block.
package enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case block(any Block)

  static func isSame(_ a: MarkSymbol?, _ b: MarkSymbol?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (.shape(let a as BasicChartSymbolShape), .shape(let b as BasicChartSymbolShape)):
      return a == b
    default: return false
    }
  }
}
