import EaselCanvas
import Foundation

extension BarChartLayout {
  /// How far a bar goes on beneath the one that stands on it: a pixel of a screen, wherever the edge
  /// lies in it, and less than is seen where the two differ in width.
  private static let lap: CGFloat = 1

  /// What is filled of a bar: in a stack, a little more than its rectangle.
  ///
  /// Where the edge between two bars lies within a pixel, each covers a part of it only, and what lies
  /// behind both would show as a hair between them. So the lower one goes on beneath the upper one.
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
    // Round corners would leave free what goes on beneath them.
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
  /// Whether nothing shows through it.
  fileprivate var isOpaque: Bool {
    guard case .color(let color) = self else { return false }
    return Appearance.allCases.allSatisfy { color.components(for: $0).alpha >= 1 }
  }
}
