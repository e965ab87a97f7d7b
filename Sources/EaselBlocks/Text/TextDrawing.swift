import EaselCanvas
import Foundation

/// Draws lines of a text.
struct TextDrawing: FragmentDrawing {
  private let pieces: TextPieces
  private let runs: TextRuns?
  private let alignment: TextAlignment
  private let environment: EnvironmentValues
  /// Whether the text is, or is inside, a text element of a tagged document.
  private let isInElement: Bool
  /// The paragraph that continues over pages, of which this is a part; otherwise `nil`.
  private let part: Part?

  /// A part of a paragraph that continues over pages.
  struct Part {
    let key: AnyObject
    let isLast: Bool
  }

  init(_ pieces: TextPieces, _ node: TextNode, part: Part? = nil) {
    self.pieces = pieces
    self.part = part
    runs = node.runs
    alignment = node.base.style.alignment
    environment = node.environment
    isInElement = node.isInElement
  }

  /// The layout that draws all lines; if each line has a layout of its own, that of a single line.
  var onlyPiece: TextPieces? {
    guard case .several(let pieces) = pieces else { return pieces }
    return pieces.count == 1 ? .one(pieces[0].layout, pieces[0].offset) : nil
  }

  /// The strings of the layouts.
  var strings: [String] {
    var strings: [String] = []
    pieces.forEach { layout, _ in strings.append(layout.string) }
    return strings
  }

  /// The bytes of the text at which elements of other modules, such as footnote marks, begin.
  var elementStarts: [Int] { runs?.elements.map(\.bytes.lowerBound) ?? [] }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    // The note of a paragraph follows it in the structure.
    defer { beginNotes(on: canvas) }
    guard let part else {
      // Lines, and the parts of a line, that are drawn one by one still form one paragraph.
      let hasParts = runs.map { $0.hasLateElements || $0.hasReferences } ?? false
      let areParts = pieces.areSeveral || hasParts
      return drawPieces(
        fragment, on: canvas, at: origin, asParagraphs: areParts && !isInElement)
    }
    canvas.withContinuedElement(
      part.key, MarkedContent.Tag(.paragraph), isLast: part.isLast
    ) { drawPieces(fragment, on: canvas, at: origin) }
  }

  private func drawPieces(
    _ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint, asParagraphs: Bool = false
  ) {
    var isOpen = false
    defer { if isOpen { canvas.endMarkedContent() } }
    let rect = CGRect(origin: origin, size: fragment.size)
    pieces.forEach { layout, offset in
      if asParagraphs, !isOpen {
        canvas.beginMarkedContent(.paragraph)
        isOpen = true
      }
      defer {
        if isOpen, layout.endsInLineFeed {
          canvas.endMarkedContent()
          isOpen = false
        }
      }
      let position = origin + offset
      if layout.diagnostics.isEmpty {
        draw(layout, on: canvas, at: position, rect, fragment.path)
      } else {
        // Diagnostics of text layout are reported with the path of blocks.
        canvas.context.withView(fragment.path?.description ?? "Text") {
          draw(layout, on: canvas, at: position, rect, fragment.path)
        }
      }
    }
  }

  /// Draws lines; a line with late elements only is laid out again when their text is known.
  private func draw(
    _ layout: TextLayout, on canvas: any Canvas, at position: CGPoint, _ rect: CGRect,
    _ path: BlockPath?
  ) {
    guard let runs else { return canvas.draw(layout, at: position) }
    guard !runs.elements.isEmpty else {
      return draw(layout, runs.runs, runs, on: canvas, at: position, rect, path)
    }
    guard let line = runs.lateLine(of: layout) else {
      return draw(
        TextLine(layout: layout, spans: runs.runs, references: runs.references), runs, on: canvas,
        at: position, rect, path)
    }
    let frame = layout.lines[0].frame
    guard let later = canvas.context.later, !line.isKnown else {
      return draw(line.line, runs, on: canvas, at: moved(position, line.line, frame), rect, path)
    }
    let space = frame.offsetBy(dx: position.x, dy: position.y)
      .insetBy(dx: -frame.height, dy: -frame.height / 2)
    // The final text, such as the title of a section, may be much wider than its placeholder.
    let clip = canvas.clipBounds
    let reach =
      clip.isNull || clip.isInfinite
      ? space
      : space.union(CGRect(x: clip.minX, y: space.minY, width: clip.width, height: space.height))
    // Each structure element is drawn by itself, since the elements are written with the page.
    for (index, segment) in line.segments.enumerated() {
      within(segment, runs, on: canvas, space) {
        later.draw(in: reach, on: canvas, when: { line.isKnown }) { canvas in
          let known = line.line
          let part = known.layout.part(bytes: known.segments[index])
          draw(
            part, known.spans, runs, on: canvas, at: moved(position, known, frame), rect, path,
            isLate: true)
        }
      }
    }
  }

  /// The position of a line whose width has changed.
  private func moved(_ position: CGPoint, _ line: TextLine, _ frame: CGRect) -> CGPoint {
    guard let first = line.layout.lines.first else { return position }
    var x = position.x + frame.minX - first.frame.minX
    switch alignment {
    case .right: x += frame.width - first.frame.width
    case .center: x += (frame.width - first.frame.width) / 2
    default: break
    }
    return CGPoint(x: x, y: position.y)
  }

  /// Runs drawing in the structure elements of a segment.
  private func within(
    _ segment: LateLine.Segment, _ runs: TextRuns, on canvas: any Canvas, _ space: CGRect,
    _ body: () -> Void
  ) {
    if let mark = segment.mark, mark.link.isPlaced {
      return draw(mark, on: canvas, at: space, area: nil, body)
    }
    func linked() {
      guard let link = segment.link else { return body() }
      canvas.withMarkedContent(.link(Self.target(of: link)), body)
    }
    if let image = segment.image {
      if let alternativeText = runs.alternativeTexts[image] {
        return canvas.withMarkedContent(.figure(label: alternativeText), body)
      }
      if case .decorative = runs.images[image].label {
        return canvas.withMarkedContent(.artifact, body)
      }
    }
    guard let language = segment.language else { return linked() }
    canvas.withMarkedContent(.tag(MarkedContent.Tag(.span, language: language)), linked)
  }

  /// Draws lines with the marks of footnotes in elements of their own.
  private func draw(
    _ line: TextLine, _ runs: TextRuns, on canvas: any Canvas, at position: CGPoint, _ rect: CGRect,
    _ path: BlockPath?
  ) {
    guard !line.references.isEmpty else {
      return draw(line.layout, line.spans, runs, on: canvas, at: position, rect, path)
    }
    let bytes = line.layout.shownRange
    func show(_ part: TextLayout) {
      guard !part.lines.isEmpty else { return }
      draw(part, line.spans, runs, on: canvas, at: position, rect, path)
    }
    var start = bytes.lowerBound
    for (range, mark) in line.references
    where mark.link.isPlaced && bytes.contains(range.lowerBound) {
      show(line.layout.part(bytes: start..<max(start, range.lowerBound)))
      start = range.upperBound
      let part = line.layout.part(bytes: range)
      let frame = part.lines.reduce(CGRect.null) { $0.union($1.frame) }
      guard !frame.isNull else { continue }
      let area = frame.offsetBy(dx: position.x, dy: position.y)
      draw(mark, on: canvas, at: area, area: area) { show(part) }
    }
    show(line.layout.part(bytes: start..<max(start, bytes.upperBound)))
  }

  /// Draws the mark of a footnote as a reference with a link.
  ///
  /// - Parameter area: The clickable rectangle; `nil` for that of the drawing.
  private func draw(
    _ mark: any NoteReference, on canvas: any Canvas, at rect: CGRect, area: CGRect?,
    _ body: () -> Void
  ) {
    let isFirst = mark is any NotedElement
    // The marks in the head of a table are drawn again on further pages, as artifacts.
    guard !isFirst || !mark.link.isMarked else { return body() }
    func refer() {
      canvas.withMarkedContent(.tag(MarkedContent.Tag(.reference))) {
        canvas.withMarkedContent(.link(.destination(mark.link.name), area: area), body)
      }
    }
    guard isFirst else { return refer() }
    mark.link.isMarked = true
    canvas.withMarkedContent(.destination(mark.link.markName, area: rect), refer)
  }

  /// Draws characters, and everything that belongs to them.
  ///
  /// - Parameter isLate: Whether the page is finished, so that the areas of links are known.
  private func draw(
    _ layout: TextLayout, _ spans: [(bytes: Range<Int>, style: Int)], _ runs: TextRuns,
    on canvas: any Canvas, at position: CGPoint, _ rect: CGRect, _ path: BlockPath?,
    isLate: Bool = false
  ) {
    canvas.draw(layout, at: position)
    guard runs.hasExtras else { return }
    runs.paint(layout, on: canvas, at: position, rect, environment)
    runs.drawRules(layout, spans, on: canvas, at: position)
    runs.drawImages(layout, on: canvas, at: position, environment, path)
    if !isLate { runs.drawLinks(layout, spans, on: canvas, at: position) }
  }

  fileprivate static func target(of link: String) -> LinkTarget {
    link.hasPrefix("#") ? .destination(String(link.dropFirst())) : .url(link)
  }

  /// Begins the footnotes whose marks are drawn, beside the paragraph of the text.
  private func beginNotes(on canvas: any Canvas) {
    guard let runs, runs.hasNotes, let elements = canvas.context.continuedElements else { return }
    let bytes = pieces.bytes
    for (range, mark) in runs.references where bytes.contains(range.lowerBound) {
      guard mark is any NotedElement, mark.link.isPlaced, !mark.link.isBegun else { continue }
      mark.link.isBegun = true
      elements.beginNote(mark.link)
    }
  }
}

extension TextPieces {
  /// The bytes of the text in the layouts.
  fileprivate var bytes: Range<Int> {
    var bytes: Range<Int>?
    forEach { layout, _ in
      let shown = layout.shownRange
      bytes =
        bytes.map {
          min($0.lowerBound, shown.lowerBound)..<max($0.upperBound, shown.upperBound)
        } ?? shown
    }
    return bytes ?? 0..<0
  }
}

extension TextLayout {
  /// Whether a line feed follows the last line.
  fileprivate var endsInLineFeed: Bool {
    guard let end = lines.last?.range.upperBound else { return false }
    let utf8 = string.utf8
    if end < utf8.endIndex, utf8[end] == 0x0A { return true }
    return end > utf8.startIndex && utf8[utf8.index(before: end)] == 0x0A
  }
}

extension TextRuns {
  /// Fills the outlines of characters whose style is no color, on top of invisible characters.
  fileprivate func paint(
    _ layout: TextLayout, on canvas: any Canvas, at position: CGPoint, _ rect: CGRect,
    _ environment: EnvironmentValues
  ) {
    guard styles.contains(where: { $0.paint != nil }) else { return }
    let shapes = layout.shapes
    for style in styles {
      guard let paint = style.paint else { continue }
      let path = Path { path in
        for shape in shapes where shape.color == style.text.color { path.addPath(shape.path) }
      }
      guard !path.isEmpty else { continue }
      let moved = CGAffineTransform(translationX: position.x, y: position.y)
      canvas.withMarkedContent(.artifact) {
        canvas.fill(path.applying(moved), with: paint.paint(in: rect, environment))
      }
    }
  }

  /// Draws lines below and through text in colors of their own.
  fileprivate func drawRules(
    _ layout: TextLayout, _ runs: [(bytes: Range<Int>, style: Int)], on canvas: any Canvas,
    at position: CGPoint
  ) {
    for run in runs {
      let style = styles[run.style]
      guard style.underline != nil || style.strikethrough != nil else { continue }
      let size = style.text.font.size
      // The same proportions as in TextLayout, in ems.
      let thickness = max(size * 0.049, 0.4)
      for (rect, baseline) in Self.rects(of: run.bytes, in: layout) {
        func draw(_ rule: TextRuns.Rule?, _ y: CGFloat) {
          guard let rule else { return }
          let line = CGRect(
            x: rect.minX, y: baseline - style.text.baselineOffset + y - thickness / 2,
            width: rect.width, height: thickness)
          canvas.withMarkedContent(.artifact) {
            let line = line.offsetBy(dx: position.x, dy: position.y)
            let dashes = rule.pattern.dashes.map { $0 * thickness }
            if dashes.isEmpty { return canvas.fill(line, with: .color(rule.color)) }
            canvas.stroke(
              Path {
                $0.move(to: CGPoint(x: line.minX, y: line.midY))
                $0.addLine(to: CGPoint(x: line.maxX, y: line.midY))
              }, with: .color(rule.color), style: StrokeStyle(lineWidth: thickness, dash: dashes))
          }
        }
        draw(style.underline, size * 0.1)
        draw(style.strikethrough, -size * 0.26)
      }
    }
  }

  fileprivate func drawImages(
    _ layout: TextLayout, on canvas: any Canvas, at position: CGPoint,
    _ environment: EnvironmentValues, _ path: BlockPath?
  ) {
    guard !images.isEmpty else { return }
    for placed in layout.placeholders {
      guard images.indices.contains(placed.id), !leftOut.contains(placed.id) else { continue }
      let rect = placed.frame.offsetBy(dx: position.x, dy: position.y)
      let image = images[placed.id]
      if let alternativeText = alternativeTexts[placed.id] {
        canvas.withMarkedContent(.figure(label: alternativeText)) {
          draw(placed.id, on: canvas, rect, environment)
        }
      } else if case .decorative = image.label {
        canvas.withMarkedContent(.artifact) { draw(placed.id, on: canvas, rect, environment) }
      } else {
        canvas.withDrawing(path) { draw(placed.id, on: canvas, rect, environment) }
      }
    }
  }

  private func draw(
    _ id: Int, on canvas: any Canvas, _ rect: CGRect, _ environment: EnvironmentValues
  ) {
    switch images[id].source {
    case .vector(let image): image.draw(on: canvas, in: rect)
    case .bitmap(let image) where images[id].isTemplate:
      let style = styles.first { $0.image == id }
      // The image's coverage is the mask of the text's style.
      let recorder = RecordingCanvas(context: canvas.context)
      var original = image.style
      original.renderingMode = .alwaysOriginal
      recorder.draw(image.with(style: original), in: rect)
      canvas.withGroup(GroupEffects(mask: Mask(recorder.recording))) {
        canvas.fill(
          rect,
          with: style?.paint?.paint(in: rect, environment)
            ?? .color(style?.text.color ?? .black))
      }
    case .bitmap(let image): canvas.draw(image, in: rect)
    }
  }

  /// Marks the rectangles of links, one for each line; the layout marks their texts.
  fileprivate func drawLinks(
    _ layout: TextLayout, _ runs: [(bytes: Range<Int>, style: Int)], on canvas: any Canvas,
    at position: CGPoint
  ) {
    guard styles.contains(where: { $0.link != nil }) else { return }
    let shown = layout.shownRange
    var index = 0
    while index < runs.count {
      guard let link = styles[runs[index].style].link else {
        index += 1
        continue
      }
      // Adjacent runs with the same address are one link.
      var bytes = runs[index].bytes
      index += 1
      while index < runs.count, styles[runs[index].style].link == link {
        bytes = bytes.lowerBound..<runs[index].bytes.upperBound
        index += 1
      }
      guard bytes.overlaps(shown) else { continue }
      for (rect, _) in Self.rects(of: bytes, in: layout) {
        let area = rect.offsetBy(dx: position.x, dy: position.y)
        canvas.withMarkedContent(.link(TextDrawing.target(of: link), area: area)) {}
      }
    }
  }

  /// The rectangles of a byte range of the text, with the baselines of their lines.
  private static func rects(
    of bytes: Range<Int>, in layout: TextLayout
  ) -> [(rect: CGRect, baseline: CGFloat)] {
    let utf8 = layout.string.utf8
    let end = utf8.count
    let low = utf8.index(utf8.startIndex, offsetBy: min(bytes.lowerBound, end))
    let high = utf8.index(utf8.startIndex, offsetBy: min(bytes.upperBound, end))
    return layout.rects(for: low..<high).map { rect in
      let line = layout.lines.first { abs($0.frame.minY - rect.minY) < 0.01 }
      return (rect, line?.baseline ?? rect.maxY)
    }
  }
}
