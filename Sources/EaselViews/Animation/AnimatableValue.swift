import EaselCanvas
import Foundation

/// A value that an animation can give a property, as one type.
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
  /// Anything else, which changes at once.
  case other(Any?)
}

extension AnimatableValue {
  /// The numbers of a value that is nothing but numbers.
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

  /// Whether it is nothing but numbers, which can be added up.
  var isNumeric: Bool { parts != nil }

  /// The value of the same kind from which an animation of a key starts that has no value yet; nil
  /// of kinds that have none.
  var nothing: AnimatableValue? {
    switch self {
    case .color: .color(nil)
    case .transform: .transform(.identity)
    default: parts.map { with($0.map { _ in 0 }) }
    }
  }

  /// The value of the same kind with other numbers.
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

  /// The value a part of the way to another; of kinds that have no between, this one up to the end.
  func mixed(with other: AnimatableValue, _ fraction: CGFloat) -> AnimatableValue {
    if let from = parts, let to = other.parts, from.count == to.count {
      return with(zip(from, to).map { $0 + ($1 - $0) * fraction })
    }
    switch (self, other) {
    case (.color(let from), .color(let to)):
      guard from != nil || to != nil else { return self }
      // None fades in and out of the same colour.
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

  /// Whether there is a value between this one and another.
  func canMix(with other: AnimatableValue) -> Bool {
    if let from = parts, let to = other.parts { return from.count == to.count }
    switch (self, other) {
    case (.color, .color), (.transform, .transform): return true
    case (.colors(let from), .colors(let to)): return from.count == to.count
    case (.path(let from?), .path(let to?)): return from.interpolated(to: to, fraction: 0) != nil
    default: return false
    }
  }

  /// Whether both are the same value; false of kinds that cannot be compared.
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

  /// This value and another, some times; of kinds that cannot be added, the other.
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

  /// This value less another, for an animation by a difference.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let one) = self, case .transform(let two) = other {
      return .transform(one.concatenating(two.inverted()))
    }
    return adding(other, times: -1)
  }

  /// How far another value is from this one, for the pace of key frames.
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
