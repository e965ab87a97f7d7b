extension Statistics {
  /// The points of a curve, as arrays of x and y with one number for each point.
  public struct Curve: Sendable, Hashable {
    /// The x coordinate of each point, ascending; for a loess at given positions, in the order of
    /// the positions.
    public let x: [Double]
    /// The y coordinate of each point, in the order of ``x``.
    public let y: [Double]
    /// The number of missing values of the input, or pairs with one, which the curve leaves out.
    ///
    /// A missing value is NaN or infinite. The surplus of the longer of two arrays is missing, too.
    public let missingCount: Int
  }
}
