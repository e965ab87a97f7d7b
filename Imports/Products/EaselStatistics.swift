import EaselStatistics
import Foundation

private func useEaselStatistics() {
  let loads: [Double] = [1, 3, 2, 8, 5]
  let median: Double? = Statistics.median(of: loads)
  let line: Statistics.Regression? = nil
  let kernel: Statistics.DensityKernel = .gaussian
  _ = (median, line, kernel)
}
