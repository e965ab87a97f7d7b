import EaselBlocks
import EaselCanvas
import Foundation

/// The form of straight lines across the plot or between two values.
enum RuleForm: MarkForm {
  static var name: String { "RuleMark" }
  static var rank: Int { 70 }
  static var sample: MarkSample { .line }
  static var isReference: Bool { true }
  static var isNamedByAxis: Bool { true }
  static var anchor: MarkAnchor { .line }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {}
  static func phrase(for marks: DescribedMarks) -> ChartPhrase? { nil }
  static func followsCourse(over kind: DatumKind?) -> Bool { false }

  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    for run in runs { builder.addRules(run) }
  }
}

extension MarkType {
  /// A straight line of a ``RuleMark``.
  public static var rule: MarkType { MarkType(RuleForm.self) }
}

extension FigureBuilder {
  fileprivate mutating func addRules(_ index: Int) {
    let run = marks.runs[index]
    for row in 0..<run.count {
      let traits = traits(run, row)
      guard let ends = ruleEnds(run, row, traits) else {
        missingCount += 1
        continue
      }
      var path = Path()
      path.move(to: ends.0)
      path.addLine(to: ends.1)
      var figure = ChartFigure(
        kind: .rule, shape: .path(path), marks: [run.run.ordinals[row]],
        series: series(run, row))
      let bounds = CGRect(
        x: min(ends.0.x, ends.1.x), y: min(ends.0.y, ends.1.y), width: abs(ends.1.x - ends.0.x),
        height: abs(ends.1.y - ends.0.y))
      let hasLook =
        traits.style != nil || run.run[.foregroundStyle] != nil || style.foreground != nil
        || !style.hasNeutralRules
      figure.stroke =
        hasLook ? linePaint(look(run, row, traits), bounds, traits) : .color(style.secondaryInk)
      figure.strokeStyle = traits.lineStyle ?? StrokeStyle(lineWidth: 1)
      if let column = run.run[.lineStyle], let scale = scales.lineStyle,
        let look = scale.look(column.datum(row, marks.list.names))
      {
        figure.strokeStyle.dash = look.dash
      }
      figure.finish(traits)
      add(figure)
    }
  }

  /// Returns the ends of a rule: at its value, along its interval or the whole plot.
  private func ruleEnds(
    _ run: PreparedRun, _ row: Int, _ traits: MarkTraits
  ) -> (CGPoint, CGPoint)? {
    // Without two explicit ends, the rule is perpendicular to the axis that has the value. The
    // interval of a calendar unit or a bin counts as one value.
    let isVertical = run.y?.isSpan == true || (run.y == nil && run.x?.isSpan != true)
    if isVertical {
      let offset = offset(traits)
      let location = position(run, row, .horizontal, traits)
      let x = dodged(CGPoint(x: location, y: 0), run, row, traits).x
      guard x.isFinite, let y = span(run, row, .vertical, traits) else { return nil }
      return (
        CGPoint(x: x + offset.xStart, y: y.upper + offset.yStart),
        CGPoint(x: x + offset.xEnd, y: y.lower + offset.yEnd)
      )
    }
    let offset = edgeOffset(traits)
    let location = position(run, row, .vertical, traits)
    let y = dodged(CGPoint(x: 0, y: location), run, row, traits).y
    guard y.isFinite, let x = span(run, row, .horizontal, traits) else { return nil }
    return (
      CGPoint(x: x.lower + offset.xStart, y: y + offset.yStart),
      CGPoint(x: x.upper + offset.xEnd, y: y + offset.yEnd)
    )
  }
}
