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
    result.bars = bars.map { bar in
      var bar = bar
      let before = known[[bar.series, bar.category]]
      bar.rect = mix(before.map { placed($0, old) } ?? flat(bar.rect), bar.rect, fraction)
      let most = min(bar.rect.width, bar.rect.height)
      bar.cornerRadii = bar.cornerRadii.limited(to: most)
      return bar
    }
    result.valueOpacity = min(max((fraction - 2 / 3) * 3, 0), 1)
    return result
  }

  /// A bar without length, on the base line.
  private func flat(_ rect: CGRect) -> CGRect {
    var rect = rect
    if isVertical {
      (rect.origin.y, rect.size.height) = (baseline, 0)
    } else {
      (rect.origin.x, rect.size.width) = (baseline, 0)
    }
    return rect
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

  private func mix(_ from: CGRect, _ to: CGRect, _ fraction: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return CGRect(
      x: mix(from.minX, to.minX), y: mix(from.minY, to.minY),
      width: max(mix(from.width, to.width), 0), height: max(mix(from.height, to.height), 0))
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
