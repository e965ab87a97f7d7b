import EaselBlocks

/// A chart in three dimensions, which charts do not have.
///
/// Depth on paper hides values behind others and distorts the rest; a colour, a size or facets show a
/// third value better.
@available(
  *, unavailable,
  message: "charts have two dimensions; show a third value by colour, by size or by facets"
)
public struct Chart3D<Content> {
  /// Makes nothing.
  public init(content: () -> Content) {}
}

/// A surface over two dimensions, which charts do not have.
@available(
  *, unavailable,
  message: "charts have two dimensions; show a surface as a heat map of RectangleMark"
)
public struct SurfacePlot {
  /// Makes nothing.
  public init(x: String, y: String, z: String, function: (Double, Double) -> Double) {}
}
