import EaselCanvas
import Foundation

/// The identity of a structure element that may continue over pages.
package final class ElementKey {
  package init() {}
}

/// Draws a piece of a block as a part of its structure element.
struct TagDrawing: MarkingDrawing {
  private let key: AnyObject
  private let tag: MarkedContent.Tag
  private let position: PiecePosition

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - key: The identity of the element, the same for all pieces of the block.
  ///   - tag: The kind of the element.
  ///   - position: The position of the piece in the block.
  package init(key: AnyObject, tag: MarkedContent.Tag, position: PiecePosition) {
    self.key = key
    self.tag = tag
    self.position = position
  }

  package func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard !position.isWhole else {
      return canvas.withMarkedContent(.tag(tag)) { fragment.drawChildren(on: canvas, at: origin) }
    }
    canvas.withContinuedElement(key, tag, isLast: position.isLast) {
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}

extension Fragment {
  /// Returns a fragment that draws this one as a piece of a structure element.
  package func tagged(
    _ tag: MarkedContent.Tag, key: AnyObject, _ position: PiecePosition
  ) -> Fragment {
    Fragment(
      size: size, children: [Fragment.Child(self, at: .zero)],
      drawing: TagDrawing(key: key, tag: tag, position: position))
  }
}
