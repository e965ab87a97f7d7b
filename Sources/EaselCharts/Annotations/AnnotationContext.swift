import Foundation

/// What the content of an annotation is told of the mark that it belongs to.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize

  package init(targetSize: CGSize) { self.targetSize = targetSize }
}
