import EaselBlocks
import EaselCanvas
import Foundation

extension ChartLayout {
  /// Centers the sectors and their legend as one block in a rectangle.
  ///
  /// - Parameters:
  ///   - area: The rectangle of the chart within its padding.
  ///   - gap: The distance between the circle and the legend, in points.
  mutating func gatherLegend(in area: CGRect, gap: CGFloat) {
    guard panels.count == 1, legends.count == 1,
      case .sector(let arc, let center)? = panels[0].figures.first?.shape
    else { return }
    let (frame, side) = (legends[0].frame, 2 * CGFloat(arc.outerRadius))
    var (middle, corner) = (CGPoint(x: area.midX, y: area.midY), CGPoint.zero)
    if frame.minY >= panels[0].plot.maxY || frame.maxY <= panels[0].plot.minY {
      let top = area.midY - (side + gap + frame.height) / 2
      let isBelow = frame.midY > center.y
      middle.y = top + side / 2 + (isBelow ? 0 : frame.height + gap)
      corner = CGPoint(x: area.midX - frame.width / 2, y: isBelow ? top + side + gap : top)
    } else {
      let left = area.midX - (side + gap + frame.width) / 2
      let isOnTheRight = frame.midX > center.x
      middle.x = left + side / 2 + (isOnTheRight ? 0 : frame.width + gap)
      corner = CGPoint(
        x: isOnTheRight ? left + side + gap : left, y: area.midY - frame.height / 2)
    }
    panels[0].moveSectors(by: CGSize(width: middle.x - center.x, height: middle.y - center.y))
    legends[0].move(by: CGSize(width: corner.x - frame.minX, height: corner.y - frame.minY))
  }
}

extension ChartPanel {
  fileprivate mutating func moveSectors(by distance: CGSize) {
    plot = plot.offsetBy(dx: distance.width, dy: distance.height)
    for index in figures.indices { figures[index].move(by: distance) }
    for index in labels.indices { labels[index].move(by: distance) }
    for index in backdrops.indices { backdrops[index].move(by: distance) }
    for index in blocks.indices { blocks[index].move(by: distance) }
    styledPlot?.move(by: distance)
  }
}

extension LegendLayout {
  fileprivate mutating func move(by distance: CGSize) {
    frame = frame.offsetBy(dx: distance.width, dy: distance.height)
    for index in keys.indices {
      keys[index].label.move(by: distance)
      for figure in keys[index].figures.indices { keys[index].figures[figure].move(by: distance) }
    }
    for index in notes.indices { notes[index].move(by: distance) }
    title?.move(by: distance)
  }
}

extension ChartFigure {
  /// Moves a swatch or a sector; other figures stay.
  fileprivate mutating func move(by distance: CGSize) {
    switch shape {
    case .rectangle(let rect, let radius):
      shape = .rectangle(
        rect.offsetBy(dx: distance.width, dy: distance.height), cornerRadius: radius)
    case .sector(let arc, let center):
      shape = .sector(
        arc, center: CGPoint(x: center.x + distance.width, y: center.y + distance.height))
    case .path, .symbols, .text: break
    }
  }
}

extension ChartLabel {
  fileprivate mutating func move(by distance: CGSize) {
    frame = frame.offsetBy(dx: distance.width, dy: distance.height)
  }
}
