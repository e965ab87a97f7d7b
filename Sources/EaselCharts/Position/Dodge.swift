import Foundation

/// The division of a span into slots, which places marks at the same position side by side.
///
/// ```swift
/// Dodge.slots(count: 3, from: 0, to: 30)  // 0–10, 10–20, 20–30
/// ```
enum Dodge {
  /// A part of a span; if the span is reversed, so is the slot.
  struct Slot: Hashable, Sendable {
    var start: Double
    var end: Double

    var middle: Double { start / 2 + end / 2 }
    var length: Double { abs(end - start) }
  }

  /// Returns equal slots without gaps or overlaps, in the order of the values.
  ///
  /// - Parameters:
  ///   - count: The number of values; the result is empty if it is 0 or negative.
  ///   - start: The start of the span.
  ///   - end: The end of the span. The result is empty if the start or the end is not finite.
  static func slots(count: Int, from start: Double, to end: Double) -> [Slot] {
    guard count > 0, start.isFinite, end.isFinite else { return [] }
    return (0..<count).map { slot($0, of: count, from: start, to: end) }
  }

  /// Returns one of several equal slots.
  static func slot(
    _ index: Int, of count: Int, from start: Double, to end: Double
  ) -> Slot {
    // Adjacent slots compute the same border, so that they meet exactly.
    func border(_ index: Int) -> Double {
      if index <= 0 { return start }
      if index >= count { return end }
      let part = Double(index) / Double(count)
      return start * (1 - part) + end * part
    }
    return Slot(start: border(index), end: border(index + 1))
  }
}
