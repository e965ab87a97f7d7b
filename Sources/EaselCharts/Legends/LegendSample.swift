import EaselBlocks
import EaselCanvas
import Foundation

/// The sample in front of a name: a swatch, a line or a symbol with the look of a series.
package struct LegendSample {
  /// What a sample is drawn as.
  package enum Form: Hashable, Sendable { case swatch, circle, line, symbol }

  package var form: Form
  /// The colour, gradient or hatch.
  package var look: any ShapeStyle
  /// What the marks are, for those who ask the layout.
  package var kind: ChartFigure.Kind
  /// The symbol alone, or in the middle of a line.
  package var symbol: MarkSymbol?
  /// The area of the symbol in square points.
  package var area: CGFloat
  package var stroke: StrokeStyle
  package var opacity = 1.0

  package init(
    _ form: Form, kind: ChartFigure.Kind, look: any ShapeStyle, symbol: MarkSymbol? = nil,
    area: CGFloat, stroke: StrokeStyle
  ) {
    self.form = form
    self.kind = kind
    self.look = look
    self.symbol = symbol
    self.area = area
    self.stroke = stroke
  }

  /// A sample of a paint.
  init(_ form: Form, kind: ChartFigure.Kind, paint: Paint) {
    self.init(form, kind: kind, look: FixedPaint(paint), area: 0, stroke: StrokeStyle())
  }

  /// The room of the sample.
  package func size(_ style: ChartStyle) -> CGSize {
    let side = style.textSize * 0.9
    switch form {
    case .swatch: return CGSize(width: style.isPrint ? side * 1.8 : side, height: side)
    case .circle: return CGSize(width: side * 0.85, height: side * 0.85)
    case .line:
      let dash = stroke.dash.reduce(0, +) * (stroke.dash.count % 2 == 0 ? 1 : 2)
      // A dash shows twice; a solid line needs less.
      return CGSize(width: dash > 0 ? min(max(24, dash * 2), 40) : 16, height: side)
    case .symbol:
      let box = path(style).boundingBox
      let width = box.isNull ? side : max(box.width, side * 0.85)
      return CGSize(width: width, height: box.isNull ? side : box.height)
    }
  }

  /// The outline of the symbol about the origin.
  private func path(_ style: ChartStyle) -> Path {
    guard case .shape(let shape) = symbol else { return Path() }
    let path = shape.path(center: .zero, area: min(max(area, 0), Self.maximumArea))
    return path
  }

  /// Larger symbols are drawn in this area, so that a row of them stays a row.
  private static let maximumArea: CGFloat = 1_600

  /// The figures in a rectangle of the sample's size.
  package func figures(in rect: CGRect, _ style: ChartStyle) -> [ChartFigure] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    switch form {
    case .swatch, .circle:
      let radius = form == .circle ? rect.height / 2 : min(2, rect.height / 2)
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
package struct LegendEntry {
  package var name: String
  package var sample: LegendSample

  package init(_ name: String, _ sample: LegendSample) {
    self.name = name
    self.sample = sample
  }
}

/// What one legend explains: a field of the data, and how its values look.
package struct LegendContent {
  /// What the field is called.
  package var title: String
  package var entries: [LegendEntry] = []
  /// The colours of numbers; nil where there are entries.
  package var ramp: LegendRamp?
  /// Whether the title is shown although there is no other legend.
  package var needsTitle = false
  /// Whether the entries stand on each other, so that a list begins with the last.
  package var isStack = false
  /// The names of entries beyond the limit.
  package var beyond: [String] = []

  package init(title: String) { self.title = title }
}
