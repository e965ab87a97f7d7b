import EaselCanvas
import Foundation

/// The dark and light modules of a code, row by row.
struct ModuleGrid: Hashable, Sendable {
  let width: Int
  let height: Int
  /// Whether each module is dark; the count is `width × height`.
  let isDark: [Bool]

  subscript(column: Int, row: Int) -> Bool {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return false }
    return isDark[row * width + column]
  }

  /// The outlines of the dark modules in units of modules, with the corner of the first module at
  /// zero.
  ///
  /// Edges between two dark modules are left out, so that no renderer draws a hairline there. Each
  /// outline has the dark side on its right, so that both fill rules give the same result.
  var outlines: [[CGPoint]] {
    // The edges that start at each corner, one bit for each direction: east, south, west, north.
    var edges = [UInt8](repeating: 0, count: (width + 1) * (height + 1))
    let across = width + 1
    for row in 0..<height {
      for column in 0..<width where self[column, row] {
        let corner = row * across + column
        if !self[column, row - 1] { edges[corner] |= 1 }
        if !self[column + 1, row] { edges[corner + 1] |= 2 }
        if !self[column, row + 1] { edges[corner + across + 1] |= 4 }
        if !self[column - 1, row] { edges[corner + across] |= 8 }
      }
    }
    let steps = [1, across, -1, -across]
    var outlines: [[CGPoint]] = []
    for start in edges.indices {
      while edges[start] != 0 {
        var outline: [CGPoint] = []
        var (corner, direction) = (start, edges[start].trailingZeroBitCount)
        var last = -1
        repeat {
          edges[corner] &= ~(1 << UInt8(direction))
          if direction != last {
            outline.append(CGPoint(x: corner % across, y: corner / across))
          }
          last = direction
          corner += steps[direction]
          // If two modules touch at a corner, the outline stays with its own module.
          let turns = [direction + 1, direction, direction + 3].map { $0 & 3 }
          direction = turns.first { edges[corner] & (1 << UInt8($0)) != 0 } ?? -1
        } while direction >= 0
        outlines.append(outline)
      }
    }
    return outlines
  }

  /// Returns the path of the dark modules.
  ///
  /// - Parameters:
  ///   - origin: The corner of the first module.
  ///   - module: The size of a module in points.
  func path(at origin: CGPoint, module: CGSize) -> Path {
    Path { path in
      for outline in outlines {
        path.addLines(
          outline.map {
            CGPoint(x: origin.x + $0.x * module.width, y: origin.y + $0.y * module.height)
          })
        path.closeSubpath()
      }
    }
  }
}
