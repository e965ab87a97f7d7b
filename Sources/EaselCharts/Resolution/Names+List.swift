import EaselBlocks

extension [String] {
  /// Returns the first names as one text, with the count of the others.
  func listed(_ most: Int = 50) -> String { prefix(most).listed(of: count) }
}

extension Collection<ChartDatum> {
  /// Returns the first values as one text, with the count of the others.
  func listed(_ most: Int = 50, in environment: EnvironmentValues) -> String {
    prefix(most).map { $0.described(in: environment) }.listed(of: count)
  }
}

extension Collection<String> {
  /// Returns names as one text, with the count of those left out.
  fileprivate func listed(of total: Int) -> String {
    let list = map { "“\($0)”" }.joined(separator: ", ")
    return total > count ? list + " and \(total - count) more" : list
  }
}
