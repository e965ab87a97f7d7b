/// The run and row of marks, by their position in the order of declaration.
struct MarkLocations {
  private var locations: [Int: (run: Int, row: Int)] = [:]

  /// The maximum number of marks that are looked up for labels.
  static let maximum = 50_000

  /// Creates the map for marks of some types; runs that would exceed the maximum are left out.
  init(_ marks: PreparedMarks, where isIncluded: (MarkType) -> Bool) {
    for (index, run) in marks.runs.enumerated() where isIncluded(run.kind) {
      guard locations.count + run.count <= Self.maximum else { continue }
      for row in 0..<run.count { locations[run.run.ordinals[row]] = (index, row) }
    }
  }

  package subscript(mark: Int) -> (run: Int, row: Int)? { locations[mark] }
}
