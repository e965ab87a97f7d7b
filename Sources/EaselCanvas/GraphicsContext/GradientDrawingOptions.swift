/// On which sides a gradient goes on with the colour of its end.
public struct GradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last colour goes on beyond the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}
