import EaselBlocks
import EaselCanvas
import Foundation

extension BarChartLayout {
  /// Returns an intermediate layout of an animation in which bars grow from the base line or from
  /// old bars.
  ///
  /// ```swift
  /// let size = CGSize(width: 300, height: 200)
  /// let old = BarChart(categories: ["Q1", "Q2"], values: [3, 7]).layout(in: size)
  /// let new = BarChart(categories: ["Q1", "Q2"], values: [5, 6]).layout(in: size)
  /// new.growing(from: old, fraction: 0.5).draw(on: canvas)
  /// ```
  ///
  /// Axis, names and lines are those of this layout. Value labels fade in during the last third.
  ///
  /// - Parameters:
  ///   - old: The layout at the start; bars that it does not contain grow from the base line.
  ///   - fraction: The progress, 0 at the start and 1 at the end; values outside of 0...1
  ///     extrapolate. A value that is not finite counts as 1.
  public func growing(from old: BarChartLayout? = nil, fraction: CGFloat) -> BarChartLayout {
    guard fraction != 1, fraction.isFinite else { return self }
    var result = self
    let known = Dictionary(
      (old?.bars ?? []).map { ([$0.series, $0.category], $0) }, uniquingKeysWith: { $1 })
    let base = GrowthBase(axis: isVertical ? .vertical : .horizontal, position: baseline)
    result.bars = bars.map { bar in
      var bar = bar
      let before = known[[bar.series, bar.category]].map { Self.figure(placed($0, old)) }
      bar.rect = Self.figure(bar.rect).growing(from: before, base: base, angle: 0, fraction).bounds
      let most = min(bar.rect.width, bar.rect.height)
      bar.cornerRadii = bar.cornerRadii.limited(to: most)
      return bar
    }
    result.valueOpacity = ChartPanel.labelOpacity(at: fraction)
    return result
  }

  private static func figure(_ rect: CGRect) -> ChartFigure {
    ChartFigure(kind: .bar, shape: .rectangle(rect, cornerRadius: 0), marks: [])
  }

  /// Returns the rectangle of a bar of another layout at its values on this layout's axis.
  private func placed(_ bar: Bar, _ old: BarChartLayout?) -> CGRect {
    guard let old else { return bar.rect }
    var rect = bar.rect
    func place(_ position: CGFloat) -> CGFloat {
      CGFloat(axis.scale(old.axis.scale.invert(Double(position))))
    }
    if isVertical {
      let (top, bottom) = (place(rect.minY), place(rect.maxY))
      (rect.origin.y, rect.size.height) = (min(top, bottom), abs(bottom - top))
    } else {
      let (left, right) = (place(rect.minX), place(rect.maxX))
      (rect.origin.x, rect.size.width) = (min(left, right), abs(right - left))
    }
    return rect
  }
}

extension CornerRadii {
  /// Returns the radii, each limited to a length.
  func limited(to length: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: min(topLeft, length), topRight: min(topRight, length),
      bottomLeft: min(bottomLeft, length), bottomRight: min(bottomRight, length))
  }
}
