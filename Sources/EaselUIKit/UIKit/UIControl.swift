import EaselViews
import Foundation

/// A view that would be operated: it draws, and nothing ever happens to it.
open class UIControl: View {
  /// What could happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger goes down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger moves within.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger is lifted within.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The system takes the touch over.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// Editing begins.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: Self = []
    /// Touched.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = Self(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = Self(rawValue: 1 << 2)
  }

  /// Whether it could be used.
  open var isEnabled = true
  /// Whether it is chosen; only code changes that.
  open var isSelected = false
  /// Whether it is touched; only code changes that.
  open var isHighlighted = false

  /// Does nothing: the action is never called.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}

  /// Does nothing: actions are not kept.
  open func sendActions(for events: Event) {}

  /// Never called: a finger goes down.
  open func beginTracking(_ touch: Touch, with event: EaselViews.Event?) -> Bool { true }

  /// Never called: the finger moves.
  open func continueTracking(_ touch: Touch, with event: EaselViews.Event?) -> Bool { true }

  /// Never called: the finger is lifted.
  open func endTracking(_ touch: Touch?, with event: EaselViews.Event?) {}

  /// Never called: the system takes the touch over.
  open func cancelTracking(with event: EaselViews.Event?) {}
}

/// UIKit's older name of ``UIControl/Event``.
public typealias UIControlEvents = UIControl.Event
/// UIKit's older name of ``UIControl/State``.
public typealias UIControlState = UIControl.State
