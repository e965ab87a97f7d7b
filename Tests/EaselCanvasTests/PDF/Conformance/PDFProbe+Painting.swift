import Foundation

@testable import EaselCanvas

extension PDFProbe {
  // MARK: Images

  private static func image(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> [Int]
  ) throws -> Image {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += color(x, y).map { UInt8(truncatingIfNeeded: $0) } }
    }
    return try Image(rgba: bytes, width: width, height: height)
  }

  private static let samples = Result {
    [
      try image(8, 8) { x, y in [x * 16, x * 16, x * 16, 255] },
      try image(64, 48) { x, y in [x * 4, x * 4, x * 4, 255] },
      try image(64, 48) { x, y in [x * 4, x * 4, x * 4, y * 5] },
      try image(64, 48) { x, y in [x * 4, y * 5, x * y, 255] },
      try image(64, 48) { x, y in [x * 4, y * 5, x * y, 255 - x * 4] },
      try image(64, 48) { x, y in (x / 8 + y / 8) % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] },
      try image(64, 48) { x, y in [x / 16 * 80, y / 16 * 80, 0, 255] },
      try image(64, 48) { x, y in [x / 4 * 16, y / 4 * 20, 0, 255] },
      try image(64, 48) { x, y in x / 8 % 2 == 0 ? [255, 0, 0, 255] : [0, 255, 0, 0] },
      try image(32, 24) { _, _ in [0, 0, 0, 0] }, try image(1, 1) { _, _ in [200, 100, 0, 255] },
    ]
  }

  /// Gray, RGB and palettes, with and without opacities, smooth and sharp, whole, in part, as
  /// patterns, and faded; and a JPEG.
  static func images(on canvas: any Canvas) throws {
    var samples = try Self.samples.get()
    #if JPEG
      if let jpeg = ImageTests.jpeg { samples.append(try Image(data: jpeg)) }
    #endif
    for (index, image) in samples.enumerated() {
      let (x, y) = (72 + CGFloat(index % 3) * 160, 80 + CGFloat(index / 3) * 70)
      for (position, interpolation) in Interpolation.allCases.enumerated() {
        canvas.withMarkedContent(.figure(label: "image \(index), \(interpolation)")) {
          canvas.draw(
            image, from: nil,
            in: CGRect(x: x + CGFloat(position) * 46, y: y, width: 42, height: 34),
            interpolation: interpolation,
            compositing: position == 2 ? Compositing(alpha: 0.6, blendMode: .multiply) : .normal)
        }
      }
      canvas.withMarkedContent(.artifact) {
        canvas.draw(
          image, from: CGRect(x: 0, y: 0, width: image.size.width / 2, height: image.size.height),
          in: CGRect(x: x, y: y + 38, width: 20, height: 20), interpolation: .none,
          compositing: .normal)
      }
      let small = CGAffineTransform(a: 0.2, b: 0, c: 0, d: 0.2, tx: x + 40, ty: y + 40)
      for (extend, alpha) in [(.repeat, 1), (.none, 0.5)] as [(ImagePattern.Extend, CGFloat)] {
        canvas.fill(
          Path(CGRect(x: x + 30, y: y + 38, width: 40, height: 20)),
          with: .image(ImagePattern(image, transform: small, extend: extend)), rule: .nonZero,
          compositing: Compositing(alpha: alpha))
      }
    }
  }

  // MARK: Paints

  private static let gradients = [
    Gradient([.systemRed, .systemYellow, .systemBlue]),
    Gradient([.systemRed.withAlphaComponent(0.2), .systemYellow, .clear]),
    Gradient([.systemRed.withAlphaComponent(0.5), .systemBlue.withAlphaComponent(0.5)]),
  ]

  /// Gradients of each kind and extent, with and without opacities, hatches and dots.
  static func paints(on canvas: any Canvas) {
    var y: CGFloat = 70
    for gradient in gradients {
      for extend in [Gradient.Extend.pad, .repeat, .reflect, .none] {
        let gradient = Gradient(
          stops: gradient.stops.map { .init($0.color, at: 0.2 + 0.6 * $0.location) },
          extend: extend)
        for column in 0..<4 {
          let box = CGRect(x: 72 + CGFloat(column) * 115, y: y, width: 90, height: 34)
          let middle = CGPoint(x: box.midX, y: box.midY)
          let paint: Paint =
            switch column {
            case 0:
              .linearGradient(
                LinearGradient(
                  gradient, from: CGPoint(x: box.minX + 20, y: box.minY),
                  to: CGPoint(x: box.maxX - 20, y: box.maxY)))
            case 1: .radialGradient(RadialGradient(gradient, center: middle, radius: 30))
            case 2:
              .radialGradient(
                RadialGradient(
                  gradient, startCenter: CGPoint(x: middle.x - 8, y: middle.y), startRadius: 4,
                  endCenter: middle, endRadius: 25))
            default: .conicGradient(ConicGradient(gradient, center: middle))
            }
          paintAll(box, paint, on: canvas)
        }
        y += 48
      }
    }
    for column in 0..<4 {
      let box = CGRect(x: 72 + CGFloat(column) * 115, y: y, width: 90, height: 34)
      paintAll(
        box,
        .hatch(
          HatchPattern(
            .systemRed, background: column % 2 == 0 ? nil : .systemGray5, spacing: 6, lineWidth: 2,
            isCrossed: column > 1)), on: canvas)
    }
  }

  private static func paintAll(_ box: CGRect, _ paint: Paint, on canvas: any Canvas) {
    canvas.fill(box, with: paint)
    canvas.stroke(
      Path(box.insetBy(dx: -3, dy: -3)), with: paint,
      style: StrokeStyle(lineWidth: 3, dash: [6, 3]), alpha: 0.7)
    canvas.fill(
      Path(ellipseIn: box.insetBy(dx: 25, dy: 8)), with: paint, rule: .evenOdd,
      compositing: Compositing(alpha: 0.8, blendMode: .multiply))
    canvas.stamp(
      Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 4)),
      at: (0..<5).map { CGPoint(x: box.minX + CGFloat($0) * 15, y: box.maxY + 7) }, with: paint,
      compositing: .normal)
  }

  // MARK: Modes and groups

  /// Each blend mode and each operator, of a shape, a text, an image and a group.
  static func modes(on canvas: any Canvas) throws {
    let image = try samples.get()[4]
    for (index, mode) in BlendMode.allCases.enumerated() {
      let (x, y) = (72 + CGFloat(index % 4) * 120, 75 + CGFloat(index / 4) * 100)
      canvas.withMarkedContent(.paragraph) { text(mode.rawValue, x, y - 9, on: canvas, size: 6) }
      canvas.withSavedState {
        canvas.clip(to: CGRect(x: x, y: y, width: 110, height: 86))
        canvas.withGroup(GroupEffects()) {
          canvas.fill(
            CGRect(x: x, y: y + 10, width: 110, height: 14),
            with: .color(.systemYellow.withAlphaComponent(0.7)))
          let erases = mode == .sourceIn || mode == .sourceOut
          if !erases {
            canvas.withGroup(GroupEffects(opacity: 0.8)) { text("beneath", x, y + 60, on: canvas) }
          }
          canvas.fill(
            Path(ellipseIn: CGRect(x: x + 4, y: y + 2, width: 30, height: 60)),
            with: .color(.systemRed), rule: .nonZero,
            compositing: Compositing(alpha: 0.8, blendMode: mode))
          if !erases {
            text(
              "Over", x + 36, y + 34, on: canvas, size: 12,
              compositing: Compositing(alpha: 0.9, blendMode: mode))
          }
          canvas.withMarkedContent(erases ? .artifact : .figure(label: "image")) {
            canvas.draw(
              image, from: nil, in: CGRect(x: x + 66, y: y + 4, width: 30, height: 24),
              interpolation: .low, compositing: Compositing(blendMode: mode))
          }
          canvas.withGroup(GroupEffects(opacity: 0.7, blendMode: mode)) {
            text("Group", x + 66, y + 40, on: canvas)
          }
        }
      }
    }
  }

  /// Shadows, masks, groups in groups, and recordings that are drawn several times.
  static func groups(on canvas: any Canvas) throws {
    var y: CGFloat = 70
    let image = try samples.get()[3]
    func box(_ x: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 30, height: 14) }
    func content(_ words: String) {
      text(words, 72, y, on: canvas, size: 12)
      canvas.withMarkedContent(.figure(label: "box")) {
        canvas.fill(box(300), with: .color(.systemRed))
        canvas.draw(image, in: box(340))
      }
    }
    for blur: CGFloat in [0, 4] {
      let shadow = Shadow(
        color: .black.withAlphaComponent(0.5), offset: CGSize(width: 3, height: 3), blur: blur)
      for effects in [
        GroupEffects(shadow: shadow),
        GroupEffects(opacity: 0.5, blendMode: .multiply, shadow: shadow),
        GroupEffects(shadow: shadow, showsContent: false),
      ] {
        canvas.withGroup(effects) { content("Shadow of \(blur) 😀") }
        y += 24
      }
    }
    for mode in [Mask.Mode.alpha, .luminance] {
      let mask = RecordingCanvas()
      mask.fill(
        CGRect(x: 72, y: y, width: 400, height: 20),
        with: .linearGradient(
          LinearGradient(
            Gradient([.white, mode == .alpha ? .clear : .black]), from: CGPoint(x: 72, y: 0),
            to: CGPoint(x: 472, y: 0))))
      text("in the mask", 200, y, on: mask)
      canvas.withGroup(GroupEffects(opacity: 0.9, mask: Mask(mask.recording, mode: mode))) {
        content("masked by \(mode)")
      }
      y += 24
    }
    canvas.withGroup(GroupEffects(opacity: 0.8)) {
      content("outer")
      y += 24
      canvas.withGroup(GroupEffects(blendMode: .screen)) { content("inner") }
    }
    y += 24
    canvas.withMarkedContent(.paragraph) {
      text("a group in a ", 72, y, on: canvas)
      canvas.withGroup(GroupEffects(opacity: 0.5)) { text("paragraph", 140, y, on: canvas) }
    }
    let letterhead = RecordingCanvas()
    letterhead.withMarkedContent(.heading(2)) { text("Letterhead", 0, 0, on: letterhead) }
    letterhead.fill(CGRect(x: 0, y: 12, width: 60, height: 1), with: .color(.systemBlue))
    letterhead.withMarkedContent(.link(.url("https://example.org/letterhead"))) {
      text("a link 😀", 0, 16, on: letterhead)
    }
    for position in 0..<4 {
      canvas.withSavedState {
        canvas.translate(x: 72 + CGFloat(position) * 110, y: y + 40)
        canvas.rotate(by: CGFloat(position) * 0.2)
        guard position == 3 else { return canvas.draw(letterhead.recording) }
        canvas.withMarkedContent(.artifact(.background)) { canvas.draw(letterhead.recording) }
      }
    }
  }
}
