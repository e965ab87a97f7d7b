import EaselBlocks
import Foundation

extension PreparedMarks {
  /// Joins consecutive bars in a stack that belong to one series and look alike.
  ///
  /// Readers see the rows of one series as one bar. A gap between them would look like two bars,
  /// and so would the thin line that appears between two edges within one pixel.
  mutating func joinBars(
    _ locations: [Location], _ starts: [Double], _ ends: [Double], _ keys: [Int]
  ) {
    guard let stacks = keys.max(), stacks + 1 < locations.count else { return }
    // The index of the last bar on each stack, for each side of zero.
    var last = Array(repeating: -1, count: 2 * (stacks + 1))
    let groups = list.effectBounds
    for (index, key) in keys.enumerated() {
      let length = ends[index] - starts[index]
      guard length != 0, length.isFinite else { continue }
      let side = 2 * key + (length < 0 ? 1 : 0)
      let below = last[side]
      last[side] = index
      guard below >= 0, abs(ends[below] - starts[index]) <= abs(length) * 1e-9,
        isOneSeries(locations[below], locations[index]),
        groups.isEmpty || groups.area(of: locations[below]) == groups.area(of: locations[index])
      else { continue }
      if case .top(let start) = joint(locations[below]) {
        join(locations[index], .top(from: start))
        join(locations[below], .covered(isLowest: false))
      } else {
        join(locations[index], .top(from: starts[below]))
        join(locations[below], .covered(isLowest: true))
      }
    }
  }

  private func joint(_ location: Location) -> BarJoint {
    runs[location.run].joints?[location.row] ?? .none
  }

  private mutating func join(_ location: Location, _ joint: BarJoint) {
    if runs[location.run].joints == nil {
      runs[location.run].joints = Array(repeating: .none, count: runs[location.run].count)
    }
    runs[location.run].joints?[location.row] = joint
  }

  /// Whether two bars of a stack belong to one series and look alike.
  private func isOneSeries(_ a: Location, _ b: Location) -> Bool {
    let (first, second) = (runs[a.run], runs[b.run])
    for channel in [Channel.foregroundStyle, .series] {
      let (one, other) = (first.run[channel], second.run[channel])
      guard (one == nil) == (other == nil) else { return false }
      guard let one, let other else { continue }
      guard one.kind == other.kind, one.values[a.row] == other.values[b.row] else { return false }
    }
    let (one, other) = (first.run.traits[a.row], second.run.traits[b.row])
    return list.traits[one].isJoined(with: list.traits[other])
  }
}

extension [Int] {
  /// Returns a number that is equal for bars with the same effects, from the bounds of the effects.
  fileprivate func area(of location: PreparedMarks.Location) -> Int {
    partitioningIndex { $0 > location.ordinal }
  }
}

extension MarkTraits {
  /// Whether bars with these traits and with other traits are drawn as one bar.
  fileprivate func isJoined(with other: MarkTraits) -> Bool {
    guard opacity == other.opacity, cornerRadius == other.cornerRadius, offset == other.offset,
      zIndex == other.zIndex, barShape == BarShape(),
      other.barShape == BarShape(),
      width == other.width, height == other.height, positionSpan == other.positionSpan,
      isContext == other.isContext, accessibilityIdentifier == other.accessibilityIdentifier,
      alignsStylesWithPlot == other.alignsStylesWithPlot, (style == nil) == (other.style == nil)
    else { return false }
    guard let style = style as? any Hashable, let otherStyle = other.style as? any Hashable else {
      return self.style == nil
    }
    return AnyHashable(style) == AnyHashable(otherStyle)
  }
}
