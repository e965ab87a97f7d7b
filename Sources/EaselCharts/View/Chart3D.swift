import EaselBlocks

/// A three-dimensional chart of Swift Charts, which Easel does not support.
///
/// On paper, depth hides values behind others and distorts the rest. A color, a size or facets show
/// a third value better.
@available(
  *, unavailable,
  message: "charts have two dimensions; show a third value by color, by size or by facets"
)
public struct Chart3D<Content> {
  /// Creates a three-dimensional chart, which is unavailable.
  public init(content: () -> Content) {}
}

/// A surface over two dimensions of Swift Charts, which Easel does not support.
@available(
  *, unavailable,
  message: "charts have two dimensions; show a surface as a heat map of RectangleMark"
)
public struct SurfacePlot {
  /// Creates a three-dimensional surface, which is unavailable.
  public init(x: String, y: String, z: String, function: (Double, Double) -> Double) {}
}
