import EaselBlocks
import EaselCanvas
import Foundation

/// The paper of a report's pages: its size, margins and bleed, in points.
///
/// ```swift
/// let wide = Pages(.a4.landscape().margins(.horizontal, 40)) { Text("Table") }
/// let book = Pages(.a5.margins(inner: 72, outer: 48)) { Text("Chapter") }
/// ```
public struct PageStyle: Hashable, Sendable {
  /// The width and height of the trimmed page without the bleed, in points.
  public var size: CGSize
  /// The distances of the content from the page edges, in points; `nil` uses the theme's margins.
  ///
  /// If pages are mirrored, the leading margin is the inner one, next to the fold. Margins at
  /// single edges, as `margins(_:_:)` and `margins(inner:outer:)` set them, take precedence; this
  /// property does not contain them.
  public var margins: DirectionalEdgeInsets?
  /// Whether the leading margin is the inner one, next to the fold of a book; `false` by default.
  public var isMirrored = false
  /// The width of the bleed, a printed area around the page that is trimmed off, in points; 0 by
  /// default.
  ///
  /// Negative values, and values that are not finite, count as 0.
  public var bleed: CGFloat = 0
  /// The window of the envelope in which an address is; `nil` for none.
  var window: AddressWindow?
  /// Margins at single edges, which take precedence over `margins` and the theme.
  private var edges: [Edge: CGFloat] = [:]

  /// Creates a page style from the width and height of the paper and from its margins, in points.
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

  /// Returns a copy in landscape orientation: the longer side of the paper becomes the width.
  ///
  /// A style for the window of an envelope, such as ``din5008B``, has none in this orientation.
  public func landscape() -> PageStyle {
    var style = self
    style.window = nil
    style.size = CGSize(
      width: max(size.width, size.height), height: min(size.width, size.height))
    return style
  }

  /// Returns a copy with the same margin at all 4 edges of the page, in points.
  public func margins(_ length: CGFloat) -> PageStyle { margins(.all, length) }

  /// Returns a copy with a margin in points at the given edges; the other edges keep their margins.
  public func margins(_ edges: Edge.Set, _ length: CGFloat) -> PageStyle {
    var style = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      style.edges[edge] = length
    }
    return style
  }

  /// Returns a copy for books, with a margin next to the fold and one at the outer edge, in points.
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

  /// Returns a copy with a bleed in points: a printed area around the page that is trimmed off.
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
