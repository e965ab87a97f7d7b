import EaselCanvas

extension Responder: Hashable {
  /// Returns whether both values are the same object.
  public static func == (a: Responder, b: Responder) -> Bool { a === b }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
