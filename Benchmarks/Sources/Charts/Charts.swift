import EaselCanvas
import Foundation

/// Measures charts of many marks, across modules.
///
/// usage: `charts WORK [REPETITIONS]` does a work and prints the milliseconds of its quickest
/// repetition. `perf stat -e instructions:u charts WORK 1` counts what it takes.
@main
enum Charts {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let work = arguments.first.flatMap(ChartWork.init), arguments.count <= 2 else {
      let works = ChartWork.allCases.map(\.rawValue).joined(separator: " | ")
      FileHandle.standardError.write(Data("usage: charts \(works) [REPETITIONS]\n".utf8))
      exit(2)
    }
    do {
      let repetitions = max(1, arguments.dropFirst().first.flatMap { Int($0) } ?? 5)
      let data = ChartData()
      var best = Double.infinity
      for _ in 0..<repetitions {
        best = min(best, try ContinuousClock().measure { try work.run(data) } / .milliseconds(1))
      }
      print("{\"work\": \"\(work.rawValue)\", \"milliseconds\": \(best)}")
    } catch {
      FileHandle.standardError.write(Data("charts: \(error)\n".utf8))
      exit(1)
    }
  }
}
