import EaselCanvas
import Foundation

/// Sequences of canvas calls with arbitrary numbers, on bitmaps, PDF pages, SVG and recordings.
enum CanvasFuzz {
  static func run(_ input: inout FuzzInput) {
    let options = input.renderOptions()
    let size = input.choice([60, 60, 60, 200, 200, 900])
    let bounds = CGSize(width: size, height: size)
    switch input.index(below: 4) {
    case 0: drawBitmap(&input, bounds, options)
    case 1: drawPDF(&input, bounds, options)
    case 2: drawSVG(&input, bounds, options)
    default:
      let canvas = RecordingCanvas(size: bounds, context: RenderContext(options))
      draw(&input, on: canvas)
      guard let surface = FuzzTarget.attempt({ try BitmapSurface(size: bounds, options: options) })
      else { return }
      surface.canvas.draw(canvas.recording)
      _ = FuzzTarget.attempt { try surface.finishImage() }
    }
  }

  private static func draw(_ input: inout FuzzInput, on canvas: any Canvas) {
    var calls = CanvasCalls(TracedCanvas.isOn ? TracedCanvas(canvas) : canvas)
    calls.make(&input, atMost: 48)
    calls.end()
  }

  /// On a bitmap it can be seen whether drawing goes on after whatever was refused.
  private static func drawBitmap(
    _ input: inout FuzzInput, _ size: CGSize, _ options: RenderOptions
  ) {
    let scale = input.number(mostly: [1, 1, 2])
    guard
      let surface = FuzzTarget.attempt({
        try BitmapSurface(size: size, scale: scale, options: options)
      })
    else { return }
    surface.canvas.save()
    draw(&input, on: surface.canvas)
    surface.canvas.restore()
    surface.canvas.fill(CGRect(x: 8, y: 8, width: 16, height: 16), with: .color(.green))
    let isFull = surface.context.diagnostics.contains { $0.code == .limitExceeded }
    if !isFull, scale >= 1 {
      let pixel = surface.image.pixel(x: Int(16 * scale), y: Int(16 * scale))
      precondition(
        pixel.map { $0 == (0, 255, 0, 255) } ?? false, "drawing does not go on after the calls")
    }
    _ = FuzzTarget.attempt { try surface.finish().output }
  }

  private static func drawPDF(
    _ input: inout FuzzInput, _ size: CGSize, _ options: RenderOptions
  ) {
    let data = FuzzTarget.attempt {
      let document = try PDFDocument(
        info: DocumentInfo(
          title: input.maybe { $0.string() },
          extensions: input.rarely(4) ? [input.schema()] : []), options: options)
      let element = input.rarely(4) ? try document.element(input.tag()) : nil
      let point = input.rarely(4) ? document.insertionPoint() : nil
      var later: [PDFDocument.DeferredDrawing] = []
      repeat {
        try document.page(size: size, at: input.rarely(4) ? point : nil) { canvas in
          if let element { canvas.beginMarkedContent(.within(element)) }
          draw(&input, on: canvas)
          if input.rarely(4) { later.append(try document.deferDrawing(in: input.rect())) }
        }
        if let element, input.rarely() { document.close(element) }
      } while !input.isEmpty && input.rarely(64)
      for drawing in later { try document.draw(drawing) { draw(&input, on: $0) } }
      if input.rarely() {
        _ = try document.addOutlineEntry(input.string(), to: input.linkTarget())
      }
      while input.rarely() { _ = FuzzTarget.attempt { try input.attach(to: document) } }
      return try document.finish().output
    }
    guard let data else { return }
    precondition(data.starts(with: Data("%PDF-".utf8)), "no PDF")
    precondition(data.suffix(6) == Data("%%EOF\n".utf8), "the PDF has no end")
  }

  private static func drawSVG(
    _ input: inout FuzzInput, _ size: CGSize, _ options: RenderOptions
  ) {
    let data = FuzzTarget.attempt {
      let document = try SVGDocument(
        size: size, title: input.maybe { $0.string() }, text: input.bool() ? .text : .outlines,
        options: options)
      draw(&input, on: document.canvas)
      return try document.finish().output
    }
    guard let data else { return }
    let reading = XMLReading(data)
    precondition(reading.isSound, "the SVG is not well-formed: \(reading.complaint)")
  }
}
