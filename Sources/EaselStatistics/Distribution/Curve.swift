extension Statistics {
  /// A curve as points, by ascending x.
  public struct Curve: Sendable, Hashable {
    /// The points' x.
    public let x: [Double]
    /// The points' y, as many as ``x``.
    public let y: [Double]
    /// The number of missing values that the curve leaves out.
    public let missing: Int
  }
}
