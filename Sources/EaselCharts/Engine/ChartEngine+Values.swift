import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// Adds the values of points, line ends and cells, where they are asked for.
  mutating func addOtherValues(
    _ labeler: inout PlotLabeler, _ builder: FigureBuilder, _ panel: ChartPanel
  ) {
    guard configuration.valueLabels?.visibility == .visible else { return }
    // Of two lines the one in front says its last value.
    let lines = panel.figures.indices.filter { panel.figures[$0].kind == .line }
    let front = lines.count <= 2 ? lines.last : nil
    let places = MarkPlaces(marks, kinds: [.point, .rectangle, .line])
    let values = numbers(builder)
    let write = valueWriter(values)
    for (index, figure) in panel.figures.enumerated() {
      switch figure.kind {
      case .point:
        guard case .symbols(let path, let points) = figure.shape,
          points.count == figure.markNumbers.count
        else { continue }
        let reach = max(path.boundingBox.width, path.boundingBox.height) / 2 + 2
        for (point, mark) in zip(points, figure.markNumbers) {
          guard let text = value(places[mark]).flatMap({ write(.number($0)) }) else { continue }
          if !labeler.addValue(text, at: point, distance: reach) { labeler.hidden.append(text) }
        }
      case .rectangle:
        guard let value = value(figure.markNumbers.first.flatMap { places[$0] }),
          let text = write(.number(value))
        else { continue }
        if !labeler.addValue(text, cell: figure) { labeler.hidden.append(text) }
      case .line where index == front:
        guard case .path(let path) = figure.shape, let point = path.currentPoint,
          let value = value(figure.markNumbers.last.flatMap { places[$0] }),
          let text = write(.number(value))
        else { continue }
        let color = style.textColor(figure.stroke)
        let distance = style.lineEndDot / 2 + 2
        let room = roomOfEnd(text, at: point, distance, panel)
        if !labeler.addValue(text, at: point, distance: distance, color: color, end: room) {
          labeler.hidden.append(text)
        }
      default: continue
      }
    }
  }

  /// The rectangle in which the value of a line's end may stand, and asks for room beside the plot.
  private mutating func roomOfEnd(
    _ text: String, at point: CGPoint, _ distance: CGFloat, _ panel: ChartPanel
  ) -> CGRect {
    guard facets == nil, !namesLinesAtEnds else { return panel.plot }
    let reach = distance + style.labelText(text).size.width + 0.5
    if style.isRightToLeft {
      labelState.wantedOuter.left = max(
        labelState.wantedOuter.left, reach - (point.x - panel.plot.minX))
    } else {
      labelState.wantedOuter.right = max(
        labelState.wantedOuter.right, reach - (panel.plot.maxX - point.x))
    }
    return panel.plot.union(labelState.frame)
  }

  /// The numbers that labels of points, lines and cells write, which decide their format.
  private func numbers(_ builder: FigureBuilder) -> [Double] {
    marks.runs.indices.flatMap { index -> [Double] in
      let run = marks.runs[index]
      guard [.point, .rectangle, .line].contains(run.kind) else { return [] }
      return (0..<min(run.count, MarkPlaces.maximum)).compactMap { value((index, $0)) }
    }
  }

  /// What a mark shows: the colour of a cell, else the number along y, else along x.
  private func value(_ place: (run: Int, row: Int)?) -> Double? {
    guard let place else { return nil }
    let run = marks.runs[place.run]
    if run.kind == .rectangle {
      guard let column = run.run[.foregroundStyle], column.kind == .number else { return nil }
      let value = column.values[place.row]
      return value.isFinite ? value : nil
    }
    for positions in [run.y, run.x] {
      guard let positions, positions.kind == .number, positions.upper == nil else { continue }
      let value = positions.lower[place.row]
      return value.isFinite ? value : nil
    }
    return nil
  }
}
