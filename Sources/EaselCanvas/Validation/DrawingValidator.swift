import Foundation

/// Checks all numbers and matrices before a canvas uses them.
///
/// A check returns the valid value, or notes an error and returns `nil`.
struct DrawingValidator {
  let context: RenderContext
  let transform: CGAffineTransform

  var limits: Limits { context.limits }

  /// The transform from user space to device units.
  var toDevice: CGAffineTransform {
    let scale = context.deviceScale
    return scale == 1 ? transform : transform.concatenating(.init(scaleX: scale, y: scale))
  }

  // MARK: Single numbers

  func refuse(
    _ code: EaselError.Code, _ operation: String?, _ message: String, value: CGFloat? = nil
  ) {
    context.note(.error, code, message, operation: operation, value: value.map { "\($0)" })
  }

  func isFinite(_ value: CGFloat, _ name: String, _ operation: String) -> Bool {
    if value.isFinite { return true }
    refuse(.invalidNumber, operation, "\(name) is \(value); give a finite number", value: value)
    return false
  }

  func accepts(_ rect: CGRect, _ operation: String) -> Bool {
    guard isFinite(rect.origin.x, "x", operation), isFinite(rect.origin.y, "y", operation),
      isFinite(rect.size.width, "width", operation),
      isFinite(rect.size.height, "height", operation)
    else { return false }
    let box = rect.applying(toDevice)
    let reach = max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY))
    guard reach <= limits.maximumCoordinate else {
      refuse(
        .outOfRange, operation,
        "the rectangle reaches \(reach) device units; the limit is \(limits.maximumCoordinate)",
        value: reach)
      return false
    }
    return true
  }

  // MARK: Matrices

  func concatenating(_ matrix: CGAffineTransform) -> CGAffineTransform? {
    let values = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    if let index = values.firstIndex(where: { !$0.isFinite }) {
      let name = ["a", "b", "c", "d", "tx", "ty"][index]
      _ = isFinite(values[index], "the transform's \(name)", "concatenate")
      return nil
    }
    let result = matrix.concatenating(transform)
    guard matrix.isInvertible, result.isInvertible else {
      refuse(
        .singularMatrix, "concatenate",
        "the transform \(matrix) flattens everything to a line or a point; leave the drawing out "
          + "instead")
      return nil
    }
    let (minimum, maximum) = result.scaleRange
    guard minimum >= limits.minimumScale, maximum <= limits.maximumScale else {
      let value = minimum < limits.minimumScale ? minimum : maximum
      refuse(
        .outOfRange, "concatenate",
        "the transform scales by \(value) in all; the range is \(limits.minimumScale) … "
          + "\(limits.maximumScale)", value: value)
      return nil
    }
    let shift = max(abs(result.tx), abs(result.ty))
    guard shift <= limits.maximumClippedCoordinate else {
      refuse(.outOfRange, "concatenate", "the transform moves by \(shift)", value: shift)
      return nil
    }
    return result
  }

  // MARK: Paths

  /// Returns the maximum absolute device coordinate of a path.
  ///
  /// If one is not finite, notes it and returns `nil`.
  private func reach(_ path: Path, _ operation: String) -> CGFloat? {
    if path.negativeRadius < 0 {
      context.note(
        .warning, .invalidNumber,
        "the radius \(path.negativeRadius) of an arc of the path is negative; the arc is drawn "
          + "opposite to its angles, as by Core Graphics; give 0 or more",
        operation: operation, value: "\(path.negativeRadius)")
    }
    var largest: CGFloat = 0
    for point in path.points {
      // The comparison is false for NaN.
      guard abs(point.x) < .infinity, abs(point.y) < .infinity else {
        let value = (point.x.isFinite ? point.y : point.x).givenNumber
        refuse(
          .invalidNumber, operation,
          value.isFinite
            ? "a radius of the path is \(value); give 0 or more"
            : "a coordinate of the path is \(value); give finite numbers", value: value)
        return nil
      }
      largest = max(largest, max(abs(point.x), abs(point.y)))
    }
    let matrix = toDevice
    let gain = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    return largest * gain + max(abs(matrix.tx), abs(matrix.ty))
  }

  private func clipped(
    _ path: Path, _ operation: String, _ clip: (Path, CGRect) -> Path
  ) -> Path? {
    guard let reach = reach(path, operation) else { return nil }
    let safe = limits.maximumCoordinate
    if reach <= safe { return path }
    guard reach <= limits.maximumClippedCoordinate else {
      refuse(
        .outOfRange, operation,
        "the path reaches \(reach) device units; the limit is \(limits.maximumClippedCoordinate) "
          + "that can be clipped", value: reach)
      return nil
    }
    let device = path.applying(toDevice)
    let bounds = device.controlPointBounds
    let box = CGRect(x: -safe, y: -safe, width: 2 * safe, height: 2 * safe)
    if box.contains(bounds) { return path }
    context.note(
      .warning, .outOfRange, "the path reaches beyond \(safe) device units and was clipped there",
      operation: operation, value: "\(reach)")
    // Content that is completely beyond one side is not visible inside.
    guard box.intersects(bounds) else { return Path() }
    return clip(device, box).applying(toDevice.inverted())
  }

  func fillable(_ path: Path, _ operation: String) -> Path? {
    guard path.points.count <= limits.maximumFillPoints else {
      refuse(
        .limitExceeded, operation,
        "the path has \(path.points.count) points; a fill may have \(limits.maximumFillPoints)")
      return nil
    }
    return clipped(path, operation) { $0.clippedForFilling(to: $1) }
  }

  func strokable(_ path: Path, _ style: StrokeStyle) -> Path? {
    guard isFew(path.points.count, "stroke") else { return nil }
    guard !style.dash.isEmpty else {
      return clipped(path, "stroke") { $0.clippedForStroking(to: $1) }
    }
    guard let reach = reach(path, "stroke") else { return nil }
    guard reach <= limits.maximumCoordinate else {
      refuse(
        .outOfRange, "stroke",
        "a dashed path reaches \(reach) device units; dashes cannot be clipped", value: reach)
      return nil
    }
    let dashes = dashCount(path, style)
    guard dashes <= CGFloat(limits.maximumDashes) else {
      refuse(
        .limitExceeded, "stroke",
        "the line would have \(Int(min(dashes, 1e15))) dashes; the limit is \(limits.maximumDashes)",
        value: dashes)
      return nil
    }
    return path
  }

  /// Returns the approximate number of dashes of a line.
  private func dashCount(_ path: Path, _ style: StrokeStyle) -> CGFloat {
    let period = style.dash.reduce(0, +)
    let bounds = path.controlPointBounds
    // The control polygon is at least as long as the path, and cheaper to measure.
    var length: CGFloat = bounds.width + bounds.height
    for (a, b) in zip(path.points, path.points.dropFirst()) {
      length += hypot(b.x - a.x, b.y - a.y)
    }
    return length / period * CGFloat(style.dash.count)
  }

  /// Returns the number of points of a stroke: those of its path and the ends of its dashes.
  func pointCount(_ path: Path, _ style: StrokeStyle) -> Int {
    guard !style.dash.isEmpty else { return path.points.count }
    return path.points.count + 2 * Int(min(dashCount(path, style), CGFloat(limits.maximumDashes)))
  }

  private func isFew(_ points: Int, _ operation: String) -> Bool {
    guard points > limits.maximumStrokePoints else { return true }
    refuse(
      .limitExceeded, operation,
      "there are \(points) points; the limit is \(limits.maximumStrokePoints)")
    return false
  }

  func stampable(_ points: [CGPoint]) -> [CGPoint] {
    guard isFew(points.count, "stamp") else { return [] }
    let matrix = toDevice
    let safe = limits.maximumCoordinate
    let sound = points.filter {
      let device = $0.applying(matrix)
      return abs(device.x) <= safe && abs(device.y) <= safe
    }
    if sound.count < points.count {
      refuse(
        .invalidNumber, "stamp",
        "\(points.count - sound.count) of \(points.count) points are not finite or beyond "
          + "\(safe) device units; they are left out")
    }
    return sound
  }

  // MARK: Strokes

  func stroke(_ style: StrokeStyle) -> StrokeStyle? {
    guard isFinite(style.lineWidth, "lineWidth", "stroke"),
      isFinite(style.miterLimit, "miterLimit", "stroke"),
      isFinite(style.dashPhase, "dashPhase", "stroke")
    else { return nil }
    guard style.lineWidth >= 0 else {
      refuse(
        .invalidNumber, "stroke", "lineWidth is negative; give 0 or more", value: style.lineWidth)
      return nil
    }
    guard style.miterLimit > 0 else {
      refuse(
        .invalidNumber, "stroke", "miterLimit must be above 0 (10 is usual)",
        value: style.miterLimit)
      return nil
    }
    let scale = toDevice.scaleRange.maximum
    guard style.lineWidth * scale <= limits.maximumLineWidth else {
      refuse(
        .outOfRange, "stroke",
        "lineWidth is \(style.lineWidth * scale) device units; the limit is "
          + "\(limits.maximumLineWidth)", value: style.lineWidth)
      return nil
    }
    guard style.dash.count <= limits.maximumDashLengths else {
      refuse(
        .limitExceeded, "stroke",
        "the dash has \(style.dash.count) lengths; the limit is \(limits.maximumDashLengths)")
      return nil
    }
    for length in style.dash where !(length >= 0 && length < .infinity) {
      refuse(
        .invalidDash, "stroke", "a dash length is \(length); give finite lengths of 0 or more",
        value: length)
      return nil
    }
    var style = style
    // The resolution of cairo is 1/256 of a device unit. Shorter dashes are a solid line.
    if style.dash.reduce(0, +) * scale <= 1.0 / 256 { style.dash = [] }
    return style
  }

  // MARK: Compositing

  func compositing(_ compositing: Compositing, _ operation: String) -> Compositing? {
    guard isFinite(compositing.alpha, "alpha", operation) else { return nil }
    var compositing = compositing
    compositing.alpha = min(max(compositing.alpha, 0), 1)
    // Erasing ignores opacity.
    if compositing.blendMode == .clear { compositing.alpha = 1 }
    return compositing
  }

  func effects(_ effects: GroupEffects) -> GroupEffects {
    var effects = effects
    if !isFinite(effects.opacity, "opacity", "group") { effects.opacity = 1 }
    effects.opacity = min(max(effects.opacity, 0), 1)
    if effects.blendMode == .clear { effects.opacity = 1 }
    if let shadow = effects.shadow, self.shadow(shadow) == nil { effects.shadow = nil }
    if let mask = effects.mask, mask.recording.depth > limits.maximumRecordingDepth {
      refuse(
        .limitExceeded, "group",
        "the mask's recordings are nested too deep; the mask is left out (maximumRecordingDepth)")
      effects.mask = nil
    }
    return effects
  }

  private func shadow(_ shadow: Shadow) -> Shadow? {
    let scale = toDevice.scaleRange.maximum
    guard isFinite(shadow.offset.width, "the shadow's offset", "group"),
      isFinite(shadow.offset.height, "the shadow's offset", "group"),
      isFinite(shadow.blur, "the shadow's blur", "group"), color(shadow.color, "group")
    else { return nil }
    let reach = max(abs(shadow.offset.width), abs(shadow.offset.height)) * scale
    guard shadow.blur >= 0, shadow.blur * scale <= limits.maximumBlur,
      reach <= limits.maximumCoordinate
    else {
      refuse(
        .outOfRange, "group",
        "the shadow's blur must be 0 … \(limits.maximumBlur) device units, its offset at most "
          + "\(limits.maximumCoordinate)", value: shadow.blur)
      return nil
    }
    return shadow
  }
}

extension CGAffineTransform {
  /// The least and the greatest factor by which lengths change, which are the singular values.
  var scaleRange: (minimum: CGFloat, maximum: CGFloat) {
    if b == 0, c == 0 { return (min(abs(a), abs(d)), max(abs(a), abs(d))) }
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
    let maximum = ((sum + root) / 2).squareRoot()
    return (maximum > 0 ? abs(determinant) / maximum : 0, maximum)
  }
}
