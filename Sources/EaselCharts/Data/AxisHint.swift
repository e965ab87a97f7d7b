/// The preferences of a chart family for the values of its axis.
struct AxisHint: Hashable, Sendable {
  /// The preferred distances of values, the best first, such as 10 for ages.
  var steps: [Double] = []
  /// The number that is written with a plus sign, because it represents all greater numbers, too.
  var openEnd: Double?
  /// The texts below the names of categories, such as the sizes of samples.
  var notes: [String: String] = [:]

  init(
    steps: [Double] = [], openEnd: Double? = nil, notes: [String: String] = [:]
  ) {
    self.steps = steps
    self.openEnd = openEnd
    self.notes = notes
  }
}
