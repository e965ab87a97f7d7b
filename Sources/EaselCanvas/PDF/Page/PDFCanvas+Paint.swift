import Foundation

extension PDFCanvas {
  /// Runs the drawing with an opacity and a blend mode that PDF has; where it has not, draws by
  /// masks.
  func mix(
    _ compositing: Compositing, in box: CGRect, _ draw: (PDFContent.Mixing) -> Void
  ) {
    if compositing.blendMode.pdfName != nil {
      draw(PDFContent.Mixing(alpha: compositing.alpha, blendMode: compositing.blendMode))
    } else {
      compose(compositing.blendMode, in: box) {
        draw(PDFContent.Mixing(alpha: compositing.alpha))
      }
    }
  }

  /// Runs the drawing of what lies in a box of user space, with the part of it that shows in page
  /// coordinates.
  func mix(
    _ compositing: Compositing, of box: CGRect, _ draw: (PDFContent.Mixing, CGRect) -> Void
  ) {
    if let box = visible(box) {
      mix(compositing, in: box) { draw($0, box) }
    } else if compositing.blendMode.reachesBeyond(isGroup: false), !clipArea.isEmpty {
      mix(compositing, in: .null) { _ in }
    }
  }

  /// A picture as it is shown here.
  func shown(_ image: Image) -> Image { isLuminance ? image.luminance : image }

  /// A colour as it is written here.
  func ink(_ color: Color.Components) -> PDFColor {
    isLuminance ? PDFColor(color).luminance : PDFColor(color)
  }

  /// Fills a path of user space.
  func fill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ mixing: PDFContent.Mixing, in box: CGRect
  ) {
    switch paint {
    case .image(let pattern) where pattern.extend == .none && !drawsCoverage:
      fill(path, rule, mixing, in: box) { inner in
        let rect = CGRect(origin: .zero, size: pattern.image.size)
        draw(pattern.image, rect, pattern.transform, isSmooth: true, inner)
      }
    case .hatch(let hatch) where !drawsCoverage:
      fill(path, rule, mixing, in: box) { draw(hatch, $0, in: box) }
    default:
      withInk(paint, mixing, in: box) { ink in
        content.setFill(ink)
        appendFill(path, rule)
      }
    }
  }

  /// Fills a path with what is set.
  private func appendFill(_ path: Path, _ rule: FillRule) {
    content.append(path, toPage)
    content.writer.raw(rule == .evenOdd ? "f*\n" : "f\n")
  }

  /// Lets the closure draw within a path.
  private func fill(
    _ path: Path, _ rule: FillRule, _ mixing: PDFContent.Mixing, in box: CGRect,
    _ draw: (PDFContent.Mixing) -> Void
  ) {
    begin(in: box)
    content.save()
    content.append(path, toPage)
    content.writer.raw(rule == .evenOdd ? "W* n\n" : "W n\n")
    draw(mixing)
    content.restore()
  }

  /// Prepares the content for a paint and runs the closure with it.
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
      begin(in: box)
      setMixing(mixing.alpha, mixing.blendMode)
      draw(.pattern(tile(pattern)))
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

  /// A box of the page in user space.
  private func seen(_ box: CGRect) -> CGRect { box.applying(toPage.inverted()) }

  /// Paints with what varies from place to place: its opacity, if that varies too, is a mask.
  private func withInk(
    _ shading: some PDFShadingSource, _ mixing: PDFContent.Mixing, in box: CGRect,
    _ draw: (PDFContent.Ink) -> Void
  ) {
    begin(in: box)
    let colors = shading.pattern(
      isLuminance ? .luminance : .color, toPage: toPage, in: assets.file)
    if let alpha = shading.alpha {
      setMixing(alpha * mixing.alpha, mixing.blendMode)
      return draw(.pattern(colors))
    }
    var cover = PDFContent()
    cover.paint(in: box)
    cover.setFill(.pattern(shading.pattern(.alpha, toPage: toPage, in: assets.file)))
    cover.append(Path(box.insetBy(dx: -1, dy: -1)))
    cover.writer.raw("f\n")
    let mask = assets.state(
      mask: assets.form(cover, box: box, isGray: true), isLuminosity: true)
    withMask(mask, mixing, in: box) { draw(.pattern(colors)) }
  }

  /// The pattern of a picture that repeats.
  private func tile(_ pattern: ImagePattern) -> Int {
    let image = assets.images.object(for: shown(pattern.image), isSmooth: true)
    let size = pattern.image.size
    var tile = PDFContent()
    tile.concatenate(
      CGAffineTransform(a: size.width, b: 0, c: 0, d: -size.height, tx: 0, ty: size.height))
    tile.show(object: image)
    let (bytes, resources) = (tile.writer.bytes, tile.resources)
    let number = assets.file.reserve()
    assets.file.write(number, compressing: bytes) { writer in
      writer.raw("/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox ")
      writer.raw("[ 0 0 ")
      writer.precise([size.width, size.height])
      writer.raw("] /XStep ")
      writer.precise([size.width])
      writer.raw("/YStep ")
      writer.precise([size.height])
      writer.raw("/Matrix [")
      writer.matrix(pattern.transform.concatenating(toPage))
      writer.raw("] /Resources ")
      resources.write(to: &writer)
      writer.byte(0x20)
    }
    return number
  }

  // MARK: Hatches

  /// Most lines of a hatch: so many on a page are a tint.
  private static let mostLines: CGFloat = 20_000

  /// Draws the lines of a hatch over a box of the page, within the clip that is set.
  ///
  /// Tiles would have seams in viewers.
  private func draw(_ hatch: HatchPattern, _ mixing: PDFContent.Mixing, in box: CGRect) {
    let turn = CGAffineTransform(rotationAngle: hatch.angle)
    let toPage = turn.concatenating(self.toPage)
    let seen = box.applying(toPage.inverted())
    var lines = Path()
    /// Lines across a stretch, each as long as another.
    func add(_ across: ClosedRange<CGFloat>, _ rect: (CGFloat, CGFloat) -> CGRect) {
      let width = min(hatch.lineWidth, hatch.spacing)
      let first = (across.lowerBound / hatch.spacing).rounded(.down)
      let last = (across.upperBound / hatch.spacing).rounded(.up)
      let step = max(((last - first) / Self.mostLines).rounded(.up), 1)
      for index in stride(from: first, through: last, by: step) {
        let start = index * hatch.spacing + (hatch.spacing - width) / 2
        // Lines of which some are left out are as much wider.
        lines.addPath(Path(rect(start, width * step)))
      }
    }
    add(seen.minY...seen.maxY) {
      CGRect(x: seen.minX, y: $0, width: seen.width, height: $1)
    }
    if hatch.isCrossed {
      add(seen.minX...seen.maxX) {
        CGRect(x: $0, y: seen.minY, width: $1, height: seen.height)
      }
    }
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
    // Lines on a ground fade and mix as one.
    guard hatch.background != nil, mixing != PDFContent.Mixing() else { return paintAll(mixing) }
    push()
    content.paint(in: box)
    paintAll(PDFContent.Mixing())
    guard let both = pop()?.content else { return }
    setMixing(mixing.alpha, mixing.blendMode)
    content.show(object: assets.form(both, box: box))
  }

  // MARK: Pictures

  /// Draws a part of a picture into a rectangle of user space.
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

  /// Draws a picture into a rectangle of a space before the user's, within the clips that are set.
  func draw(
    _ image: Image, _ rect: CGRect, _ transform: CGAffineTransform, isSmooth: Bool,
    _ mixing: PDFContent.Mixing
  ) {
    guard mixing.alpha > 0 else { return }
    let number = assets.images.object(for: shown(image), isSmooth: isSmooth)
    setMixing(mixing.alpha, mixing.blendMode)
    content.save()
    // A picture is a square of one unit, whose top lies at 1.
    content.concatenate(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY
      ).concatenating(transform).concatenating(toPage))
    content.show(object: number)
    content.restore()
  }
}

extension Image {
  /// The picture in gray, by the luminance of its pixels.
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
