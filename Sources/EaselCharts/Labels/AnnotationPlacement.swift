import EaselBlocks
import EaselCanvas
import Foundation

/// The placement of an annotation beside the marks that it belongs to.
struct AnnotationPlacement {
  /// The part of the marks beside which the annotation is placed.
  enum Target: Hashable {
    /// The edge at which a mark ends.
    case end(Edge)
    /// A point, including one of a line.
    case point
    /// A whole line.
    case line
    /// An interior: that of a sector, or of a rectangle.
    case area(isSector: Bool)
  }

  let annotation: MarkAnnotation
  /// The bounds of the marks.
  let bounds: CGRect
  let target: Target
  let isRightToLeft: Bool

  /// The default distance between a mark and its annotation, in points.
  static let spacing: CGFloat = 4

  /// The side; an automatic one depends on the kind of the marks.
  var side: AnnotationPosition.Side {
    guard annotation.position.side == .automatic else { return annotation.position.side }
    switch target {
    case .end(.top): return .top
    case .end(.bottom): return .bottom
    case .end(.leading): return isRightToLeft ? .trailing : .leading
    case .end(.trailing): return isRightToLeft ? .leading : .trailing
    case .point, .line: return .top
    case .area: return .overlay
    }
  }

  /// The distance to the marks.
  var spacing: CGFloat {
    guard let spacing = annotation.spacing, spacing.isFinite else { return Self.spacing }
    return spacing
  }

  /// The direction of the block from the marks: −1...1 to the right, and downwards.
  var way: (x: CGFloat, y: CGFloat) { way(to: side) }

  private func way(to side: AnnotationPosition.Side) -> (x: CGFloat, y: CGFloat) {
    let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (1, -1) : (-1, 1)
    switch side {
    case .automatic, .overlay: return (0, 0)
    case .top: return (0, -1)
    case .bottom: return (0, 1)
    case .leading: return (leading, 0)
    case .trailing: return (trailing, 0)
    case .topLeading: return (leading, -1)
    case .topTrailing: return (trailing, -1)
    case .bottomLeading: return (leading, 1)
    case .bottomTrailing: return (trailing, 1)
    }
  }

  /// Returns the rectangle of a block of a size at its own position.
  func frame(_ size: CGSize) -> CGRect { frame(size, at: side) }

  /// Returns the rectangle of a block of a size at a side.
  func frame(_ size: CGSize, at side: AnnotationPosition.Side) -> CGRect {
    let (x, y) = way(to: side)
    var origin = CGPoint.zero
    if x != 0, y != 0, target != .point {
      // At a wide mark, blocks at corners are above and below its ends.
      origin.x = x < 0 ? bounds.minX : bounds.maxX - size.width
    } else if x != 0 {
      origin.x = x < 0 ? bounds.minX - gap(y) - size.width : bounds.maxX + gap(y)
    } else {
      origin.x = bounds.minX + (bounds.width - size.width) * horizontalShare
    }
    if y != 0 {
      origin.y = y < 0 ? bounds.minY - gap(x) - size.height : bounds.maxY + gap(x)
    } else {
      origin.y = bounds.minY + (bounds.height - size.height) * verticalShare
    }
    return CGRect(origin: origin, size: size)
  }

  /// Returns the distance in one direction; at a corner of a point both distances are smaller.
  private func gap(_ other: CGFloat) -> CGFloat {
    other != 0 && target == .point ? spacing * 0.5 : spacing
  }

  private var horizontalShare: CGFloat {
    switch annotation.alignment.horizontal {
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    default: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch annotation.alignment.vertical {
    case .top, .firstTextBaseline: 0
    case .bottom, .lastTextBaseline: 1
    default: 0.5
    }
  }
}

extension CGRect {
  /// Returns the rectangle moved into another along the x axis, or to its left edge if it is wider.
  func movedHorizontally(into box: CGRect) -> CGRect {
    offsetBy(dx: max(min(0, box.maxX - maxX), box.minX - minX), dy: 0)
  }

  /// Returns the rectangle moved into another along the y axis, or to its top edge if it is taller.
  func movedVertically(into box: CGRect) -> CGRect {
    offsetBy(dx: 0, dy: max(min(0, box.maxY - maxY), box.minY - minY))
  }
}
