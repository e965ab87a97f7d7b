import Foundation

/// What would make a device tremble: it does nothing.
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// What would make a device knock: it does nothing.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it would knock.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Lightly.
    case light
    /// Neither lightly nor hard.
    case medium
    /// Hard.
    case heavy
  }

  /// Makes a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Does nothing.
  public func impactOccurred() {}
}

/// What would make a device tick: it does nothing.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
