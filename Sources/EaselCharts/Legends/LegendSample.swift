import EaselBlocks
import EaselCanvas
import Foundation

/// The sample before a name: a swatch, a line or a symbol with the look of a series.
struct LegendSample {
  /// The kind of shape that a sample is drawn as.
  package enum Form: Hashable, Sendable { case swatch, circle, line, symbol }

  var form: Form
  /// The color, gradient or hatch.
  var look: any ShapeStyle
  /// The kind of the marks, for callers that read the layout.
  var kind: MarkType
  /// The symbol alone, or in the middle of a line.
  var symbol: MarkSymbol?
  /// The area of the symbol in square points.
  var area: CGFloat
  var stroke: StrokeStyle
  var opacity = 1.0
  /// The corner radius of a swatch as a fraction of its height; `nil` for at most 2 points.
  var roundness: CGFloat?

  init(
    _ form: Form, kind: MarkType, look: any ShapeStyle, symbol: MarkSymbol? = nil,
    area: CGFloat, stroke: StrokeStyle
  ) {
    self.form = form
    self.kind = kind
    self.look = look
    self.symbol = symbol
    self.area = area
    self.stroke = stroke
  }

  /// Returns the size of the sample.
  package func size(_ style: ChartStyle) -> CGSize {
    let side = style.textSize * 0.9
    switch form {
    case .swatch: return CGSize(width: side * style.swatchAspectRatio, height: side)
    case .circle: return CGSize(width: side * 0.85, height: side * 0.85)
    case .line:
      let dash = stroke.dash.reduce(0, +) * (stroke.dash.count % 2 == 0 ? 1 : 2)
      // The sample contains two dash periods; a solid line needs less.
      return CGSize(width: dash > 0 ? min(max(24, dash * 2), 40) : 16, height: side)
    case .symbol:
      let box = path(style).boundingBox
      let width = box.isNull ? side : max(box.width, side * 0.85)
      return CGSize(width: width, height: box.isNull ? side : box.height)
    }
  }

  /// Returns the outline of the symbol around the origin.
  private func path(_ style: ChartStyle) -> Path {
    guard case .shape(let shape) = symbol else { return Path() }
    let path = shape.path(center: .zero, area: min(max(area, 0), Self.maximumArea))
    return path
  }

  /// The maximum area of a symbol in square points, so that larger ones keep to their row.
  private static let maximumArea: CGFloat = 1_600

  /// Returns the figures in a rectangle of the sample's size.
  func figures(in rect: CGRect, _ style: ChartStyle) -> [ChartFigure] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    switch form {
    case .swatch, .circle:
      let radius =
        form == .circle
        ? rect.height / 2 : roundness.map { $0 * rect.height } ?? min(2, rect.height / 2)
      var figure = ChartFigure(
        kind: kind, shape: .rectangle(rect, cornerRadius: radius), marks: [])
      figure.fill = look.paint(in: rect, style.environment)
      figure.opacity = opacity
      return [figure]
    case .line:
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: center.y))
      path.addLine(to: CGPoint(x: rect.maxX, y: center.y))
      var figure = ChartFigure(kind: kind, shape: .path(path), marks: [])
      figure.stroke = look.linePaint(in: rect, style.environment)
      figure.strokeStyle = stroke
      figure.opacity = opacity
      return [figure] + symbolFigures(at: center, style)
    case .symbol: return symbolFigures(at: center, style)
    }
  }

  private func symbolFigures(at center: CGPoint, _ style: ChartStyle) -> [ChartFigure] {
    let path = path(style)
    guard !path.isEmpty else { return [] }
    var figure = ChartFigure(kind: .point, shape: .symbols(path, at: [center]), marks: [])
    figure.fill = look.linePaint(in: path.boundingBox, style.environment)
    figure.opacity = opacity
    return [figure]
  }
}

/// A sample with its name.
struct LegendEntry {
  var name: String
  var sample: LegendSample

  init(_ name: String, _ sample: LegendSample) {
    self.name = name
    self.sample = sample
  }
}

/// The content of one legend: a field of the data, and the looks of its values.
struct LegendContent {
  /// The name of the field.
  var title: String
  var entries: [LegendEntry] = []
  /// The colors of numbers; `nil` if there are entries.
  var ramp: LegendRamp?
  /// Whether the title is shown even if there is no other legend.
  var needsTitle = false
  /// Whether the entries are stacked, so that a list starts with the last one.
  var isStack = false
  /// The names of entries beyond the limit.
  var beyond: [String] = []

  init(title: String) { self.title = title }
}
