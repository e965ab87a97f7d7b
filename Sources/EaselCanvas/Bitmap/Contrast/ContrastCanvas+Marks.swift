import Foundation

extension ContrastCanvas {
  /// The number of figures of one mark and color that are compared; the others look the same.
  private static let comparedFigures = 8

  /// Compares the color of a chart mark with the colors at points of it, before it is drawn.
  ///
  /// The median of the points decides, so that grid lines and neighbors are not reported.
  func compare(_ points: [CGPoint], _ paint: Paint, _ compositing: Compositing) {
    guard let name = report.markName, let minimum = report.minimumMarkContrast,
      case .color(let paint) = paint, compositing.blendMode == .normal,
      groups.allSatisfy(\.isPlain)
    else { return }
    let color = paint.components(for: report.appearance)
    let alpha = faded(compositing).alpha
    let key = FigureKey(name: name, color: color)
    guard color.alpha * alpha > 0, figureCounts[key, default: 0] < Self.comparedFigures else {
      return
    }
    figureCounts[key, default: 0] += 1
    var ratios = points.map { $0.applying(transform) }
      .filter(clipBox.contains).compactMap { drawnColor(at: $0) }
      .map { color.over($0, alpha: alpha).contrast(with: $0) }
    guard !ratios.isEmpty else { return }
    ratios.sort()
    // One decimal is what a reader can check, and what WCAG's limits of 3 and 4.5 have.
    let ratio = (ratios[ratios.count / 2] * 10).rounded() / 10
    guard ratio < minimum else { return }
    // One warning a color.
    figureCounts[key] = Self.comparedFigures
    report.note(
      .warning, .lowContrast,
      "the marks of \(name) have a contrast of \(ratio) to their background; the minimum is \(minimum): "
        + "use a darker or lighter color, or an outline",
      operation: "draw(mark)", value: "\(ratio)")
  }
}

extension Path {
  /// The shares of the way from the center to the outline at which a figure is compared.
  ///
  /// Grid lines divide a bar at simple fractions of its height, and are missed.
  private static let depths: [CGFloat] = [0.37, 0.71]

  /// The center of the path's bounds, and points between it and points of the outline.
  var innerPoints: [CGPoint] {
    let box = boundingBox
    let center = CGPoint(x: box.midX, y: box.midY)
    return [center]
      + points.strided(most: 6).flatMap { point in
        Self.depths.map {
          CGPoint(
            x: center.x + (point.x - center.x) * $0, y: center.y + (point.y - center.y) * $0)
        }
      }
  }
}

extension [CGPoint] {
  /// Evenly chosen points, at most a number of them.
  func strided(most: Int) -> [CGPoint] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * count / most] }
  }
}
