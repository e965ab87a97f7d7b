/// The position of an annotation, a legend or an axis title relative to its target.
public struct AnnotationPosition: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let side: Side

  private init(_ side: Side) { self.side = side }

  /// Chooses the position by the target: after the end of a bar, above a point or rule, centered on
  /// a rectangle or sector.
  ///
  /// A legend is above the plot, or below it with ``ChartTheme/apple``. The title of an axis is on
  /// the side of that axis.
  public static let automatic = AnnotationPosition(.automatic)
  /// Places an annotation in front of its mark, centered by default, or a legend in front of the
  /// plot.
  ///
  /// A legend is in the top leading corner of the plot by default, and centered in a chart of
  /// sectors.
  public static let overlay = AnnotationPosition(.overlay)
  /// Places the content above the target.
  public static let top = AnnotationPosition(.top)
  /// Places the content below the target.
  public static let bottom = AnnotationPosition(.bottom)
  /// Places the content on the leading side: the left side in left-to-right layout.
  public static let leading = AnnotationPosition(.leading)
  /// Places the content on the trailing side: the right side in left-to-right layout.
  public static let trailing = AnnotationPosition(.trailing)
  /// Places the content above the target at its leading end: the left end in left-to-right layout.
  public static let topLeading = AnnotationPosition(.topLeading)
  /// Places the content above the target at its trailing end: the right end in left-to-right
  /// layout.
  public static let topTrailing = AnnotationPosition(.topTrailing)
  /// Places the content below the target at its leading end: the left end in left-to-right layout.
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  /// Places the content below the target at its trailing end: the right end in left-to-right
  /// layout.
  public static let bottomTrailing = AnnotationPosition(.bottomTrailing)
}
