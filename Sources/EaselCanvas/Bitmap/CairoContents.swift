import Foundation

/// Is told of links, destinations and figures while they are drawn, to write them as tags.
package protocol CairoContents: AnyObject {
  /// A content begins.
  ///
  /// - Parameter isTopLevel: Whether it lies on the page itself, and not in a group or a mask.
  func begin(_ content: MarkedContent, isTopLevel: Bool)
  /// The content that began last ends.
  ///
  /// - Parameter area: What was drawn in it, or was given as its area, in the canvas' own space; null
  ///   for nothing.
  func end(_ content: MarkedContent, area: CGRect, isTopLevel: Bool)
}
