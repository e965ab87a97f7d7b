import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// A stem from zero to a value, with a circle at its end: a type of mark that only tests have.
struct LollipopMark: PrimitiveChartContent {
  typealias Body = Never
  private let mark: Mark

  init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, head: CGFloat = 8
  ) {
    mark = Mark(MarkFields(x: x.field, y: y.field), nil) { $0[LollipopHead.self].side = head }
  }

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    mark.append(.lollipop, to: &list, scope)
  }
}

/// The size of the circle, which no other mark has.
struct LollipopHead: MarkSettings {
  var side: CGFloat = 8
}

enum LollipopForm: MarkForm {
  static var name: String { "LollipopMark" }
  static var rank: Int { 35 }
  static var sample: MarkSample { .symbol }
  static var isNamedByAxis: Bool { true }
  static var anchor: MarkAnchor { .end }
  static var valuePosition: MarkValuePosition { .beside }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    guard axis == .vertical else { return }
    needs.hasBase = true
    needs.hasValues = true
  }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? { .bar }

  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    for index in runs {
      let run = builder.marks.runs[index]
      for row in 0..<run.count { addFigures(run, row, to: &builder) }
    }
  }

  private static func addFigures(_ run: PreparedRun, _ row: Int, to builder: inout FigureBuilder) {
    let traits = builder.traits(run, row)
    let end = CGPoint(
      x: builder.position(run, row, .horizontal, traits),
      y: builder.position(run, row, .vertical, traits))
    guard end.x.isFinite, end.y.isFinite, let zero = builder.scales.y?.position.position(of: 0)
    else { return }
    let (mark, series) = (run.run.ordinals[row], builder.series(run, row))
    var stem = Path()
    stem.move(to: CGPoint(x: end.x, y: CGFloat(zero)))
    stem.addLine(to: end)
    var line = ChartFigure(kind: .lollipop, shape: .path(stem), marks: [mark], series: series)
    let look = builder.look(run, row, traits)
    line.stroke = builder.linePaint(look, stem.boundingBox, traits)
    builder.add(line)
    let side = traits[LollipopHead.self].side
    let circle = Path(ellipseIn: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
    var head = ChartFigure(
      kind: .lollipop, shape: .symbols(circle, at: [end]), marks: [mark], series: series)
    head.fill = line.stroke
    builder.add(head)
  }
}

extension MarkType {
  static var lollipop: MarkType { MarkType(LollipopForm.self) }
}
