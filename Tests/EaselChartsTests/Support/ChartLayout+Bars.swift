import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension ChartLayout {
  /// The figures of bars, in drawing order.
  var bars: [ChartFigure] { figures.filter { $0.kind == .bar } }

  /// The figures of reference lines.
  var rules: [ChartFigure] { figures.filter { $0.kind == .rule } }

  /// The line from which bars grow.
  var baseline: ChartLine? { axes.lazy.compactMap(\.baseline).first }

  /// The position of the base line along the axis of values.
  var basePosition: CGFloat {
    guard let baseline else { return .nan }
    return baseline.start.y == baseline.end.y ? baseline.start.y : baseline.start.x
  }

  /// The grid lines of all axes.
  var grid: [ChartLine] { axes.flatMap(\.gridLines) }
}

extension ChartFigure {
  /// The radii of the corners.
  var radii: CornerRadii { corners ?? CornerRadii(all: 0) }

  /// The rectangle that is filled, which laps behind the next bar in a stack.
  var filledRect: CGRect { gap.inset(bounds) }

  /// The straight parts of a rule.
  var parts: [(start: CGPoint, end: CGPoint)] {
    guard case .path(let path) = shape else { return [] }
    var parts: [(CGPoint, CGPoint)] = []
    for element in path.elements {
      switch element {
      case .move(let point): parts.append((point, point))
      case .line(let point): if let last = parts.indices.last { parts[last].1 = point }
      default: break
      }
    }
    return parts
  }
}
