/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes or resets something; the label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms an operation.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes a sheet or window.
  public static let close = ButtonRole(name: "close")

  /// The title of a button of this role without a label.
  var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    default: "Close"
    }
  }
}
