import Foundation

/// A parsed layout of the visual format language.
///
/// The grammar is that of Apple's Auto Layout Guide, appendix “Visual Format Language”.
struct VisualFormat {
  /// A condition on a size or a distance: `>=20@750`.
  struct Predicate {
    enum Object {
      case constant(CGFloat)
      /// A view of the same width or height; `position` is the index of its name in the format.
      case view(String, position: Int)
    }

    var relation = LayoutConstraint.Relation.equal
    var object: Object
    var priority = LayoutPriority.required
  }

  /// The spacing between two views, or between a view and the edge of its superview.
  enum Connection {
    /// No spacing.
    case none
    /// The standard spacing.
    case standard
    case predicates([Predicate])
  }

  struct Item {
    var name: String
    /// The index at which the name begins.
    var position: Int
    var sizes: [Predicate] = []
    /// The spacing before the item; `nil` for a first item that is not tied to the edge.
    var connection: Connection?
  }

  var axis = LayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// The spacing between the last view and the edge; `nil` if it is not tied to the edge.
  var end: Connection?
}
