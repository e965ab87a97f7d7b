import EaselBlocks
import EaselCanvas
import Foundation

extension AxisValueLabel where Content == Never {
  /// Makes a label of the value in a format; a value that the format does not take has none.
  ///
  /// A format that names no locale has the environment's; a date's also its calendar and time zone.
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

  // `.number` and its like are ambiguous among the types of numbers without these.

  /// Makes a label of the value in a format of numbers.
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

  /// Makes a label of the value in a format of percentages.
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

  /// Makes a label of the value in a format of amounts of money.
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
