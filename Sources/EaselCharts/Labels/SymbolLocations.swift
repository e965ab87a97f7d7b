import EaselCanvas
import Foundation

/// The points of symbols in square cells, so that a search near a point looks at its neighbors only.
struct SymbolLocations {
  private struct Cell: Hashable {
    var column: Int
    var row: Int

    init?(_ point: CGPoint) {
      let column = (point.x / SymbolLocations.distance).rounded(.down)
      let row = (point.y / SymbolLocations.distance).rounded(.down)
      // Points that far away are not drawn, and their cells would not be integers.
      guard abs(column) < 1e12, abs(row) < 1e12 else { return nil }
      (self.column, self.row) = (Int(column), Int(row))
    }

    /// The cell and the eight cells around it.
    var surroundings: [Cell] {
      (-1...1).flatMap { across in
        (-1...1).map { down in
          var cell = self
          cell.column += across
          cell.row += down
          return cell
        }
      }
    }
  }

  /// The distance in points below which two points count as one; also the side of a cell.
  private static let distance: CGFloat = 0.5
  /// The maximum number of symbols of a figure whose points are among the locations.
  ///
  /// The symbols of larger figures are dots of a cloud and do not belong to lines.
  private static let maximumCount = 100

  private var points: [Cell: [CGPoint]] = [:]

  init() {}

  /// Creates the locations of the symbols of figures.
  init(of figures: [ChartFigure]) {
    for figure in figures {
      guard case .symbols(_, let points) = figure.shape, points.count <= Self.maximumCount else {
        continue
      }
      for point in points {
        guard let cell = Cell(point) else { continue }
        self.points[cell, default: []].append(point)
      }
    }
  }

  /// Returns whether a symbol is within half a point of a point.
  func contains(near point: CGPoint) -> Bool {
    guard !points.isEmpty, let cell = Cell(point) else { return false }
    return cell.surroundings.contains { cell in
      points[cell]?.contains { hypot($0.x - point.x, $0.y - point.y) < Self.distance } ?? false
    }
  }
}
