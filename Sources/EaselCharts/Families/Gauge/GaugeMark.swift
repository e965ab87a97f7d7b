import EaselBlocks
import EaselCanvas
import Foundation

/// A value as part of a ring, with a track that shows the rest of its range.
///
/// ```swift
/// Chart { GaugeMark(.value("Load", 72), in: 0...100) }
/// ```
///
/// With a sweep of 180° from 9 o'clock, set on the chart, it is a half gauge. A value beyond the range
/// fills or empties the ring and is noted, as is one that is missing.
public struct GaugeMark: ChartContent {
  private let value: ChartField
  private let share: Double
  private let innerRadius: MarkDimension
  private var notes = CompositeNotes("GaugeMark")

  /// Makes a gauge of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - range: The values at both ends of the ring.
  ///   - innerRadius: The inner radius of the ring.
  public init<Value: Plottable>(
    _ value: PlottableValue<Value>, in range: ClosedRange<Double> = 0...1,
    innerRadius: MarkDimension = .ratio(0.72)
  ) {
    self.value = value.field
    self.innerRadius = innerRadius
    // Halves, since the length of the range may be beyond what a number holds.
    let length = range.upperBound / 2 - range.lowerBound / 2
    let part = (value.field.number / 2 - range.lowerBound / 2) / length
    share = part.isNaN ? 0 : min(max(part, 0), 1)
    if part.isNaN {
      notes.add("the value is missing, or its range is empty", value.field.label)
    } else if share != part {
      notes.add("the value is outside of its range", value.field.start.described)
    }
  }

  /// The filled part and the track.
  public var body: some ChartContent {
    let style = ChartStyle.ofBody
    SectorMark(angle: value.with(share), innerRadius: innerRadius, angularInset: 0)
      .standardStyle(style.palette.first ?? style.ink)
    SectorMark(angle: value.with(1 - share), innerRadius: innerRadius, angularInset: 0)
      .ownStyle(style.track)
      .accessibilityHidden(true)
  }

  /// Appends the marks and the notes on the data.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    body._collect(scope.deeper(), into: &list)
  }
}
