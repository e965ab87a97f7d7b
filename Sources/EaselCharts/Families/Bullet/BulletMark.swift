import EaselBlocks
import EaselCanvas
import Foundation

/// A value beside its target, before bands that say what is poor and what is good.
///
/// ```swift
/// Chart {
///   BulletMark(
///     y: .value("Figure", "Revenue"), value: .value("Actual", 270),
///     target: .value("Target", 250), bands: [150, 225, 300])
/// }
/// ```
///
/// Bands adjoin from zero to each limit in turn, the poorest darkest. The bar has 36 % and the target
/// 64 % of their height. Limits that are missing or infinite are left out and noted. Each mark has an
/// axis of its own only in a chart of its own, for values in other units.
///
/// Source: S. Few, “Bullet Graph Design Specification”, 2013.
public struct BulletMark: ChartContent {
  private let name: ChartField
  private let value: ChartField
  private let target: ChartField?
  private let limits: [Double]
  private var notes = CompositeNotes("BulletMark")

  /// Bands at most as high as this, in points, and this share of the step.
  static let height = MarkDimension(.capped(ratio: 0.7, maximum: 36))
  static let barHeight = MarkDimension(.capped(ratio: 0.7 * 0.36, maximum: 36 * 0.36))
  static let targetHeight = MarkDimension(.capped(ratio: 0.7 * 0.64, maximum: 36 * 0.64))

  /// Makes a bullet of a value, with its target.
  ///
  /// - Parameters:
  ///   - y: The name of the figure.
  ///   - value: What was reached.
  ///   - target: What was to be reached.
  ///   - bands: The ends of the bands, in any order; none draws no bands.
  public init<Y: Plottable, Value: Plottable>(
    y: PlottableValue<Y>, value: PlottableValue<Value>, target: PlottableValue<Value>,
    bands: [Value] = []
  ) { self.init(y.field, value.field, target.field, bands.map(\.datum)) }

  /// Makes a bullet of a value without a target.
  ///
  /// - Parameters:
  ///   - y: The name of the figure.
  ///   - value: What was reached.
  ///   - bands: The ends of the bands, in any order; none draws no bands.
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
        notes.add("the end of a band is no finite number and is left out", name.start.described)
      }
    }
    if !value.number.isFinite {
      notes.add("the value is no finite number and has no bar", name.start.described)
    }
    if let target, !target.number.isFinite {
      notes.add("the target is no finite number and has no line", name.start.described)
    }
    self.limits = Array(Set(limits)).sorted()
  }

  /// The bands, which adjoin: from zero outwards on both of its sides.
  var bands: [(start: Double, end: Double)] {
    let below = limits.filter { $0 < 0 }
    let above = limits.filter { $0 > 0 }
    return Array(zip(below, below.dropFirst() + [0])) + Array(zip([0] + above.dropLast(), above))
  }

  /// The bands, the bar and the line.
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
        .standardStyle(style.palette.first ?? style.ink)
    }
    if let target, target.number.isFinite {
      RectangleMark(x: target.value, y: name.value, width: 2.5, height: Self.targetHeight)
        .ownStyle(style.ink)
    }
  }

  /// Shades of gray, the poorest darkest; the lightest is still told from the paper.
  private static func shades(_ count: Int, _ style: ChartStyle) -> [Color] {
    (0..<count).map { index in
      let part = count > 1 ? Double(index) / Double(count - 1) : 1
      return style.secondaryInk.mixed(with: style.paper, by: 0.45 + 0.37 * part, in: .okLab)
    }
  }

  /// Appends the marks and the notes on the data.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    body._collect(scope.deeper(), into: &list)
  }
}
