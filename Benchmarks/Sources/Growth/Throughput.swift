import EaselCanvas
import Foundation

/// How many small documents tasks write side by side.
enum Throughput {
  /// Documents a second, of tasks that each write one after another until the time is over.
  static func documentsPerSecond(tasks: Int, seconds: Int) async throws -> Double {
    // The first document of a process reads the fonts.
    _ = try document()
    let clock = ContinuousClock()
    let start = clock.now
    let end = start.advanced(by: .seconds(seconds))
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<tasks {
        group.addTask {
          var count = 0
          while clock.now < end {
            _ = try document()
            count += 1
            // Tasks that outnumber the processors take turns.
            await Task.yield()
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    return Double(count) / (start.duration(to: clock.now) / .seconds(1))
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
