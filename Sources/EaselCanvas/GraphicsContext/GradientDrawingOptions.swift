/// The ends of a gradient beyond which its first or last color continues.
public struct GradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Continues the first color before the start of the gradient.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// Continues the last color beyond the end of the gradient.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}
