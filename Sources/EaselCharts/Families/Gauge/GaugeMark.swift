import EaselBlocks
import EaselCanvas
import Foundation

/// A gauge: a ring whose filled part shows a value in a range, with a track for the rest.
///
/// ```swift
/// let chart = Chart { GaugeMark(.value("Load", 72), in: 0...100) }
///   .chartAngleRange(.degrees(-90) ... .degrees(90))   // a half ring
/// ```
///
/// A value below the range, or a missing one, gives an empty ring. A value above the range gives a
/// full ring. These values, and a range of length 0, are reported as a warning.
public struct GaugeMark: ChartContent {
  private let value: ChartField
  private let share: Double
  private let innerRadius: MarkDimension
  private var notes = CompositeNotes("GaugeMark")

  /// Creates a gauge that shows a value in a range, 0...1 by default.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - range: The values at both ends of the ring. The default is 0...1.
  ///   - innerRadius: The inner radius of the ring. The default is 0.72 of the outer radius.
  public init<Value: Plottable>(
    _ value: PlottableValue<Value>, in range: ClosedRange<Double> = 0...1,
    innerRadius: MarkDimension = .ratio(0.72)
  ) {
    self.value = value.field
    self.innerRadius = innerRadius
    // Half of each number, since the length of the range can exceed the range of `Double`.
    let length = range.upperBound / 2 - range.lowerBound / 2
    let part = (value.field.number / 2 - range.lowerBound / 2) / length
    share = part.isNaN ? 0 : min(max(part, 0), 1)
    if part.isNaN {
      notes.add(
        "the value is missing, or the range \(range) is empty; the ring is empty", value.field.label
      )
    } else if share != part {
      notes.add(
        "the value is outside of \(range); the ring is \(share == 1 ? "full" : "empty")",
        value.field.start.described)
    }
  }

  /// The marks that draw the gauge: the filled part and the track.
  public var body: some ChartContent {
    let style = ChartStyle.ofBody
    SectorMark(angle: value.with(share), innerRadius: innerRadius, angularInset: 0)
      .standardStyle(style.seriesStyle)
    SectorMark(angle: value.with(1 - share), innerRadius: innerRadius, angularInset: 0)
      .ownStyle(style.track)
      .accessibilityHidden(true)
  }

  /// Appends the marks, and warnings about the data, to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    body._collect(scope.deeper(), into: &list)
  }
}
