/// The version of the command, which is that of the library.
enum ToolVersion {
  /// The number of `LibraryVersion.current` in EaselCanvas, written again so that the command does not
  /// compile the library; a test compares them.
  static let current = "0.9.0"
}
