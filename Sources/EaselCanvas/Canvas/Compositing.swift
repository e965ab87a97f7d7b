import Foundation

/// How one drawing call mixes with what lies beneath.
public struct Compositing: Hashable, Sendable {
  /// Opacity, 0…1, on top of the paint's own.
  public var alpha: CGFloat
  /// How colours mix.
  public var blendMode: BlendMode
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a compositing.
  public init(alpha: CGFloat = 1, blendMode: BlendMode = .normal, isAntialiased: Bool = true) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.isAntialiased = isAntialiased
  }

  /// Opaque, over what lies beneath, with smooth edges.
  public static let normal = Compositing()
}

extension Paint {
  /// Whether the places of a stamp are one shape: of a colour each lies over those before it.
  func isOneShape(whenStampedBy compositing: Compositing, for appearance: Appearance) -> Bool {
    if compositing.blendMode.isOperator { return true }
    if case .color(let color) = self { return color.pattern != nil }
    // Over each other opaque ones are one shape as they are.
    return compositing.alpha < 1 || compositing.blendMode != .normal || !isOpaque(for: appearance)
  }
}

/// How a picture is scaled.
public enum Interpolation: String, Hashable, Sendable, CaseIterable {
  /// Every pixel keeps its edges.
  case none
  /// Bilinear.
  case low
  /// The best that the surface has.
  case high
}
