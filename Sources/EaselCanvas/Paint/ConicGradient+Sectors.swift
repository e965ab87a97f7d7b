import Foundation

extension ConicGradient {
  /// A sector of the circle with the colors at its two edges.
  ///
  /// Angles count from ``angle``.
  struct Sector {
    var from: CGFloat
    var to: CGFloat
    var start: Color.Components
    var end: Color.Components
  }

  /// Returns sectors that cover the circle.
  ///
  /// None is wider than a twelfth of the circle, so that each is a triangle along whose outer side
  /// the color changes evenly enough.
  func sectors(for appearance: Appearance, most width: CGFloat = .pi / 6) -> [Sector] {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return [] }
    var positions = stops.map { ($0.location, $0.color.components(for: appearance)) }
    let goesOn = gradient.extend != .none
    if goesOn, first.location > 0 {
      positions.insert((0, first.color.components(for: appearance)), at: 0)
    }
    if goesOn, last.location < 1 { positions.append((1, last.color.components(for: appearance))) }
    var sectors: [Sector] = []
    for ((from, start), (to, end)) in zip(positions, positions.dropFirst()) where to > from {
      let sweep = (to - from) * 2 * .pi
      let count = max(Int((sweep / width).rounded(.up)), 1)
      for index in 0..<count {
        let (low, high) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
        sectors.append(
          Sector(
            from: from * 2 * .pi + sweep * low, to: from * 2 * .pi + sweep * high,
            start: start.mixed(with: end, low), end: start.mixed(with: end, high)))
      }
    }
    return sectors
  }
}
