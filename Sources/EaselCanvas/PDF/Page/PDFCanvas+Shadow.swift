import Foundation

extension PDFCanvas {
  /// Whether the blur of a shadow is visible: more than half a point.
  func isSoft(_ shadow: Shadow) -> Bool {
    shadow.blur * transform.scaleRange.maximum > 0.5
  }

  /// Begins to record a group whose shadow becomes an image, since page formats cannot blur.
  func beginRecording() {
    var options = RenderOptions(
      policy: .lenient, appearance: context.appearance, limits: context.limits)
    options.quality = .exact
    let recorder = RecordingCanvas(context: RenderContext(options))
    // The page notes the same diagnostics.
    recorder.context.ignoreDiagnostics()
    recorders.append(recorder)
  }

  /// Ends the recording that began last.
  func endRecording() -> Recording? { recorders.popLast()?.recording }

  /// Draws a sharp shadow: the shape of a form in one color.
  func draw(_ shadow: Shadow, of form: Int, in box: CGRect) {
    let offset = pageOffset(shadow)
    let moved = box.offsetBy(dx: offset.dx, dy: offset.dy).insetBy(dx: -1, dy: -1)
    let cover = self.form {
      content.concatenate(CGAffineTransform(translationX: offset.dx, y: offset.dy))
      // Poppler and MuPDF also extract the text of masks, which would appear twice.
      content.writer.raw("/Span << /ActualText () >> BDC\n")
      show(form, PDFContent.Mixing(), in: moved)
      content.writer.raw("EMC\n")
    }
    fill(moved, shadow.color, behind: assets.state(mask: cover.number, isLuminosity: false))
  }

  /// Draws a soft shadow of a recording.
  ///
  /// - Parameter ink: The bounding box of the recording, in the space of the canvas.
  func draw(_ shadow: Shadow, of recording: Recording, _ mask: Mask?, _ ink: CGRect) {
    guard !ink.isNull, !ink.isEmpty else { return }
    let sigma = shadow.blur / 2 * transform.scaleRange.maximum
    let margin = 3 * sigma + 1
    let box = ink.insetBy(dx: -margin, dy: -margin)
    guard let alpha = opacity(of: recording, mask, in: box, sigma: sigma) else { return }
    let offset = pageOffset(shadow)
    let size = CGSize(
      width: CGFloat(alpha.width) / alpha.scale,
      height: CGFloat(alpha.height) / alpha.scale)
    let frame = CGRect(
      x: box.minX + offset.dx, y: page.height - box.minY - size.height + offset.dy,
      width: size.width, height: size.height)
    var cover = PDFContent()
    cover.paint(in: frame)
    cover.concatenate(
      CGAffineTransform(
        a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY))
    cover.show(
      object: assets.images.mask(
        alpha.values, width: alpha.width, height: alpha.height, isSmooth: true))
    let form = assets.form(cover, box: frame, isGray: true)
    fill(frame, shadow.color, behind: assets.state(mask: form, isLuminosity: true))
  }

  private func fill(_ box: CGRect, _ color: Color, behind mask: Int) {
    let parts = color.components(for: context.appearance)
    begin(in: box)
    withMask(mask, PDFContent.Mixing(alpha: drawsCoverage ? 1 : parts.alpha), in: box) {
      content.setFill(.color(ink(parts)))
      content.append(Path(box))
      content.writer.raw("f\n")
    }
  }

  /// Returns the offset of a shadow on the page.
  private func pageOffset(_ shadow: Shadow) -> CGVector {
    let moved = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(transform)
    return CGVector(dx: moved.x - transform.tx, dy: transform.ty - moved.y)
  }

  /// The opacities of an image, row by row.
  private struct Opacity {
    var values: [UInt8]
    var width: Int
    var height: Int
    /// The number of pixels per point.
    var scale: CGFloat
  }

  /// The maximum number of pixels of a blurred image; a larger shadow is soft enough for fewer.
  private static let maximumPixels: CGFloat = 16 * 1024 * 1024

  /// Returns the blurred opacities of a recording within a box.
  private func opacity(
    of recording: Recording, _ mask: Mask?, in box: CGRect, sigma: CGFloat
  ) -> Opacity? {
    // Four pixels per standard deviation are as smooth as more pixels.
    var scale = min(max(4 / sigma, 0.25), 4)
    let area = box.width * box.height * scale * scale
    if area > Self.maximumPixels { scale *= (Self.maximumPixels / area).squareRoot() }
    var options = RenderOptions(
      policy: .lenient, appearance: context.appearance, limits: context.limits)
    options.quality = .exact
    // A side that is rounded up has one more pixel.
    options.limits.maximumPixels = Int(2 * Self.maximumPixels)
    guard countShadow(box, pixelsPerUnit: scale) else { return nil }
    guard let surface = try? BitmapSurface(size: box.size, scale: scale, options: options) else {
      context.note(
        .error, .invalidSize, "the shadow is too large to blur", operation: "endGroup")
      return nil
    }
    surface.context.ignoreDiagnostics()
    let canvas = surface.canvas
    canvas.translate(x: -box.minX, y: -box.minY)
    canvas.concatenate(transform)
    if let mask { canvas.beginGroup(GroupEffects(mask: mask)) }
    recording.replay(on: canvas)
    if mask != nil { canvas.endGroup() }
    // The limits of a bitmap can be exceeded where those of the page are not.
    if let fault = surface.context.firstError, fault.code == .limitExceeded { context.note(fault) }
    let pixels = surface.image.pixels
    var values = [UInt8](unsafeUninitializedCapacity: pixels.count / 4) { values, initialized in
      for index in 0..<(pixels.count / 4) { values[index] = pixels[4 * index + 3] }
      initialized = pixels.count / 4
    }
    values.withUnsafeMutableBufferPointer {
      GaussianBlur(sigma: sigma * scale)
        .apply(to: $0, width: surface.width, height: surface.height, stride: surface.width)
    }
    return Opacity(values: values, width: surface.width, height: surface.height, scale: scale)
  }
}
