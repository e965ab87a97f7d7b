import EaselCanvas
import Foundation

/// How many documents tasks write side by side.
enum Throughput {
  /// What the tasks write.
  enum Kind: String {
    /// A page of five labeled bars.
    case tasks
    /// A tagged invoice of a page.
    case invoiceTasks

    func write(_ number: Int) throws {
      switch self {
      case .tasks: _ = try document()
      case .invoiceTasks: _ = try BusinessWorks.write(number)
      }
    }
  }

  /// Documents a second, of tasks that each write one after another until the time is over, and their
  /// number.
  static func rate(
    of kind: Kind, tasks: Int, seconds: Int
  ) async throws -> (rate: Double, count: Int) {
    // The first document of a process reads the fonts.
    try kind.write(0)
    let clock = ContinuousClock()
    let start = clock.now
    let end = start.advanced(by: .seconds(seconds))
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<tasks {
        group.addTask {
          var count = 0
          while clock.now < end {
            count += 1
            try kind.write(count)
            // Tasks that outnumber the processors take turns.
            await Task.yield()
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    return (Double(count) / (start.duration(to: clock.now) / .seconds(1)), count)
  }

  /// Five labeled bars, PDF of 400 × 300 points: the work w2.
  private static func document() throws -> Data {
    let document = try PDFDocument(options: RenderOptions(isTagged: false))
    try document.page(size: CGSize(width: 400, height: 300)) { canvas in
      let style = TextStyle(font: .system(size: 20), color: .systemGray)
      let names = ["太郎", "次郎", "三郎", "四郎", "五郎"]
      for (index, (name, value)) in zip(names, [7, 1, 2, 6, 3]).enumerated() {
        let bar = CGRect(
          x: CGFloat(25 + index * 75), y: 268 - CGFloat(value) * 33, width: 50,
          height: CGFloat(value) * 33)
        canvas.fill(bar, with: .color(value == 7 ? .systemOrange : .systemBlue))
        canvas.draw(
          TextLayout("\(value)", style: style), at: CGPoint(x: bar.midX, y: bar.minY - 25))
        canvas.draw(TextLayout(name, style: style), at: CGPoint(x: bar.minX, y: 269))
      }
      let axis = Path { path in
        path.move(to: CGPoint(x: 0, y: 268.5))
        path.addLine(to: CGPoint(x: 400, y: 268.5))
      }
      canvas.stroke(axis, with: .color(.black))
    }
    return try document.finish().output
  }
}
