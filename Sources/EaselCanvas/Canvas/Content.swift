import Foundation

/// What a stretch of drawing means, besides how it looks.
public enum Content: Hashable, Sendable {
  /// A link: its area is the given rectangle in user space or, without one, the bounds of what is
  /// drawn.
  case link(LinkTarget, area: CGRect? = nil)
  /// A place that links and outline entries can name: the top left of what is drawn.
  case destination(String)
  /// Drawing that belongs to an element of the document's structure.
  case element(id: String)
  /// Furniture without meaning for a reader: rules, running heads.
  case artifact
  /// A region of a figure that can be asked for.
  case region(id: String)
}

/// Where a link leads.
public enum LinkTarget: Hashable, Sendable {
  /// To the web; the schemes that are allowed stand in ``Limits/linkSchemes``.
  case url(String)
  /// To a destination of the same document.
  case destination(String)
}
