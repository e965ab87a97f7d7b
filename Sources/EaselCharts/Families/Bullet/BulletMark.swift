import EaselBlocks
import EaselCanvas
import Foundation

/// A bullet graph: a bar for a value, a line for its target, and bands from poor to good behind it.
///
/// ```swift
/// let chart = Chart {
///   BulletMark(
///     y: .value("Figure", "Revenue"), value: .value("Actual", 270),
///     target: .value("Target", 250), bands: [150, 225, 300])
/// }
/// ```
///
/// The bands are adjacent. The first one starts at zero, and each one ends at the next limit. With
/// negative limits there are bands on both sides of zero. The band of the least values is the
/// darkest. The bar has 36 %, and the target line 64 %, of the height of the bands. Missing and
/// infinite limits are left out and reported as warnings, and so is the bar or the target line if
/// its value is not finite. All bullet graphs of a chart share one axis: if values have different
/// units, create a chart for each.
///
/// Source: S. Few, “Bullet Graph Design Specification”, 2013.
public struct BulletMark: ChartContent {
  private let name: ChartField
  private let value: ChartField
  private let target: ChartField?
  private let limits: [Double]
  private var notes = CompositeNotes("BulletMark")

  /// The height of the bands: 70 % of the step, at most 36 points.
  static let height = MarkDimension(.capped(ratio: 0.7, maximum: 36))
  static let barHeight = MarkDimension(.capped(ratio: 0.7 * 0.36, maximum: 36 * 0.36))
  static let targetHeight = MarkDimension(.capped(ratio: 0.7 * 0.64, maximum: 36 * 0.64))

  /// Creates a horizontal bullet graph from a value, its target and the limits of bands.
  ///
  /// - Parameters:
  ///   - y: The name of the measure.
  ///   - value: The measured value, which the bar shows.
  ///   - target: The value to reach, which the line shows.
  ///   - bands: The limits of the bands, in any order. The default is no bands.
  public init<Y: Plottable, Value: Plottable>(
    y: PlottableValue<Y>, value: PlottableValue<Value>, target: PlottableValue<Value>,
    bands: [Value] = []
  ) { self.init(y.field, value.field, target.field, bands.map(\.datum)) }

  /// Creates a horizontal bullet graph from a value and the limits of bands, without a target.
  ///
  /// - Parameters:
  ///   - y: The name of the measure.
  ///   - value: The measured value, which the bar shows.
  ///   - bands: The limits of the bands, in any order. The default is no bands.
  public init<Y: Plottable, Value: Plottable>(
    y: PlottableValue<Y>, value: PlottableValue<Value>, bands: [Value] = []
  ) { self.init(y.field, value.field, nil, bands.map(\.datum)) }

  private init(
    _ name: ChartField, _ value: ChartField, _ target: ChartField?, _ bands: [ChartDatum]
  ) {
    self.name = name
    self.value = value
    self.target = target
    var limits: [Double] = []
    for band in bands {
      if case .number(let number) = band, number.isFinite {
        limits.append(number)
      } else {
        notes.add("the end of a band is not a finite number and is left out", name.start.described)
      }
    }
    if !value.number.isFinite {
      notes.add("the value is not a finite number and has no bar", name.start.described)
    }
    if let target, !target.number.isFinite {
      notes.add("the target is not a finite number and has no line", name.start.described)
    }
    self.limits = Array(Set(limits)).sorted()
  }

  /// The adjacent bands on both sides of zero, in ascending order.
  var bands: [(start: Double, end: Double)] {
    let below = limits.filter { $0 < 0 }
    let above = limits.filter { $0 > 0 }
    return Array(zip(below, below.dropFirst() + [0])) + Array(zip([0] + above.dropLast(), above))
  }

  /// The marks that draw the bullet graph: the bands, the bar and the target line.
  public var body: some ChartContent {
    let style = ChartStyle.ofBody
    let shades = Self.shades(bands.count, style)
    ForEach(0..<bands.count) { index in
      RectangleMark(
        xStart: value.with(bands[index].start), xEnd: value.with(bands[index].end),
        y: name.value, height: Self.height
      )
      .ownStyle(shades[index])
      .accessibilityHidden(true)
    }
    if value.number.isFinite {
      BarMark(x: value.value, y: name.value, height: Self.barHeight, stacking: .unstacked)
        .standardStyle(style.seriesStyle)
    }
    if let target, target.number.isFinite {
      RectangleMark(x: target.value, y: name.value, width: 2.5, height: Self.targetHeight)
        .ownStyle(style.ink)
    }
  }

  /// Returns shades of gray from dark to light; the lightest one differs from the background.
  private static func shades(_ count: Int, _ style: ChartStyle) -> [Color] {
    (0..<count).map { index in
      let part = count > 1 ? Double(index) / Double(count - 1) : 1
      return style.secondaryInk.mixed(with: style.paper, by: 0.45 + 0.37 * part, in: .okLab)
    }
  }

  /// Appends the marks, and warnings about the data, to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    body._collect(scope.deeper(), into: &list)
  }
}
