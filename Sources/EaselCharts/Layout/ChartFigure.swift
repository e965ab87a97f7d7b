import EaselBlocks
import EaselCanvas
import Foundation

/// A mark as it is drawn: its outline in points, and its paint.
public struct ChartFigure {
  /// The outline of a mark.
  public enum Shape {
    /// A bar or a rectangle with round corners.
    case rectangle(CGRect, cornerRadius: CGFloat)
    /// A line or an area.
    case path(Path)
    /// Symbols of one shape at points, each centred.
    case symbols(Path, at: [CGPoint])
    /// A sector about a center.
    case sector(ArcShape, center: CGPoint)
  }

  /// What a figure is drawn for.
  public enum Kind: Hashable, Sendable {
    case bar, line, point, area, rule, rectangle, sector
  }

  /// What the figure is drawn for.
  public var kind: Kind
  /// The outline.
  public var shape: Shape
  /// The positions of its marks in the order of declaration; a line has those of its points.
  ///
  /// A line of many marks makes them at each call.
  public var marks: [Int] {
    get { markNumbers.array }
    set { markNumbers = MarkNumbers(newValue) }
  }
  /// The positions of its marks without an array of them where they follow each other.
  package var markNumbers: MarkNumbers
  /// The series that it belongs to; an empty name is that of a chart without series.
  public var series: String
  /// The paint of the inside; nil for none.
  public var fill: Paint?
  /// The paint of the outline; nil for none.
  public var stroke: Paint?
  /// How the outline is stroked.
  public var strokeStyle = StrokeStyle(lineWidth: 1)
  /// The opacity of the whole figure.
  public var opacity = 1.0
  /// Figures with a higher index are drawn later.
  package var zIndex = 0.0
  /// The mark whose rank the figure has among others; nil is its first one.
  package var rank: Int?
  /// The name of the figure in SVG.
  package var identifier: String?
  /// What a segment of a stack leaves free towards the one that it stands on; its shape is exact.
  ///
  /// It is less than nothing where the segment is drawn together with others of its series beneath it.
  package var gap = LabelRoom()
  /// Whether the figure is drawn as a part of the one above it.
  package var isCovered = false
  /// What the figure shows, by which it is found in the chart before; nil where no chart grows.
  package var identity: FigureIdentity?

  package init(kind: Kind, shape: Shape, marks: [Int], series: String = "") {
    self.init(kind: kind, shape: shape, marks: MarkNumbers(marks), series: series)
  }

  package init(kind: Kind, shape: Shape, marks: MarkNumbers, series: String = "") {
    self.kind = kind
    self.shape = shape
    markNumbers = marks
    self.series = series
  }

  /// Whether the figure has symbols at points.
  package var isSymbols: Bool {
    if case .symbols = shape { true } else { false }
  }

  /// The figure without the symbols at points that lie outside of a rectangle.
  package func symbols(in plot: CGRect) -> ChartFigure {
    guard case .symbols(let path, let points) = shape, points.count == markNumbers.count else {
      return self
    }
    let box = plot.insetBy(dx: -0.01, dy: -0.01)
    let kept = points.indices.filter { box.contains(points[$0]) }
    guard kept.count < points.count else { return self }
    var figure = self
    figure.shape = .symbols(path, at: kept.map { points[$0] })
    figure.markNumbers = MarkNumbers(kept.map { markNumbers[$0] })
    return figure
  }

  /// The bounds of the outline, without the width of its stroke.
  public var bounds: CGRect {
    switch shape {
    case .rectangle(let rect, _): rect
    case .path(let path): path.boundingBox
    case .symbols(let path, let points):
      points.reduce(CGRect.null) { bounds, point in
        bounds.union(path.boundingBox.offsetBy(dx: point.x, dy: point.y))
      }
    case .sector(let arc, let center): arc.path(center: center).boundingBox
    }
  }
}

extension ChartFigure {
  /// Whether all marks of the figure are among some.
  package func lies(in marks: Range<Int>) -> Bool {
    !markNumbers.isEmpty && markNumbers.lie(in: marks)
  }
}

/// Figures of a panel that a mask or an effect applies to as a whole.
package struct FigureGroup {
  package var effects: GroupEffects
  /// The marks, by their order of declaration.
  package var marks: Range<Int>
  /// What is drawn in place of the figures, where modifiers of blocks apply to them.
  package var block: PlacedBlock?

  package init(effects: GroupEffects, marks: Range<Int>) {
    self.effects = effects
    self.marks = marks
  }
}

/// What a figure shows: its series and its value across, so that it is found in another drawing.
package struct FigureIdentity: Hashable, Sendable {
  package var kind: ChartFigure.Kind
  package var series: String
  package var datum: ChartDatum?
}
