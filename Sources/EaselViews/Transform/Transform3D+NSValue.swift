import Foundation

/// Transforms in boxes, which lists of animation values from iOS hold.
extension NSValue {
  /// How Foundation on Linux knows the bytes of a transform; it boxes no structures.
  private static let typeOfTransform = "[16d]"

  /// Boxes a transform.
  package convenience init(transform: Transform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: Self.typeOfTransform)
  }

  /// Whether the box holds a transform.
  fileprivate var isTransform: Bool { String(cString: objCType) == Self.typeOfTransform }
}

extension Transform3D {
  /// The transform that a box holds; nil for another value.
  package init?(_ value: NSValue) {
    guard value.isTransform else { return nil }
    var transform = Transform3D()
    value.getValue(&transform)
    self = transform
  }
}
