import EaselBlocks
import EaselCanvas
import Foundation

/// The drawing of a symbol with the line width of a font weight, in the colors of an environment.
struct SymbolPainter {
  let symbol: SymbolLibrary.Symbol
  /// The line width in units of the grid.
  let lineWidth: CGFloat
  /// The part of the grid that the ink covers.
  let bounds: CGRect
  let isMirrored: Bool

  init(_ symbol: SymbolLibrary.Symbol, weight: Int, isRightToLeft: Bool) {
    self.symbol = symbol
    lineWidth = SymbolGlyph.lineWidth(weight)
    switch symbol {
    case .glyph(let glyph):
      isMirrored = glyph.isMirrored && isRightToLeft
      let ink = glyph.bounds(lineWidth)
      bounds = ink.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : ink
    case .vector(let image):
      isMirrored = false
      let height: CGFloat = 24
      let width = image.size.height > 0 ? height * image.size.width / image.size.height : height
      bounds = CGRect(x: 12 - width / 2, y: 0, width: width, height: height)
    }
  }

  /// The space on each side of the symbol, in units of the grid.
  var bearing: CGFloat {
    if case .vector = symbol { return 0 }
    return 1.9
  }

  /// Draws the symbol.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - grid: The transform from the grid to the user space of the canvas.
  ///   - paints: The paint of each level for a rectangle in the units of the grid.
  ///   - isLayered: Whether the levels have paints of their own.
  func draw(
    on canvas: any EaselCanvas.Canvas, _ grid: CGAffineTransform, isLayered: Bool,
    _ paint: (_ level: Int, _ rect: CGRect) -> Paint
  ) {
    canvas.withSavedState {
      canvas.concatenate(grid)
      if isMirrored {
        canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * bounds.midX, ty: 0))
      }
      switch symbol {
      case .vector(let image):
        let recorder = RecordingCanvas(context: canvas.context)
        image.draw(on: recorder, in: bounds)
        fill(canvas, mask: Mask(recorder.recording), paint(0, bounds))
      case .glyph(let glyph):
        guard isLayered else { return drawPlain(glyph, on: canvas, paint(0, bounds)) }
        let levels = glyph.levels
        for (index, level) in levels.enumerated() {
          drawLevel(level, below: Set(levels[..<index]), glyph, on: canvas, paint(level, bounds))
        }
      }
    }
  }

  private func fill(_ canvas: any EaselCanvas.Canvas, mask: Mask, _ paint: Paint) {
    let area = Path(bounds.insetBy(dx: -2, dy: -2))
    canvas.withSavedState {
      // A group without a clip is as large as the output, which takes time for each symbol. A clip
      // of whole pixels keeps the mask sharp.
      let toDevice = canvas.transform
      if toDevice.a * toDevice.d != toDevice.b * toDevice.c {
        let scale = max(canvas.context.deviceScale, 0.01)
        let box = bounds.insetBy(dx: -2, dy: -2).applying(toDevice)
          .applying(CGAffineTransform(scaleX: scale, y: scale)).integral
          .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        canvas.clip(to: Path(box).applying(toDevice.inverted()))
      }
      canvas.withGroup(GroupEffects(mask: mask)) { canvas.fill(area, with: paint) }
    }
  }

  private func draw(_ part: SymbolGlyph.Part, on canvas: any EaselCanvas.Canvas, _ paint: Paint) {
    switch part.form {
    case .area: canvas.fill(part.path, with: paint)
    case .line(let factor, let plus):
      let style = StrokeStyle(
        lineWidth: lineWidth * factor + plus, lineCap: .round, lineJoin: .round)
      canvas.stroke(part.path, with: paint, style: style)
    }
  }

  /// Draws all levels in one paint.
  private func drawPlain(
    _ glyph: SymbolGlyph, on canvas: any EaselCanvas.Canvas, _ paint: Paint
  ) {
    if glyph.parts.allSatisfy({ $0.effect == .draw }) {
      if glyph.parts.count == 1 || paint.isOpaque {
        for part in glyph.parts { draw(part, on: canvas, paint) }
        return
      }
      if let line = glyph.commonLine {
        return draw(line, on: canvas, paint)
      }
    }
    mask(canvas, paint, glyph.parts) { $0.effect == .draw ? .white : .black }
  }

  /// Draws what is visible of one level.
  private func drawLevel(
    _ level: Int, below: Set<Int>, _ glyph: SymbolGlyph, on canvas: any EaselCanvas.Canvas,
    _ paint: Paint
  ) {
    let parts = glyph.parts.drop { $0.level != level || $0.effect == .gap }
    let own = parts.filter { $0.level == level || $0.effect == .gap || below.contains($0.level) }
    if own.allSatisfy({ $0.effect != .gap && $0.level == level }),
      own.count == 1 || paint.isOpaque
    {
      for part in own { draw(part, on: canvas, paint) }
      return
    }
    mask(canvas, paint, own) { $0.effect != .gap && $0.level == level ? .white : .black }
  }

  private func mask(
    _ canvas: any EaselCanvas.Canvas, _ paint: Paint, _ parts: some Sequence<SymbolGlyph.Part>,
    _ color: (SymbolGlyph.Part) -> UIColor
  ) {
    let recorder = RecordingCanvas(context: canvas.context)
    for part in parts { draw(part, on: recorder, .color(color(part))) }
    fill(canvas, mask: Mask(recorder.recording, mode: .luminance), paint)
  }
}

extension SymbolGlyph {
  /// All parts as one, if they are lines of one width: what overlaps is then painted once.
  fileprivate var commonLine: Part? {
    guard var line = parts.first, line.form != .area,
      parts.allSatisfy({ $0.form == line.form })
    else { return nil }
    for part in parts.dropFirst() { line.path.addPath(part.path) }
    return line
  }
}

extension Paint {
  /// Whether painting twice at one position looks like painting once.
  fileprivate var isOpaque: Bool {
    guard case .color(let color) = self, color.pattern == nil else { return false }
    return color.components(for: .light).alpha == 1
  }
}
