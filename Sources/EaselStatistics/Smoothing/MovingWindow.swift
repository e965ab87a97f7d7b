extension Statistics {
  /// The position of a moving window relative to the value for which its mean is computed: centered
  /// or trailing.
  public enum MovingWindow: Sendable, Hashable {
    /// The middle of the window is at the value; a window of even size has 1 more value after it
    /// than before it.
    case centered
    /// The window ends with the value and otherwise contains the values before it.
    case trailing
  }
}
