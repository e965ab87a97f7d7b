import EaselBlocks
import EaselCanvas
import Foundation

extension ChartPanel {
  /// The length by which a bar is extended behind the next one in its stack, in points.
  ///
  /// One point is at least a pixel of a screen. It is too short to be visible where the two bars
  /// differ in width.
  private static let lap: CGFloat = 1

  /// Extends the bars of a stack behind the next ones, in the order of the figures.
  ///
  /// If the edge between two bars is within a pixel, each bar covers a part of the pixel only, and
  /// the background would be visible as a hairline between them. So the lower bar is extended
  /// behind the upper one.
  mutating func lapBars() {
    for index in figures.indices where figures[index].kind == .bar {
      figures[index].gap = lap(ofBar: index)
    }
  }

  /// Returns the extension of a bar as a negative gap.
  private func lap(ofBar index: Int) -> LabelSpace {
    let bar = figures[index]
    guard bar.corners == nil, let rect = bar.barRect, !rect.isEmpty else { return LabelSpace() }
    let isVertical = base.axis == .vertical
    let isUpOrLeft = isVertical ? rect.midY < base.position : rect.midX < base.position
    guard let next = next(after: index, rect, isUpOrLeft), next.fill?.isOpaque == true,
      let other = next.barRect
    else { return LabelSpace() }
    let radii = next.corners ?? CornerRadii(all: 0)
    let (top, bottom) = (
      max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight)
    )
    let (left, right) = (
      max(radii.topLeft, radii.bottomLeft), max(radii.topRight, radii.bottomRight)
    )
    let (seam, far) =
      switch (isVertical, isUpOrLeft) {
      case (true, true): (bottom, top)
      case (true, false): (top, bottom)
      case (false, true): (right, left)
      case (false, false): (left, right)
      }
    // The extension would be visible at the round corners of the next bar.
    let lap = min(Self.lap, (isVertical ? other.height : other.width) - far)
    guard seam == 0, lap > 0 else { return LabelSpace() }
    switch (isVertical, isUpOrLeft) {
    case (true, true): return LabelSpace(top: -lap)
    case (true, false): return LabelSpace(bottom: -lap)
    case (false, true): return LabelSpace(left: -lap)
    case (false, false): return LabelSpace(right: -lap)
    }
  }

  /// Returns the next bar in the stack of a bar, on the same side of the base line.
  private func next(after index: Int, _ rect: CGRect, _ isUpOrLeft: Bool) -> ChartFigure? {
    let isVertical = base.axis == .vertical
    for figure in figures[(index + 1)...] {
      guard figure.kind == .bar, let other = figure.barRect else { return nil }
      let isSameStack =
        isVertical
        ? other.minX == rect.minX && other.width == rect.width
        : other.minY == rect.minY && other.height == rect.height
      guard isSameStack else { return nil }
      let side = isVertical ? other.midY < base.position : other.midX < base.position
      if !other.isEmpty, side == isUpOrLeft { return figure }
    }
    return nil
  }
}

extension ChartFigure {
  /// The rectangle of a bar; `nil` for other outlines.
  fileprivate var barRect: CGRect? {
    if case .rectangle(let rect, _) = shape { rect } else { nil }
  }
}

extension Paint {
  /// Whether the paint is a color without transparency in every appearance.
  fileprivate var isOpaque: Bool {
    guard case .color(let color) = self else { return false }
    return Appearance.allCases.allSatisfy { color.components(for: $0).alpha >= 1 }
  }
}
