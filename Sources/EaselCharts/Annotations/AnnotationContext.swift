import Foundation

/// The properties of a mark that are passed to the content of its annotation.
public struct AnnotationContext: Hashable, Sendable {
  /// The width and height of the mark's bounds, in points.
  public let targetSize: CGSize

  package init(targetSize: CGSize) { self.targetSize = targetSize }
}
