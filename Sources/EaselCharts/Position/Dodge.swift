import Foundation

/// Puts marks at the same position beside each other.
///
/// ```swift
/// Dodge.slots(count: 3, from: 0, to: 30)  // 0–10, 10–20, 20–30
/// ```
package enum Dodge {
  /// A part of a span; its end lies before its start where that of the span does.
  package struct Slot: Hashable, Sendable {
    package var start: Double
    package var end: Double

    package var middle: Double { start / 2 + end / 2 }
    package var length: Double { abs(end - start) }
  }

  /// Returns equal slots without gaps or overlaps, in the order of the values that dodge.
  ///
  /// - Parameters:
  ///   - count: How many values dodge; none or a negative number gives no slots.
  ///   - start: Where the span begins.
  ///   - end: Where the span ends. One that is not finite gives no slots.
  package static func slots(count: Int, from start: Double, to end: Double) -> [Slot] {
    guard count > 0, start.isFinite, end.isFinite else { return [] }
    return (0..<count).map { slot($0, of: count, from: start, to: end) }
  }

  /// Returns one of equal slots.
  package static func slot(
    _ index: Int, of count: Int, from start: Double, to end: Double
  ) -> Slot {
    // Neighbours compute the same border, so that they meet exactly.
    func border(_ index: Int) -> Double {
      if index <= 0 { return start }
      if index >= count { return end }
      let part = Double(index) / Double(count)
      return start * (1 - part) + end * part
    }
    return Slot(start: border(index), end: border(index + 1))
  }
}
