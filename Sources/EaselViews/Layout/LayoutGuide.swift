import Foundation

/// A rectangle that takes part in layout and draws nothing.
///
/// ```swift
/// let (page, label, gap) = (View(frame: bounds), Label(), LayoutGuide())
/// page.addSubview(label)
/// page.addLayoutGuide(gap)
/// gap.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.1).isActive = true
/// label.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true
/// ```
open class LayoutGuide {
  /// The source of the rectangle.
  enum Kind {
    /// Constraints on the guide.
    case constraints
    /// The owner's bounds inside its layout margins.
    case margins
    /// The owner's bounds inside its safe area.
    case safeArea
    /// The owner's layout margins, with a maximum width for readable text.
    case readable
    /// The contents of a scroll view.
    case contents
    /// The visible part of a scroll view.
    case visible

    /// The name of the view's property that returns the guide.
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

  /// The view to which the guide belongs; `nil` before it is added to one.
  public internal(set) weak var owningView: View?
  /// The name of the guide in diagnostics; empty by default.
  open var identifier = ""
  let kind: Kind
  /// The frame from the last solution, for a guide that constraints determine.
  var solvedFrame = CGRect.zero

  /// Whether the last solution used the guide.
  var isReferenced = false
  /// Constraints that were activated before their items were in a view.
  var pendingConstraints: [LayoutConstraint] = []

  /// Creates a guide that belongs to no view until ``View/addLayoutGuide(_:)`` adds it to one.
  public init() { kind = .constraints }

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    owningView = view
  }

  /// The guide's rectangle after the last layout, in points in the coordinate system of
  /// ``owningView``; zero without a view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .constraints: return solvedFrame
    case .contents:
      return CGRect(origin: .zero, size: owningView.scrolledContents?.contentSize ?? .zero)
    case .visible: return owningView.bounds
    case .margins: return owningView.bounds.inset(by: owningView.marginsFromEdges)
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .readable:
      if isReferenced { return solvedFrame }
      let margins = owningView.bounds.inset(by: owningView.marginsFromEdges)
      let excess = max(0, margins.width - Self.readableWidth)
      return margins.insetBy(dx: excess / 2, dy: 0)
    }
  }

  /// UIKit's width of readable content at the default text size, in points.
  static let readableWidth: CGFloat = 672
}
