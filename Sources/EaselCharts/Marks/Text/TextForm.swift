import EaselBlocks
import EaselCanvas
import Foundation

/// The form of texts at points.
enum TextForm: MarkForm {
  static var name: String { "TextMark" }
  static var rank: Int { 80 }
  static var sample: MarkSample { .none }
  static var isReference: Bool { true }
  static var isNamedByAxis: Bool { true }
  static var anchor: MarkAnchor { .point }

  static func add(_ run: PreparedRun, along axis: Axis, to needs: inout AxisNeeds) {
    PointForm.add(run, along: axis, to: &needs)
  }

  static func phrase(for marks: DescribedMarks) -> ChartPhrase? { nil }
  static func followsCourse(over kind: DatumKind?) -> Bool { false }

  static func addFigures(of runs: [Int], to builder: inout FigureBuilder) {
    for run in runs { builder.addTexts(run) }
  }
}

extension MarkType {
  /// A text of a ``TextMark``.
  public static var text: MarkType { MarkType(TextForm.self) }
}

extension FigureBuilder {
  /// The range of font sizes, in points, that data can set.
  private static let fontSizes: ClosedRange<CGFloat> = 4...96

  fileprivate mutating func addTexts(_ index: Int) {
    let run = marks.runs[index]
    let texts = texts(of: run)
    for row in 0..<run.count where !texts[row].isEmpty {
      let traits = traits(run, row)
      let datum = CGPoint(
        x: position(run, row, .horizontal, traits), y: position(run, row, .vertical, traits))
      let offset = offset(traits)
      let location = CGPoint(x: datum.x + offset.xStart, y: datum.y + offset.yStart)
      guard location.isUsable else {
        missingCount += 1
        continue
      }
      guard isInPlot(datum, run) else { continue }
      let color = textColor(run, row, traits)
      let text = style.labelText(
        texts[row], size: fontSize(run, row, traits), color: color,
        lines: texts[row].count(where: \.isNewline) + 1)
      let label = ChartLabel(
        text, at: dodged(location, run, row, traits), anchor: anchor(of: text, traits),
        angle: traits.textSettings.angle)
      var figure = ChartFigure(
        kind: run.kind, shape: .text(label), marks: [run.run.ordinals[row]])
      figure.fill = .color(color)
      figure.identity = identity(run.kind, run, row)
      figure.finish(traits)
      add(figure)
    }
  }

  /// Returns whether the values of a text are in the domains of their axes.
  private func isInPlot(_ datum: CGPoint, _ run: PreparedRun) -> Bool {
    let seen = plot.insetBy(dx: -0.01, dy: -0.01)
    return (run.x == nil || datum.x >= seen.minX && datum.x <= seen.maxX)
      && (run.y == nil || datum.y >= seen.minY && datum.y <= seen.maxY)
  }

  /// Returns the texts of all rows; numbers have one precision.
  private func texts(of run: PreparedRun) -> [String] {
    guard let column = run.run[.series] else { return Array(repeating: "", count: run.count) }
    let environment = style.environment
    let format = AxisNumberFormat.format(
      forValues: column.kind == .number ? column.values : [], locale: environment.locale.ofNumbers)
    return (0..<run.count).map { row in
      switch column.datum(row, marks.list.names) {
      case .category(let name): name
      case .number(let number): number.isFinite ? format.string(from: number) : ""
      case let date: date.described(in: environment)
      }
    }
  }

  /// Returns the color of a row: a fixed one as it is, one by data dark enough to be read on paper.
  private mutating func textColor(_ run: PreparedRun, _ row: Int, _ traits: MarkTraits) -> Color {
    let isByData = run.run[.foregroundStyle] != nil
    guard isByData || traits.isContext || traits.style != nil || style.foreground != nil else {
      return style.ink
    }
    let paint = linePaint(look(run, row, traits), plot, traits)
    if !isByData, case .color(let color) = paint { return color }
    return style.textColor(paint)
  }

  /// Returns the font size: that of its data, otherwise a given one, otherwise that of labels.
  private func fontSize(_ run: PreparedRun, _ row: Int, _ traits: MarkTraits) -> CGFloat {
    if run.run[.symbolSize] != nil,
      case .area(let area) = size(run, row, traits, standard: style.pointArea), area.isFinite
    {
      // The area of a text follows the root of its number, so that the smallest text stays readable
      // and the largest one fits.
      let size = style.textSize * pow(max(area, 0) / style.pointArea, 0.25)
      return min(max(size, Self.fontSizes.lowerBound), Self.fontSizes.upperBound)
    }
    let size = traits.textSettings.size.length(in: style.textSize) ?? style.textSize
    return size > 0 ? min(size, Self.fontSizes.upperBound * 4) : style.textSize
  }

  /// Returns the point of a text that is at its datum, as fractions of its size.
  private func anchor(of text: TextLayout, _ traits: MarkTraits) -> CGPoint {
    let alignment = traits.textSettings.alignment
    let x: CGFloat =
      switch alignment.horizontal {
      case .leading: style.isRightToLeft ? 1 : 0
      case .trailing: style.isRightToLeft ? 0 : 1
      default: 0.5
      }
    let height = max(text.size.height, 1e-9)
    let y: CGFloat =
      switch alignment.vertical {
      case .top: 0
      case .bottom: 1
      case .firstTextBaseline: (text.lines.first?.baseline ?? 0) / height
      case .lastTextBaseline: (text.lines.last?.baseline ?? 0) / height
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

extension CGPoint {
  /// Whether the sides of a text at the point are numbers, too.
  fileprivate var isUsable: Bool { abs(x) < 1e12 && abs(y) < 1e12 }
}

extension ChartLabel {
  /// Creates a label whose anchor point is at a position, rotated around this position.
  fileprivate init(_ text: TextLayout, at point: CGPoint, anchor: CGPoint, angle: Angle) {
    self.init(text, at: point, anchor: anchor)
    let radians = CGFloat(angle.radians)
    guard radians != 0, radians.isFinite else { return }
    let center = CGPoint(x: frame.midX - point.x, y: frame.midY - point.y)
      .applying(CGAffineTransform(rotationAngle: radians))
    frame.origin = CGPoint(
      x: point.x + center.x - frame.width / 2, y: point.y + center.y - frame.height / 2)
    rotation = radians
  }
}
