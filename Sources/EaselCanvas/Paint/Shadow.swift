import Foundation

/// A soft copy of a shape's outline beneath it.
public struct Shadow: Hashable, Sendable {
  /// Its colour, with its opacity.
  public var color: Color
  /// How far it is moved, in the canvas' user space (y down).
  public var offset: CGSize
  /// How soft its edge is, in user space: twice the standard deviation of the blur, as in Core
  /// Graphics and in CSS.
  public var blur: CGFloat

  /// Makes a shadow.
  public init(color: Color, offset: CGSize = .zero, blur: CGFloat = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}
