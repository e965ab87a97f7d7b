import Foundation

/// A blurred copy of a shape in one color, drawn behind it.
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow with its opacity.
  public var color: Color
  /// The offset of the shadow from the shape, in the canvas's user space (y downwards).
  public var offset: CGSize
  /// Twice the standard deviation of the blur, in user space, as in Core Graphics and CSS.
  ///
  /// The default is 0, a sharp edge. A shadow whose blur is negative, or more than
  /// ``Limits/maximumBlur`` device units, is left out and noted as `outOfRange`.
  public var blur: CGFloat

  /// Creates a shadow from a color, an offset and a blur.
  public init(color: Color, offset: CGSize = .zero, blur: CGFloat = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}
