import EaselBlocks
import EaselCanvas
import Foundation

/// An annotation with its size, for which a position is chosen.
struct AnnotationCandidate {
  let placement: AnnotationPlacement
  let fragment: Fragment
  let target: AnnotationTargets.Target
  /// The annotated marks, by their order of declaration.
  let marks: Range<Int>

  /// The distance around the annotated mark in which its own ink does not count, in points.
  private static let reach: CGFloat = 2.5

  init(
    _ placement: AnnotationPlacement, _ fragment: Fragment, _ target: AnnotationTargets.Target,
    _ marks: Range<Int>
  ) {
    self.placement = placement
    self.fragment = fragment
    self.target = target
    self.marks = marks
  }

  /// Whether the block is drawn over its mark and has no text, such as a ring around a point.
  var isDecoration: Bool { placement.side == .overlay && fragment.strings.isEmpty }

  /// Whether the block has a background of its own and is to be drawn over its mark.
  var isBadge: Bool { placement.side == .overlay && !fragment.isOnlyText }

  /// Returns whether a frame is inside the annotated mark.
  func isInside(_ frame: CGRect) -> Bool {
    guard target.isSingle else { return false }
    let own = target.bounds
    // The space above and below the characters of a line may extend beyond the mark.
    let text = frame.insetBy(dx: 0, dy: min(frame.height * 0.12, 2))
    guard own.insetBy(dx: -0.5, dy: -0.5).encloses(text) else { return false }
    // The corners of a symbol's bounds are outside of a circle.
    return target.kind != .point
      || hypot(text.width, text.height * 0.8) <= min(own.width, own.height)
  }

  /// Returns the part of a frame that is not at the annotated mark itself.
  func beside(_ frame: CGRect) -> CGRect {
    // A text that is not inside its mark covers a part of it.
    guard placement.side != .overlay else { return frame }
    let own = target.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    guard own.intersects(frame) else { return frame }
    var part = frame
    if frame.midY <= target.bounds.minY {
      part.size.height = max(0, min(frame.maxY, own.minY) - frame.minY)
    } else if frame.midY >= target.bounds.maxY {
      part.origin.y = min(max(frame.minY, own.maxY), frame.maxY)
      part.size.height = frame.maxY - part.minY
    }
    // A frame that is above or below a mark covers it no more; one beside it is cut at its side.
    guard part == frame else { return part }
    if frame.midX <= target.bounds.minX {
      part.size.width = max(0, min(frame.maxX, own.minX) - frame.minX)
    } else if frame.midX >= target.bounds.maxX {
      part.origin.x = min(max(frame.minX, own.maxX), frame.maxX)
      part.size.width = frame.maxX - part.minX
    }
    return part
  }

  /// Returns whether a moved frame is on its own mark.
  func covers(_ frame: CGRect) -> Bool {
    frame.insetBy(dx: 0.5, dy: 0.5).intersects(target.bounds.insetBy(dx: -0.25, dy: -0.25))
  }
}

extension LabelPass {
  /// Returns the frame of an annotation: its own if that is free, otherwise the first free one
  /// beside the mark, preferably one that no line crosses.
  ///
  /// - Parameters:
  ///   - candidate: The annotation.
  ///   - frame: The frame at its own position, moved into the chart if it would extend beyond it.
  ///   - wanted: The frame before it was moved.
  ///   - obstacles: The parts of the panel that must stay visible.
  /// - Returns: The frame; `nil` if all are taken.
  func choose(
    _ candidate: AnnotationCandidate, _ frame: CGRect, wanted: CGRect,
    _ obstacles: LabelObstacles
  ) -> CGRect? {
    let placement = candidate.placement
    var crossed: CGRect?
    // Only a text without a requested side avoids lines: behind other blocks they may run.
    let isRequested =
      placement.annotation.position.side != .automatic || !candidate.fragment.isOnlyText
    if frame == wanted || !candidate.covers(frame), isAllowed(candidate, frame, obstacles) {
      if isRequested || obstacles.strokes.isFree(frame) { return frame }
      crossed = frame
    }
    let boundary = self.boundary(of: placement.annotation.overflow)
    for other in placement.around(obstacles).alternatives(candidate.fragment.size) {
      guard boundary.encloses(other), isAllowed(candidate, other, obstacles) else { continue }
      if obstacles.strokes.isFree(other) { return other }
      crossed = crossed ?? other
    }
    return crossed
  }

  /// Returns whether a frame covers no text and no mark; it may be inside its own mark.
  private func isAllowed(
    _ candidate: AnnotationCandidate, _ frame: CGRect, _ obstacles: LabelObstacles
  ) -> Bool {
    guard obstacles.isFreeOfTexts(frame) else { return false }
    if candidate.target.kind == .area(isSector: true) || candidate.isBadge { return true }
    if candidate.isInside(frame) { return !isCovered(frame, except: candidate) }
    let part = candidate.beside(frame)
    return part.isEmpty
      || obstacles.marks.isFree(part)
        && obstacles.isOutsideOfRegions(part, of: candidate.target.bounds)
  }

  /// The maximum number of symbols, and of figures, that are compared with a text inside its mark.
  private static let mostCompared = 20_000

  /// Returns whether symbols or bars other than an annotation's own are at a frame in it.
  private func isCovered(_ frame: CGRect, except candidate: AnnotationCandidate) -> Bool {
    guard panel.figures.count <= Self.mostCompared else { return false }
    let own = candidate.target.bounds
    for figure in panel.figures {
      switch figure.shape {
      case .symbols(let path, let points):
        guard points.count <= Self.mostCompared, points.count == figure.markNumbers.count else {
          continue
        }
        let box = path.boundingBox
        for (point, mark) in zip(points, figure.markNumbers)
        where !candidate.marks.contains(mark)
          && box.offsetBy(dx: point.x, dy: point.y).intersects(frame)
        {
          return true
        }
      case .rectangle(let rect, _):
        guard !figure.lies(in: candidate.marks), !rect.insetBy(dx: -0.5, dy: -0.5).encloses(own)
        else { continue }
        if rect.insetBy(dx: 0.5, dy: 0.5).intersects(frame) { return true }
      case .path, .sector, .text: continue
      }
    }
    return false
  }

  /// The rectangle in which an annotation may be placed.
  func boundary(of overflow: AnnotationOverflowResolution) -> CGRect {
    var box = labelBounds
    let plot = panel.plot
    if case .fit(let boundary) = overflow.x.form, boundary.form == .plot {
      box = CGRect(x: plot.minX, y: box.minY, width: plot.width, height: box.height)
    }
    if case .fit(let boundary) = overflow.y.form, boundary.form == .plot {
      box = CGRect(x: box.minX, y: plot.minY, width: box.width, height: plot.height)
    }
    return box
  }

  /// The distance by which labels may extend beyond the plot of a facet, in points.
  private static let reachOfFacet: CGFloat = 6

  /// The rectangle that labels must stay in: that of plots and axes, or near the plot of a facet.
  var labelBounds: CGRect {
    guard plan.panels.grid != nil else { return frame.union(panel.plot) }
    return panel.plot.insetBy(dx: -Self.reachOfFacet, dy: -Self.reachOfFacet)
  }
}

extension AnnotationPlacement {
  /// Returns the placement beside the symbol at a line's point, instead of beside the point.
  fileprivate func around(_ obstacles: LabelObstacles) -> AnnotationPlacement {
    guard target == .point, bounds.size == .zero,
      let symbol = obstacles.symbol(at: bounds.origin)
    else { return self }
    return AnnotationPlacement(
      annotation: annotation, bounds: symbol, target: target, isRightToLeft: isRightToLeft)
  }
}
