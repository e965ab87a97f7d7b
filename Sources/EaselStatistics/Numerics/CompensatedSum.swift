/// A sum that collects its rounding errors and adds them at the end.
///
/// The algorithm is A. Neumaier's variant of Kahan's (ZAMM 54, 1974).
struct CompensatedSum {
  private var sum = 0.0
  private var correction = 0.0

  var value: Double { sum + correction }

  init() {}

  init(_ values: [Double]) {
    for value in values { add(value) }
  }

  mutating func add(_ value: Double) {
    let next = sum + value
    if abs(sum) >= abs(value) {
      correction += (sum - next) + value
    } else {
      correction += (value - next) + sum
    }
    sum = next
  }
}
