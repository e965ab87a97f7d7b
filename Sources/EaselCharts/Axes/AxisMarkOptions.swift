import Foundation

/// How the marks of an axis lie beside the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, aligned, extended, inset }
  package let form: Form
  /// Chosen by the kind of the scale.
  public static var automatic: AxisMarkPreset { .init(form: .automatic) }
  /// The first and the last label stay within the plot's ends.
  public static var aligned: AxisMarkPreset { .init(form: .aligned) }
  /// Ticks extend past the labels.
  public static var extended: AxisMarkPreset { .init(form: .extended) }
  /// Labels lie in the plot, above the grid lines.
  public static var inset: AxisMarkPreset { .init(form: .inset) }
}

/// The side of the plot at which an axis lies.
public struct AxisMarkPosition: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  package let form: Form
  /// The x axis below, the y axis at the side of the theme.
  public static var automatic: AxisMarkPosition { .init(form: .automatic) }
  /// At the edge where lines begin.
  public static var leading: AxisMarkPosition { .init(form: .leading) }
  /// At the edge where lines end.
  public static var trailing: AxisMarkPosition { .init(form: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { .init(form: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { .init(form: .bottom) }
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  package enum Form: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case stride(Double)
    case calendar(Calendar.Component, count: Int, Calendar?)
    case list([ChartDatum])
  }

  package var form: Form
  package var roundsLowerBound: Bool?
  package var roundsUpperBound: Bool?

  package init(
    _ form: Form, roundsLowerBound: Bool? = nil, roundsUpperBound: Bool? = nil
  ) {
    self.form = form
    self.roundsLowerBound = roundsLowerBound
    self.roundsUpperBound = roundsUpperBound
  }

  /// About as many round values as fit.
  public static var automatic: AxisMarkValues {
    AxisMarkValues(.automatic(desiredCount: nil, minimumStride: nil))
  }

  /// About as many round values as asked for.
  ///
  /// - Parameters:
  ///   - desiredCount: About how many; nil is chosen by the room.
  ///   - roundLowerBound: Whether the inferred domain begins at one of the values.
  ///   - roundUpperBound: Whether the inferred domain ends at one of the values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: nil),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// About as many round values as asked for, no nearer to each other than a stride.
  public static func automatic<Stride: BinaryFloatingPoint>(
    minimumStride: Stride, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// The beginning of every `count`-th calendar unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .calendar(component, count: max(1, count), calendar),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<Step: BinaryFloatingPoint>(
    by step: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .stride(Double(step)), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }
}

/// How the text of an axis label is turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  package enum Form: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  package let form: Form
  /// Chosen by the room.
  public static var automatic: Self { .init(form: .automatic) }
  /// Not turned.
  public static var horizontal: Self { .init(form: .horizontal) }
  /// Turned clockwise by 90°.
  public static var vertical: Self { .init(form: .vertical) }
  /// Turned counterclockwise by 90°.
  public static var verticalReversed: Self { .init(form: .verticalReversed) }
}

/// What happens to axis labels that would touch.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case automatic, disabled, truncate
    case greedy(priority: Double, minimumSpacing: CGFloat?)
  }
  package let form: Form
  /// Labels are wrapped, turned or thinned, whichever costs the reader least.
  public static var automatic: Self { .init(form: .automatic) }
  /// All labels are shown, although they may overlap.
  public static var disabled: Self { .init(form: .disabled) }
  /// Labels that touch an earlier one are left out.
  public static var greedy: Self { .init(form: .greedy(priority: 0, minimumSpacing: nil)) }
  /// Labels are cut to their room, with an ellipsis.
  public static var truncate: Self { .init(form: .truncate) }
  /// Labels that come nearer to one of higher priority than a distance are left out.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .init(form: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}
