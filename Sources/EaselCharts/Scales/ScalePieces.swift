import Foundation

/// The parts of a domain that an axis shows one after another, without the values between them.
///
/// ```swift
/// let pieces = ScalePieces(broken: [0...100, 900...1000], gap: 16)
/// pieces.coordinate(of: 50)   // 0.25: the middle of the first half
/// pieces.coordinate(of: 500)  // 0.5: both pieces meet here
/// ```
///
/// A coordinate is a length from the start of the first piece, without the gaps between pieces. In a
/// piece it is linear in the transformed value. A value between two pieces is at their common end.
///
/// It is a class since each mark copies its scale, and most scales have no pieces.
final class ScalePieces: Hashable, Sendable {
  /// The lower ends of the pieces, ascending.
  let lowers: [Double]
  /// The upper ends of the pieces.
  let uppers: [Double]
  /// The coordinates at which the pieces start, and at the end the total length.
  let starts: [Double]
  /// The distance in points at which the pieces are drawn; 0 for pieces without gaps.
  let gap: Double
  /// The transform of values within a piece.
  let transform: ScaleTransform

  /// The minimum part of an axis that a range of a broken axis takes.
  static let minimumShare = 0.15

  /// Creates the ranges of a broken axis, whose lengths follow their extents.
  ///
  /// - Parameters:
  ///   - ranges: The ranges in ascending order, apart from each other.
  ///   - gap: The distance between two ranges, in points.
  ///   - transform: The transform of the values.
  convenience init(
    broken ranges: [ClosedRange<Double>], gap: Double, transform: ScaleTransform = .linear
  ) {
    let extents = ranges.map { range in
      // Halving before subtracting keeps differences of the largest numbers finite.
      transform.apply(range.upperBound) / 2 - transform.apply(range.lowerBound) / 2
    }
    self.init(
      ranges, weights: Self.shares(of: extents), gap: gap, transform: transform)
  }

  /// Creates pieces without gaps that are equally long.
  convenience init(equal ranges: [ClosedRange<Double>]) {
    self.init(ranges, weights: ranges.map { _ in 1 }, gap: 0, transform: .linear)
  }

  private init(
    _ ranges: [ClosedRange<Double>], weights: [Double], gap: Double, transform: ScaleTransform
  ) {
    lowers = ranges.map(\.lowerBound)
    uppers = ranges.map(\.upperBound)
    var starts = [0.0]
    for weight in weights { starts.append((starts.last ?? 0) + weight) }
    self.starts = starts
    self.gap = gap
    self.transform = transform
  }

  /// Returns the parts of an axis for ranges with the given extents; each has a minimum part.
  private static func shares(of extents: [Double]) -> [Double] {
    let minimum = min(minimumShare, 0.5 / Double(max(1, extents.count)))
    var isSmall = extents.map { _ in false }
    var shares = extents
    for _ in extents {
      let rest = 1 - minimum * Double(isSmall.count { $0 })
      let total = zip(extents, isSmall).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
      shares = zip(extents, isSmall).map { $1 ? minimum : $0 / total * rest }
      guard let next = shares.indices.first(where: { !isSmall[$0] && shares[$0] < minimum }) else {
        break
      }
      isSmall[next] = true
    }
    return shares
  }

  /// Whether values between the pieces are left out with a gap, as on a broken axis.
  var isBroken: Bool { gap > 0 }
  /// The number of pieces.
  var count: Int { lowers.count }

  /// The ranges of the pieces.
  var ranges: [ClosedRange<Double>] { zip(lowers, uppers).map { $0...$1 } }

  /// Returns the index of the last piece that starts at or below a value; 0 below all pieces.
  func index(of value: Double) -> Int {
    max(0, lowers.partitioningIndex { $0 > value } - 1)
  }

  /// Returns whether a value is between two pieces.
  func leavesOut(_ value: Double) -> Bool {
    let index = index(of: value)
    return index + 1 < count && value > uppers[index] && value < lowers[index + 1]
  }

  /// Returns the coordinate of a value, with an additional length between pieces.
  ///
  /// Below the first piece and above the last one, coordinates continue as in that piece.
  func coordinate(of value: Double, gap: Double = 0) -> Double {
    guard !value.isNaN, count > 0 else { return .nan }
    let index = index(of: value)
    let start = starts[index] + gap * Double(index)
    let length = starts[index + 1] - starts[index]
    if index + 1 < count, value > uppers[index] { return start + length + gap / 2 }
    let (low, high) = (transform.apply(lowers[index]) / 2, transform.apply(uppers[index]) / 2)
    return start + (transform.apply(value) / 2 - low) / (high - low) * length
  }

  /// Returns the value at a coordinate; in a gap, the end of the nearer piece.
  func value(at coordinate: Double, gap: Double = 0) -> Double {
    guard !coordinate.isNaN, count > 0 else { return .nan }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + gap * Double(middle) <= coordinate {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let index = max(0, low - 1)
    let length = starts[index + 1] - starts[index]
    let offset = coordinate - starts[index] - gap * Double(index)
    if index + 1 < count, offset > length {
      return offset - length < gap / 2 ? uppers[index] : lowers[index + 1]
    }
    return transform.value(at: offset / length, from: lowers[index], to: uppers[index])
  }

  /// Returns the length in coordinates of a gap, for an axis of a length in points.
  ///
  /// All gaps together take at most three tenths of the axis.
  func gapLength(on length: Double) -> Double {
    guard gap > 0, count > 1, length > 0, let total = starts.last else { return 0 }
    let number = Double(count - 1)
    let share = min(gap / length, 0.3 / number)
    return total * share / (1 - share * number)
  }

  /// Returns the parts of an axis that the pieces take, for an axis of a length in points.
  func shares(on length: Double) -> [Double] {
    let gap = gapLength(on: length)
    let total = (starts.last ?? 1) + gap * Double(count - 1)
    return zip(starts, starts.dropFirst()).map { ($1 - $0) / total }
  }

  static func == (first: ScalePieces, second: ScalePieces) -> Bool {
    first === second
      || first.gap == second.gap && first.transform == second.transform
        && first.lowers == second.lowers && first.uppers == second.uppers
        && first.starts == second.starts
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(lowers)
    hasher.combine(uppers)
    hasher.combine(gap)
  }
}
