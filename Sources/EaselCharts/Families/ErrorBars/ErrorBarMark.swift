import EaselBlocks
import EaselCanvas
import Foundation

/// An error bar: a line between two values with caps at its ends.
///
/// ```swift
/// let chart = Chart {
///   BarMark(x: .value("Dose", "5 mg"), y: .value("Growth", 12.0))
///   ErrorBarMark(
///     x: .value("Dose", "5 mg"), yStart: .value("Growth", 10.4), yEnd: .value("Growth", 13.6))
/// }
/// ```
///
/// Both caps have the same width and are centered on the line. If an error bar has the same
/// `position(by:)` as the bars, it is in the middle of its bar. An error bar with a missing or
/// infinite end is left out and reported as a warning.
public struct ErrorBarMark: ChartContent {
  private let fields: DirectedFields
  private let start: Double
  private let end: Double
  private let capWidth: CGFloat

  /// Creates a vertical error bar between two values of y, at a value on the x axis.
  ///
  /// - Parameters:
  ///   - x: The position on the x axis: a category, a number or a date.
  ///   - yStart: The value at one end.
  ///   - yEnd: The value at the other end.
  ///   - capWidth: The width of the caps in points; without caps for 0, and for numbers that are
  ///     negative or not finite.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    capWidth: CGFloat = 8
  ) {
    self.init(.vertical, x.field, yStart.field, yEnd.field, capWidth)
  }

  /// Creates a horizontal error bar between two values of x, at a value on the y axis.
  ///
  /// - Parameters:
  ///   - xStart: The value at one end.
  ///   - xEnd: The value at the other end.
  ///   - y: The position on the y axis: a category, a number or a date.
  ///   - capWidth: The length of the caps in points; without caps for 0, and for numbers that are
  ///     negative or not finite.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    capWidth: CGFloat = 8
  ) {
    self.init(.horizontal, y.field, xStart.field, xEnd.field, capWidth)
  }

  private init(
    _ direction: Axis, _ step: ChartField, _ start: ChartField, _ end: ChartField,
    _ capWidth: CGFloat
  ) {
    fields = DirectedFields(direction: direction, step: step, label: start.label)
    self.start = start.start.coordinate
    self.end = end.start.coordinate
    self.capWidth = capWidth.isFinite ? max(0, capWidth) : 0
  }

  /// The marks that draw the error bar: a line and two caps.
  public var body: some ChartContent {
    if start.isFinite, end.isFinite {
      FieldMark(.rule, fields.between(start, end), standardStyle: HierarchicalStyle.primary)
      if capWidth > 0 {
        cap(at: start)
        cap(at: end)
      }
    } else {
      ContentNote.invalid(
        "ErrorBarMark",
        "an end of “\(fields.label)” at “\(fields.step.start.described)” is missing or infinite; "
          + "the error bar is left out",
        value: "\(start), \(end)")
      FieldMark(.rule, fields.between(.nan, .nan))
    }
  }

  /// Returns a cap, a point mark; bars need steps, which axes of numbers and dates do not have.
  private func cap(at value: Double) -> some ChartContent {
    FieldMark(.point, fields.at(value), standardStyle: HierarchicalStyle.primary) {
      $0.symbol = .shape(BarSymbol())
      $0.symbolSize =
        .size(
          fields.direction == .vertical
            ? CGSize(width: capWidth, height: 1) : CGSize(width: 1, height: capWidth))
    }
  }
}

/// A symbol that fills its rectangle.
struct BarSymbol: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  func path(in rect: CGRect) -> Path { Path(rect) }
}
