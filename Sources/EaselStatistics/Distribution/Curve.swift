extension Statistics {
  /// A curve of points with ascending x.
  public struct Curve: Sendable, Hashable {
    /// The x coordinates of the points.
    public let x: [Double]
    /// The y coordinates of the points, as many as ``x``.
    public let y: [Double]
    /// The number of missing values, which the curve leaves out.
    public let missingCount: Int
  }
}
