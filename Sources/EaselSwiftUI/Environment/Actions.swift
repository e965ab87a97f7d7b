import EaselBlocks
import Foundation

/// The action that dismisses a presented view, which does nothing in a rendering.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The action that opens an address; a rendering opens none, unless a handler is given.
public struct OpenURLAction {
  /// The result of handling an address.
  public struct Result: Hashable, Sendable {
    fileprivate let isAccepted: Bool
    /// The handler has opened the address.
    public static let handled = Result(isAccepted: true)
    /// The handler has not opened the address.
    public static let discarded = Result(isAccepted: false)
    /// The system opens the address; in a rendering nothing does.
    public static let systemAction = Result(isAccepted: false)
    /// Returns the result by which the system opens another address.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: ((URL) -> Result)?

  init() { handler = nil }
  /// Creates an action with a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Calls the handler with an address, if there is one.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }
  /// Calls the handler with an address, if there is one, and then a closure with whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }
}

/// The action that loads content again, which does nothing in a rendering.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// The action that renames something, which does nothing in a rendering.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The action that opens a window, which does nothing in a rendering.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// The action that closes a window, which does nothing in a rendering.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
}

/// The action that opens the settings of an app, which does nothing in a rendering.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The action that asks for a review, which does nothing in a rendering.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// The action that resets the focus, which does nothing in a rendering.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Whether a view is presented, in the form of earlier versions of SwiftUI.
public struct PresentationMode: Sendable {
  /// Whether the view is presented: never in a rendering.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// A row is being edited.
  case transient
  /// It is.
  case active

  /// Whether the list is being edited.
  public var isEditing: Bool { self != .inactive }
}

/// Actions that a person may take back, of which a rendering has none.
public final class UndoManager: Sendable {
  /// Creates a manager without actions.
  public init() {}
  /// Whether there is an action to take back: never.
  public var canUndo: Bool { false }
  /// Whether there is an action to take again: never.
  public var canRedo: Bool { false }
  /// Does nothing.
  public func undo() {}
  /// Does nothing.
  public func redo() {}
  /// Does nothing.
  public func setActionName(_ actionName: String) {}
  /// Does nothing, since a rendering takes nothing back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// The action that dismisses a presented view.
  public var dismiss: DismissAction { DismissAction() }
  /// The action that opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The action that opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// The action that asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The action that resets the focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// The action that loads content again: none.
  public var refresh: RefreshAction? { nil }
  /// The action that renames something: none.
  public var rename: RenameAction? { nil }
  /// Whether the view is presented, in the form of earlier versions of SwiftUI.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Whether the view is presented: never in a rendering.
  public var isPresented: Bool { false }
  /// Whether lists are being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// The actions that a person may take back: none.
  public var undoManager: UndoManager? { nil }
}
