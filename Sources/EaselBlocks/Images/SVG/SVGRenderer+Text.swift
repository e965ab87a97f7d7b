import EaselCanvas
import Foundation

extension SVGRenderer {
  /// A piece of text in one style, with its position.
  private struct TextPiece {
    var text: String
    var style: SVGStyle
    var element: SVGElement
    /// The position of the piece; `nil` continues after the last piece.
    var x: CGFloat?
    var y: CGFloat?
    var dx: CGFloat = 0
    var dy: CGFloat = 0
    /// Whether spaces are preserved (`xml:space`).
    var keepsSpaces = false
  }

  /// Draws static text: pieces one after another, of which some have a position of their own.
  func drawText(_ element: SVGElement, _ scope: Scope) throws {
    var pieces: [TextPiece] = []
    try collect(element, scope, &pieces)
    Self.collapseSpaces(&pieces)
    var pen = CGPoint.zero
    var index = 0
    while index < pieces.count {
      // A text anchor applies to all pieces up to the next position.
      let end =
        pieces[(index + 1)...].firstIndex { $0.x != nil || $0.y != nil } ?? pieces.count
      try draw(Array(pieces[index..<end]), from: &pen, scope)
      index = end
    }
  }

  private func collect(
    _ element: SVGElement, _ scope: Scope, _ pieces: inout [TextPiece]
  ) throws {
    try count(element)
    func first(_ name: String, _ direction: SVGLength.Direction) -> CGFloat? {
      guard let text = element.attributes[name] else { return nil }
      var scanner = SVGScanner(text)
      scanner.skipSpaces()
      guard let length = SVGLength(&scanner) else { return nil }
      scanner.skipSeparator()
      if !scanner.isAtEnd {
        notes.note(
          .unsupportedFormat, "positions of single characters are ignored", value: name,
          at: element)
      }
      return length.resolved(
        direction, viewport: scope.viewport, fontSize: scope.style.fontSize)
    }
    var position = TextPiece(text: "", style: scope.style, element: element)
    (position.x, position.y) = (first("x", .horizontal), first("y", .vertical))
    (position.dx, position.dy) = (first("dx", .horizontal) ?? 0, first("dy", .vertical) ?? 0)
    pieces.append(position)
    for child in element.children {
      if child.name == "#text" {
        var piece = TextPiece(text: child.text, style: scope.style, element: element)
        piece.keepsSpaces = element.keepsSpaces
        pieces.append(piece)
      } else if ["tspan", "a"].contains(child.name) {
        var inner = scope
        inner.style = SVGStyle(child, in: scope.style, notes)
        if inner.style.isDisplayed { try collect(child, inner, &pieces) }
      }
    }
  }

  /// Collapses white space to single spaces and removes it at both ends.
  private static func collapseSpaces(_ pieces: inout [TextPiece]) {
    var isAfterSpace = true
    for index in pieces.indices {
      if pieces[index].x != nil || pieces[index].y != nil { isAfterSpace = true }
      var text = ""
      for character in pieces[index].text {
        let isSpace = character.isWhitespace && character != "\u{A0}"
        if isSpace, isAfterSpace, !pieces[index].keepsSpaces { continue }
        text.append(isSpace ? " " : character)
        isAfterSpace = isSpace
      }
      pieces[index].text = text
    }
    guard let last = pieces.lastIndex(where: { !$0.text.isEmpty }), !pieces[last].keepsSpaces
    else { return }
    if pieces[last].text.hasSuffix(" ") { pieces[last].text.removeLast() }
  }

  private func draw(_ pieces: [TextPiece], from pen: inout CGPoint, _ scope: Scope) throws {
    let layouts = pieces.map { layout($0) }
    let widths = layouts.map { $0?.size.width ?? 0 }
    let whole = zip(pieces, widths).reduce(0) { $0 + $1.0.dx + $1.1 }
    if let x = pieces.first?.x { pen.x = x }
    if let y = pieces.first?.y { pen.y = y }
    switch pieces.first?.style.textAnchor {
    case .center: pen.x -= whole / 2
    case .right: pen.x -= whole
    default: break
    }
    for (index, piece) in pieces.enumerated() {
      pen.x += piece.dx
      pen.y += piece.dy
      if let layout = layouts[index], piece.style.isVisible { try draw(layout, piece, pen, scope) }
      pen.x += widths[index]
    }
  }

  private func layout(_ piece: TextPiece) -> TextLayout? {
    guard !piece.text.isEmpty, piece.style.fontSize > 0 else { return nil }
    let style = piece.style
    // These names mean the default families. Other generic names are reported like families that
    // are not installed.
    let plain = ["", "sans-serif", "system-ui", "ui-sans-serif"]
    let family = style.fontFamily.flatMap { plain.contains($0) ? nil : $0 }
    var color = Color.black
    if case .color(let fill) = style.fill { color = fill.resolved(style.color) }
    let font = Font(
      family: family, size: style.fontSize, weight: style.fontWeight, isItalic: style.isItalic)
    return limits.withTextLimits {
      TextLayout(piece.text, style: TextStyle(font: font, color: color, alignment: .left))
    }
  }

  private func draw(_ layout: TextLayout, _ piece: TextPiece, _ pen: CGPoint, _ scope: Scope) throws
  {
    let origin = CGPoint(x: pen.x, y: pen.y - layout.firstBaseline)
    var inner = scope
    inner.style = piece.style
    var isPlain = piece.style.stroke == .none
    if case .server = piece.style.fill { isPlain = false }
    if piece.style.fill == .none { isPlain = false }
    if isPlain {
      let compositing = Compositing(alpha: piece.style.fillOpacity)
      return scope.canvas.draw(layout, at: origin, compositing: compositing)
    }
    // Gradients and strokes need the outlines of the characters.
    if layout.hasImages {
      notes.note(
        .unsupportedFormat, "color glyphs are drawn without fill and stroke", value: "text",
        at: piece.element)
    }
    var path = Path()
    for shape in layout.shapes {
      path.addPath(shape.path, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    for diagnostic in layout.diagnostics { scope.canvas.context.note(diagnostic) }
    if !path.isEmpty { try paint(path, piece.element, inner) }
  }
}
