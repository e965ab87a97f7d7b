import Foundation

/// Finds the structure element or artifact to which drawing belongs, from the marked content of a
/// page.
final class PDFTagger {
  /// The owner of a sequence of drawing.
  enum Owner: Equatable {
    /// No owner: the drawing is a form with marked content of its own.
    case none
    case artifact(MarkedContent.Artifact)
    /// The index of an element in the structure.
    case element(Int)
  }

  /// Marked content that has not ended.
  private struct Scope {
    /// The element of the following drawing, and its type.
    var element: Int
    var type: StructureType
    /// The owner of all drawing in it, whatever begins inside; nil if inner content decides.
    var whole: Owner?
    /// The number of elements that end with it: those that began last.
    var ownCount = 0
    /// Whether it is a figure.
    var isFigure = false
    /// Whether it is a figure in a line of text, which ends after its paragraph.
    var isTextFigure = false
    /// The number of elements before a figure without a text alternative; nil for other content.
    var begunBefore: Int?
    /// Whether it has an actual text.
    var hasActualText = false
    /// The address of a link whose drawing determines its area.
    var url: String?
  }

  let structure: PDFStructure
  /// The object number of the page.
  let page: Int
  private let context: RenderContext
  /// Attaches the data of a figure with a description and returns the number of the file
  /// specification.
  typealias Attach = (MarkedContent.FigureData, _ alternativeText: String) -> Int?
  /// Attaches data of figures; nil if the document has none.
  private let attach: Attach?
  private var state: State
  /// The elements of the links, in the order in which they began.
  private var links: [Int] = []
  /// The elements of the links in the last text; `allTextLinks` are those of the page.
  private var textLinks: [Int: Int] = [:]
  private var allTextLinks: [Int] = []
  /// The elements of images in the last text, whose images are not drawn yet.
  private var textFigures: [(alternativeText: String, position: Int)] = []
  /// The number of elements that began on the page.
  private var begunCount = 0
  /// The number of elements at the beginning of the last text that is drawn later.
  private var deferredCount = 0
  /// The figure that ended last, and the number of elements before its end.
  private var lastFigure: (position: Int, count: Int)?
  /// The link at the end of the last text, and the number of elements before its end.
  private var lastLink: (url: String, outer: Int, position: Int, count: Int)?

  /// The state that each drawing reads: a struct, so that Swift checks exclusive access once.
  private struct State {
    var scopes: [Scope]
    /// The elements that end with the scopes, the outermost first.
    var own: [Int] = []
    /// The owner of drawing that the canvas adds itself, such as shadows.
    var override: Owner?
    /// The paragraph around a text, and the elements that end with the text, the outermost first.
    ///
    /// They are set while the text is drawn.
    var paragraph: Int?
    var textParents: [Int] = []
    /// The further entries of the dictionaries of its paragraphs.
    var paragraphEntries: [UInt8] = []
    /// The current link in a text, and the current span in another language.
    var textLink: Int?
    var textSpan: Int?

    var scope: Scope { scopes[scopes.count - 1] }

    var isWhole: Bool { override != nil || scopes[scopes.count - 1].whole != nil }

    var owner: Owner {
      if let override { return override }
      let scope = scopes[scopes.count - 1]
      if let whole = scope.whole { return whole }
      if let inner = textLink ?? textSpan ?? paragraph { return .element(inner) }
      switch scope.type.content {
      case .groups, .parts: return .artifact(.layout)
      case .text, .whole: return .element(scope.element)
      }
    }

    mutating func begin(paragraph position: Int) {
      textParents.append(position)
      paragraph = position
    }

    /// Returns the innermost element that ends with the text; nil after the last.
    mutating func endText() -> Int? {
      paragraph = nil
      return textParents.popLast()
    }
  }

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - page: The object number of the page.
  ///   - element: The element that contains the page. The default is the root element.
  ///   - attach: Attaches the data of figures.
  init(
    _ structure: PDFStructure, page: Int, in context: RenderContext, within element: Int? = nil,
    attach: Attach? = nil
  ) {
    self.structure = structure
    self.page = page
    self.context = context
    self.attach = attach
    let element = element ?? structure.document
    state = State(scopes: [Scope(element: element, type: structure.type(of: element))])
    structure.beginPage()
  }

  private var scope: Scope { state.scope }

  /// Whether all drawing has one owner, whatever begins inside.
  var isWhole: Bool { state.isWhole }

  /// Whether what is drawn next is content of a paragraph that began around it.
  var isInParagraph: Bool {
    !isWhole && scope.type == .paragraph && state.textLink == nil && state.textSpan == nil
  }

  /// The innermost element around the current drawing, if it began on the page; `nil` if it
  /// continues over pages.
  var ownElement: Int? {
    let element = scope.element
    return state.own.contains(element) ? element : nil
  }

  /// Whether an actual text or a single owner replaces the text that is drawn.
  var hasActualText: Bool { isWhole || scope.hasActualText }

  /// The language around the current text; nil if it is unknown.
  var language: String? { structure.language(of: state.paragraph ?? scope.element) }

  /// The owner of the current drawing.
  var owner: Owner { state.owner }

  /// Runs drawing that the canvas adds itself, for an owner.
  func with(_ owner: Owner, _ body: () -> Void) {
    let outside = state.override
    state.override = owner
    body()
    state.override = outside
  }

  // MARK: Contents

  /// Begins marked content.
  ///
  /// - Parameters:
  ///   - isMarked: Whether the current stream has marked content, which masks do not.
  ///   - textLink: The index of the link of the last text to which an area belongs.
  func begin(_ content: MarkedContent, isMarked: Bool, textLink: Int? = nil) {
    var scope = scope
    scope.ownCount = 0
    scope.isFigure = false
    scope.isTextFigure = false
    scope.begunBefore = nil
    scope.url = nil
    defer { state.scopes.append(scope) }
    let isHidden = isWhole || !isMarked
    switch content {
    case .link(let target, let area):
      // The element of an annotation is needed, whatever owns the drawing.
      let known = textLink.flatMap { textLinks[$0] }
      links.append(
        known ?? continued(target, area, in: &scope) ?? beginLink(in: &scope))
      if known == nil, area == nil { scope.url = target.address }
    case .destination: break
    case .artifact: if !isHidden { scope.whole = .artifact(.layout) }
    case .figure(let label, let value, let data):
      guard !isHidden else { return }
      guard let alternativeText = MarkedContent.alternativeText(label, value) else {
        scope.begunBefore = context.asksForAlternativeText ? begunCount : nil
        return
      }
      if let index = textFigures.firstIndex(where: { $0.alternativeText == alternativeText }) {
        return begin(textFigure: textFigures.remove(at: index).position, in: &scope)
      }
      begin(
        MarkedContent.Tag(.figure, alternative: alternativeText),
        file: data.flatMap { attach?($0, label.isEmpty ? alternativeText : label) }, in: &scope)
    case .tag(let tag):
      guard !isHidden else { return }
      switch tag.kind {
      case .artifact(let kind): scope.whole = .artifact(kind)
      case .within(let element):
        guard let position = structure.position(of: element) else {
          return context.note(
            .warning, .invalidStructure,
            "the element has ended or belongs to another document; its content is added to the element around it",
            operation: "beginMarkedContent")
        }
        (scope.element, scope.type) = (position, structure.type(of: position))
      default:
        begin(tag, in: &scope)
        if scope.isFigure, context.asksForAlternativeText, tag.isWordless {
          context.note(
            .error, .missingAlternative,
            "a \(tag.kind == .formula ? "formula" : "figure") has no text; give its tag an alternative "
              + "or an actual text", operation: "beginMarkedContent")
        }
      }
    }
  }

  /// - Parameter file: The object number of the associated file specification.
  private func begin(_ tag: MarkedContent.Tag, file: Int? = nil, in scope: inout Scope) {
    let position = structure.begin(tag, file: file, in: scope.element)
    let type = structure.type(of: position)
    (scope.element, scope.type) = (position, type)
    own(position, in: &scope)
    scope.hasActualText = scope.hasActualText || tag.actualText != nil
    if type.content == .whole {
      scope.whole = .element(position)
      scope.isFigure = true
    }
  }

  private func begin(textFigure position: Int, in scope: inout Scope) {
    own(position, in: &scope)
    (scope.element, scope.type) = (position, structure.type(of: position))
    scope.whole = .element(position)
    (scope.isFigure, scope.isTextFigure) = (true, true)
  }

  /// Makes an element end with a scope.
  private func own(_ position: Int, in scope: inout Scope) {
    begunCount += 1
    state.own.append(position)
    scope.ownCount += 1
  }

  /// Continues the link at the end of the line before, and returns its element; nil if the link is
  /// another one.
  private func continued(
    _ target: LinkTarget, _ area: CGRect?, in scope: inout Scope
  ) -> Int? {
    guard area == nil, !isWhole, let last = lastLink, last.url == target.address,
      last.outer == scope.element, last.count == begunCount
    else { return nil }
    // It ends once, with the links of texts.
    allTextLinks.append(last.position)
    (scope.element, scope.type) = (last.position, .link)
    return last.position
  }

  private func beginLink(in scope: inout Scope) -> Int {
    var (parent, type) = (scope.element, scope.type)
    while type.content == .whole {
      parent = structure.parent(of: parent)
      type = structure.type(of: parent)
    }
    if type.content != .text {
      for wrapper in wrap(&parent, &type) ?? [] { own(wrapper, in: &scope) }
    }
    let position = structure.begin(.link, in: parent)
    own(position, in: &scope)
    if state.override == nil, scope.whole == nil { (scope.element, scope.type) = (position, .link) }
    return position
  }

  /// Begins the elements that text requires around it.
  ///
  /// - Parameter language: The language of the text, which becomes an entry of the innermost
  ///   element.
  private func wrap(
    _ parent: inout Int, _ type: inout StructureType, _ language: String? = nil
  ) -> [Int]? {
    var own: [Int] = []
    while type.content != .text {
      guard let wrapper = type.wrapperOfText else {
        structure.noteText(in: parent)
        return own.isEmpty ? nil : own
      }
      if type.content == .parts { structure.noteText(in: parent) }
      let named = wrapper.content == .text ? language : nil
      parent = structure.begin(
        wrapper, entries: named.map(PDFWriter.language) ?? [], language: named, in: parent)
      type = wrapper
      own.append(parent)
    }
    return own
  }

  /// Ends the marked content that began last.
  ///
  /// - Parameter ink: The bounding box of its drawing, in page coordinates; null for none.
  func end(ink: CGRect) {
    guard state.scopes.count > 1, let scope = state.scopes.popLast() else { return }
    if let before = scope.begunBefore, before == begunCount, !ink.isNull {
      context.noteMissingAlternative()
      begunCount += 1
    }
    if scope.isFigure, !scope.isTextFigure { lastFigure = (scope.element, begunCount) }
    if let url = scope.url, deferredCount == begunCount, scope.type == .link {
      lastLink = (url, structure.parent(of: scope.element), scope.element, begunCount)
    }
    for _ in 0..<scope.ownCount {
      guard let position = state.own.popLast() else { return }
      if scope.isTextFigure { structure.end(textFigure: position, box: ink) }
      // Links end with the page, when their annotations are known.
      structure.endUnlessLink(position, box: scope.isFigure ? ink : nil)
    }
  }

  // MARK: Cells

  /// Whether cells may begin: in rows only, unless all drawing has one owner.
  var takesCells: Bool { !isWhole && structure.takesCells(scope.element) }

  /// Begins a table cell that contains one line and spans one column and row.
  func beginCell() -> Int { structure.beginCell(in: scope.element) }

  func end(cell: Int) { structure.end(cell) }

  // MARK: Text

  /// Begins a text, which becomes a paragraph outside of any.
  ///
  /// - Parameters:
  ///   - text: The characters of the text.
  ///   - language: Its language; nil for the language around it.
  /// - Returns: Whether a paragraph began.
  func beginText(_ text: @autoclosure () -> String, language: String? = nil) -> Bool {
    endTextFigures()
    guard !isWhole else { return false }
    begunCount += 1
    let scope = scope
    structure.noteHeading(text(), in: scope.element, scope.type)
    state.paragraphEntries = language.map(PDFWriter.language) ?? []
    if scope.type.content == .groups, scope.type.wrapperOfText == .paragraph {
      state.begin(
        paragraph: structure.begin(
          .paragraph, entries: state.paragraphEntries, in: scope.element))
      return true
    }
    guard scope.type.content != .text else { return false }
    var (parent, type) = (scope.element, scope.type)
    guard let own = wrap(&parent, &type, language), type.content == .text else { return false }
    (state.textParents, state.paragraph) = (own, parent)
    return true
  }

  /// Begins a text that is drawn later; returns whether a paragraph began.
  func beginDeferredText() -> Bool {
    let isParagraph = beginText("")
    deferredCount = begunCount
    return isParagraph
  }

  /// Whether each line feed of the text begins a paragraph.
  var beginsParagraphs: Bool {
    state.textParents.last.map { structure.type(of: $0) == .paragraph } ?? false
  }

  /// Begins a further paragraph of the text.
  func nextParagraph() {
    guard beginsParagraphs else { return }
    structure.end(state.textParents.removeLast())
    let position = structure.begin(
      .paragraph, entries: state.paragraphEntries, in: state.textParents.last ?? scope.element)
    state.textParents.append(position)
    state.paragraph = position
  }

  /// Begins a span of the current text that is in another language.
  func beginTextSpan(language: String) {
    let outer = state.paragraph ?? scope.element
    guard !isWhole, structure.type(of: outer).content == .text else { return }
    state.textSpan = structure.begin(.span, entries: PDFWriter.language(language), in: outer)
  }

  /// Ends the span in another language.
  func endTextSpan() {
    guard let span = state.textSpan else { return }
    structure.end(span)
    state.textSpan = nil
  }

  /// Forgets the links of the previous text.
  func beginTextLinks() { textLinks = [:] }

  /// Begins a link of the current text, in the paragraph around it.
  ///
  /// A link at the beginning of a line goes on with that at the end of the line before.
  ///
  /// - Parameters:
  ///   - index: The index of the link in the text.
  ///   - url: Its address.
  ///   - isFirst: Whether the text begins with it.
  ///   - language: Its language; nil for that of the paragraph.
  func beginTextLink(_ index: Int, _ url: String, isFirst: Bool, language: String? = nil) {
    let outer = state.paragraph ?? scope.element
    let type = structure.type(of: outer)
    guard !isWhole, type.content == .text, type != .link else { return }
    let position: Int
    if isFirst, let last = lastLink, last.url == url, last.outer == outer,
      last.count + 1 == begunCount
    {
      position = last.position
    } else {
      position = structure.begin(
        .link, entries: language.map(PDFWriter.language) ?? [], language: language, in: outer)
      allTextLinks.append(position)
    }
    // The areas of a link over several paragraphs belong to its first element.
    if textLinks[index] == nil { textLinks[index] = position }
    state.textLink = position
  }

  /// Ends the link of the text.
  ///
  /// - Parameter url: The address if the text ends with the link.
  func endTextLink(endOfText url: String? = nil) {
    if let url, let position = state.textLink {
      lastLink = (url, state.paragraph ?? scope.element, position, begunCount)
    }
    state.textLink = nil
  }

  /// Begins an image in the line, which is drawn after the whole text.
  ///
  /// - Returns: Whether it has an element.
  func beginTextFigure(alternativeText: String) -> Bool {
    let outer = state.textLink ?? state.textSpan ?? state.paragraph ?? scope.element
    guard !isWhole, structure.type(of: outer).content == .text else { return false }
    let tag = MarkedContent.Tag(.figure, alternative: alternativeText)
    textFigures.append((alternativeText, structure.begin(tag, in: outer)))
    return true
  }

  /// Ends the images that were not drawn.
  private func endTextFigures() {
    for figure in textFigures { structure.end(textFigure: figure.position, box: nil) }
    textFigures = []
  }

  /// Ends a text that is a paragraph.
  func endText() {
    while let position = state.endText() { structure.end(position) }
  }

  // MARK: Notes and captions

  /// Begins a note to the current text, whose content is drawn later.
  func beginNote(_ tag: MarkedContent.Tag) -> MarkedContent.Element {
    begunCount += 1
    return structure.beginNote(tag, beside: scope.element)
  }

  /// Runs drawing and returns the figure at its end, to which a caption can be added on the same
  /// page; nil if something else is at its end.
  func figure(_ draw: () throws -> Void) rethrows -> MarkedContent.Element? {
    lastFigure = nil
    try draw()
    guard !isWhole, let figure = lastFigure, figure.count == begunCount else { return nil }
    return structure.keepFigure(figure.position)
  }

  // MARK: The end of the page

  /// Returns the element of a link; nil if there is none.
  ///
  /// - Parameter index: The index of the link on the page, in the order in which the links began.
  func element(ofLink index: Int) -> Int? { links.indices.contains(index) ? links[index] : nil }

  /// Adds an element for an annotation after the content of the page, and returns its index.
  ///
  /// Source: ISO 14289-1, 7.18.1, which requires it around an annotation other than a link or a
  /// form field.
  func addAnnotationElement() -> Int {
    let position = structure.begin(.annotation, in: scope.element)
    // It is written with the page, and can get its annotation until then.
    structure.end(position)
    return position
  }

  /// Adds an annotation to an element and returns its key in the parent tree.
  func add(annotation number: Int, to element: Int) -> Int {
    structure.add(annotation: number, to: element, page: page)
  }

  /// Ends the page.
  func finish() {
    endTextFigures()
    for link in links { structure.endLink(link) }
    for link in allTextLinks { structure.endLink(link) }
    structure.endPage()
  }
}

extension LinkTarget {
  /// The address as the style of a text has it.
  fileprivate var address: String {
    switch self {
    case .url(let url): url
    case .destination(let name): "#" + name
    }
  }
}

extension MarkedContent.Tag {
  /// Whether a figure or formula has no text, which PDF/UA requires (ISO 14289-1, 7.3 and 7.7).
  fileprivate var isWordless: Bool {
    alternative?.isEmpty != false && actualText?.isEmpty != false
  }
}
