import EaselBlocks

extension Chart {
  /// The chart with an outer modifier; modifiers that are nearer to the marks override it.
  func configured(_ change: (inout ChartConfiguration) -> Void) -> Chart {
    var outer = ChartConfiguration()
    change(&outer)
    var chart = self
    chart.configuration = configuration.merged(over: outer)
    return chart
  }
}

extension Block {
  /// The block with a modifier for all charts in it.
  func configured(_ change: @escaping (inout ChartConfiguration) -> Void) -> some Block {
    transformEnvironment(\.chartConfiguration) { outer in
      var inner = ChartConfiguration()
      change(&inner)
      outer = inner.merged(over: outer)
    }
  }
}
