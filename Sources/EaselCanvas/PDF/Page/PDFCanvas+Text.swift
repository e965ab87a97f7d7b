import Foundation

extension PDFCanvas {
  /// Draws a layout with its top left at a point of user space.
  func show(_ text: TextLayout, at origin: CGPoint, _ compositing: Compositing) {
    if text.hasLinks { tagger?.beginTextLinks() }
    let language = content.marks == nil ? nil : text.singleLanguage(beside: tagger?.language)
    let isParagraph =
      content.marks != nil && tagger?.beginText(text.shownText, language: language) == true
    defer { if isParagraph { tagger?.endText() } }
    let reach = text.reach
    let toPage = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(self.toPage)
    mix(
      compositing, of: CGRect(origin: origin, size: text.size).insetBy(dx: -reach, dy: -reach)
    ) { mixing, box in
      let language = isParagraph ? language : nil
      guard mixing != PDFContent.Mixing() else { return show(text, toPage, in: box, language) }
      // A group composites overlapping parts together: characters, backgrounds and strikethrough
      // lines.
      let hasParts = content.marks != nil && tagger?.isWhole == false && text.hasParts
      push()
      if hasParts { content.marks = PDFMarks(isForm: true) }
      show(text, toPage, in: box, language)
      guard let group = pop()?.content, group.isPainted else { return }
      func showGroup() {
        begin(in: box)
        setMixing(mixing.alpha, mixing.blendMode)
        show(object: assets.form(group, box: box))
      }
      if hasParts { with(.none, showGroup) } else { showGroup() }
    }
  }

  /// Shows a layout.
  ///
  /// - Parameters:
  ///   - text: The layout.
  ///   - toPage: The transform from the space of the layout to the page.
  ///   - box: Its bounding box on the page.
  ///   - language: The language of the paragraph; nil for the language around it.
  private func show(
    _ text: TextLayout, _ toPage: CGAffineTransform, in box: CGRect, _ language: String?
  ) {
    var languages =
      content.marks != nil && text.hasLanguages
      ? PDFTextLanguages(text, language ?? tagger?.language, tagger) : nil
    var links = content.marks != nil && text.hasLinks ? PDFTextLinks(text, languages, tagger) : nil
    let (bytes, start) = text.shownBytes
    // Not asked of each text of a document without tags, which takes time.
    let isRecorded = tagger != nil && isRecordedInParagraph
    var pen = textWriter(isRecorded: isRecorded)
    let hasBreaks = content.marks != nil || isRecorded
    var paragraphs = ParagraphEnds(hasBreaks ? bytes : [], start)
    if let first = text.runsInReadingOrder.first {
      // Blank lines before the first character are not paragraphs.
      _ = paragraphs.isPassed(by: first.textRange.lowerBound)
      // Nothing precedes a link, or another language, at the beginning of the text.
      if text.backgrounds.isEmpty {
        links?.follow(first)
        languages?.follow(first, isInLink: links?.isOpen == true)
      }
    }
    begin(in: box)
    if text.isDecorated { for background in text.backgrounds { fill(background, toPage) } }
    var isBehindFigure = false
    let missing = text.missing.sorted { $0.byte < $1.byte }
    for run in text.runsInReadingOrder {
      let boxes = missing.isEmpty ? [] : run.boxes(of: missing)
      let isNext = paragraphs.isPassed(by: run.textRange.lowerBound)
      if isNext {
        if tagger?.beginsParagraphs == false { pen.sayBreak(&content) }
        pen.end(&content)
        languages?.end()
        links?.end()
        tagger?.nextParagraph()
      }
      let isOther = links?.follow(run) == true
      if languages?.follow(run, isInLink: links?.isOpen == true) == true || isOther || isNext {
        pen.end(&content)
        begin(in: box)
      }
      if !boxes.isEmpty { pen.end(&content) }
      for box in boxes { showInvisible(String(box.character), at: box.frame, toPage) }
      if content.marks != nil, let alternativeText = text.placeholder(of: run)?.alternative {
        if tagger?.beginTextFigure(alternativeText: alternativeText) == true {
          // The rest of the line is read after the figure.
          pen.end(&content)
          content.leaveMark(unless: .none)
          isBehindFigure = true
        }
      }
      guard !run.glyphs.isEmpty else {
        // A space with a style of its own at which the line breaks.
        if run.isSpace(in: bytes, start) { pen.sayBreak(&content) }
        continue
      }
      if isBehindFigure {
        isBehindFigure = false
        begin(in: box)
      }
      if run.font.isColor {
        pen.end(&content)
        showImages(of: run, in: text, toPage)
      } else {
        let range =
          (run.textRange.lowerBound - start)..<(run.textRange.upperBound - start)
        let own =
          run.substitute.map { Array($0.utf8)[...] } ?? bytes[range.clamped(to: bytes.indices)]
        show(run, own, text.styles[run.style].color, toPage, &pen)
      }
    }
    // Otherwise the words of the next text of the paragraph would be joined to those of this one.
    if isRecorded { pen.sayBreak(&content) }
    pen.end(&content)
    languages?.end()
    if links?.end(isLast: true) == true || isBehindFigure, text.isDecorated || !missing.isEmpty {
      begin(in: box)
    }
    if text.isDecorated { for rule in text.rules { fill(rule, toPage) } }
    showMissing(text, toPage)
  }

  /// A text writer for the current drawing.
  ///
  /// - Parameter isRecorded: Whether the text is of a recording in a paragraph.
  private func textWriter(isRecorded: Bool) -> PDFTextWriter {
    PDFTextWriter(
      isPrivateUseSilent: assets.conformance.needsActualText && tagger?.isWhole == true,
      saysBreaks: isRecorded || content.marks != nil && tagger?.isWhole == false)
  }

  /// Whether the text is part of a recording whose texts are content of a paragraph.
  private var isRecordedInParagraph: Bool {
    if case .paragraph = recordingOwner { true } else { false }
  }

  func setFill(_ color: Color) {
    let parts = drawsCoverage ? .init(red: 0, green: 0, blue: 0) : components(color)
    setMixing(parts.alpha)
    content.setFill(.color(ink(parts)))
  }

  private func components(_ color: Color) -> Color.Components {
    color.components(for: context.appearance)
  }

  private func fill(_ decoration: TextLayout.Decoration, _ toPage: CGAffineTransform) {
    setFill(decoration.color)
    content.append(Path(decoration.rect), toPage)
    content.writer.raw("f\n")
  }

  private func fill(_ outlines: Path, _ toPage: CGAffineTransform) {
    guard !outlines.isEmpty else { return }
    content.append(outlines, toPage)
    content.writer.raw("f\n")
  }

  /// Shows a run, whose text is these bytes.
  private func show(
    _ run: TextRun, _ text: ArraySlice<UInt8>, _ color: Color, _ toPage: CGAffineTransform,
    _ pen: inout PDFTextWriter
  ) {
    guard let font = assets.fonts.font(for: run.font) else {
      return context.note(
        .error, .fontUnavailable, "the font file “\(run.font.file)” can no longer be read",
        operation: "draw(text)", value: run.font.file)
    }
    if font.isInvisible { pen.end(&content) } else { pen.stop(&content) }
    setFill(color)
    if font.isInvisible { fill(TextOutlines.path(of: run), toPage) }
    pen.begin(size: run.fontSize, toPage, &content)
    pen.show(run, text, in: font, &content)
  }

  // MARK: Images and boxes

  /// The minimum resolution of emoji images on paper, in pixels per inch.
  private static let imageResolution: CGFloat = 300

  private func showImages(of run: TextRun, in text: TextLayout, _ toPage: CGAffineTransform) {
    let wanted = run.fontSize * toPage.scaleRange.maximum / 72 * Self.imageResolution
    noteEnlargement(of: run, toPixels: wanted)
    for glyph in ColorGlyphImages.images(of: run, in: text.string, pixelsPerEm: wanted) {
      showInvisible(glyph.text, at: glyph.frame, toPage)
      setMixing(1)
      content.save()
      content.concatenate(
        CGAffineTransform(
          a: glyph.frame.width, b: 0, c: 0, d: -glyph.frame.height, tx: glyph.frame.minX,
          ty: glyph.frame.maxY
        ).concatenating(toPage))
      show(object: assets.images.object(for: shown(glyph.image), isSmooth: true))
      content.restore()
    }
  }

  /// Shows the characters of an image as invisible text behind it.
  private func showInvisible(_ text: String, at frame: CGRect, _ toPage: CGAffineTransform) {
    let bytes = Array(text.utf8)
    var pen = textWriter(isRecorded: false)
    pen.begin(size: frame.height, toPage, &content)
    pen.show(
      [PDFTextWriter.Glyph(index: 0, position: CGPoint(x: frame.minX, y: frame.maxY))],
      saying: bytes[...],
      in: assets.fonts.invisible, &content)
    pen.end(&content)
  }

  /// Draws a box for each character that no font has.
  private func showMissing(_ text: TextLayout, _ toPage: CGAffineTransform) {
    for box in text.missing {
      let parts =
        drawsCoverage ? .init(red: 0, green: 0, blue: 0) : components(text.styles[box.style].color)
      let line = box.lineWidth
      setMixing(parts.alpha)
      content.setStroke(.color(ink(parts)))
      content.save()
      content.concatenate(toPage)
      content.setStyle(StrokeStyle(lineWidth: line), scale: 1)
      content.append(Path(box.frame.insetBy(dx: line / 2, dy: line / 2)))
      content.writer.raw("S\n")
      content.restore()
    }
  }
}

/// The ends of the paragraphs of a text.
private struct ParagraphEnds {
  /// The positions of the line feeds, the last first.
  private var ends: [Int]

  /// - Parameter start: The position of the first byte in the text.
  init(_ bytes: [UInt8], _ start: Int) {
    ends = bytes.indices.reversed().filter { bytes[$0] == 0x0A }.map { $0 + start }
  }

  /// Whether a paragraph ends before a byte; each end is reported once.
  mutating func isPassed(by byte: Int) -> Bool {
    guard let next = ends.last, next < byte else { return false }
    while let end = ends.last, end < byte { ends.removeLast() }
    return true
  }
}

extension TextRun {
  /// Whether the text of the run, in bytes from a position on, consists of spaces.
  fileprivate func isSpace(in bytes: [UInt8], _ start: Int) -> Bool {
    let range = (textRange.lowerBound - start)..<(textRange.upperBound - start)
    let own = bytes[range.clamped(to: bytes.indices)]
    return !own.isEmpty && own.allSatisfy { $0 == 0x20 }
  }

  /// Returns the boxes of the characters before the first glyph of the run.
  ///
  /// Their characters are not part of the text of any glyph.
  ///
  /// - Parameter missing: The boxes in the order of the text.
  fileprivate func boxes(
    of missing: [TextLayout.MissingGlyph]
  ) -> ArraySlice<TextLayout.MissingGlyph> {
    guard let first = clusters.first, first.glyphs == 0 else { return [] }
    func index(of byte: Int) -> Int {
      var (low, high) = (0, missing.count)
      while low < high {
        let middle = (low + high) / 2
        if missing[middle].byte < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = textRange.lowerBound
    return missing[index(of: start)..<index(of: start + first.bytes)]
  }
}
