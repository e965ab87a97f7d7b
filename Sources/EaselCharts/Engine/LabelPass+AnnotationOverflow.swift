import EaselBlocks
import EaselCanvas
import Foundation

extension LabelPass {
  /// Returns the frame of an annotation that overflows: moved, or unchanged with space requested.
  mutating func resolved(_ wanted: CGRect, _ placement: AnnotationPlacement) -> CGRect {
    let (plot, bounds) = (panel.plot, self.frame.union(panel.plot))
    let overflow = placement.annotation.overflow
    var frame = wanted
    switch overflow.x.form {
    case .disabled: break
    case .padScale: askInside(wanted, left: plot.minX, right: plot.maxX)
    case .automatic:
      if case .end(let edge) = placement.target, edge == .leading || edge == .trailing {
        // The labels of the axis are before the plot.
        let isMirrored = style.isRightToLeft
        askInside(
          wanted, left: isMirrored ? bounds.minX : plot.minX,
          right: isMirrored ? plot.maxX : bounds.maxX)
      }
      if placement.target == .line, !placement.isUpright { askBeside(wanted, bounds) }
      if placement.isBesidePoint, wanted.midX > plot.maxX || wanted.midX < plot.minX {
        // A name at the end of a line is beside the plot.
        askBeside(wanted, bounds)
      }
      frame = frame.movedHorizontally(into: bounds)
    case .fit(let boundary):
      frame = frame.movedHorizontally(into: boundary.form == .plot ? plot : bounds)
    }
    switch overflow.y.form {
    case .disabled: break
    case .padScale: askInside(wanted, top: plot.minY, bottom: plot.maxY)
    case .automatic:
      if placement.target == .line {
        // A rule always ends at the plot's edge, so the plot becomes smaller.
        demand.outer.top = max(demand.outer.top, plot.minY - wanted.minY)
      } else if placement.target != .area(isSector: true) {
        askInside(wanted, top: bounds.minY, bottom: plot.maxY)
      }
      frame = frame.movedVertically(into: bounds)
    case .fit(let boundary):
      frame = frame.movedVertically(into: boundary.form == .plot ? plot : bounds)
    }
    // An annotation that would cover the labels of an axis moves into the plot.
    if overflow.x.form == .automatic, frame.width <= plot.width,
      panel.axes.contains(where: { $0.allLabels.contains { $0.bounds.intersects(frame) } })
    {
      frame = frame.movedHorizontally(into: plot)
    }
    return frame
  }

  /// The maximum fraction of the chart's width for an annotation beyond the end of a rule or a line.
  private static let largestShareBesidePlot: CGFloat = 0.25

  /// Asks for space beside the plot if an annotation at the end of a rule or a line extends beyond
  /// the chart.
  mutating func askBeside(_ wanted: CGRect, _ bounds: CGRect) {
    guard plan.panels.grid == nil else { return }
    let most = plan.frame.width * Self.largestShareBesidePlot
    // Beyond the labels of an axis, the annotation would be far from its rule.
    func hasAxis(_ isLeft: Bool) -> Bool {
      panel.axes.contains { axis in
        (axis.edge == .leading) == (isLeft != style.isRightToLeft)
          && (axis.edge == .leading || axis.edge == .trailing) && !axis.labels.isEmpty
      }
    }
    let (left, right) = (panel.plot.minX - wanted.minX, wanted.maxX - panel.plot.maxX)
    if wanted.minX < bounds.minX, left <= most, !hasAxis(true) {
      demand.outer.left = max(demand.outer.left, left)
    }
    if wanted.maxX > bounds.maxX, right <= most, !hasAxis(false) {
      demand.outer.right = max(demand.outer.right, right)
    }
  }

  /// Asks for space inside the plot if an annotation extends beyond two horizontal limits.
  private mutating func askInside(_ wanted: CGRect, top: CGFloat, bottom: CGFloat) {
    let inner = request.inner
    if wanted.minY < top {
      demand.inner.top = max(demand.inner.top, inner.top + top - wanted.minY)
    }
    if wanted.maxY > bottom {
      demand.inner.bottom = max(demand.inner.bottom, inner.bottom + wanted.maxY - bottom)
    }
  }

  /// Asks for space inside the plot if an annotation extends beyond two vertical limits.
  private mutating func askInside(_ wanted: CGRect, left: CGFloat, right: CGFloat) {
    let inner = request.inner
    if wanted.minX < left {
      demand.inner.left = max(demand.inner.left, inner.left + left - wanted.minX)
    }
    if wanted.maxX > right {
      demand.inner.right = max(demand.inner.right, inner.right + wanted.maxX - right)
    }
  }
}
