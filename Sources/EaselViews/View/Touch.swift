import Foundation

/// A finger on a screen, as UIKit's signatures have it; paper knows none.
public final class Touch {
  /// Makes a touch that is nowhere.
  public init() {}

  /// Where the finger is, in a view: at the origin.
  public func location(in view: View?) -> CGPoint { .zero }

  /// Where the finger was, in a view: at the origin.
  public func previousLocation(in view: View?) -> CGPoint { .zero }

  /// How often the finger tapped: never.
  public var tapCount: Int { 0 }

  /// The view that was touched: none.
  public var view: View? { nil }
}

extension Touch: Hashable {
  /// Equal when they are the same object.
  public static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
