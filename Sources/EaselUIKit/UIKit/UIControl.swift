import EaselViews
import Foundation

/// A view with the interface of UIKit's control for source compatibility: targets are accepted and
/// never called.
open class UIControl: View {
  /// The events of a control, which never occur.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The event of a touch that begins in the control; it never occurs.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// The event of a touch that moves inside the control; it never occurs.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The event of a touch that moves outside the control; it never occurs.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The event of a touch that is dragged into the control; it never occurs.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The event of a touch that is dragged out of the control; it never occurs.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// The event of a touch that ends inside the control; it never occurs.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The event of a touch that ends outside the control; it never occurs.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The event of a touch that the system cancels; it never occurs.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The event of a change of the control's value; it never occurs.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The event of the beginning of editing in a text field; it never occurs.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The event of a change of the text by editing a text field; it never occurs.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// The event of the end of editing in a text field; it never occurs.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
  }

  /// The states of a control, such as highlighted or disabled.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control that is not highlighted, disabled or selected: the empty set.
    public static let normal: Self = []
    /// The state of a control that is highlighted, as during a touch in UIKit.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// The state of a control that is not enabled.
    public static let disabled = Self(rawValue: 1 << 1)
    /// The state of a control that is selected.
    public static let selected = Self(rawValue: 1 << 2)
  }

  /// Whether the control is enabled; `true` by default, and changed only by code, never by touches.
  open var isEnabled = true
  /// Whether the control is selected; `false` by default, and changed only by code, never by
  /// touches.
  open var isSelected = false
  /// Whether the control is highlighted; `false` by default, and changed only by code, never by
  /// touches.
  open var isHighlighted = false

  /// Does nothing: the action is never called.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

  /// Does nothing: targets are not stored.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}

  /// Does nothing: actions are not stored.
  open func sendActions(for events: Event) {}

  /// Returns true and is never called: there are no touches.
  open func beginTracking(_ touch: Touch, with event: EaselViews.Event?) -> Bool { true }

  /// Returns true and is never called: there are no touches.
  open func continueTracking(_ touch: Touch, with event: EaselViews.Event?) -> Bool { true }

  /// Does nothing and is never called: there are no touches.
  open func endTracking(_ touch: Touch?, with event: EaselViews.Event?) {}

  /// Does nothing and is never called: there are no touches.
  open func cancelTracking(with event: EaselViews.Event?) {}
}

/// UIKit's older name for ``UIControl/Event``.
public typealias UIControlEvents = UIControl.Event
/// UIKit's older name for ``UIControl/State``.
public typealias UIControlState = UIControl.State
