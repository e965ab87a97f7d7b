import EaselBlocks
import Foundation

/// A value in a range, as a bar or a ring.
///
/// ```swift
/// Gauge(value: 0.7) { Text("CPU") } currentValueLabel: { Text("70%") }
///   .gaugeStyle(.accessoryCircular)
/// ```
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let fraction: Double
  let label: Label
  let currentValue: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  /// Whether labels of some values are left out.
  private var hasMarkedValues = false
  @Environment(\.gaugeStyles) private var styles

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValue: CurrentValueLabel?,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    let share = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    // A value that is not a number, and any value of a range without a length, is at the start.
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    self.currentValue = currentValue
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The view that draws the gauge in its style.
  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: GaugeStyleConfiguration.Label(body: AnyView(label)),
      currentValueLabel: currentValue.map {
        GaugeStyleConfiguration.CurrentValueLabel(body: AnyView($0))
      },
      minimumValueLabel: minimum.map {
        GaugeStyleConfiguration.MinimumValueLabel(body: AnyView($0))
      },
      maximumValueLabel: maximum.map {
        GaugeStyleConfiguration.MaximumValueLabel(body: AnyView($0))
      })
    Group {
      if let styles {
        made(styles.style, configuration).environment(\.gaugeStyles, styles.outer)
      } else {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
      }
    }
    .inert("markedValueLabels", if: hasMarkedValues)
  }

  private func made<S: GaugeStyle>(
    _ style: S, _ configuration: GaugeStyleConfiguration
  ) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil, nil)
  }

  /// Creates a gauge with a label and a label of the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  /// Creates a gauge with labels of the current, the smallest and the largest value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge with labels of some values, which are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    hasMarkedValues = MarkedValueLabels.self != EmptyView.self
  }

  /// Creates a gauge with all labels; those of some values are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    hasMarkedValues = MarkedValueLabels.self != EmptyView.self
  }
}
