import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

/// The paper of pages: size, margins and bleed.
///
/// ```swift
/// Pages(.a4.landscape().margins(.horizontal, 40)) { table }
/// Pages(.a5.margins(inner: 72, outer: 48)) { chapters }
/// ```
public struct PageStyle: Hashable, Sendable {
  /// Width and height of the page after it is cut, in points.
  public var size: CGSize
  /// The distance of contents from the edges in points; the theme's where it is nil.
  ///
  /// The leading one is the inner one of mirrored pages, beside the fold.
  public var margins: DirectionalEdgeInsets?
  /// Whether left and right pages mirror each other: their margins are an inner and an outer one.
  public var isMirrored = false
  /// What is printed beyond the edges and cut off, in points on each side.
  public var bleed: CGFloat = 0
  /// Margins that replace the theme's at some edges.
  private var edges: [Edge: CGFloat] = [:]

  /// Describes paper of a size in points.
  ///
  /// - Parameters:
  ///   - size: Width and height.
  ///   - margins: The distance of contents from the edges; the theme's where it is nil.
  public init(_ size: CGSize, margins: DirectionalEdgeInsets? = nil) {
    self.size = size
    self.margins = margins
  }

  /// 210 × 297 mm.
  public static let a4 = PageStyle(PageSize.a4)
  /// 297 × 420 mm.
  public static let a3 = PageStyle(PageSize.a3)
  /// 148 × 210 mm.
  public static let a5 = PageStyle(PageSize.a5)
  /// 8.5 × 11 inches.
  public static let letter = PageStyle(PageSize.letter)
  /// 8.5 × 14 inches.
  public static let legal = PageStyle(CGSize(width: 612, height: 1_008))

  /// The same paper, wider than high.
  public func landscape() -> PageStyle {
    var style = self
    style.size = CGSize(
      width: max(size.width, size.height), height: min(size.width, size.height))
    return style
  }

  /// The same paper with a margin at all edges, in points.
  public func margins(_ length: CGFloat) -> PageStyle { margins(.all, length) }

  /// The same paper with a margin at some edges, in points.
  public func margins(_ edges: Edge.Set, _ length: CGFloat) -> PageStyle {
    var style = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      style.edges[edge] = length
    }
    return style
  }

  /// The same paper with margins for pages that lie side by side in a book: the inner one is beside the
  /// fold, at the left of right pages.
  public func margins(inner: CGFloat, outer: CGFloat) -> PageStyle {
    var style = self
    style.isMirrored = true
    style.edges[.leading] = inner
    style.edges[.trailing] = outer
    return style
  }

  /// The same paper with so many points around it that are printed and cut off.
  public func bleed(_ length: CGFloat) -> PageStyle {
    var style = self
    style.bleed = length
    return style
  }

  /// The margins on a page.
  ///
  /// - Parameters:
  ///   - side: The side of the page in an open book.
  ///   - standard: The theme's margins.
  ///   - isRightToLeft: Whether lines run from right to left.
  func margins(
    on side: PageSide, _ standard: DirectionalEdgeInsets, isRightToLeft: Bool
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    var insets = margins ?? standard
    if let top = edges[.top] { insets.top = top }
    if let leading = edges[.leading] { insets.leading = leading }
    if let bottom = edges[.bottom] { insets.bottom = bottom }
    if let trailing = edges[.trailing] { insets.trailing = trailing }
    // The fold is at the left of right pages; else leading is right where lines begin there.
    let leadingIsLeft = isMirrored ? side == .right : !isRightToLeft
    return leadingIsLeft
      ? (insets.top, insets.leading, insets.bottom, insets.trailing)
      : (insets.top, insets.trailing, insets.bottom, insets.leading)
  }
}
