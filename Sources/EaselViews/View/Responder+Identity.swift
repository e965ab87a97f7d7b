import EaselCanvas

extension Responder: Hashable {
  /// Equal when they are the same object.
  public static func == (a: Responder, b: Responder) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
