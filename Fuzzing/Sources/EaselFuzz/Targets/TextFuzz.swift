import EaselCanvas
import Foundation

/// Texts of arbitrary bytes and of characters with something special, in all styles and widths.
enum TextFuzz {
  static func run(_ input: inout FuzzInput) {
    let layout = layout(&input)
    if TracedCanvas.isOn { dump(layout.string.unicodeScalars.map { String($0.value, radix: 16) }) }
    check(layout)
    ask(layout, &input)
    let options = input.renderOptions()
    let size = CGSize(width: 200, height: 100)
    switch input.index(below: 4) {
    case 0: break
    case 1:
      let surface = FuzzTarget.attempt {
        try BitmapSurface(size: size, scale: input.choice([1, 2]), options: options)
      }
      guard let surface else { return }
      draw(layout, on: surface.canvas, &input)
      _ = FuzzTarget.attempt { try surface.finishImage() }
    case 2:
      _ = FuzzTarget.attempt {
        let document = try PDFDocument(options: options)
        try document.page(size: size) { draw(layout, on: $0, &input) }
        return try document.finish().output
      }
    default:
      let data = FuzzTarget.attempt {
        let document = try SVGDocument(
          size: size, text: input.bool() ? .text : .outlines, options: options)
        draw(layout, on: document.canvas, &input)
        return try document.finish().output
      }
      if let data {
        let reading = XMLReading(data)
        precondition(reading.isSound, "the SVG is not well-formed: \(reading.complaint)")
      }
    }
  }

  private static func layout(_ input: inout FuzzInput) -> TextLayout {
    let style = input.textStyle()
    let (width, height) = (input.extent(), input.extent())
    if TracedCanvas.isOn { dump([style, width as Any, height as Any], maxDepth: 4) }
    switch input.index(below: 8) {
    case 0:
      let text = NSMutableAttributedString(string: "")
      for piece in input.list(atMost: 6, { ($0.string(atMost: 8), $0.attributes()) }) {
        text.append(NSAttributedString(string: piece.0, attributes: piece.1))
      }
      return TextLayout(text, style: style, width: width, height: height, limits: .untrusted)
    case 1:
      var text = AttributedString()
      for piece in input.list(atMost: 6, { ($0.string(atMost: 8), $0.textStyle()) }) {
        var run = AttributedString(piece.0)
        run[EaselAttributes.FontKey.self] = piece.1.font
        run[EaselAttributes.KerningKey.self] = piece.1.kerning
        run[EaselAttributes.BaselineOffsetKey.self] = piece.1.baselineOffset
        run[EaselAttributes.LanguageKey.self] = piece.1.language
        text.append(run)
      }
      return TextLayout(text, style: style, width: width, height: height, limits: .untrusted)
    default:
      return TextLayout(
        input.string(atMost: 48), style: style, width: width, height: height, limits: .untrusted)
    }
  }

  private static func check(_ layout: TextLayout) {
    precondition(layout.size.width.isFinite && layout.size.height.isFinite, "no size")
    for line in layout.lines {
      precondition(
        line.frame.minX.isFinite && line.frame.minY.isFinite && line.frame.width.isFinite
          && line.frame.height.isFinite && line.baseline.isFinite, "a line has no place")
      precondition(
        line.range.upperBound <= layout.string.endIndex, "a line lies outside of its text")
    }
  }

  /// Asks for places in the text.
  private static func ask(_ layout: TextLayout, _ input: inout FuzzInput) {
    guard input.bool() else { return }
    let index = layout.index(at: input.point())
    precondition(index <= layout.string.endIndex, "a place lies outside of the text")
    _ = layout.caretRect(at: index)
    _ = layout.rects(for: layout.string.startIndex..<index)
    // An index of another text is a mistake that callers make.
    let other = "𠮷野家です, and some more letters than the text has"
    _ = layout.caretRect(at: other.index(other.startIndex, offsetBy: input.index(below: 40)))
    if input.rarely(64) { _ = layout.outline.boundingBox }
  }

  private static func draw(
    _ layout: TextLayout, on canvas: any Canvas, _ input: inout FuzzInput
  ) {
    let canvas = TracedCanvas.isOn ? TracedCanvas(canvas) : canvas
    if input.rarely(64) { canvas.concatenate(input.transform()) }
    canvas.draw(layout, at: input.bool() ? .zero : input.point(), compositing: input.compositing())
  }
}

extension FuzzInput {
  /// UIKit's attributes, with values of the wrong type among them.
  fileprivate mutating func attributes() -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    let count = index(below: 4)
    for _ in 0..<count {
      switch index(below: 8) {
      case 0: attributes[.font] = font()
      case 1: attributes[.foregroundColor] = color()
      case 2: attributes[.backgroundColor] = color()
      case 3: attributes[.kern] = NSNumber(value: number())
      case 4: attributes[.baselineOffset] = number()
      case 5: attributes[.underlineStyle] = Int(byte())
      case 6:
        let style = ParagraphStyle()
        style.alignment = choice(TextAlignment.self)
        style.lineBreakMode = choice(LineBreakMode.self)
        style.headIndent = CGFloat(number())
        style.tabStops = list(atMost: 3) { CGFloat($0.number()) }
        attributes[.paragraphStyle] = style
      default: attributes[choice([.font, .kern, .paragraphStyle])] = "not a value of that kind"
      }
    }
    return attributes
  }
}
