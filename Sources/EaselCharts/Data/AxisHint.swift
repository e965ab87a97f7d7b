/// What a family says of the values of its axis.
package struct AxisHint: Hashable, Sendable {
  /// The distances of values that readers expect, the preferred one first, such as ages by tens.
  package var steps: [Double] = []
  /// The greatest number where it stands for all beyond it, too: it is written with a plus sign.
  package var openEnd: Double?
  /// What stands below the names of categories, such as the sizes of samples.
  package var notes: [String: String] = [:]

  package init(
    steps: [Double] = [], openEnd: Double? = nil, notes: [String: String] = [:]
  ) {
    self.steps = steps
    self.openEnd = openEnd
    self.notes = notes
  }
}
