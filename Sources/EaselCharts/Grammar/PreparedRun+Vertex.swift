extension PreparedRun {
  /// A vertex of a layer at a position where only other layers of its stack have values.
  struct Vertex {
    /// The index of a row of the layer.
    var row: Int
    /// The position along the axis across the values.
    var position: Double
    var lower: Double
    var upper: Double
  }
}
