import Foundation

extension Path {
  /// The maximum number of dashes that ``dashed(phase:lengths:)`` makes of one path.
  static let maximumDashCount: CGFloat = 100_000

  /// Returns a path with a subpath for each dash of this path; curves stay curves.
  ///
  /// ```swift
  /// let dashes = Path(CGRect(x: 0, y: 0, width: 100, height: 40)).dashed(lengths: [6, 4])
  /// ```
  ///
  /// If a closed subpath begins and ends within a dash, both parts are one dash. A dash of length
  /// zero is a line without extent, which round caps draw as a dot. An empty array, or only zeros,
  /// returns the path itself. So does a pattern that would make more than 100,000 dashes. A
  /// negative length, or a number that is not finite, returns an invalid path, which the canvas
  /// refuses when it is drawn.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which each subpath starts. The default is 0.
  ///   - lengths: The lengths of a dash, a gap, a dash and so on. With an odd number of lengths the
  ///     list is used twice, as in SVG and HTML.
  public func dashed(phase: CGFloat = 0, lengths: [CGFloat]) -> Path {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return .invalid }
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, isFinite else { return self }
    let parts = split().filter { !$0.segments.isEmpty || $0.isClosed }
    let measured = parts.map { part in (part, part.outline.map { ($0, $0.length) }) }
    let total = measured.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.1 } }
    let count = (total / period + CGFloat(parts.count)) * CGFloat(pattern.count / 2)
    guard count <= Self.maximumDashCount else { return self }

    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while index < pattern.count - 1, offset > 0, offset >= pattern[index] {
      offset -= pattern[index]
      index += 1
    }
    let first = Dasher(pattern: pattern, index: index, rest: max(0, pattern[index] - offset))
    var result = Path(partsOf: self)
    for (part, segments) in measured {
      var dasher = first
      for (segment, length) in segments where length > 0 { dasher.walk(segment, length) }
      dasher.finish(part, into: &result)
    }
    return result
  }

  /// Divides one subpath into dashes.
  private struct Dasher {
    let pattern: [CGFloat]
    /// The index of the current length in the pattern.
    ///
    /// Even ones are dashes.
    var index: Int
    /// The rest of the current length.
    var rest: CGFloat
    /// The completed dashes.
    var dashes: [[Segment]] = []
    /// The segments of the current dash.
    var open: [Segment] = []
    var beginsInDash: Bool
    var hasTurned = false

    init(pattern: [CGFloat], index: Int, rest: CGFloat) {
      self.pattern = pattern
      self.index = index
      self.rest = rest
      beginsInDash = index.isMultiple(of: 2)
    }

    var isInDash: Bool { index.isMultiple(of: 2) }

    /// Divides a segment and continues at its end.
    mutating func walk(_ segment: Segment, _ length: CGFloat) {
      var position: CGFloat = 0
      var t: CGFloat = 0
      while rest < length - position {
        // Lines are divided by their own length, so that rounding errors do not add up.
        let next: CGFloat =
          if case .line = segment {
            (position + rest) / length
          } else {
            segment.parameter(atLength: rest, from: t, of: length)
          }
        if isInDash { take(segment, t, next) }
        position += rest
        t = next
        turn()
      }
      if isInDash { open.append(segment.part(from: t, to: 1)) }
      rest -= length - position
    }

    /// Adds a part of a segment to the current dash.
    private mutating func take(_ segment: Segment, _ t0: CGFloat, _ t1: CGFloat) {
      if t1 > t0 {
        open.append(segment.part(from: t0, to: t1))
      } else if open.isEmpty {
        let point = segment.point(at: t0)
        open.append(.line(point, point))
      }
    }

    /// Continues with the next length of the pattern.
    private mutating func turn() {
      // An empty first dash is kept, so that a closed subpath can connect its ends.
      if isInDash { dashes.append(open) }
      open = []
      hasTurned = true
      index = (index + 1) % pattern.count
      rest = pattern[index]
    }

    /// Adds the dashes to a path.
    mutating func finish(_ part: Subpath, into path: inout Path) {
      if !hasTurned {
        if beginsInDash { path.append(part) }
        return
      }
      if isInDash, !open.isEmpty {
        if part.isClosed, beginsInDash, !dashes.isEmpty {
          dashes[0] = open + dashes[0]
        } else {
          dashes.append(open)
        }
      }
      for dash in dashes {
        guard let first = dash.first else { continue }
        path.append(Subpath(start: first.start, segments: dash))
      }
    }
  }
}
