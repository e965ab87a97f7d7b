/// The data of all works: a walk by the generator of Knuth's MMIX.
struct ChartData {
  struct Row {
    var x: Double
    var y: Double
  }

  /// A million rows.
  let rows: [Row]

  init() {
    var (state, y) = (UInt64(1), 0.0)
    rows = (0..<1_000_000).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      y += Double(state >> 40) / Double(1 << 24) - 0.5
      return Row(x: Double(index), y: y)
    }
  }
}
