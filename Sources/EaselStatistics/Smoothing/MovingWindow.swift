extension Statistics {
  /// A position of a moving window relative to the value.
  public enum MovingWindow: Sendable, Hashable {
    /// The middle of the window is at the value; a window of even size has one more value after it.
    case centered
    /// The end of the window is at the value.
    case trailing
  }
}
