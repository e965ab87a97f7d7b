/// Where an annotation, a legend or an axis title lies beside what it belongs to.
public struct AnnotationPosition: Hashable, Sendable {
  package enum Side: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  package let side: Side

  private init(_ side: Side) { self.side = side }

  /// Chosen by what it belongs to: beyond the end of bars, above points, in the middle of sectors.
  public static let automatic = AnnotationPosition(.automatic)
  /// In the middle.
  public static let overlay = AnnotationPosition(.overlay)
  /// Above.
  public static let top = AnnotationPosition(.top)
  /// Below.
  public static let bottom = AnnotationPosition(.bottom)
  /// Before, in the layout direction.
  public static let leading = AnnotationPosition(.leading)
  /// Behind, in the layout direction.
  public static let trailing = AnnotationPosition(.trailing)
  /// At the upper corner where lines begin.
  public static let topLeading = AnnotationPosition(.topLeading)
  /// At the upper corner where lines end.
  public static let topTrailing = AnnotationPosition(.topTrailing)
  /// At the lower corner where lines begin.
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  /// At the lower corner where lines end.
  public static let bottomTrailing = AnnotationPosition(.bottomTrailing)
}
