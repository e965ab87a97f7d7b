import EaselBlocks
import EaselCanvas
import Foundation

extension AxisValueLabel where Content == Never {
  /// Creates a label that shows the axis value in a format style, such as `.dateTime`.
  ///
  /// A value that is not of the format's input type has no label. A format without a locale of its
  /// own uses the environment's locale. A date format also uses the environment's calendar and time
  /// zone.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .formatted(DatumFormat.writing(format)), centered, anchor, multiLabelAlignment,
      collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  // Without these overloads `.number` and similar members are ambiguous among the number types.

  /// Creates a label that shows the axis value in a number format.
  public init(
    format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .formatted(DatumFormat.writing(format)), centered, anchor, multiLabelAlignment,
      collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label that shows the axis value as a percentage: 0.25 as 25%.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .formatted(DatumFormat.writing(format)), centered, anchor, multiLabelAlignment,
      collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label that shows the axis value in a currency format.
  public init(
    format: FloatingPointFormatStyle<Double>.Currency, centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .formatted(DatumFormat.writing(format)), centered, anchor, multiLabelAlignment,
      collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }
}
