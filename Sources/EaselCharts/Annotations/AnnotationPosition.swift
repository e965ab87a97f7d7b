/// The position of an annotation, a legend or an axis title relative to its target.
public struct AnnotationPosition: Hashable, Sendable {
  package enum Side: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  package let side: Side

  private init(_ side: Side) { self.side = side }

  /// Chooses the position by the target: after the end of a bar, above a point, centered on a
  /// sector.
  public static let automatic = AnnotationPosition(.automatic)
  /// Centers the content on the target.
  public static let overlay = AnnotationPosition(.overlay)
  /// Places the content above the target.
  public static let top = AnnotationPosition(.top)
  /// Places the content below the target.
  public static let bottom = AnnotationPosition(.bottom)
  /// Places the content on the leading side: the left side in left-to-right layout.
  public static let leading = AnnotationPosition(.leading)
  /// Places the content on the trailing side: the right side in left-to-right layout.
  public static let trailing = AnnotationPosition(.trailing)
  /// Places the content at the upper leading corner: the upper left one in left-to-right layout.
  public static let topLeading = AnnotationPosition(.topLeading)
  /// Places the content at the upper trailing corner: the upper right one in left-to-right layout.
  public static let topTrailing = AnnotationPosition(.topTrailing)
  /// Places the content at the lower leading corner: the lower left one in left-to-right layout.
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  /// Places the content at the lower trailing corner: the lower right one in left-to-right layout.
  public static let bottomTrailing = AnnotationPosition(.bottomTrailing)
}
