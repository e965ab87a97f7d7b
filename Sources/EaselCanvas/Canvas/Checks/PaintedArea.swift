import Foundation

/// The area that the operations on one surface paint, each counted separately.
///
/// cairo paints some thousand million pixels of a plain color per second. Pixels that it has to
/// sample or blend cost many times more.
struct PaintedArea {
  /// The cost of a pixel of gradients, images, blend modes and groups, relative to a plain color.
  static let costOfMixing: CGFloat = 8
  /// The cost of a pixel of a shadow: it is drawn, blurred in three passes each way, and blended.
  static let costOfShadow: CGFloat = 32

  /// The weighted area so far, in square units.
  private var units: CGFloat = 0
  /// The maximum number of pixels per unit among the operations so far.
  private var pixelsPerUnit: CGFloat = 0

  /// Counts an operation; returns `false`, with the count unchanged, beyond the limit.
  mutating func add(_ area: CGFloat, pixelsPerUnit scale: CGFloat?, limit: CGFloat) -> Bool {
    let maximum = max(pixelsPerUnit, scale ?? 0)
    // The comparison is false for NaN, so that the guard fails.
    guard (units + area) * maximum * maximum <= limit else { return false }
    units += area
    pixelsPerUnit = maximum
    return true
  }
}

extension CheckedCanvas {
  /// Counts the painted area of a shape by its box in user space.
  func countArea(
    _ box: CGRect, _ operation: String, _ paint: Paint?, _ compositing: Compositing
  ) -> Bool {
    countArea(visible(box), in: box, operation, paint, compositing.blendMode)
  }

  /// Counts a part of an image: the painted area, and all pixels of the part, which are read.
  func countArea(
    _ rect: CGRect, of part: CGRect, _ image: Image, _ compositing: Compositing
  ) -> Bool {
    let scale = image.scale / context.deviceScale
    let pixels = part.width * part.height * scale * scale
    return countArea(
      max(visible(rect), visible(rect) > 0 ? pixels / PaintedArea.costOfMixing : 0), in: rect,
      "draw(image)", nil, compositing.blendMode)
  }

  /// Counts a stroke: the smaller one of its box and of the product of its length and width.
  func countArea(
    _ box: CGRect, of path: Path, _ style: StrokeStyle, _ paint: Paint, _ compositing: Compositing
  ) -> Bool {
    let area = visible(box)
    let scale = transform.scaleRange.maximum
    var length: CGFloat = style.lineWidth
    for (a, b) in zip(path.points, path.points.dropFirst()) {
      length += hypot(b.x - a.x, b.y - a.y)
    }
    // A line has an additional pixel on each side.
    let line = length * scale * (style.lineWidth * scale + 2)
    return countArea(
      line < area ? line : area, in: box, "stroke", paint, compositing.blendMode)
  }

  /// Counts a shape that is painted at many points.
  func countArea(
    of path: Path, at points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) -> Bool {
    let whole = path.controlPointBounds.applying(transform)
    let space = clipBox.isNull ? .zero : clipBox
    let area = min(whole.width, space.width) * min(whole.height, space.height)
    return countArea(
      area * CGFloat(points.count), in: path.stampBounds(at: points), "stamp", paint,
      compositing.blendMode)
  }

  /// Counts the cost of a group besides its drawing: it is cleared, filled and blended.
  func countArea(of effects: GroupEffects) -> Bool {
    let space = clipBox.isNull ? .zero : clipBox
    return countArea(space.width * space.height, in: clipBounds, "group", nil, effects.blendMode)
  }

  /// Counts a soft shadow by its box in the canvas' own space.
  func countShadow(_ box: CGRect, pixelsPerUnit: CGFloat) -> Bool {
    let area = box.width * box.height * PaintedArea.costOfShadow
    return isFew("endGroup", area, pixelsPerUnit)
  }

  /// Returns the visible area of a box, in square units of the canvas' own space.
  private func visible(_ box: CGRect) -> CGFloat {
    let ink = inkArea(of: box)
    return ink.isNull ? 0 : ink.width * ink.height
  }

  /// Counts a painted area.
  ///
  /// - Parameter box: The bounds of the painted area, in user space.
  private func countArea(
    _ area: CGFloat, in box: @autoclosure () -> CGRect, _ operation: String, _ paint: Paint?,
    _ blendMode: BlendMode
  ) -> Bool {
    var cost = PaintedArea.costOfMixing
    // The pixels of a pattern's image that are read besides the painted ones.
    var further: CGFloat = 0
    switch paint {
    case .color where blendMode == .normal: cost = 1
    case .image(let pattern):
      let placement = pattern.placement(in: transform)
      // A skewed image is smaller along the bisector of its axes.
      cost /= placement.axisSine * placement.axisSine
      let scale = context.deviceScale
      further = CGFloat(pattern.image.width * pattern.image.height) / (scale * scale)
    default: break
    }
    let mixed = (groupArea(of: box(), blendMode) ?? 0) * PaintedArea.costOfMixing
    return isFew(operation, max(area * cost, mixed) + further, pixelsPerUnit(paint, blendMode))
  }

  private func isFew(_ operation: String, _ area: CGFloat, _ scale: CGFloat?) -> Bool {
    let limit = context.limits.maximumPaintedPixels
    guard paintedArea.add(area, pixelsPerUnit: scale, limit: limit) else {
      context.note(
        .error, .limitExceeded,
        "what is drawn here covers more than \(limit) pixels in all, each operation counted by "
          + "itself; the others are left out", operation: operation)
      return false
    }
    return true
  }
}
