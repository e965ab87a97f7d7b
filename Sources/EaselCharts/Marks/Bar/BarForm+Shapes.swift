import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Returns the ends of a bar, extended to the minimum length of its shape.
  func lengthened(
    _ ends: (lower: CGFloat, upper: CGFloat), _ shape: BarShape
  ) -> (lower: CGFloat, upper: CGFloat) {
    guard ends.upper - ends.lower < shape.minimumLength else { return ends }
    let middle = (ends.lower + ends.upper) / 2
    return (middle - shape.minimumLength / 2, middle + shape.minimumLength / 2)
  }

  /// Returns the part of a bar's width that its shape draws.
  func narrowed(
    _ side: (lower: CGFloat, upper: CGFloat), _ axis: Axis, _ shape: BarShape
  ) -> (lower: CGFloat, upper: CGFloat) {
    guard shape.part != 0...1 else { return side }
    let width = side.upper - side.lower
    let (start, end) = (CGFloat(shape.part.lowerBound), CGFloat(shape.part.upperBound))
    if axis == .horizontal, style.isRightToLeft {
      return (side.upper - width * end, side.upper - width * start)
    }
    return (side.lower + width * start, side.lower + width * end)
  }

  /// Adds a bar with its shape: its notch, outline and opacity.
  mutating func addBar(
    _ rect: CGRect, _ run: PreparedRun, _ row: Int, _ traits: MarkTraits, _ shape: BarShape,
    gap: LabelSpace
  ) {
    let count = figures.count
    addRectangle(rect, run, row, traits, gap: gap)
    guard figures.count > count else { return }
    if shape.isBackdrop { change(figure: count) { $0.isBackdrop = true } }
    finishBar(figure: count, run, row, shape)
    addBreaks(figure: count, run, traits)
    if let notch = shape.notch, let path = notched(rect, notch, run, traits) {
      change(figure: count) { $0.shape = .path(path) }
    }
    if let width = shape.outlineWidth, min(rect.width, rect.height) > 2 * width {
      change(figure: count) { figure in
        if case .rectangle(let rect, let radius) = figure.shape {
          figure.shape = .rectangle(
            rect.insetBy(dx: width / 2, dy: width / 2),
            cornerRadius: max(radius - width / 2, 0))
        }
        figure.stroke = figure.fill
        let opacity = shape.fillOpacity
        figure.fill = opacity > 0 ? figure.fill?.opacity(opacity) : nil
        figure.strokeStyle = StrokeStyle(lineWidth: width)
      }
    }
  }

  /// Returns the outline of a bar with a notch, which is half as wide at the middle of the notch.
  ///
  /// A notch can end beyond the bar. The outline then turns back, as in McGill, Tukey and Larsen
  /// (1978).
  private func notched(
    _ rect: CGRect, _ notch: BarShape.Notch, _ run: PreparedRun, _ traits: MarkTraits
  ) -> Path? {
    guard let scale = scale(run.direction, traits) else { return nil }
    let locations = [notch.lower, notch.middle, notch.upper].map {
      CGFloat(scale.position.position(of: $0))
    }
    guard locations.allSatisfy(\.isFinite) else { return nil }
    let isVertical = run.direction == .vertical
    let (near, far) = isVertical ? (rect.maxY, rect.minY) : (rect.minX, rect.maxX)
    let isFlipped = (locations[2] - locations[0]) * (far - near) < 0
    let along = isFlipped ? [far] + locations + [near] : [near] + locations + [far]
    let (low, high) = isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let depth = (high - low) / 4
    func point(_ across: CGFloat, _ along: CGFloat) -> CGPoint {
      isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
    let offsets: [CGFloat] = [0, 0, depth, 0, 0]
    var path = Path()
    path.addLines(
      zip(along, offsets).map { point(low + $1, $0) }
        + zip(along, offsets).reversed().map { point(high - $1, $0) })
    path.closeSubpath()
    return path
  }
}
