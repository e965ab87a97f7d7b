import Foundation

/// Transforms in `NSValue`, which lists of animation values in iOS sources contain.
extension NSValue {
  /// Foundation's type encoding for the bytes of a transform; on Linux it does not box structures
  /// itself.
  private static let typeOfTransform = "[16d]"

  /// Creates a value that contains a transform.
  package convenience init(transform: Transform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: Self.typeOfTransform)
  }

  /// Whether the value contains a transform.
  fileprivate var isTransform: Bool { String(cString: objCType) == Self.typeOfTransform }
}

extension Transform3D {
  /// Creates the transform that a value contains; `nil` for another value.
  package init?(_ value: NSValue) {
    guard value.isTransform else { return nil }
    var transform = Transform3D()
    value.getValue(&transform)
    self = transform
  }
}
