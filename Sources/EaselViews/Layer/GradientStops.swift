import EaselCanvas
import Foundation

/// Color stops whose positions can be below 0 or above 1, which a ``Gradient`` does not permit.
struct GradientStops {
  /// The stops in ascending order of their locations.
  var list: [Gradient.Stop]

  /// Creates stops from colors and locations; evenly distributed without locations.
  ///
  /// A location below the one before it is raised to it, as in CSS.
  init(_ colors: [Color], at locations: [CGFloat]?) {
    let last = CGFloat(max(colors.count - 1, 1))
    let positions = locations ?? colors.indices.map { CGFloat($0) / last }
    list = []
    for (color, position) in zip(colors, positions) {
      list.append(Gradient.Stop(color, at: max(position, list.last?.location ?? position)))
    }
  }

  /// Whether all locations are finite.
  var isFinite: Bool { list.allSatisfy(\.location.isFinite) }

  var gradient: Gradient { Gradient(stops: list) }

  /// Returns a gradient from 0 to 1, and the positions of its ends.
  ///
  /// These are 0 and 1 unless there are locations beyond them.
  func stretched() -> (gradient: Gradient, low: CGFloat, high: CGFloat) {
    let low = min(list.first?.location ?? 0, 0)
    let high = max(list.last?.location ?? 1, 1)
    guard low < 0 || high > 1 else { return (gradient, 0, 1) }
    return (
      Gradient(
        stops: list.map { Gradient.Stop($0.color, at: ($0.location - low) / (high - low)) }),
      low, high
    )
  }

  /// Returns a gradient from 0 to 1, and the position of its end, for stops that are not below 0.
  func stretchedAbove() -> (gradient: Gradient, high: CGFloat) {
    let (gradient, _, high) = stretched()
    return (gradient, high)
  }

  /// Returns the stops from 0 on; earlier stops are cut off.
  func cutBelowZero() -> GradientStops {
    var result = self
    guard let index = list.firstIndex(where: { $0.location >= 0 }) else {
      result.list = list.last.map { [Gradient.Stop($0.color, at: 0)] } ?? []
      return result
    }
    guard index > 0 else { return self }
    result.list = [Self.between(list[index - 1], list[index], at: 0)] + list[index...]
    return result
  }

  /// Returns the stops up to 1; later stops are cut off.
  func cutAboveOne() -> GradientStops {
    var result = self
    guard let index = list.lastIndex(where: { $0.location <= 1 }) else {
      result.list = list.first.map { [Gradient.Stop($0.color, at: 1)] } ?? []
      return result
    }
    guard index < list.count - 1 else { return self }
    result.list = list[...index] + [Self.between(list[index], list[index + 1], at: 1)]
    return result
  }

  private static func between(
    _ one: Gradient.Stop, _ two: Gradient.Stop, at position: CGFloat
  ) -> Gradient.Stop {
    let share = (position - one.location) / (two.location - one.location)
    return Gradient.Stop(one.color.mixed(with: two.color, by: share, in: .sRGB), at: position)
  }
}
