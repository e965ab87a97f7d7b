import EaselCanvas

/// A view that can be a link; every ``View`` is one.
///
/// UIKit's views have no link. The property is a member of this protocol, and not of the class, so
/// that a subclass from iOS may declare its own property of that name, such as
/// `var link: CADisplayLink?`. The link of such a view is set by `(view as View).link`.
public protocol LinkableView: View {}

extension View: LinkableView {}

extension LinkableView {
  /// The link of the view: a web address or a ``View/destinationName`` in the same document; `nil`,
  /// the default, is no link.
  ///
  /// ```swift
  /// let (bar, row) = (View(), View())
  /// bar.link = .url("https://example.com/2024")
  /// row.link = .destination("details")
  /// ```
  ///
  /// In a PDF the visible parts of the view become a link. In an SVG they become an `<a>` element,
  /// and in ``View/imageMapHTML(name:scale:at:options:)`` polygons. The link of a view that draws
  /// nothing covers its bounds. A linked view inside another linked view has its own link, since
  /// the frontmost view receives the click.
  public var link: LinkTarget? {
    get { linkTarget }
    set { linkTarget = newValue }
  }
}
