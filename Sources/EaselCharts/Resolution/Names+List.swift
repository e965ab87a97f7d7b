import EaselBlocks

extension [String] {
  /// The first of many names in one text, with the count of the others.
  package func listed(_ most: Int = 50) -> String {
    let list = prefix(most).map { "“\($0)”" }.joined(separator: ", ")
    return count > most ? list + " and \(count - most) more" : list
  }
}

extension Collection<ChartDatum> {
  /// The first of many values in one text, with the count of the others.
  func listed(_ most: Int = 50, in environment: EnvironmentValues) -> String {
    let list = prefix(most).map { "“\($0.described(in: environment))”" }.joined(separator: ", ")
    return count > most ? list + " and \(count - most) more" : list
  }
}
