import Foundation

/// How much the operations on one surface paint, each counted by itself.
///
/// cairo paints a plain colour at some thousand million pixels a second; what it has to look up or to
/// mix otherwise, pixel by pixel, costs many times that.
struct PaintedArea {
  /// What gradients, pictures, blend modes and groups cost, in pixels of a plain colour.
  static let costOfMixing: CGFloat = 8
  /// What a shadow costs: it is drawn, blurred in three passes each way, and mixed.
  static let costOfShadow: CGFloat = 32

  /// Square units so far, weighed.
  private var units: CGFloat = 0
  /// The most pixels to a unit that an operation so far makes.
  private var pixelsPerUnit: CGFloat = 0

  /// Counts an operation; false, and as before, where it would be one too many.
  mutating func add(_ area: CGFloat, pixelsPerUnit scale: CGFloat?, limit: CGFloat) -> Bool {
    let greatest = max(pixelsPerUnit, scale ?? 0)
    // Written so that a NaN fails it.
    guard (units + area) * greatest * greatest <= limit else { return false }
    units += area
    pixelsPerUnit = greatest
    return true
  }
}

extension CheckedCanvas {
  /// Counts what a shape paints, by its box in user space.
  func countArea(
    _ box: CGRect, _ operation: String, _ paint: Paint?, _ compositing: Compositing
  ) -> Bool {
    countArea(visible(box), in: box, operation, paint, compositing.blendMode)
  }

  /// Counts a part of a picture: what it paints, and its own pixels, which all are looked at.
  func countArea(
    _ rect: CGRect, of part: CGRect, _ image: Image, _ compositing: Compositing
  ) -> Bool {
    let scale = image.scale / context.deviceScale
    let pixels = part.width * part.height * scale * scale
    return countArea(
      max(visible(rect), visible(rect) > 0 ? pixels / PaintedArea.costOfMixing : 0), in: rect,
      "draw(image)", nil, compositing.blendMode)
  }

  /// Counts a stroke: no more than its box, and no more than its length times its width.
  func countArea(
    _ box: CGRect, of path: Path, _ style: StrokeStyle, _ paint: Paint, _ compositing: Compositing
  ) -> Bool {
    let area = visible(box)
    let scale = transform.scaleRange.greatest
    var length: CGFloat = style.lineWidth
    for (a, b) in zip(path.points, path.points.dropFirst()) {
      length += hypot(b.x - a.x, b.y - a.y)
    }
    // A line has a pixel on either side.
    let line = length * scale * (style.lineWidth * scale + 2)
    return countArea(
      line < area ? line : area, in: box, "stroke", paint, compositing.blendMode)
  }

  /// Counts a shape that is painted at many points.
  func countArea(
    of path: Path, at points: [CGPoint], _ paint: Paint, _ compositing: Compositing
  ) -> Bool {
    let whole = path.controlPointBounds.applying(transform)
    let room = clipBox.isNull ? .zero : clipBox
    let area = min(whole.width, room.width) * min(whole.height, room.height)
    return countArea(
      area * CGFloat(points.count), in: path.stampBounds(at: points), "stamp", paint,
      compositing.blendMode)
  }

  /// Counts what a group costs besides what is drawn in it: it is emptied, filled, and mixed.
  func countArea(of effects: GroupEffects) -> Bool {
    let room = clipBox.isNull ? .zero : clipBox
    return countArea(room.width * room.height, in: clipBounds, "group", nil, effects.blendMode)
  }

  /// Counts a soft shadow by its box in the canvas' own space, of so many pixels to a unit.
  func countShadow(_ box: CGRect, pixelsPerUnit: CGFloat) -> Bool {
    let area = box.width * box.height * PaintedArea.costOfShadow
    return isFew("endGroup", area, pixelsPerUnit)
  }

  /// The part of a box that can be seen, in square units of the canvas' own space.
  private func visible(_ box: CGRect) -> CGFloat {
    let ink = inkArea(of: box)
    return ink.isNull ? 0 : ink.width * ink.height
  }

  /// - Parameter box: Where it paints, in user space.
  private func countArea(
    _ area: CGFloat, in box: @autoclosure () -> CGRect, _ operation: String, _ paint: Paint?,
    _ blendMode: BlendMode
  ) -> Bool {
    var cost = PaintedArea.costOfMixing
    // What a pattern looks at besides what it paints.
    var further: CGFloat = 0
    switch paint {
    case .color where blendMode == .normal: cost = 1
    case .image(let pattern):
      let place = pattern.place(in: transform)
      // Along the bisector of its axes a slanted picture is smaller.
      cost /= place.axisSine * place.axisSine
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
