import Foundation

extension PDFCanvas {
  /// Runs drawing with an opacity and a blend mode.
  ///
  /// A blend mode that PDF does not have is drawn with masks.
  func mix(
    _ compositing: Compositing, in box: CGRect, _ draw: (PDFContent.Mixing) -> Void
  ) {
    if compositing.blendMode.pdfName != nil {
      draw(PDFContent.Mixing(alpha: compositing.alpha, blendMode: compositing.blendMode))
    } else {
      compose(compositing, in: box, draw)
    }
  }

  /// Runs drawing within a box of user space, with the visible part of the box in page coordinates.
  func mix(
    _ compositing: Compositing, of box: CGRect, _ draw: (PDFContent.Mixing, CGRect) -> Void
  ) {
    if let box = visible(box) {
      mix(compositing, in: box) { draw($0, box) }
    } else if compositing.blendMode.reachesBeyond(isGroup: false), !clipArea.isEmpty {
      mix(compositing, in: .null) { _ in }
    }
  }

  /// Returns the image as it is drawn here: in gray for a luminance mask.
  func shown(_ image: Image) -> Image { isLuminance ? image.luminance : image }

  /// Returns the color as it is written here: as a gray for a luminance mask.
  func ink(_ color: Color.Components) -> PDFColor {
    isLuminance ? PDFColor(color).luminance : PDFColor(color)
  }

  /// Fills a path of user space, or the union of its copies at several points.
  func fill(
    _ path: Path, at points: [CGPoint]? = nil, _ paint: Paint, _ rule: FillRule,
    _ mixing: PDFContent.Mixing, in box: CGRect
  ) {
    if case .image(let pattern) = paint, hasSeams(pattern), let block = block(of: pattern, in: box)
    {
      return fill(path, at: points, rule, mixing, in: box) {
        draw(block.image, block.rect, pattern.transform, isSmooth: true, $0)
      }
    }
    switch paint {
    case .image(let pattern) where pattern.extend == .none && !drawsCoverage:
      fill(path, at: points, rule, mixing, in: box) { inner in
        let rect = CGRect(origin: .zero, size: pattern.image.size)
        draw(pattern.image, rect, pattern.transform, isSmooth: true, inner)
      }
    case .hatch(let hatch) where !drawsCoverage:
      fill(path, at: points, rule, mixing, in: box) { draw(hatch, $0, in: box) }
    default:
      withInk(paint, mixing, in: box) { ink in
        content.setFill(ink)
        append(path, at: points)
        content.writer.raw(rule == .evenOdd ? "f*\n" : "f\n")
      }
    }
  }

  /// Appends a path to the current path, once or at each point.
  private func append(_ path: Path, at points: [CGPoint]?) {
    guard let points else { return content.append(path, toPage) }
    for point in points {
      content.append(
        path, CGAffineTransform(translationX: point.x, y: point.y).concatenating(toPage))
    }
  }

  /// Runs a closure that draws within a path.
  private func fill(
    _ path: Path, at points: [CGPoint]? = nil, _ rule: FillRule, _ mixing: PDFContent.Mixing,
    in box: CGRect, _ draw: (PDFContent.Mixing) -> Void
  ) {
    begin(in: box)
    content.save()
    append(path, at: points)
    content.writer.raw(rule == .evenOdd ? "W* n\n" : "W n\n")
    draw(mixing)
    content.restore()
  }

  /// Prepares the content for a paint and runs the closure with its ink.
  func withInk(
    _ paint: Paint, _ mixing: PDFContent.Mixing, in box: CGRect,
    _ draw: (PDFContent.Ink) -> Void
  ) {
    if drawsCoverage { return withInk(Color.black, mixing, in: box, draw) }
    switch paint {
    case .color(let color): withInk(color, mixing, in: box, draw)
    case .linearGradient(let linear) where linear.isPoint:
      guard let color = linear.gradient.mean(for: context.appearance) else { return }
      withInk(Color(color), mixing, in: box, draw)
    case .linearGradient(let linear):
      guard let shading = PDFShading(linear, context.appearance, seen: seen(box)) else { return }
      withInk(shading, mixing, in: box, draw)
    case .radialGradient(let radial):
      guard let shading = PDFShading(radial, context.appearance, seen: seen(box)) else { return }
      withInk(shading, mixing, in: box, draw)
    case .conicGradient(let conic):
      guard let mesh = PDFMesh(conic, context.appearance, around: box, toPage) else { return }
      withInk(mesh, mixing, in: box, draw)
    case .image(let pattern):
      withPattern(tile(pattern), mixing, in: box, draw)
    // Drawn line by line in ``fill(_:_:_:_:in:)``.
    case .hatch: break
    }
  }

  private func withInk(
    _ color: Color, _ mixing: PDFContent.Mixing, in box: CGRect, _ draw: (PDFContent.Ink) -> Void
  ) {
    let parts = color.components(for: context.appearance)
    guard parts.alpha * mixing.alpha > 0 else { return }
    begin(in: box)
    setMixing(parts.alpha * mixing.alpha, mixing.blendMode)
    draw(.color(ink(parts)))
  }

  /// Returns a box of the page in user space.
  private func seen(_ box: CGRect) -> CGRect { box.applying(toPage.inverted()) }

  /// Paints with a color that varies with the position; a varying opacity becomes a mask.
  private func withInk(
    _ shading: some PDFShadingSource, _ mixing: PDFContent.Mixing, in box: CGRect,
    _ draw: (PDFContent.Ink) -> Void
  ) {
    begin(in: box)
    let colors = shading.pattern(
      isLuminance ? .luminance : .color, toPage: toPage, in: assets.file)
    if let alpha = shading.alpha {
      let inner = PDFContent.Mixing(alpha: alpha * mixing.alpha, blendMode: mixing.blendMode)
      return withPattern(colors, inner, in: box, draw)
    }
    var cover = PDFContent()
    cover.paint(in: box)
    cover.setFill(.pattern(shading.pattern(.alpha, toPage: toPage, in: assets.file)))
    cover.append(Path(box.insetBy(dx: -1, dy: -1)))
    cover.writer.raw("f\n")
    let mask = assets.state(
      mask: assets.form(cover, box: box, isGray: true), isLuminosity: true)
    let drawing = form(of: colors, in: box, draw)
    withMask(mask, mixing, in: box) { show(drawing, PDFContent.Mixing(), in: box) }
  }

  /// Paints with a pattern, within a form if it has an opacity or a blend mode.
  ///
  /// Readers fail where a pattern is painted with an opacity, a blend mode or a mask in force:
  /// Ghostscript applies them twice, MuPDF ignores the opacity, and the edges of mesh patches
  /// become visible.
  private func withPattern(
    _ pattern: Int, _ mixing: PDFContent.Mixing, in box: CGRect,
    _ draw: (PDFContent.Ink) -> Void
  ) {
    begin(in: box)
    guard mixing != PDFContent.Mixing() else {
      setMixing(1)
      return draw(.pattern(pattern))
    }
    show(form(of: pattern, in: box, draw), mixing, in: box)
  }

  /// Returns a form of drawing with a pattern.
  private func form(
    of pattern: Int, in box: CGRect, _ draw: (PDFContent.Ink) -> Void
  ) -> Int {
    form {
      content.paint(in: box)
      draw(.pattern(pattern))
    }.number
  }

  // MARK: Hatches

  /// Draws the lines of a hatch over a box of the page, within the current clip.
  ///
  /// A tiling pattern would have seams in viewers.
  private func draw(_ hatch: HatchPattern, _ mixing: PDFContent.Mixing, in box: CGRect) {
    let turn = CGAffineTransform(rotationAngle: hatch.angle)
    let toPage = turn.concatenating(self.toPage)
    let lines = hatch.lines(over: box.applying(toPage.inverted()))
    func paint(_ color: Color, _ mixing: PDFContent.Mixing, _ path: Path) {
      let parts = color.components(for: context.appearance)
      setMixing(parts.alpha * mixing.alpha, mixing.blendMode)
      content.setFill(.color(ink(parts)))
      content.append(path)
      content.writer.raw("f\n")
    }
    func paintAll(_ mixing: PDFContent.Mixing) {
      if let background = hatch.background { paint(background, mixing, Path(box)) }
      paint(hatch.color, mixing, lines.applying(toPage))
    }
    // Lines and background are composited together.
    guard hatch.background != nil, mixing != PDFContent.Mixing() else { return paintAll(mixing) }
    push()
    content.paint(in: box)
    paintAll(PDFContent.Mixing())
    guard let both = pop()?.content else { return }
    setMixing(mixing.alpha, mixing.blendMode)
    show(object: assets.form(both, box: box))
  }

  // MARK: Images

  /// Shows an image or a form.
  func show(object number: Int) {
    content.show(object: number)
    if assets.isTranslucent(number) { content.isTranslucent = true }
  }

  /// Draws a part of an image into a rectangle of user space.
  func draw(
    _ image: Image, from source: CGRect, in rect: CGRect, isSmooth: Bool,
    _ compositing: Compositing
  ) {
    let (x, y) = (rect.width / source.width, rect.height / source.height)
    let whole = CGRect(
      x: rect.minX - source.minX * x, y: rect.minY - source.minY * y,
      width: image.size.width * x, height: image.size.height * y)
    mix(compositing, of: rect) { mixing, box in
      if drawsCoverage { return fill(Path(rect), .color(.black), .nonZero, mixing, in: box) }
      begin(in: box)
      guard source != CGRect(origin: .zero, size: image.size) else {
        return draw(image, whole, .identity, isSmooth: isSmooth, mixing)
      }
      fill(Path(rect), .nonZero, mixing, in: box) {
        draw(image, whole, .identity, isSmooth: isSmooth, $0)
      }
    }
  }

  /// Draws an image into a rectangle of a space that `transform` maps to user space.
  func draw(
    _ image: Image, _ rect: CGRect, _ transform: CGAffineTransform, isSmooth: Bool,
    _ mixing: PDFContent.Mixing
  ) {
    guard mixing.alpha > 0 else { return }
    let number = assets.images.object(for: shown(image), isSmooth: isSmooth)
    // PDFium ignores the opacity of an image in a mask. MuPDF ignores that of an image with a blend
    // mode if the image is translucent.
    let losesAlpha =
      isMaskContent || mixing.blendMode != .normal && assets.isTranslucent(number)
    guard mixing.alpha == 1 || !losesAlpha else {
      let box = rect.applying(transform.concatenating(toPage))
      let opaque = form {
        content.paint(in: box)
        draw(image, rect, transform, isSmooth: isSmooth, PDFContent.Mixing())
      }
      return show(opaque.number, mixing, in: box)
    }
    setMixing(mixing.alpha, mixing.blendMode)
    content.save()
    // An image is a unit square, whose top is at y = 1.
    content.concatenate(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY
      ).concatenating(transform).concatenating(toPage))
    show(object: number)
    content.restore()
  }
}

extension Image {
  /// The image in gray, by the luminance of its pixels.
  fileprivate var luminance: Image {
    var gray = pixels
    for pixel in stride(from: 0, to: gray.count, by: 4) {
      let blue = 0.0722 * CGFloat(gray[pixel])
      let value = blue + 0.7152 * CGFloat(gray[pixel + 1]) + 0.2126 * CGFloat(gray[pixel + 2])
      let byte = UInt8(min(max(value.rounded(), 0), CGFloat(gray[pixel + 3])))
      for part in 0..<3 { gray[pixel + part] = byte }
    }
    return Image(premultipliedBGRA: gray, width: width, height: height, scale: scale)
  }
}
