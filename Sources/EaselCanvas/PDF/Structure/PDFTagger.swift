import Foundation

/// What the drawing on a page belongs to: follows the contents that begin and end on it.
final class PDFTagger {
  /// To what a stretch of drawing belongs.
  enum Owner: Equatable {
    /// To what lies in a form that has marks of its own.
    case none
    case artifact(MarkedContent.Artifact)
    /// An element's place in the structure.
    case element(Int)
  }

  /// A content that began and has not ended.
  private struct Scope {
    /// The element that holds what comes, and its type.
    var element: Int
    var type: StructureType
    /// What all drawing in it belongs to, whatever begins inside; nil where that decides.
    var whole: Owner?
    /// How many elements end with it: those that began last.
    var ownCount = 0
    /// Whether it is a figure.
    var isFigure = false
    /// Whether it is one in a line of text, which ends after the paragraph around it.
    var isTextFigure = false
    /// How many elements there were before a drawing without words; nil for all else.
    var begunBefore: Int?
    /// Whether it says by itself what its text is.
    var hasActualText = false
  }

  let structure: PDFStructure
  /// The page's object.
  let page: Int
  private let context: RenderContext
  /// Attaches the data of a figure with these words, and returns the number of the file specification.
  typealias Attach = (MarkedContent.FigureData, _ words: String) -> Int?
  /// Nil where the document has no data of figures.
  private let attach: Attach?
  private var state: State
  /// The elements of the links, in the order in which they began.
  private var links: [Int] = []
  /// The elements of the links in the text that was drawn last; those of links on the page.
  private var textLinks: [Int: Int] = [:]
  private var allTextLinks: [Int] = []
  /// The elements of images in the text that was drawn last, whose images were not drawn yet.
  private var textFigures: [(words: String, place: Int)] = []
  /// How many elements began on the page.
  private var begunCount = 0

  /// What each drawing asks for: a value, so that Swift checks once for each question that nobody
  /// changes it meanwhile.
  private struct State {
    var scopes: [Scope]
    /// The elements that end with the scopes, the outermost first.
    var own: [Int] = []
    /// An owner for what a canvas draws by itself, such as shadows.
    var override: Owner?
    /// The paragraph around a text, and the elements that end with the text, the outermost first,
    /// while that is drawn.
    var paragraph: Int?
    var textParents: [Int] = []
    /// What the dictionaries of its paragraphs have besides.
    var paragraphEntries: [UInt8] = []
    /// The link in a text, and the part of it in another language, while that is drawn.
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

    mutating func begin(paragraph place: Int) {
      textParents.append(place)
      paragraph = place
    }

    /// The innermost element that ends with the text; nil where all have ended.
    mutating func endText() -> Int? {
      paragraph = nil
      return textParents.popLast()
    }
  }

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - page: The page's object.
  ///   - element: The element in which the page lies; the document's by default.
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

  /// Whether all drawing belongs to one thing, whatever begins inside.
  var isWhole: Bool { state.isWhole }

  /// Whether what is written is said otherwise, or not at all.
  var hasActualText: Bool { isWhole || scope.hasActualText }

  /// The language of what lies around a text that is drawn now; nil where it is not known.
  var language: String? { structure.language(of: state.paragraph ?? scope.element) }

  /// What is drawn now belongs to this.
  var owner: Owner { state.owner }

  /// Runs drawing of the canvas' own for an owner.
  func with(_ owner: Owner, _ body: () -> Void) {
    let outside = state.override
    state.override = owner
    body()
    state.override = outside
  }

  // MARK: Contents

  /// Begins a content.
  ///
  /// - Parameters:
  ///   - isMarked: Whether the stream that is drawn on has marks: masks have not.
  ///   - textLink: Which link of the text before an area belongs to.
  func begin(_ content: MarkedContent, isMarked: Bool, textLink: Int? = nil) {
    var scope = scope
    scope.ownCount = 0
    scope.isFigure = false
    scope.isTextFigure = false
    scope.begunBefore = nil
    defer { state.scopes.append(scope) }
    let isHidden = isWhole || !isMarked
    switch content {
    case .link:
      // An annotation is found by its element, wherever its drawing belongs.
      links.append(textLink.flatMap { textLinks[$0] } ?? beginLink(in: &scope))
    case .destination: break
    case .artifact: if !isHidden { scope.whole = .artifact(.layout) }
    case .figure(let label, let value, let data):
      guard !isHidden else { return }
      guard let words = MarkedContent.words(label, value) else {
        scope.begunBefore = context.asksForWords ? begunCount : nil
        return
      }
      if let index = textFigures.firstIndex(where: { $0.words == words }) {
        return begin(textFigure: textFigures.remove(at: index).place, in: &scope)
      }
      begin(
        MarkedContent.Tag(.figure, alternative: words),
        file: data.flatMap { attach?($0, label.isEmpty ? words : label) }, in: &scope)
    case .tag(let tag):
      guard !isHidden else { return }
      switch tag.kind {
      case .artifact(let kind): scope.whole = .artifact(kind)
      case .within(let element):
        guard let place = structure.place(of: element) else {
          return context.note(
            .warning, .invalidStructure,
            "an element has ended, or is another document's; what is drawn in it stands where it is",
            operation: "beginMarkedContent")
        }
        (scope.element, scope.type) = (place, structure.type(of: place))
      default: begin(tag, in: &scope)
      }
    }
  }

  /// - Parameter file: The file specification of what belongs to it.
  private func begin(_ tag: MarkedContent.Tag, file: Int? = nil, in scope: inout Scope) {
    let place = structure.begin(tag, file: file, in: scope.element)
    let type = structure.type(of: place)
    (scope.element, scope.type) = (place, type)
    own(place, in: &scope)
    scope.hasActualText = scope.hasActualText || tag.actualText != nil
    if type.content == .whole {
      scope.whole = .element(place)
      scope.isFigure = true
    }
  }

  private func begin(textFigure place: Int, in scope: inout Scope) {
    own(place, in: &scope)
    (scope.element, scope.type) = (place, structure.type(of: place))
    scope.whole = .element(place)
    (scope.isFigure, scope.isTextFigure) = (true, true)
  }

  /// Lets an element end with a scope.
  private func own(_ place: Int, in scope: inout Scope) {
    begunCount += 1
    state.own.append(place)
    scope.ownCount += 1
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
    let place = structure.begin(.link, in: parent)
    own(place, in: &scope)
    if state.override == nil, scope.whole == nil { (scope.element, scope.type) = (place, .link) }
    return place
  }

  /// Begins the elements that text needs around it.
  ///
  /// - Parameter language: The language of the text, which the innermost names.
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

  /// Ends the content that began last.
  ///
  /// - Parameter ink: What was drawn in it, in page coordinates; null for nothing.
  func end(ink: CGRect) {
    guard state.scopes.count > 1, let scope = state.scopes.popLast() else { return }
    if let before = scope.begunBefore, before == begunCount, !ink.isNull {
      context.noteMissingAlternative()
      begunCount += 1
    }
    for _ in 0..<scope.ownCount {
      guard let place = state.own.popLast() else { return }
      if scope.isTextFigure { structure.end(textFigure: place, box: ink) }
      // Links end with the page, when their annotations are known.
      structure.endUnlessLink(place, box: scope.isFigure ? ink : nil)
    }
  }

  // MARK: Cells

  /// Whether cells may begin: not where drawing belongs to something as a whole, and in rows only.
  var takesCells: Bool { !isWhole && structure.takesCells(scope.element) }

  /// Begins a cell of a table that holds one line and spans one column and row.
  func beginCell() -> Int { structure.beginCell(in: scope.element) }

  func end(cell: Int) { structure.end(cell) }

  // MARK: Text

  /// Begins a text: outside of any paragraph it is one.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - language: Its language; nil for that of what lies around it.
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

  /// Whether each line feed of the text begins a paragraph.
  var beginsParagraphs: Bool {
    state.textParents.last.map { structure.type(of: $0) == .paragraph } ?? false
  }

  /// Begins a further paragraph of the text.
  func nextParagraph() {
    guard beginsParagraphs else { return }
    structure.end(state.textParents.removeLast())
    let place = structure.begin(
      .paragraph, entries: state.paragraphEntries, in: state.textParents.last ?? scope.element)
    state.textParents.append(place)
    state.paragraph = place
  }

  /// Begins a part of the text that is drawn in another language.
  func beginTextSpan(language: String) {
    let outer = state.paragraph ?? scope.element
    guard !isWhole, structure.type(of: outer).content == .text else { return }
    state.textSpan = structure.begin(.span, entries: PDFWriter.language(language), in: outer)
  }

  /// Ends it.
  func endTextSpan() {
    guard let span = state.textSpan else { return }
    structure.end(span)
    state.textSpan = nil
  }

  /// Forgets the links of the text before.
  func beginTextLinks() { textLinks = [:] }

  /// Begins a link of the text that is drawn, in the paragraph around it.
  ///
  /// - Parameters:
  ///   - index: Which link of the text it is.
  ///   - language: Its language; nil for that of the paragraph.
  func beginTextLink(_ index: Int, language: String? = nil) {
    let outer = state.paragraph ?? scope.element
    let type = structure.type(of: outer)
    guard !isWhole, type.content == .text, type != .link else { return }
    let place = structure.begin(
      .link, entries: language.map(PDFWriter.language) ?? [], language: language, in: outer)
    allTextLinks.append(place)
    // One that goes on in another paragraph has its areas in the first.
    if textLinks[index] == nil { textLinks[index] = place }
    state.textLink = place
  }

  /// Ends the link.
  func endTextLink() { state.textLink = nil }

  /// Begins an image in the line, which is drawn when the whole text is.
  ///
  /// - Returns: Whether it has an element.
  func beginTextFigure(words: String) -> Bool {
    let outer = state.textLink ?? state.textSpan ?? state.paragraph ?? scope.element
    guard !isWhole, structure.type(of: outer).content == .text else { return false }
    let tag = MarkedContent.Tag(.figure, alternative: words)
    textFigures.append((words, structure.begin(tag, in: outer)))
    return true
  }

  /// Ends images that were not drawn.
  private func endTextFigures() {
    for figure in textFigures { structure.end(textFigure: figure.place, box: nil) }
    textFigures = []
  }

  /// Ends a text that is a paragraph.
  func endText() {
    while let place = state.endText() { structure.end(place) }
  }

  // MARK: The end of the page

  /// Gives an annotation to the element of a link, and returns its key.
  ///
  /// - Parameter index: Which link of the page it is, in the order in which they began.
  func add(annotation number: Int, ofLink index: Int) -> Int? {
    guard links.indices.contains(index) else { return nil }
    return structure.add(annotation: number, to: links[index], page: page)
  }

  /// Ends the page.
  func finish() {
    endTextFigures()
    if allTextLinks.isEmpty {
      for link in links { structure.endLink(link) }
    } else {
      // A link of a text has an area for each of its lines.
      var ended: Set<Int> = []
      for link in links + allTextLinks where ended.insert(link).inserted {
        structure.endLink(link)
      }
    }
    structure.endPage()
  }
}
