import Foundation

/// The size of a mark, which is passed to the closure that builds the mark's annotation.
public struct AnnotationContext: Hashable, Sendable {
  /// The width and height of the mark's bounds, in points.
  public let targetSize: CGSize

  init(targetSize: CGSize) { self.targetSize = targetSize }
}
