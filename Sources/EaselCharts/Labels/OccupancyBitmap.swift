import EaselCanvas
import Foundation

/// A bitmap of the taken parts of a rectangle, with one bit per cell of half a point.
///
/// ```swift
/// var taken = OccupancyBitmap(CGRect(x: 0, y: 0, width: 200, height: 100))
/// taken.add(CGRect(x: 10, y: 10, width: 40, height: 12))
/// taken.isFree(CGRect(x: 45, y: 10, width: 20, height: 12))   // false
/// ```
///
/// Labels are tested and added in the order of their priority (Kittivorawong et al., “Fast and
/// Flexible Overlap Detection for Chart Labeling with Occupancy Bitmap”, 2020). A test costs one
/// step for each row and 64 columns. Large rectangles have larger cells, so that there are at most
/// 4 million.
struct OccupancyBitmap {
  /// The rectangle; everything outside it counts as taken.
  let bounds: CGRect
  private let cell: CGFloat
  private let columns: Int
  private let rows: Int
  private let wordsOfRow: Int
  private var words: [UInt64]

  private static let maximumCells: CGFloat = 4_000_000

  init(_ bounds: CGRect) {
    let isUsable =
      bounds.minX.isFinite && bounds.minY.isFinite && bounds.width.isFinite
      && bounds.height.isFinite
    self.bounds = isUsable ? bounds : .zero
    let area = self.bounds.width * self.bounds.height
    cell = max(0.5, (area / Self.maximumCells).squareRoot(), max(bounds.width, bounds.height) / 2e5)
    columns = isUsable ? Int((self.bounds.width / cell).rounded(.up)) : 0
    rows = isUsable ? Int((self.bounds.height / cell).rounded(.up)) : 0
    wordsOfRow = (columns + 63) / 64
    words = Array(repeating: 0, count: wordsOfRow * rows)
  }

  /// Returns the bitmap in which the parts of this one and of another one with equal bounds are taken.
  func union(_ other: OccupancyBitmap) -> OccupancyBitmap {
    var result = self
    for index in result.words.indices where index < other.words.count {
      result.words[index] |= other.words[index]
    }
    return result
  }

  /// Whether a rectangle is within the bounds and free.
  func isFree(_ rect: CGRect) -> Bool {
    guard contains(rect), let cells = cells(rect) else { return false }
    let masks = masks(cells.columns)
    for row in cells.rows {
      let start = row * wordsOfRow + cells.columns.lowerBound / 64
      for index in masks.indices where words[start + index] & masks[index] != 0 { return false }
    }
    return true
  }

  /// Whether a rectangle is within the bounds, with a tolerance of 0.01 points.
  func contains(_ rect: CGRect) -> Bool {
    bounds.encloses(rect)
  }

  /// Marks the part of a rectangle within the bounds as taken.
  mutating func add(_ rect: CGRect) {
    guard let cells = cells(rect) else { return }
    let masks = masks(cells.columns)
    for row in cells.rows {
      let start = row * wordsOfRow + cells.columns.lowerBound / 64
      for index in masks.indices { words[start + index] |= masks[index] }
    }
  }

  /// Marks a line of a width as taken, by squares along it.
  mutating func add(from start: CGPoint, to end: CGPoint, width: CGFloat) {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite,
      let part = clipped(start, end)
    else { return }
    let width = max(width, cell)
    let length = hypot(part.1.x - part.0.x, part.1.y - part.0.y)
    let step = max(width / 2, cell)
    let count = min(Int(length / step) + 1, 100_000)
    for index in 0...count {
      let share = CGFloat(index) / CGFloat(count)
      add(
        CGRect(
          x: part.0.x + (part.1.x - part.0.x) * share - width / 2,
          y: part.0.y + (part.1.y - part.0.y) * share - width / 2, width: width, height: width))
    }
  }

  /// Returns the part of a line that is close to the bounds (Liang & Barsky 1984).
  private func clipped(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
    let box = bounds.insetBy(dx: -8, dy: -8)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for (slope, space) in [
      (-dx, start.x - box.minX), (dx, box.maxX - start.x), (-dy, start.y - box.minY),
      (dy, box.maxY - start.y),
    ] {
      if slope == 0 {
        if space < 0 { return nil }
        continue
      }
      if slope < 0 { low = max(low, space / slope) } else { high = min(high, space / slope) }
    }
    guard low <= high else { return nil }
    return (
      CGPoint(x: start.x + dx * low, y: start.y + dy * low),
      CGPoint(x: start.x + dx * high, y: start.y + dy * high)
    )
  }

  // MARK: Cells

  private func cells(_ rect: CGRect) -> (rows: Range<Int>, columns: Range<Int>)? {
    guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else {
      return nil
    }
    let part = rect.standardized.intersection(bounds)
    guard !part.isNull, part.width > 0, part.height > 0, rows > 0, columns > 0 else { return nil }
    // A tiny overlap into a cell does not take the cell.
    let (left, right) = ((part.minX - bounds.minX) / cell, (part.maxX - bounds.minX) / cell)
    let (top, bottom) = ((part.minY - bounds.minY) / cell, (part.maxY - bounds.minY) / cell)
    func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let first = min(max(Int((low + 0.01).rounded(.down)), 0), count - 1)
      return first..<min(max(Int((high - 0.01).rounded(.up)), first + 1), count)
    }
    return (range(top, bottom, rows), range(left, right, columns))
  }

  /// Returns the bits of columns in the words of a row, from the word of the first column on.
  private func masks(_ columns: Range<Int>) -> [UInt64] {
    let (first, last) = (columns.lowerBound / 64, (columns.upperBound - 1) / 64)
    return (first...last).map { word in
      let low = max(columns.lowerBound - word * 64, 0)
      let high = min(columns.upperBound - word * 64, 64)
      return (high == 64 ? UInt64.max : (1 << UInt64(high)) - 1) & ~((1 << UInt64(low)) - 1)
    }
  }
}
