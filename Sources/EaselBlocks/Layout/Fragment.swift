import EaselCanvas
import Foundation

/// A laid-out node: its size, the positions of its children, and its drawing.
package struct Fragment {
  /// A child of a fragment.
  package struct Child {
    /// The upper left corner of the child in its parent.
    package var origin: CGPoint
    package var fragment: Fragment
    /// The drawing order; children with a higher index are drawn later.
    var zIndex = 0.0

    package init(_ fragment: Fragment, at origin: CGPoint, zIndex: Double = 0) {
      self.fragment = fragment
      self.origin = origin
      self.zIndex = zIndex
    }

    package var frame: CGRect { CGRect(origin: origin, size: fragment.size) }
  }

  package var size: CGSize
  package var children: [Child]
  /// The drawing of the fragment; `nil` draws only the children.
  package var drawing: (any FragmentDrawing)?
  /// The identity that the user set with `id`.
  package var id: AnyHashable?
  /// The mark by which the frame of the fragment is found.
  package var mark: FrameMark?
  /// The block that the fragment comes from.
  package var path: BlockPath?
  /// Whether the fragment is a piece of a stack that flows over pages.
  package var isFlow = false

  /// Whether the fragment has no height and draws nothing.
  var isNothing: Bool { size.height == 0 && children.isEmpty && drawing == nil }

  /// The path of the fragment, or of the first fragment in it with a path.
  ///
  /// Frames and padding have no names of their own.
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

  /// Draws the fragment with its upper left corner at a point.
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

/// The drawing of a fragment.
///
/// Each question that a page asks is a requirement with a default. The first cast of a type to a
/// protocol would search all conformances of the process.
package protocol FragmentDrawing {
  /// Draws a fragment with its upper left corner at a point, including its children if they are
  /// visible.
  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint)
  /// Whether it only adds semantics to its fragment, and draws its children unchanged.
  var isMarking: Bool { get }
  /// The event that it reports to the document of its page; nil for most drawings.
  var event: PageEvent? { get }
}

extension FragmentDrawing {
  package var isMarking: Bool { false }
  package var event: PageEvent? { nil }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
