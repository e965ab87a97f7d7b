import EaselCanvas
import Foundation
import Synchronization

/// A mark on a fragment whose frame is needed when the layout is known.
// Indirect, since every fragment has space for one.
package indirect enum FrameMark: Hashable {
  /// A block whose frame is read in other coordinate spaces than its own.
  case block(Identity)
  /// A coordinate space with a name.
  case space(AnyHashable)
  /// A block whose rectangle is passed up to a block around it.
  case anchor(AnchorMark)
}

/// The rectangle of a block that is passed up, found when a block around it is laid out.
package final class AnchorMark: Hashable, Sendable {
  private let current = Mutex<CGRect?>(nil)

  /// The frame of the block in the coordinates of the block that reads it; `nil` before it is known.
  var frame: CGRect? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  package static func == (a: AnchorMark, b: AnchorMark) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The origins of a block in the coordinate spaces around it.
struct BlockOrigins: Equatable {
  var global = CGPoint.zero
  var named: [AnyHashable: CGPoint] = [:]
}

extension Fragment {
  /// This fragment in a fragment of its size with a mark.
  package func marked(_ mark: FrameMark) -> Fragment {
    var marked = Fragment(size: size, children: [Child(self, at: .zero)])
    marked.mark = mark
    return marked
  }

  /// Calls a closure for each mark, with the frame of its fragment and the named spaces around it.
  func forEachMark(
    at origin: CGPoint = .zero, in spaces: [AnyHashable: CGPoint] = [:],
    _ body: (FrameMark, CGRect, [AnyHashable: CGPoint]) -> Void
  ) {
    if StackSpace.isShort {
      return StackSpace.onLargerStack { forEachMark(at: origin, in: spaces, body) }
    }
    var spaces = spaces
    if let mark {
      body(mark, CGRect(origin: origin, size: size), spaces)
      if case .space(let name) = mark { spaces[name] = origin }
    }
    for child in children {
      child.fragment.forEachMark(
        at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), in: spaces, body)
    }
  }
}

/// The node of a block whose frame is marked.
package final class MarkedNode: WrapperNode {
  private let mark: FrameMark

  package init(_ content: any LayoutNode, _ mark: FrameMark, _ inputs: NodeInputs) {
    self.mark = mark
    super.init(content, inputs)
  }

  override func wrap(_ fragment: Fragment) -> Fragment { fragment.marked(mark) }
}
