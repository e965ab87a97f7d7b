import EaselViews
import Foundation

/// What a view is to readers who do not see it; documents know nothing of it yet.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A value that can be raised and lowered.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}

extension View {
  /// Not kept.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set { _ = newValue }
  }

  /// The view's place in the outermost view; it cannot be set.
  public var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set { _ = newValue }
  }
}
