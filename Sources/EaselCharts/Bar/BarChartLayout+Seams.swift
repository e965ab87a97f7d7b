import EaselCanvas
import Foundation

extension BarChartLayout {
  /// The length by which a bar is extended behind the next one in its stack, in points.
  ///
  /// One point is at least a pixel of a screen. It is too short to be visible where the two bars
  /// differ in width.
  private static let lap: CGFloat = 1

  /// Returns the rectangle that is filled for a bar, which is extended in a stack.
  ///
  /// If the edge between two bars is within a pixel, each bar covers a part of the pixel only, and
  /// the background would be visible as a hairline between them. So the lower bar is extended
  /// behind the upper one.
  func filledRect(ofBar index: Int) -> CGRect {
    let bar = bars[index]
    guard isStacked, bar.cornerRadii == CornerRadii(all: 0),
      let next = bars[(index + 1)...].first(where: {
        $0.category != bar.category || ($0.value < 0) == (bar.value < 0) && !$0.rect.isEmpty
      }), next.category == bar.category, next.paint.isOpaque
    else { return bar.rect }
    let radii = next.cornerRadii
    let (top, bottom) = (
      max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight)
    )
    let (left, right) = (
      max(radii.topLeft, radii.bottomLeft), max(radii.topRight, radii.bottomRight)
    )
    let isUpOrLeft = isVertical ? bar.rect.midY < baseline : bar.rect.midX < baseline
    let (seam, far) =
      switch (isVertical, isUpOrLeft) {
      case (true, true): (bottom, top)
      case (true, false): (top, bottom)
      case (false, true): (right, left)
      case (false, false): (left, right)
      }
    // The extension would be visible at the round corners of the next bar.
    let length = isVertical ? next.rect.height : next.rect.width
    let lap = min(Self.lap, length - far)
    guard seam == 0, lap > 0 else { return bar.rect }
    var rect = bar.rect
    if isVertical {
      rect.size.height += lap
      if isUpOrLeft { rect.origin.y -= lap }
    } else {
      rect.size.width += lap
      if isUpOrLeft { rect.origin.x -= lap }
    }
    return rect
  }
}

extension Paint {
  /// Whether the paint is a color without transparency in every appearance.
  fileprivate var isOpaque: Bool {
    guard case .color(let color) = self else { return false }
    return Appearance.allCases.allSatisfy { color.components(for: $0).alpha >= 1 }
  }
}
