import EaselBlocks
import EaselCanvas
import Foundation

/// A series of numbers as a line without axes, from left to right.
struct Sparkline: Shape {
  let values: [Double]

  /// The maximum number of points; of a longer series the minima and maxima of its parts are drawn.
  private static let mostPoints = 1_000

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path { path in
      var isOpen = false
      for point in points(in: rect) {
        guard let point else {
          // A missing number leaves a gap.
          isOpen = false
          continue
        }
        if isOpen { path.addLine(to: point) } else { path.move(to: point) }
        isOpen = true
      }
    }
  }

  /// Returns the position of each value; `nil` for one that is not finite.
  func points(in rect: CGRect) -> [CGPoint?] {
    let values = drawn
    let known = values.compactMap { $0 }
    guard let minimum = known.min(), let maximum = known.max() else { return [] }
    // Halved, since the difference of two large numbers may be infinite.
    let range = maximum / 2 - minimum / 2
    let step = rect.width / CGFloat(max(values.count - 1, 1))
    return values.enumerated().map { index, value in
      value.map {
        let share = range > 0 ? ($0 / 2 - minimum / 2) / range : 0.5
        return CGPoint(
          x: rect.minX + CGFloat(index) * step, y: rect.maxY - CGFloat(share) * rect.height)
      }
    }
  }

  /// The values to draw, in order.
  private var drawn: [Double?] {
    func sound(_ value: Double) -> Double? { value.isFinite ? value : nil }
    guard values.count > Self.mostPoints else { return values.map(sound) }
    let parts = Self.mostPoints / 2
    return (0..<parts).flatMap { part -> [Double?] in
      let range = (part * values.count / parts)..<((part + 1) * values.count / parts)
      let known = range.filter { values[$0].isFinite }
      guard let low = known.min(by: { values[$0] < values[$1] }),
        let high = known.max(by: { values[$0] < values[$1] })
      else { return [nil, nil] }
      return [values[min(low, high)], values[max(low, high)]]
    }
  }
}

/// A dot at the last value of a series.
struct SparklineEnd: Shape {
  let line: Sparkline
  let radius: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    guard let point = line.points(in: rect).last ?? nil else { return Path() }
    return Path(
      ellipseIn: CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
