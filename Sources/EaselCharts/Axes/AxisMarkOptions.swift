import Foundation

/// A placement of axis labels and ticks relative to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, aligned, extended, inset }
  let form: Form
  /// Uses the theme's placement: labels outside of the plot, ticks depending on the kind of the
  /// scale.
  public static var automatic: AxisMarkPreset { .init(form: .automatic) }
  /// Keeps the first and the last label within the ends of the plot.
  public static var aligned: AxisMarkPreset { .init(form: .aligned) }
  /// Extends each tick to the outer edge of its label, unless the tick has a length of its own.
  public static var extended: AxisMarkPreset { .init(form: .extended) }
  /// Draws labels inside the plot, those of a y axis above their grid lines; the default ticks are
  /// omitted.
  public static var inset: AxisMarkPreset { .init(form: .inset) }
}

/// The side of the plot at which an axis is drawn.
public struct AxisMarkPosition: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let form: Form
  /// Draws the x axis below the plot and the y axis on the side that the theme chooses.
  public static var automatic: AxisMarkPosition { .init(form: .automatic) }
  /// Draws a y axis on the leading side, left in left-to-right layout; an x axis stays below the
  /// plot.
  public static var leading: AxisMarkPosition { .init(form: .leading) }
  /// Draws a y axis on the trailing side, right in left-to-right layout; an x axis stays below the
  /// plot.
  public static var trailing: AxisMarkPosition { .init(form: .trailing) }
  /// Draws an x axis above the plot; a y axis stays on its automatic side.
  public static var top: AxisMarkPosition { .init(form: .top) }
  /// Draws an x axis below the plot; a y axis stays on its automatic side.
  public static var bottom: AxisMarkPosition { .init(form: .bottom) }
}

/// The choice of the values at which an axis has marks.
///
/// An axis of numbers or dates has at most 1,000 values, and so has a list of categories; the
/// diagnostic `limitExceeded` reports more.
public struct AxisMarkValues: Sendable {
  package enum Form: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case stride(Double)
    case calendar(Calendar.Component, count: Int, Calendar?)
    case list([ChartDatum])
  }

  var form: Form
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  package init(
    _ form: Form, roundsLowerBound: Bool? = nil, roundsUpperBound: Bool? = nil
  ) {
    self.form = form
    self.roundsLowerBound = roundsLowerBound
    self.roundsUpperBound = roundsUpperBound
  }

  /// Chooses as many round values as are legible at the length of the axis, or all categories.
  public static var automatic: AxisMarkValues {
    AxisMarkValues(.automatic(desiredCount: nil, minimumStride: nil))
  }

  /// Chooses about `desiredCount` round values; `nil` chooses as many as are legible.
  ///
  /// - Parameters:
  ///   - desiredCount: The approximate number of values; `nil` chooses it by the length of the
  ///     axis.
  ///   - roundLowerBound: Whether an inferred domain starts at one of the values; `nil` uses the
  ///     theme's rule.
  ///   - roundUpperBound: Whether an inferred domain ends at one of the values; `nil` uses the
  ///     theme's rule.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: nil),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// Chooses round numbers at least `minimumStride` apart; axes of dates and categories ignore that
  /// limit.
  ///
  /// - Parameters:
  ///   - minimumStride: The least distance between two values.
  ///   - desiredCount: The approximate number of values; `nil` chooses it by the length of the
  ///     axis.
  ///   - roundLowerBound: Whether an inferred domain starts at one of the values; `nil` uses the
  ///     theme's rule.
  ///   - roundUpperBound: Whether an inferred domain ends at one of the values; `nil` uses the
  ///     theme's rule.
  public static func automatic<Stride: BinaryFloatingPoint>(
    minimumStride: Stride, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// Chooses the beginning of every `count`-th calendar unit, for an axis of dates.
  ///
  /// ```swift
  /// let quarters = AxisMarks(values: .stride(by: .month, count: 3))
  /// ```
  ///
  /// An axis of numbers or categories reports a warning and chooses its own values.
  ///
  /// - Parameters:
  ///   - component: The calendar unit.
  ///   - count: The number of units from one value to the next, at least 1.
  ///   - roundLowerBound: Whether an inferred domain starts at one of the values; `nil` uses the
  ///     theme's rule.
  ///   - roundUpperBound: Whether an inferred domain ends at one of the values; `nil` uses the
  ///     theme's rule.
  ///   - calendar: The calendar of the units; `nil` uses that of the data or of the environment.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .calendar(component, count: max(1, count), calendar),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// Chooses the multiples of `step` on an axis of numbers, or every `step`-th category.
  ///
  /// An axis of dates reports a warning and chooses its own values. An axis of numbers whose domain
  /// has no multiple of the step chooses its own values without a warning.
  ///
  /// - Parameters:
  ///   - step: The distance of the values; for categories, the number of categories from one mark
  ///     to the next.
  ///   - roundLowerBound: Whether an inferred domain starts at one of the values; `nil` uses the
  ///     theme's rule.
  ///   - roundUpperBound: Whether an inferred domain ends at one of the values; `nil` uses the
  ///     theme's rule.
  public static func stride<Step: BinaryFloatingPoint>(
    by step: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .stride(Double(step)), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }
}

/// The rotation of the text of an axis label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let form: Form
  /// Draws the text horizontally; category names on an x axis are rotated if they do not fit
  /// otherwise.
  public static var automatic: Self { .init(form: .automatic) }
  /// Draws the text horizontally, without rotation.
  public static var horizontal: Self { .init(form: .horizontal) }
  /// Draws the text rotated clockwise by 90°.
  public static var vertical: Self { .init(form: .vertical) }
  /// Draws the text rotated counterclockwise by 90°.
  public static var verticalReversed: Self { .init(form: .verticalReversed) }
}

/// The handling of axis labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case automatic, disabled, truncate
    case greedy(priority: Double, minimumSpacing: CGFloat?)
  }
  let form: Form
  /// Wraps, shrinks, rotates or omits labels, whichever keeps the axis most legible.
  public static var automatic: Self { .init(form: .automatic) }
  /// Shows all labels, although they may overlap.
  public static var disabled: Self { .init(form: .disabled) }
  /// Omits each label that would touch the last shown label before it.
  public static var greedy: Self { .init(form: .greedy(priority: 0, minimumSpacing: nil)) }
  /// Truncates labels to the available space, with an ellipsis.
  ///
  /// Labels that do not fit even then are handled as with ``automatic``.
  public static var truncate: Self { .init(form: .truncate) }
  /// Omits each label that would be closer than `minimumSpacing` points to the last shown label
  /// before it.
  ///
  /// - Parameters:
  ///   - priority: Ignored: labels are placed in the order of the values. The parameter exists for
  ///     source compatibility with Swift Charts.
  ///   - minimumSpacing: The least distance between two labels, in points; `nil` uses the theme's.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .init(form: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}
