import EaselBlocks
import EaselCanvas
import Foundation

extension LabelPass {
  /// Adds the values of points, line ends and cells if value labels are set to visible.
  mutating func addOtherValues(_ labeler: inout PlotLabeler) {
    guard configuration.valueLabels?.visibility == .visible else { return }
    // If there are at most two lines, the front one shows its last value.
    let lines = panel.figures.indices.filter { panel.figures[$0].kind.isLine }
    let front = lines.count <= 2 ? lines.last : nil
    let locations = MarkLocations(chart.marks) { ![.none, .end].contains($0.valuePosition) }
    let write = writer
    for (index, figure) in panel.figures.enumerated() {
      switch figure.kind.valuePosition {
      case .beside:
        guard case .symbols(let path, let points) = figure.shape,
          points.count == figure.markNumbers.count
        else { continue }
        let reach = max(path.boundingBox.width, path.boundingBox.height) / 2 + 2
        for (point, mark) in zip(points, figure.markNumbers) {
          guard let text = text(locations[mark], write) else { continue }
          if !labeler.addValue(text, at: point, distance: reach) { labeler.hidden.append(text) }
        }
      case .center:
        guard let text = text(figure.markNumbers.first.flatMap { locations[$0] }, write) else {
          continue
        }
        if !labeler.addValue(text, cell: figure) { labeler.hidden.append(text) }
      case .lineEnd:
        guard index == front, case .path(let path) = figure.shape, let point = path.currentPoint,
          let text = text(figure.markNumbers.last.flatMap { locations[$0] }, write)
        else { continue }
        let color = style.textColor(figure.stroke)
        let distance = style.lineEndDot / 2 + 2
        let space = spaceOfEnd(text, at: point, distance)
        if !labeler.addValue(text, at: point, distance: distance, color: color, end: space) {
          labeler.hidden.append(text)
        }
      case .none, .end: continue
      }
    }
  }

  /// Returns the rectangle for the value at a line's end, and requests space beside the plot.
  private mutating func spaceOfEnd(
    _ text: String, at point: CGPoint, _ distance: CGFloat
  ) -> CGRect {
    guard plan.panels.grid == nil, plan.endNames == nil else { return panel.plot }
    let reach = distance + style.labelText(text).size.width + 0.5
    if style.isRightToLeft {
      demand.outer.left = max(
        demand.outer.left, reach - (point.x - panel.plot.minX))
    } else {
      demand.outer.right = max(
        demand.outer.right, reach - (panel.plot.maxX - point.x))
    }
    return panel.plot.union(frame)
  }

  /// The writers of the values along each axis, and of those without one.
  private var writer: [ValueAxisName?: ChartFormats.Writer] {
    let marks = chart.marks
    var values: [ValueAxisName?: [Double]] = [:]
    for (index, run) in marks.runs.enumerated() {
      guard ![.none, .end].contains(run.kind.valuePosition) else { continue }
      for row in 0..<min(run.count, MarkLocations.maximum) {
        guard let value = value((index, row)) else { continue }
        values[axis((index, row)), default: []].append(value)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: values.map { ($0, chart.formats.labels(of: $1, on: $0)) })
  }

  /// Returns the text of a mark's value.
  private func text(
    _ location: (run: Int, row: Int)?, _ write: [ValueAxisName?: ChartFormats.Writer]
  ) -> String? {
    guard let location, let value = value(location) else { return nil }
    return write[axis(location)]?(value)
  }

  /// Returns the value of a mark: the number that colors a cell, otherwise that along y, then x.
  private func value(_ location: (run: Int, row: Int)?) -> Double? {
    guard let location else { return nil }
    let run = chart.marks.runs[location.run]
    return run.kind.behavior.labeledNumber(of: run, row: location.row)
  }

  /// Returns the axis along which a mark's value is; `nil` for the number that colors a cell.
  private func axis(_ location: (run: Int, row: Int)) -> ValueAxisName? {
    let run = chart.marks.runs[location.run]
    guard run.kind.valuePosition != .center else { return nil }
    let isAlongY = run.y.map { $0.kind == .number && $0.upper == nil } ?? false
    return ValueAxisName(
      axis: isAlongY ? .vertical : .horizontal,
      id: isAlongY ? chart.marks.traits(run, location.row).axisID : nil)
  }
}
