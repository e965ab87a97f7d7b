import EaselBlocks
import EaselCanvas
import Foundation

/// A sparkline: a small line of values without axes, with dots for the last, minimum and maximum.
///
/// ```swift
/// let chart = Chart { Sparkline([3, 5, 4, 8, 6]) }.sparkline()
/// let text = Text("Load \(sparkline: [3, 5, 4, 8, 6]) rises")
/// ```
///
/// NaN gives a gap. An infinite value gives a gap, too, and is reported as a warning. If all values
/// are equal, only the last one has a dot.
public struct Sparkline: ChartContent {
  let values: [Double]
  private let label: String
  private(set) var notes = CompositeNotes("Sparkline")

  /// Creates a sparkline from numbers, which are placed at equal horizontal distances.
  ///
  /// - Parameters:
  ///   - values: The numbers; NaN is a missing value. Without a finite number nothing is drawn, and
  ///     a warning is reported.
  ///   - label: The label of the values, for the alternative text. The default is empty.
  public init(_ values: some Sequence<Double>, label: String = "") {
    var result: [Double] = []
    for value in values {
      if value.isInfinite { notes.add("a value is infinite and left out", "\(value)") }
      result.append(value.isFinite ? value : .nan)
    }
    if !result.contains(where: { !$0.isNaN }) { notes.add("there is no value to draw", label) }
    self.values = result
    self.label = label
  }

  /// The range from the least to the greatest value; `nil` without values.
  var extent: ClosedRange<Double>? {
    let known = values.filter { !$0.isNaN }
    guard let minimum = known.min(), let maximum = known.max() else { return nil }
    return minimum...maximum
  }

  /// The indices of the marked points: the last one, the first minimum and the first maximum.
  var marked: (last: Int?, minimum: Int?, maximum: Int?) {
    guard let extent else { return (nil, nil, nil) }
    let last = values.lastIndex { !$0.isNaN }
    // A level line has no minimum and no maximum.
    guard extent.lowerBound < extent.upperBound else { return (last, nil, nil) }
    return (
      last, values.firstIndex(of: extent.lowerBound), values.firstIndex(of: extent.upperBound)
    )
  }

  /// The marks that draw the sparkline: a line, and dots for the last, minimum and maximum value.
  public var body: some ChartContent {
    let style = ChartStyle.ofBody
    let marked = marked
    ForEach(0..<values.count) { index in
      LineMark(x: .value("", index), y: .value(label, values[index]))
    }
    .lineStyle(StrokeStyle(lineWidth: 1.25, lineCap: .round, lineJoin: .round))
    .standardStyle(style.foreground ?? style.secondaryInk)
    if let minimum = marked.minimum {
      point(minimum, style.palette.dropFirst(3).first ?? style.ink)
    }
    if let maximum = marked.maximum {
      point(maximum, style.palette.dropFirst(2).first ?? style.ink)
    }
    if let last = marked.last { point(last, style.palette.first ?? style.ink) }
  }

  private func point(_ index: Int, _ color: Color) -> some ChartContent {
    PointMark(x: .value("", index), y: .value(label, values[index]))
      .symbolSize(CGSize(width: 3.5, height: 3.5))
      .ownStyle(color)
      .accessibilityHidden(true)
  }

  /// Appends the marks, and warnings about the data, to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    body._collect(scope.deeper(), into: &list)
  }
}
