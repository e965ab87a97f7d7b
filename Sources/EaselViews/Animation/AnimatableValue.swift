import EaselCanvas
import Foundation

/// An animatable value of any supported type.
enum AnimatableValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(Color?)
  case colors([Color])
  case transform(Transform3D)
  case path(Path?)
  case numbers([CGFloat])
  case corners(CornerRadii)
  case flag(Bool)
  /// A value of any other type, which changes without interpolation.
  case other(Any?)
}

extension AnimatableValue {
  /// The numbers of a value that consists only of numbers.
  private var parts: [CGFloat]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.size.width, value.size.height]
    case .numbers(let values): values
    case .corners(let value):
      [value.topLeft, value.topRight, value.bottomLeft, value.bottomRight]
    default: nil
    }
  }

  /// Whether the value consists only of numbers, which can be added.
  var isNumeric: Bool { parts != nil }

  /// The start value of the same kind for an animation of a key without a value; `nil` if there is
  /// none.
  var nothing: AnimatableValue? {
    switch self {
    case .color: .color(nil)
    case .transform: .transform(.identity)
    default: parts.map { with($0.map { _ in 0 }) }
    }
  }

  /// Returns the value of the same kind with other numbers.
  private func with(_ parts: [CGFloat]) -> AnimatableValue {
    switch self {
    case .number: .number(parts[0])
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: .size(CGSize(width: parts[0], height: parts[1]))
    case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .corners:
      .corners(
        CornerRadii(
          topLeft: parts[0], topRight: parts[1], bottomLeft: parts[2], bottomRight: parts[3]))
    case .numbers: .numbers(parts)
    default: self
    }
  }

  /// Returns the interpolated value at a fraction.
  ///
  /// A kind without interpolation keeps this value until the end.
  func mixed(with other: AnimatableValue, _ fraction: CGFloat) -> AnimatableValue {
    if let from = parts, let to = other.parts, from.count == to.count {
      return with(zip(from, to).map { $0 + ($1 - $0) * fraction })
    }
    switch (self, other) {
    case (.color(let from), .color(let to)):
      guard from != nil || to != nil else { return self }
      // A missing color fades from or to the transparent variant of the other color.
      let one = from ?? to.map { $0.withAlphaComponent(0) } ?? .clear
      let two = to ?? one.withAlphaComponent(0)
      return .color(one.mixed(with: two, by: min(max(fraction, 0), 1), in: .sRGB))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      let fraction = min(max(fraction, 0), 1)
      return .colors(zip(from, to).map { $0.mixed(with: $1, by: fraction, in: .sRGB) })
    case (.transform(let from), .transform(let to)):
      return .transform(from.mixed(with: to, fraction))
    case (.path(let from?), .path(let to?)):
      if let between = from.interpolated(to: to, fraction: fraction) { return .path(between) }
    default: break
    }
    return fraction < 1 ? self : other
  }

  /// Returns whether values between this one and another exist.
  func canMix(with other: AnimatableValue) -> Bool {
    if let from = parts, let to = other.parts { return from.count == to.count }
    switch (self, other) {
    case (.color, .color), (.transform, .transform): return true
    case (.colors(let from), .colors(let to)): return from.count == to.count
    case (.path(let from?), .path(let to?)): return from.interpolated(to: to, fraction: 0) != nil
    default: return false
    }
  }

  /// Returns whether both values are equal; false for kinds that cannot be compared.
  func isEqual(to other: AnimatableValue) -> Bool {
    if let one = parts, let two = other.parts { return one == two }
    return switch (self, other) {
    case (.color(let one), .color(let two)): one == two
    case (.colors(let one), .colors(let two)): one == two
    case (.transform(let one), .transform(let two)): one == two
    case (.path(let one), .path(let two)): one == two
    case (.flag(let one), .flag(let two)): one == two
    default: false
    }
  }

  /// Returns the sum of this value and a multiple of another; the other value if they cannot be
  /// added.
  func adding(_ other: AnimatableValue, times count: CGFloat = 1) -> AnimatableValue {
    if let one = parts, let two = other.parts, one.count == two.count {
      return with(zip(one, two).map { $0 + $1 * count })
    }
    switch (self, other) {
    case (.transform(let one), .transform(let two)):
      guard count != 0 else { return self }
      return .transform(two.repeated(count).concatenating(one))
    default: return count == 0 ? self : other
    }
  }

  /// Returns the difference of this value and another one.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let one) = self, case .transform(let two) = other {
      return .transform(one.concatenating(two.inverted()))
    }
    return adding(other, times: -1)
  }

  /// Returns the distance to another value, for paced keyframes.
  func distance(to other: AnimatableValue) -> CGFloat {
    if let one = parts, let two = other.parts, one.count == two.count {
      return zip(one, two).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
    switch (self, other) {
    case (.transform(let one), .transform(let two)):
      return zip(one.elements, two.elements).reduce(0) { $0 + abs($1.1 - $1.0) }
    case (.color(let one), .color(let two)):
      let (a, b) = (
        (one ?? .clear).components(for: .light), (two ?? .clear).components(for: .light)
      )
      return abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue)
        + abs(a.alpha - b.alpha)
    default: return 1
    }
  }
}
