import EaselBlocks
import Foundation

/// The common storage of all plots: the elements, their columns and their looks.
struct VectorizedPlot<Element> {
  private let kind: MarkType
  private let count: Int
  /// Calls the closure with the first elements as contiguous memory, which is a copy if necessary.
  private let withElements: (Int, (UnsafeBufferPointer<Element>) -> Void) -> Void
  private var columns: [(channel: Channel, column: PlotColumn<Element>)] = []
  private var points: PlotPoints<Element>?
  /// Changes that the initializer makes for all elements.
  private var common: [(inout MarkTraits) -> Void] = []
  /// Changes that the initializer makes per element.
  private var changes: [PlotScope<Element>.Change] = []

  /// Creates a plot of a collection, which is read when the chart collects its marks.
  init<Data: RandomAccessCollection>(_ kind: MarkType, _ data: Data)
  where Data.Element == Element {
    self.kind = kind
    count = data.count
    withElements = { rows, body in
      let found: Void? = data.withContiguousStorageIfAvailable {
        body(UnsafeBufferPointer(rebasing: $0.prefix(rows)))
      }
      if found != nil { return }
      ContiguousArray(data.prefix(rows)).withUnsafeBufferPointer { body($0) }
    }
  }

  /// Returns the plot with a column of positions or of series.
  func with(
    _ channel: Channel, _ projection: PlottableProjection<Element, some Plottable>
  ) -> VectorizedPlot { with(channel, projection.column) }

  /// Returns the plot with a column of intervals between two values.
  func with<Value: Plottable>(
    _ channel: Channel, _ start: PlottableProjection<Element, Value>,
    _ end: PlottableProjection<Element, Value>
  ) -> VectorizedPlot { with(channel, start.column.to(end.column)) }

  /// Returns the plot with positions in points.
  func with(_ points: PlotPoints<Element>) -> VectorizedPlot {
    var plot = self
    plot.points = points
    return plot
  }

  /// Returns the plot with a dimension of its marks.
  func with(
    _ trait: WritableKeyPath<MarkTraits, MarkDimension>, _ dimensions: MarkDimensions<Element>
  ) -> VectorizedPlot {
    switch dimensions.form {
    case .constant(.automatic): return self
    case .constant(let dimension): return with { $0[keyPath: trait] = dimension }
    case .property(let dimension):
      var plot = self
      plot.changes.append { $1[keyPath: trait] = dimension($0) }
      return plot
    }
  }

  /// Returns the plot with a stacking method.
  func with(_ stacking: MarkStackingMethod) -> VectorizedPlot {
    stacking == .standard ? self : with { $0.stacking = stacking }
  }

  /// Returns the plot with a change for all marks.
  func with(_ change: @escaping (inout MarkTraits) -> Void) -> VectorizedPlot {
    var plot = self
    plot.common.append(change)
    return plot
  }

  /// Returns the plot with a change for each mark.
  func with(each change: @escaping PlotScope<Element>.Change) -> VectorizedPlot {
    var plot = self
    plot.changes.append(change)
    return plot
  }

  private func with(_ channel: Channel, _ column: PlotColumn<Element>) -> VectorizedPlot {
    var plot = self
    plot.columns.append((channel, column))
    return plot
  }

  /// Appends the marks of all elements as one run.
  func collect(
    _ scope: MarkScope, _ plot: PlotScope<Element>, into list: inout MarkList
  ) {
    let rows = list.space(for: count)
    guard rows > 0 else { return }
    var scope = scope
    for change in common { change(&scope.traits) }
    let changes = changes + plot.changes.map(\.change)
    withElements(rows) { elements in
      var run = MarkRun(kind)
      for (channel, column) in columns + plot.columns {
        run[channel] = column.column(of: elements, &list.names)
      }
      points?.fill(&run, elements)
      guard !changes.isEmpty else { return list.append(run, rows: elements.count, in: scope) }
      list.append(run, rows: elements.count, in: scope) { row, traits in
        for change in changes { change(elements[row], &traits) }
      }
    }
  }
}

/// Positions in points from the plot's edges; `nil` is the edge, or the center for points.
struct PlotPoints<Element> {
  /// A position: one for all elements, or one per element.
  enum Location {
    case all(CGFloat?)
    case each(KeyPath<Element, CGFloat>)
  }

  var xStart = Location.all(nil)
  var xEnd = Location.all(nil)
  var yStart = Location.all(nil)
  var yEnd = Location.all(nil)

  init(
    xStart: Location = .all(nil), xEnd: Location = .all(nil), yStart: Location = .all(nil),
    yEnd: Location = .all(nil)
  ) {
    self.xStart = xStart
    self.xEnd = xEnd
    self.yStart = yStart
    self.yEnd = yEnd
  }

  fileprivate func fill(_ run: inout MarkRun, _ elements: UnsafeBufferPointer<Element>) {
    run[.xPoints] = Column(
      label: "", kind: .number, values: values(xStart, elements), ends: values(xEnd, elements))
    run[.yPoints] = Column(
      label: "", kind: .number, values: values(yStart, elements), ends: values(yEnd, elements))
  }

  private func values(_ location: Location, _ elements: UnsafeBufferPointer<Element>) -> [Double] {
    switch location {
    case .all(let point): Array(repeating: Double(point ?? .nan), count: elements.count)
    case .each(let keyPath): elements.map { Double($0[keyPath: keyPath]) }
    }
  }
}

/// The content of a plot, which collects its marks as one run.
protocol VectorizedPlotContent: VectorizedChartContent, PrimitiveChartContent {
  var plot: VectorizedPlot<DataElement> { get }
}

extension VectorizedPlotContent {
  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    plot.collect(scope, PlotScope(), into: &list)
  }

  /// Appends the marks of all elements to a chart's list of marks; charts call this.
  public func _collect(
    _ scope: MarkScope, _ plot: PlotScope<DataElement>, into list: inout MarkList
  ) {
    self.plot.collect(scope, plot, into: &list)
  }
}
