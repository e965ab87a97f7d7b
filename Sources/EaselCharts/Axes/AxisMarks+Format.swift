import EaselBlocks
import EaselCanvas
import Foundation

extension AxisMarks where Content == Never {
  /// Creates axis marks whose labels show the values in a format style, such as `.dateTime`.
  ///
  /// ```swift
  /// let euros = AxisMarks(
  ///   format: .currency(code: "EUR").precision(.fractionLength(0)), position: .leading)
  /// let months = AxisMarks(format: .dateTime.month(), values: .stride(by: .month))
  /// ```
  ///
  /// A format without a locale of its own uses the environment's locale. A date format also uses
  /// the environment's calendar and time zone.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(writing: DatumFormat.writing(format), preset, position, values, stroke)
  }

  /// Creates axis marks at given values, with labels in a format style, such as `.dateTime`.
  @_disfavoredOverload
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }

  // Without these overloads `.number` and similar members are ambiguous among the number types.

  /// Creates axis marks whose labels show the values in a number format.
  public init(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(writing: DatumFormat.writing(format), preset, position, values, stroke) }

  /// Creates axis marks at given values, with labels in a number format.
  public init<Value: Plottable>(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }

  /// Creates axis marks whose labels show the values as percentages: 0.25 as 25%.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(writing: DatumFormat.writing(format), preset, position, values, stroke) }

  /// Creates axis marks at given values, with labels that show them as percentages: 0.25 as 25%.
  public init<Value: Plottable>(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }

  /// Creates axis marks whose labels show the values in a currency format.
  public init(
    format: FloatingPointFormatStyle<Double>.Currency, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(writing: DatumFormat.writing(format), preset, position, values, stroke) }

  /// Creates axis marks at given values, with labels in a currency format.
  public init<Value: Plottable>(
    format: FloatingPointFormatStyle<Double>.Currency, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(writing: DatumFormat.writing(format), preset, position, .list(values), stroke)
  }
}
