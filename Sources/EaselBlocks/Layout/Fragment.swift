import EaselCanvas
import Foundation

/// A node laid out: its size, where its children lie, and how it is drawn.
package struct Fragment {
  /// A fragment in another one.
  package struct Child {
    /// Its top left corner in the fragment around it.
    package var origin: CGPoint
    package var fragment: Fragment
    /// Children with a higher index are drawn later.
    package var zIndex = 0.0

    package init(_ fragment: Fragment, at origin: CGPoint, zIndex: Double = 0) {
      self.fragment = fragment
      self.origin = origin
      self.zIndex = zIndex
    }

    package var frame: CGRect { CGRect(origin: origin, size: fragment.size) }
  }

  package var size: CGSize
  package var children: [Child]
  /// How the fragment is drawn; nil draws its children alone.
  package var drawing: (any FragmentDrawing)?
  /// The name that the user gave it by `id`.
  package var id: AnyHashable?
  /// The block that it comes from.
  package var path: BlockPath?
  /// Whether it is a piece of a stack that flows over pages, whose children should lie on them.
  package var isFlow = false

  /// Whether it has no height and shows nothing.
  var isNothing: Bool { size.height == 0 && children.isEmpty && drawing == nil }

  /// The path of the fragment, or of the first one in it that has one: frames and padding have no
  /// names of their own.
  package var namedPath: BlockPath? {
    var named = self
    while named.path == nil, let first = named.children.first { named = first.fragment }
    return named.path
  }

  /// The path of the fragment as text.
  package var name: String { namedPath?.description ?? "a block" }

  package init(
    size: CGSize, children: [Child] = [], drawing: (any FragmentDrawing)? = nil,
    path: BlockPath? = nil
  ) {
    self.size = size
    self.children = children
    self.drawing = drawing
    self.path = path
  }

  /// Draws the fragment with its top left corner at a point.
  package func draw(on canvas: any Canvas, at origin: CGPoint) {
    if StackSpace.isShort { return StackSpace.onLargerStack { draw(on: canvas, at: origin) } }
    if let drawing {
      drawing.draw(self, on: canvas, at: origin)
    } else {
      drawChildren(on: canvas, at: origin)
    }
  }

  /// Draws the children, those with a higher index later.
  package func drawChildren(on canvas: any Canvas, at origin: CGPoint) {
    if children.contains(where: { $0.zIndex != 0 }) {
      // The sort is stable, so that equal indices keep their order.
      for child in children.sorted(by: { $0.zIndex < $1.zIndex }) {
        child.fragment.draw(on: canvas, at: origin + child.origin)
      }
    } else {
      for child in children { child.fragment.draw(on: canvas, at: origin + child.origin) }
    }
  }
}

/// How a fragment is drawn.
package protocol FragmentDrawing {
  /// Draws a fragment, and its children where they are to be seen, its top left corner at a point.
  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint)
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
