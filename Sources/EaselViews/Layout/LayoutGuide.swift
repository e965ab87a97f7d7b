import Foundation

/// A rectangle that takes part in layout and draws nothing.
///
/// ```swift
/// let gap = LayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
/// label.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true
/// ```
open class LayoutGuide {
  /// What decides the rectangle.
  enum Kind {
    /// Constraints.
    case constraints
    /// The owner's bounds within its layout margins.
    case margins
    /// The owner's bounds within its safe area.
    case safeArea
    /// The owner's margins, no wider than text reads well.
    case readable
    /// The contents of a scroll view.
    case contents
    /// What is seen of a scroll view.
    case visible

    /// The property of a view that has the guide.
    var name: String {
      switch self {
      case .constraints: "LayoutGuide"
      case .margins: "layoutMarginsGuide"
      case .safeArea: "safeAreaLayoutGuide"
      case .readable: "readableContentGuide"
      case .contents: "contentLayoutGuide"
      case .visible: "frameLayoutGuide"
      }
    }
  }

  /// The view that has the guide.
  public internal(set) weak var owningView: View?
  /// A name for diagnostics.
  open var identifier = ""
  let kind: Kind
  /// What the last solution gave a guide that constraints decide.
  var solvedFrame = CGRect.zero

  /// Whether the last solution read the guide.
  var isReferenced = false
  /// Constraints that were activated before their items lay in a view.
  var pendingConstraints: [LayoutConstraint] = []

  /// Makes a guide; ``View/addLayoutGuide(_:)`` gives it its place.
  public init() { kind = .constraints }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
  }

  /// The rectangle in the owner's space, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .constraints, .readable: return solvedFrame
    case .contents:
      return CGRect(origin: .zero, size: owningView.scrolledContents?.contentSize ?? .zero)
    case .visible: return owningView.bounds
    case .margins: return owningView.bounds.inset(by: owningView.marginsFromEdges)
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    }
  }
}
