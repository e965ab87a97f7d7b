/// The exit status of `easel port`.
public enum PortingStatus: Int32, Sendable {
  /// Every file is ported, or has nothing to do.
  case done = 0
  /// A file was refused, and is left as it is.
  case refused = 1
  /// Something is left to a person, and the caller asked for a strict run.
  case warnings = 2
  /// A file or folder cannot be read; nothing was written.
  case noInput = 66
  /// A file cannot be written.
  case cannotWrite = 73
}
