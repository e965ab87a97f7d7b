import EaselBlocks
import EaselCanvas

/// The button with which a person edits a list, drawn at rest: the title "Edit".
public struct EditButton: View {
  /// Creates a button.
  public init() {}
  /// The view that draws the button.
  public var body: some View { Button("Edit") {} }
}

/// The button with which a person renames something, drawn at rest: the title "Rename" with a pencil.
public struct RenameButton: View {
  /// Creates a button.
  public init() {}
  /// The view that draws the button.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// The button that pastes, drawn at rest: a white label on the tint.
public struct PasteButton: View {
  /// Creates a button for the payload of some types.
  public init<Payload>(
    payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void
  ) {}

  /// Creates a button for content types by their names.
  public init(supportedContentTypes: [String], payloadAction: @escaping ([Any]) -> Void) {}

  /// The view that draws the button.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}
