import Foundation

/// Receives links, destinations and figures while they are drawn, to write them as tags.
package protocol CairoContents: AnyObject {
  /// Begins a content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isTopLevel: Whether it is on the page itself, and not in a group or a mask.
  func begin(_ content: MarkedContent, isTopLevel: Bool)
  /// Ends the content that began last.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - area: The bounds of its drawing or its given area, in the canvas' own space; null for
  ///     nothing.
  ///   - isTopLevel: Whether it is on the page itself, and not in a group or a mask.
  func end(_ content: MarkedContent, area: CGRect, isTopLevel: Bool)
}
