import Foundation

/// The opacity, blend mode and antialiasing of one drawing call.
public struct Compositing: Hashable, Sendable {
  /// The opacity, 0...1, by which the paint's own opacity is multiplied; 1 by default.
  public var alpha: CGFloat
  /// The blend mode in which the colors mix with the drawing behind them; normal by default.
  public var blendMode: BlendMode
  /// Whether the edges of shapes are antialiased; `true` by default.
  public var isAntialiased: Bool

  /// Creates compositing from an opacity, a blend mode and whether edges are antialiased.
  public init(alpha: CGFloat = 1, blendMode: BlendMode = .normal, isAntialiased: Bool = true) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.isAntialiased = isAntialiased
  }

  /// The default: the paint's own opacity, normal blending and antialiased edges.
  public static let normal = Compositing()
}

extension Paint {
  /// Whether the copies of a stamp form one shape.
  ///
  /// With a plain color, each copy is drawn over the earlier ones instead.
  func isOneShape(whenStampedBy compositing: Compositing, for appearance: Appearance) -> Bool {
    if compositing.blendMode.isOperator { return true }
    if case .color(let color) = self { return color.pattern != nil }
    // Opaque copies with an opaque paint look the same as one shape.
    return compositing.alpha < 1 || compositing.blendMode != .normal || !isOpaque(for: appearance)
  }
}

/// The method by which an image is scaled.
public enum Interpolation: String, Hashable, Sendable, CaseIterable {
  /// Nearest neighbor: pixels keep sharp edges.
  case none
  /// Bilinear interpolation.
  case low
  /// Averaging of pixels if a bitmap scales an image down, and bilinear interpolation otherwise.
  ///
  /// In PDF and SVG it is the same as ``low``.
  case high
}
