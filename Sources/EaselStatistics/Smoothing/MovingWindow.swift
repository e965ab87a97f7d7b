extension Statistics {
  /// The position of a moving window.
  public enum MovingWindow: Sendable, Hashable {
    /// The window's middle is at the value; a window of even size has one more value after it.
    case centered
    /// The window ends at the value.
    case trailing
  }
}
