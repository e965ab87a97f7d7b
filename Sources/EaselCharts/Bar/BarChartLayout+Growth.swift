import EaselBlocks
import EaselCanvas
import Foundation

extension BarChartLayout {
  /// The chart while its bars grow: from the base line, or from what they were before.
  ///
  /// Axis, names and lines are those of the end; values come in the last third.
  ///
  /// - Parameters:
  ///   - old: The layout before; bars that it has not grow from the base line.
  ///   - fraction: 0 at the start, 1 at the end; beyond them the bars swing over.
  public func growing(from old: BarChartLayout? = nil, fraction: CGFloat) -> BarChartLayout {
    guard fraction != 1 else { return self }
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

  /// Where a bar of another layout stands on this one's axis.
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
  /// The radii, none of them greater than a length.
  func limited(to length: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: min(topLeft, length), topRight: min(topRight, length),
      bottomLeft: min(bottomLeft, length), bottomRight: min(bottomRight, length))
  }
}
