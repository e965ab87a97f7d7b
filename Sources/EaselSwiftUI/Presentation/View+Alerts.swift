import EaselBlocks
import Foundation

extension View {
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("alert") }

  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { inert("alert") }

  /// Returns the view unchanged: the alert is not drawn.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View { inert("alert") }

  /// Returns the view unchanged: the alert is not drawn.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    inert("alert")
  }
  /// Returns the view unchanged: the alert is not drawn.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { inert("alert") }
  /// Returns the view unchanged: the sheet of actions is not drawn.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    inert("actionSheet")
  }
  /// Returns the view unchanged: the sheet of actions is not drawn.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { inert("actionSheet") }

  /// Returns the view unchanged: an alert is not drawn.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Returns the view unchanged: the alert is not drawn.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Returns the view unchanged: the alert is not drawn.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Returns the view unchanged: an alert is not drawn.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// An alert in the form of earlier versions of SwiftUI, which is not drawn.
public struct Alert {
  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

  /// A button of an alert.
  public struct Button {
    /// Returns a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
}

/// A sheet of actions in the form of earlier versions of SwiftUI, which is not drawn.
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button
  /// Creates a sheet of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// The importance of an alert.
public enum DialogSeverity: Hashable, Sendable {
  /// The system decides.
  case automatic
  /// It is of the usual importance.
  case standard
  /// It is critical.
  case critical
}

extension View {
  /// Returns the view unchanged: the dialog is not drawn.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { inert("confirmationDialog") }

  /// Returns the view unchanged: the dialog is not drawn.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { inert("confirmationDialog") }
  /// Returns the view unchanged: the dialog is not drawn.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { inert("confirmationDialog") }
}
