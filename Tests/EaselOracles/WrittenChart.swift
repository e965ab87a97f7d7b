import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// The layout of a chart as numbers.
struct WrittenChart: Encodable {
  struct Tick: Encodable {
    var position: Double
    /// The number, or the seconds since the reference date.
    var number: Double?
    var name: String?
    var text: String?
  }

  struct Axis: Encodable {
    var edge: String
    var ticks: [Tick]
    var hidden: Int
  }

  struct Figure: Encodable {
    var kind: String
    var series: String
    var marks: [Int]
    /// Left, top, width and height.
    var rect: [Double]?
    /// The subpaths of an outline, each as points with straight lines between them.
    var path: [[[Double]]]?
    /// The vertices of an outline, without the control points of its curves.
    var vertices: [[Double]]?
    /// The points of symbols.
    var points: [[Double]]?
    /// The start, the end and the radii of a sector.
    var sector: [Double]?
    /// The width of the stroke of a line.
    var lineWidth: Double?
  }

  /// A text with its frame before it is turned around its center.
  struct Label: Encodable {
    var text: String
    var role: String
    var frame: [Double]
    var rotation: Double
    var isTruncated: Bool
  }

  struct Panel: Encodable {
    var plot: [Double]
    var axes: [Axis]
    var figures: [Figure]
    var labels: [Label]
  }

  var size: [Double]
  var panels: [Panel]
  /// The texts outside of the panels.
  var labels: [Label]
  var alternativeText: String

  init(_ layout: ChartLayout) {
    size = [layout.size.width, layout.size.height]
    panels = layout.panels.map(Panel.init)
    labels = layout.titles.map { Label($0, "title") }
    labels += layout.notes.map { Label($0, "note") }
    labels += layout.legends.flatMap(\.labels).map { Label($0, "legend") }
    alternativeText = layout.alternativeText
  }

  /// The layout as JSON.
  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }
}

extension WrittenChart.Panel {
  fileprivate init(_ panel: ChartPanel) {
    plot = panel.plot.list
    axes = panel.axes.map(WrittenChart.Axis.init)
    figures = panel.figures.map(WrittenChart.Figure.init)
    labels = []
    add(panel.labels, "value")
    add(panel.title.map { [$0] } ?? [], "facet")
    for axis in panel.axes {
      add(axis.labels, "\(axis.edge) label")
      add(axis.contextLabels, "\(axis.edge) context")
      add(axis.title.map { [$0] } ?? [], "\(axis.edge) axis title")
    }
  }

  private mutating func add(_ found: [ChartLabel], _ role: String) {
    for label in found { labels.append(WrittenChart.Label(label, role)) }
  }
}

extension WrittenChart.Axis {
  fileprivate init(_ axis: AxisLayout) {
    edge = "\(axis.edge)"
    hidden = axis.hiddenLabelCount
    ticks = axis.ticks.map { tick in
      var written = WrittenChart.Tick(position: tick.position, text: tick.text)
      switch tick.datum {
      case .number(let number): written.number = number
      case .date(let date): written.number = date.timeIntervalSinceReferenceDate
      case .category(let name): written.name = name
      }
      return written
    }
  }
}

extension WrittenChart.Figure {
  fileprivate init(_ figure: ChartFigure) {
    kind = "\(figure.kind)"
    series = figure.series
    marks = figure.marks
    if figure.kind == .line, figure.stroke != nil { lineWidth = figure.strokeStyle.lineWidth }
    switch figure.shape {
    case .rectangle(let frame, _): rect = frame.list
    case .path(let outline):
      path = outline.flattened(tolerance: 0.02).polylines
      vertices = outline.vertices
    case .symbols(_, let places): points = places.map(\.list)
    case .sector(let arc, _):
      sector = [arc.startAngle, arc.endAngle, arc.innerRadius, arc.outerRadius]
    case .text(let label): rect = label.bounds.list
    }
  }
}

extension WrittenChart.Label {
  fileprivate init(_ label: ChartLabel, _ role: String) {
    text = label.text.string
    self.role = role
    frame = label.frame.list
    rotation = label.rotation
    isTruncated = label.text.isTruncated
  }
}

extension Path {
  /// The ends of the lines and curves.
  fileprivate var vertices: [[Double]] {
    var found: [[Double]] = []
    forEach { element in
      switch element {
      case .move(let point), .line(let point): found.append(point.list)
      case .quadCurve(let point, _): found.append(point.list)
      case .curve(let point, _, _): found.append(point.list)
      case .closeSubpath: break
      }
    }
    return found
  }

  /// The points of each subpath of straight lines; a closed one ends where it begins.
  fileprivate var polylines: [[[Double]]] {
    var found: [[[Double]]] = []
    forEach { element in
      switch element {
      case .move(let point): found.append([point.list])
      case .line(let point): found[found.count - 1].append(point.list)
      case .closeSubpath:
        if let first = found.last?.first { found[found.count - 1].append(first) }
      case .quadCurve, .curve: break
      }
    }
    return found
  }
}

extension CGRect {
  fileprivate var list: [Double] { [minX, minY, width, height] }
}

extension CGPoint {
  fileprivate var list: [Double] { [x, y] }
}
