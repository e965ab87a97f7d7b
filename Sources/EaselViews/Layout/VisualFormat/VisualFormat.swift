import Foundation

/// A layout in the visual format language, as read.
///
/// The grammar is that of Apple's Auto Layout Guide, appendix “Visual Format Language”.
struct VisualFormat {
  /// One demand on a size or a distance: `>=20@750`.
  struct Predicate {
    enum Object {
      case constant(CGFloat)
      /// A view of the same width or height; `place` is where it is named.
      case view(String, place: Int)
    }

    var relation = LayoutConstraint.Relation.equal
    var object: Object
    var priority = LayoutPriority.required
  }

  /// What lies between two views, or a view and the edge around.
  enum Connection {
    /// Nothing.
    case none
    /// A standard spacing.
    case standard
    case predicates([Predicate])
  }

  struct Item {
    var name: String
    /// Where the name begins.
    var place: Int
    var sizes: [Predicate] = []
    /// What lies before the item: for the first, nil if it is not tied to the edge.
    var connection: Connection?
  }

  var axis = LayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// What lies between the last view and the edge; nil if it is not tied to it.
  var end: Connection?
}
