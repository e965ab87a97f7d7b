extension Statistics {
  /// The position of a moving window relative to its value: centered or trailing.
  public enum MovingWindow: Sendable, Hashable {
    /// The middle of the window is at the value; a window of even size contains one more value
    /// after it than before it.
    case centered
    /// The window ends with the value.
    case trailing
  }
}
