import EaselCharts
import Foundation

/// How many samples tests look at, and the work on several processors.
enum LookSamples {
  /// What `EASEL_LONG_TESTS` asks for; nil in a usual run.
  private static let asked = ProcessInfo.processInfo.environment["EASEL_LONG_TESTS"].flatMap {
    Int($0)
  }

  /// The charts of the exam of labels: 300, or as many as are asked for.
  static let labeled = asked ?? 300
  /// The charts that each rule of looks is asked of: 300, or 2,000.
  static let ruled = asked.map { min($0, 2_000) } ?? 300

  /// What a function finds in each chart, in the order of the seeds.
  static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (SampleChart) -> Result
  ) async -> [Result] {
    let width = 64
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for start in stride(from: 0, to: count, by: width) {
        group.addTask {
          let seeds = start..<min(start + width, count)
          return (start, seeds.map { body(SampleChart(seed: UInt64($0))) })
        }
      }
      var parts: [(Int, [Result])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }
}
