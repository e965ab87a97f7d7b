import Foundation

/// A linear least-squares problem, to which rows are added one at a time.
///
/// Each row is added to the triangle R of the QR decomposition by Givens rotations (Golub & Van
/// Loan, "Matrix Computations", 5.1.8). That is as stable as Householder's method and needs no
/// memory for the rows. The cost is O(p²) per row for p columns.
struct LeastSquares {
  let columns: Int
  /// The triangle, by rows.
  fileprivate(set) var triangle: [Double]
  private var target: [Double]
  /// The sum of the squared residuals.
  private(set) var residualSum = 0.0

  init(columns: Int) {
    self.columns = columns
    triangle = Array(repeating: 0, count: columns * columns)
    target = Array(repeating: 0, count: columns)
  }

  /// Adds the equation row · coefficients = value.
  ///
  /// The contents of the row are overwritten.
  mutating func add(row: inout [Double], value: Double) {
    var value = value
    for i in 0..<columns where row[i] != 0 {
      let diagonal = triangle[i * columns + i]
      let length = hypot(diagonal, row[i])
      guard length > 0 else { continue }
      let (cosine, sine) = (diagonal / length, row[i] / length)
      for j in i..<columns {
        let upper = triangle[i * columns + j]
        triangle[i * columns + j] = cosine * upper + sine * row[j]
        row[j] = cosine * row[j] - sine * upper
      }
      let upper = target[i]
      target[i] = cosine * upper + sine * value
      value = cosine * value - sine * upper
    }
    residualSum += value * value
  }

  /// Whether the columns are linearly independent, up to rounding.
  var hasFullRank: Bool {
    for j in 0..<columns {
      var norm = 0.0
      for i in 0...j { norm = hypot(norm, triangle[i * columns + j]) }
      // The rounding error of a column is about 10⁻¹⁶ of its length.
      if abs(triangle[j * columns + j]) <= 1e-12 * norm || norm == 0 { return false }
    }
    return true
  }

  /// The coefficients, or `nil` if the columns are linearly dependent.
  func solution() -> [Double]? {
    guard hasFullRank else { return nil }
    var result = target
    for i in (0..<columns).reversed() {
      for j in (i + 1)..<max(columns, i + 1) {
        result[i] -= triangle[i * columns + j] * result[j]
      }
      result[i] /= triangle[i * columns + i]
    }
    return result.allSatisfy(\.isFinite) ? result : nil
  }

  /// The length of R⁻ᵀ · row: the standard error of a prediction, in units of the residuals' error.
  func leverageRoot(of row: [Double]) -> Double {
    var solved = row
    var length = 0.0
    for i in 0..<columns {
      for j in 0..<i { solved[i] -= triangle[j * columns + i] * solved[j] }
      solved[i] /= triangle[i * columns + i]
      length = hypot(length, solved[i])
    }
    return length
  }
}

extension LeastSquares {
  /// Copies the triangle of another problem with as many columns.
  mutating func restore(_ rows: [Double]) {
    if rows.count == triangle.count { triangle = rows }
  }
}
