import EaselCanvas
import EaselViews
import Foundation

/// Times the same images by UIKit's names and by Easel's own, in turns.
///
/// usage: `swift run -c release --package-path Benchmarks Names [ROUNDS]`
@main
struct Names {
  static func main() throws {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 300
    let donut = CGRect(x: 0, y: 0, width: 400, height: 400)
    let bars = CGRect(x: 0, y: 0, width: 400, height: 300)
    try compare("w1 donut, PNG", rounds) {
      _ = try NativeDonut(frame: donut).data(as: .png)
    } _: {
      _ = try PortedDonut(frame: donut).data(as: .png)
    }
    try compare("w2 bars, PDF", rounds) {
      _ = try NativeBars(frame: bars).data(as: .pdf)
    } _: {
      _ = try PortedBars(frame: bars).data(as: .pdf)
    }
  }

  /// Runs both in turns, so that what else the machine does meets both alike, and prints the least
  /// and the median time of each and their ratios.
  private static func compare(
    _ name: String, _ rounds: Int, _ native: @escaping () throws -> Void,
    _ ported: @escaping () throws -> Void
  ) throws {
    let clock = ContinuousClock()
    var times: [[Double]] = [[], []]
    for round in 0..<(rounds + 10) {
      for (index, work) in [native, ported].enumerated() {
        let spent = try clock.measure(work)
        // The first rounds fill caches.
        guard round >= 10 else { continue }
        times[index].append(Double(spent.components.attoseconds) / 1e12)
      }
    }
    let sorted = times.map { $0.sorted() }
    let least = sorted.map { $0.first ?? 0 }
    let median = sorted.map { $0[$0.count / 2] }
    func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    print(
      "\(name): least \(text(least[0])) and \(text(least[1])) µs, ratio "
        + "\(text(least[1] / least[0])); median \(text(median[0])) and \(text(median[1])) µs, "
        + "ratio \(text(median[1] / median[0]))")
  }
}
