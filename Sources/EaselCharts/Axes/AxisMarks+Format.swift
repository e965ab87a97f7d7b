import EaselBlocks
import EaselCanvas
import Foundation

extension AxisMarks where Content == Never {
  /// Makes marks whose labels are written in a format.
  ///
  /// ```swift
  /// AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)), position: .leading)
  /// AxisMarks(format: .dateTime.month(), values: .stride(by: .month))
  /// ```
  ///
  /// A format that names no locale has the environment's; a date's also its calendar and time zone.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(writing: DatumFormat.writing(format), preset, position, values, stroke)
  }

  /// Makes marks at given values, whose labels are written in a format.
  @_disfavoredOverload
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }

  // `.number` and its like are ambiguous among the types of numbers without these.

  /// Makes marks whose labels are written in a format of numbers.
  public init(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(writing: DatumFormat.writing(format), preset, position, values, stroke) }

  /// Makes marks at given values, whose labels are written in a format of numbers.
  public init<Value: Plottable>(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }

  /// Makes marks whose labels are written in a format of percentages.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(writing: DatumFormat.writing(format), preset, position, values, stroke) }

  /// Makes marks at given values, whose labels are written in a format of percentages.
  public init<Value: Plottable>(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }

  /// Makes marks whose labels are written in a format of amounts of money.
  public init(
    format: FloatingPointFormatStyle<Double>.Currency, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(writing: DatumFormat.writing(format), preset, position, values, stroke) }

  /// Makes marks at given values, whose labels are written in a format of amounts of money.
  public init<Value: Plottable>(
    format: FloatingPointFormatStyle<Double>.Currency, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }
}
