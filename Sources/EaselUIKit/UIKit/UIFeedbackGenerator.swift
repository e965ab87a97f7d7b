import Foundation

/// A stub for source compatibility with UIKit; it generates no haptic feedback.
open class UIFeedbackGenerator {
  /// Creates a generator without an effect.
  public init() {}

  /// Does nothing: there is no haptic feedback.
  open func prepare() {}
}

/// A stub for source compatibility with UIKit; it generates no impact feedback.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact, which has no effect.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A light impact, which has no effect.
    case light
    /// A medium impact, which has no effect.
    case medium
    /// A heavy impact, which has no effect.
    case heavy
  }

  /// Creates a generator; the style has no effect.
  public init(style: FeedbackStyle) { super.init() }

  /// Does nothing: there is no haptic feedback.
  public func impactOccurred() {}
}

/// A stub for source compatibility with UIKit; it generates no selection feedback.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: there is no haptic feedback.
  public func selectionChanged() {}
}
