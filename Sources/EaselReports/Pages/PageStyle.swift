import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

/// The paper of pages: size, margins and bleed.
///
/// ```swift
/// let wide = Pages(.a4.landscape().margins(.horizontal, 40)) { Text("Table") }
/// let book = Pages(.a5.margins(inner: 72, outer: 48)) { Text("Chapter") }
/// ```
public struct PageStyle: Hashable, Sendable {
  /// The width and height of the trimmed page, in points.
  public var size: CGSize
  /// The distance of the content from the edges, in points; `nil` uses the margins of the theme.
  ///
  /// If pages are mirrored, the leading margin is the inner one, next to the fold.
  public var margins: DirectionalEdgeInsets?
  /// Whether left and right pages mirror each other, with inner and outer margins.
  ///
  /// The default is `false`.
  public var isMirrored = false
  /// The width of the printed area outside of each edge that is trimmed off, in points.
  ///
  /// The default is 0.
  public var bleed: CGFloat = 0
  /// Margins at single edges, which take precedence over `margins` and the theme.
  private var edges: [Edge: CGFloat] = [:]

  /// Creates a paper from a size in points.
  ///
  /// - Parameters:
  ///   - size: The width and height.
  ///   - margins: The distance of the content from the edges, in points; `nil` uses the margins of
  ///     the theme.
  public init(_ size: CGSize, margins: DirectionalEdgeInsets? = nil) {
    self.size = size
    self.margins = margins
  }

  /// A4 paper, 210 × 297 mm.
  public static let a4 = PageStyle(PageSize.a4)
  /// A3 paper, 297 × 420 mm.
  public static let a3 = PageStyle(PageSize.a3)
  /// A5 paper, 148 × 210 mm.
  public static let a5 = PageStyle(PageSize.a5)
  /// US Letter paper, 8.5 × 11 inches.
  public static let letter = PageStyle(PageSize.letter)
  /// US Legal paper, 8.5 × 14 inches.
  public static let legal = PageStyle(CGSize(width: 612, height: 1_008))

  /// Returns the paper in landscape orientation: its longer side is the width.
  public func landscape() -> PageStyle {
    var style = self
    style.size = CGSize(
      width: max(size.width, size.height), height: min(size.width, size.height))
    return style
  }

  /// Returns the paper with a margin at all edges, in points.
  public func margins(_ length: CGFloat) -> PageStyle { margins(.all, length) }

  /// Returns the paper with a margin at some edges, in points.
  public func margins(_ edges: Edge.Set, _ length: CGFloat) -> PageStyle {
    var style = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      style.edges[edge] = length
    }
    return style
  }

  /// Returns the paper with an inner and an outer margin for books, mirrored on left pages.
  ///
  /// The inner margin is at the left of right pages, and at the right of left pages.
  ///
  /// - Parameters:
  ///   - inner: The margin next to the fold, in points.
  ///   - outer: The margin at the opposite edge, in points.
  public func margins(inner: CGFloat, outer: CGFloat) -> PageStyle {
    var style = self
    style.isMirrored = true
    style.edges[.leading] = inner
    style.edges[.trailing] = outer
    return style
  }

  /// Returns the paper with a bleed: a printed area around the page that is trimmed off.
  ///
  /// - Parameter length: The width of the bleed at each edge, in points.
  public func bleed(_ length: CGFloat) -> PageStyle {
    var style = self
    style.bleed = length
    return style
  }

  /// Returns the margins on a page.
  ///
  /// - Parameters:
  ///   - side: The side of the page in an open book.
  ///   - standard: The margins of the theme.
  ///   - isRightToLeft: Whether lines run from right to left.
  func margins(
    on side: PageSide, _ standard: DirectionalEdgeInsets, isRightToLeft: Bool
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    var insets = margins ?? standard
    if let top = edges[.top] { insets.top = top }
    if let leading = edges[.leading] { insets.leading = leading }
    if let bottom = edges[.bottom] { insets.bottom = bottom }
    if let trailing = edges[.trailing] { insets.trailing = trailing }
    // The fold is at the left of right pages. Without mirroring, leading is at the right in
    // right-to-left layout.
    let leadingIsLeft = isMirrored ? side == .right : !isRightToLeft
    return leadingIsLeft
      ? (insets.top, insets.leading, insets.bottom, insets.trailing)
      : (insets.top, insets.trailing, insets.bottom, insets.leading)
  }
}
