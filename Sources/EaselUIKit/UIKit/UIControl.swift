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

    /// A touch begins in the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A touch moves inside the control.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A touch moves outside the control.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A touch enters the control.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A touch leaves the control.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A touch ends inside the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A touch ends outside the control.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value of the control changes.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// Editing of a text field begins.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text of a text field changes.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing of a text field ends.
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
