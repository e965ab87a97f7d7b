import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Applies the policy for missing values to a line, and returns their number.
  func fill(
    _ points: inout [CGPoint], _ marks: inout MarkNumbers, _ direction: Axis, _ traits: MarkTraits
  ) -> Int {
    let kept = points.indices.filter { points[$0].x.isFinite && points[$0].y.isFinite }
    let count = points.count - kept.count
    if missing == .connect {
      points = kept.map { points[$0] }
      marks = MarkNumbers(kept.map { marks[$0] })
    } else {
      fill(&points, direction, traits)
    }
    return count
  }

  /// Applies the policy for missing values to the edges of an area, and returns their number.
  func fill(
    _ points: inout [CGPoint], base: inout [CGPoint], _ direction: Axis, _ traits: MarkTraits
  ) -> Int {
    let kept = points.indices.filter {
      points[$0].x.isFinite && points[$0].y.isFinite && base[$0].x.isFinite && base[$0].y.isFinite
    }
    let count = points.count - kept.count
    guard count > 0 else { return 0 }
    if missing == .connect {
      (points, base) = (kept.map { points[$0] }, kept.map { base[$0] })
    } else {
      fill(&points, direction, traits)
      fill(&base, direction, traits)
    }
    return count
  }

  /// Gives the missing values of an edge their positions: that of zero, or between their
  /// neighbours.
  private func fill(_ points: inout [CGPoint], _ direction: Axis, _ traits: MarkTraits) {
    let along = direction == .vertical ? \CGPoint.y : \CGPoint.x
    let across = direction == .vertical ? \CGPoint.x : \CGPoint.y
    switch missing.form {
    case .gap, .connect: break
    case .zero:
      // Takes the scale of the series, which can have a second axis.
      let zero = scale(direction, traits).map { CGFloat($0.position.position(of: 0)) }
      guard let zero, zero.isFinite else { return }
      for index in points.indices
      where points[index][keyPath: across].isFinite && !points[index][keyPath: along].isFinite {
        points[index][keyPath: along] = zero
      }
    case .interpolate:
      var before: CGPoint?
      var gap: [Int] = []
      for index in points.indices {
        let point = points[index]
        guard point.x.isFinite, point.y.isFinite else {
          if point[keyPath: across].isFinite { gap.append(index) }
          continue
        }
        if let before {
          let width = point[keyPath: across] - before[keyPath: across]
          for index in gap {
            let share =
              width == 0
              ? 0.5 : (points[index][keyPath: across] - before[keyPath: across]) / width
            points[index][keyPath: along] =
              before[keyPath: along]
              + (point[keyPath: along] - before[keyPath: along]) * share
          }
        }
        gap = []
        before = point
      }
    }
  }
}
