import Foundation

/// A stub for source compatibility with UIKit; Easel never delivers touches.
public final class Touch {
  /// Creates a touch at the origin.
  public init() {}

  /// Returns the origin; a stub for UIKit's location of the touch in a view.
  public func location(in view: View?) -> CGPoint { .zero }

  /// Returns the origin; a stub for UIKit's previous location of the touch in a view.
  public func previousLocation(in view: View?) -> CGPoint { .zero }

  /// The number of taps, which is always 0.
  public var tapCount: Int { 0 }

  /// The view that was touched, which is always `nil`.
  public var view: View? { nil }
}

extension Touch: Hashable {
  /// Returns whether both values are the same object.
  public static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
