import EaselBlocks
import EaselCanvas
import Foundation

/// A symbol whose outline can be moved inwards.
protocol InsettableSymbol: ChartSymbolShape {
  /// The outline with every side moved inwards by a distance in points; `nil` where nothing
  /// remains.
  func path(in rect: CGRect, inset: CGFloat) -> Path?
}

/// The border inside another symbol's outline, as a shape to fill.
struct StrokedSymbolShape: ChartSymbolShape {
  let base: any ChartSymbolShape
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedSize) -> CGSize { base.sizeThatFits(proposal) }

  func path(in rect: CGRect) -> Path {
    let width = style.lineWidth
    guard width > 0, width.isFinite else { return Path() }
    let middle = Self.path(of: base, in: rect, inset: width / 2)
    return middle?.stroked(style) ?? base.path(in: rect)
  }

  static func path(
    of base: any ChartSymbolShape, in rect: CGRect, inset: CGFloat
  ) -> Path? {
    if let symbol = base as? any InsettableSymbol { return symbol.path(in: rect, inset: inset) }
    // Only the rectangle of an unknown outline can be made smaller.
    guard rect.width > 2 * inset, rect.height > 2 * inset else { return nil }
    return base.path(in: rect.insetBy(dx: inset, dy: inset))
  }
}
