/// What `Scripts/growth` measured, as it writes it for the figure.
struct Measured: Decodable {
  /// A work at its sizes.
  struct Curve: Decodable {
    var work: String
    var title: String
    var points: [Point]
  }

  struct Point: Decodable {
    var size: Double
    /// Instructions, or milliseconds of the processor where they cannot be counted.
    var cost: Double
    /// MiB at most.
    var memory: Double
  }

  var curves: [Curve]
  /// What `cost` counts, as the figure says it.
  var unit: String
}
