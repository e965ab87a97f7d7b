import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// The layout of stacked bars over eleven lines, computed by the engine with the measures of post
/// 1.
struct StackedBarLayout {
  /// The width and height of the chart.
  let size: CGSize
  /// The lines of the axis, the lowest first.
  private(set) var lines: [ChartLine] = []
  /// The labels of some lines; `nil` where there is no space.
  private(set) var scaleLabels: [ChartLabel?]
  /// The names of the bars; `nil` where there is no space.
  private(set) var names: [ChartLabel?]
  /// The font size of the names.
  private(set) var nameSize: CGFloat
  /// The rectangle of all bars.
  private(set) var barsFrame = CGRect.zero
  /// The distance between two bars.
  private(set) var spacing: CGFloat = 0
  private var layout: ChartLayout

  /// The number of units of the axis; with the lowest line there are eleven lines.
  static let unitCount = 10
  /// The indices of the lines with labels.
  static let labeledUnits = [0, 5, 10]
  /// The space between bars as a fraction of their width: 12 points between eleven bars on a phone.
  private static let spacingRatio = 0.56
  /// The fraction of a step between two bars, before the first bar and after the last.
  private static let bandPadding = spacingRatio / (1 + spacingRatio)
  /// The least width and height of a view with labels, in points.
  private static let minimumTextSide: CGFloat = 90

  /// Creates the layout of bars.
  ///
  /// - Parameters:
  ///   - names: The names of the bars.
  ///   - unit: The size of one of the ten units of the axis.
  ///   - values: The values by bar and series; each at least 0.
  ///   - size: The width and height of the chart.
  init(names: [String], unit: Double, values: [[Double]], in size: CGSize) {
    self.size = size
    self.names = Array(repeating: nil, count: names.count)
    scaleLabels = Array(repeating: nil, count: Self.labeledUnits.count)
    let style = ChartStyle.ofViews
    nameSize = style.textSize
    let hasText = min(size.width, size.height) >= Self.minimumTextSide
    let marks = Self.marks(values)
    func laidOut(named: Bool, _ space: CGFloat = 0) -> ChartLayout {
      var configuration = ChartConfiguration()
      configuration.x = Self.nameAxis(named ? names : [], count: names.count)
      configuration.y = Self.valueAxis(unit, hasText: hasText)
      configuration.valueLabels = ValueLabelConfiguration(visibility: .hidden)
      configuration.legend.visibility = .hidden
      let blocks = ChartBlocks.ofValues
      var chart = ScaledChart(
        marks, configuration, environment: blocks.inputs.environment, blocks: blocks
      ) {
        $0 = style
        $0.keepsIdentities = true
      }
      chart.options.ownSpace = LabelSpace(bottom: space)
      return chart.layout(in: size)
    }
    layout = laidOut(named: hasText)
    takeNames()
    if hasText, self.names.allSatisfy({ $0 == nil }), let first = names.first, !first.isEmpty {
      // A name that is wider than the chart is truncated, which is more useful than no name.
      nameSize = style.smallTextSize
      let text = style.labelText(first, size: nameSize, width: size.width)
      layout = laidOut(named: false, style.labelGap + text.size.height)
      self.names[0] = ChartLabel(
        text, at: CGPoint(x: 0, y: layout.plot.maxY + style.labelGap), anchor: .zero)
    }
    takeAxis()
  }

  /// Whether the first bar is the one on the right.
  let isRightToLeft = ChartStyle.ofViews.isRightToLeft

  /// The diagnostics about labels that were made smaller or left out.
  var diagnostics: [Diagnostic] { layout.diagnostics.filter { $0.code == .labelAdjusted } }

  /// The rectangles of the colors of each bar, in the coordinates of the bar.
  var rects: [[CGRect]] { rects(in: layout) }

  /// The rectangles of the colors of each bar at the start of their growth.
  ///
  /// They are those of another layout; colors that it does not contain begin at the lowest line.
  func rects(growingFrom old: StackedBarLayout?) -> [[CGRect]] {
    rects(in: layout.growing(from: old?.layout, fraction: 0))
  }

  private func rects(in layout: ChartLayout) -> [[CGRect]] {
    guard !names.isEmpty else { return [] }
    let count = layout.figures.compactMap { $0.marks.first }.max().map { $0 / names.count + 1 } ?? 0
    var result = [[CGRect]](
      repeating: [CGRect](repeating: .zero, count: count), count: names.count)
    for figure in layout.figures {
      guard let mark = figure.markNumbers.first else { continue }
      let bar = figure.bounds
      result[mark % names.count][mark / names.count] = CGRect(
        x: 0, y: bar.minY - barsFrame.minY, width: bar.width, height: bar.height)
    }
    return result
  }

  // MARK: The engine

  /// A run of bars for each series.
  ///
  /// Bars and series are named by their indices, since their own names may be empty or equal.
  private static func marks(_ values: [[Double]]) -> MarkList {
    var list = MarkList()
    let codes = values.indices.map { Double(list.names.code(of: String($0))) }
    var scope = MarkScope()
    scope.traits.width = .ratio(CGFloat(1 - bandPadding))
    for series in 0..<(values.map(\.count).max() ?? 0) {
      var run = MarkRun(.bar)
      run[.x] = Column(label: "", kind: .category, values: codes)
      run[.y] = Column(
        label: "", kind: .number,
        values: values.map { series < $0.count ? $0[series] : 0 })
      let name = Double(list.names.code(of: String(series)))
      run[.series] = Column(
        label: "", kind: .category, values: Array(repeating: name, count: values.count))
      list.append(run, rows: values.count, in: scope)
    }
    list.finish()
    return list
  }

  private static func nameAxis(_ names: [String], count: Int) -> AxisConfiguration {
    var axis = AxisConfiguration()
    axis.domain = (0..<count).map(String.init)
    axis.bandPadding = bandPadding
    axis.visibility = names.isEmpty ? .hidden : .automatic
    var label = AxisLabelPart()
    // Labels of views are not rotated.
    label.orientation = .horizontal
    label.content = .formatted { datum, _ in
      guard case .category(let name) = datum, let index = Int(name) else { return nil }
      return index < names.count ? names[index] : ""
    }
    var marks = AxisMarkSet()
    marks.content = { [label] _ in [AxisPart(.label(label))] }
    axis.marks = AxisMarkList([marks])
    return axis
  }

  private static func valueAxis(_ unit: Double, hasText: Bool) -> AxisConfiguration {
    var axis = AxisConfiguration()
    axis.domain = 0...min(unit * Double(unitCount), .greatestFiniteMagnitude)
    func values(_ indices: [Int]) -> AxisMarkValues {
      AxisMarkValues(.list(indices.map { .number(unit * Double($0)) }))
    }
    var lines = AxisMarkSet()
    lines.values = values(Array(0...unitCount))
    lines.content = { value in
      let isLowest = value.index == 0
      var line = AxisPart(
        .gridLine(isCentered: nil, stroke: StrokeStyle(lineWidth: isLowest ? 1 : 0.5)))
      line.style = FixedPaint(.color(isLowest ? .label : .lightGray))
      return [line]
    }
    var labels = AxisMarkSet()
    labels.values = values(labeledUnits)
    var label = AxisLabelPart()
    label.content = .formatted { datum, _ in
      datum.number.map { NumberFormat.automatic.string(from: $0) }
    }
    labels.content = { [label] _ in [AxisPart(.label(label))] }
    axis.marks = AxisMarkList(hasText ? [lines, labels] : [lines])
    return axis
  }

  private mutating func takeNames() {
    guard let axis = layout.axes.first(where: { $0.edge == .bottom }) else { return }
    nameSize = axis.labelSize ?? nameSize
    for (index, label) in axis.labelsByTick.enumerated() where index < names.count {
      names[index] = label
    }
  }

  private mutating func takeAxis() {
    guard let panel = layout.panels.first else { return }
    let axes = panel.axes.filter { $0.edge != .bottom }
    lines = axes.first?.gridLines ?? []
    if let labels = axes.dropFirst().first?.labelsByTick, labels.count == scaleLabels.count {
      scaleLabels = labels
    }
    guard let scale = panel.scales.x, !names.isEmpty else { return }
    spacing = CGFloat(scale.position.step * Self.bandPadding)
    barsFrame = panel.plot.insetBy(dx: spacing, dy: 0)
  }
}
