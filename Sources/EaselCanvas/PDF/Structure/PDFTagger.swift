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
    /// The element that holds what comes.
    var element: Int
    /// What all drawing in it belongs to, whatever begins inside; nil where that decides.
    var whole: Owner?
    /// The elements to end with it, the outermost first.
    var own: [Int] = []
    /// Whether it is a figure.
    var isFigure = false
    /// Whether it says by itself what its text is.
    var hasActualText = false
  }

  let structure: PDFStructure
  /// The page's object.
  let page: Int
  private let context: RenderContext
  /// Attaches the data of figures; nil where the document has none.
  private let files: PDFFigureFiles?
  private var scopes: [Scope]
  /// The elements of the links, in the order in which they began.
  private var links: [Int] = []
  /// An owner for what a canvas draws by itself, such as shadows.
  private var override: Owner?
  /// The paragraph around a text, while that is drawn.
  private var paragraph: Int?
  /// The elements of the links in the text that was drawn last; those of links on the page.
  private var textLinks: [Int: Int] = [:]
  private var allTextLinks: [Int] = []
  /// The link in a text, while that is drawn.
  private var textLink: Int?

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - page: The page's object.
  ///   - element: The element in which the page lies; the document's by default.
  ///   - files: Attaches the data of figures.
  init(
    _ structure: PDFStructure, page: Int, in context: RenderContext, within element: Int? = nil,
    files: PDFFigureFiles? = nil
  ) {
    self.structure = structure
    self.page = page
    self.context = context
    self.files = files
    files?.beginPage()
    scopes = [Scope(element: element ?? structure.document)]
    structure.beginPage()
  }

  private var scope: Scope { scopes[scopes.count - 1] }

  /// Whether all drawing belongs to one thing, whatever begins inside.
  var isWhole: Bool { override != nil || scope.whole != nil }

  /// Whether what is written is said otherwise, or not at all.
  var hasActualText: Bool { isWhole || scope.hasActualText }

  /// What is drawn now belongs to this.
  var owner: Owner {
    if let override { return override }
    if let whole = scope.whole { return whole }
    if let inner = textLink ?? paragraph { return .element(inner) }
    return structure.type(of: scope.element).content == .groups
      || structure.type(of: scope.element).content == .parts
      ? .artifact(.layout) : .element(scope.element)
  }

  /// Runs drawing of the canvas' own for an owner.
  func with(_ owner: Owner, _ body: () -> Void) {
    let outside = override
    override = owner
    body()
    override = outside
  }

  // MARK: Contents

  /// Begins a content.
  ///
  /// - Parameters:
  ///   - isMarked: Whether the stream that is drawn on has marks: masks have not.
  ///   - textLink: Which link of the text before an area belongs to.
  func begin(_ content: MarkedContent, isMarked: Bool, textLink: Int? = nil) {
    var scope = scope
    scope.own = []
    scope.isFigure = false
    defer { scopes.append(scope) }
    let isHidden = override != nil || scope.whole != nil || !isMarked
    switch content {
    case .link:
      // An annotation is found by its element, wherever its drawing belongs.
      links.append(textLink.flatMap { textLinks[$0] } ?? beginLink(in: &scope))
    case .destination: break
    case .artifact: if !isHidden { scope.whole = .artifact(.layout) }
    case .figure(let label, let value, let data):
      guard !isHidden, let words = MarkedContent.words(label, value) else { return }
      begin(
        MarkedContent.Tag(.figure, alternative: words),
        file: data.flatMap { files?.attach($0, words: label.isEmpty ? words : label) }, in: &scope)
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
        scope.element = place
      default: begin(tag, in: &scope)
      }
    }
  }

  /// - Parameter file: The file specification of what belongs to it.
  private func begin(_ tag: MarkedContent.Tag, file: Int? = nil, in scope: inout Scope) {
    let place = structure.begin(tag, file: file, in: scope.element)
    scope.element = place
    scope.own = [place]
    scope.hasActualText = scope.hasActualText || tag.actualText != nil
    if structure.type(of: place).content == .whole {
      scope.whole = .element(place)
      scope.isFigure = true
    }
  }

  private func beginLink(in scope: inout Scope) -> Int {
    var parent = scope.element
    while structure.type(of: parent).content == .whole { parent = structure.parent(of: parent) }
    if structure.type(of: parent).content != .text { scope.own = wrap(&parent) ?? [] }
    let place = structure.begin(.link, in: parent)
    scope.own.append(place)
    if override == nil, scope.whole == nil { scope.element = place }
    return place
  }

  /// Begins the elements that text needs around it.
  private func wrap(_ parent: inout Int) -> [Int]? {
    var own: [Int] = []
    while structure.type(of: parent).content != .text {
      guard let wrapper = structure.type(of: parent).wrapperOfText else {
        structure.noteText(in: parent)
        return own.isEmpty ? nil : own
      }
      if structure.type(of: parent).content == .parts { structure.noteText(in: parent) }
      parent = structure.begin(wrapper, in: parent)
      own.append(parent)
    }
    return own
  }

  /// Ends the content that began last.
  ///
  /// - Parameter ink: What was drawn in it, in page coordinates; null for nothing.
  func end(ink: CGRect) {
    guard scopes.count > 1, let scope = scopes.popLast() else { return }
    // Links end with the page, when their annotations are known.
    for place in scope.own.reversed() where structure.type(of: place) != .link {
      structure.end(place, box: scope.isFigure ? ink : nil)
    }
  }

  // MARK: Text

  /// Begins a text: outside of any paragraph it is one.
  ///
  /// - Returns: Whether a paragraph began.
  func beginText(_ text: @autoclosure () -> String) -> Bool {
    guard !isWhole else { return false }
    structure.noteHeading(text(), in: scope.element)
    guard structure.type(of: scope.element).content != .text else { return false }
    var parent = scope.element
    guard let own = wrap(&parent), structure.type(of: parent).content == .text else { return false }
    textParents = own
    paragraph = parent
    return true
  }

  private var textParents: [Int] = []

  /// Begins a further paragraph of the text.
  func nextParagraph() {
    guard let last = textParents.last, structure.type(of: last) == .paragraph else { return }
    structure.end(textParents.removeLast())
    let place = structure.begin(.paragraph, in: textParents.last ?? scope.element)
    textParents.append(place)
    paragraph = place
  }

  /// Forgets the links of the text before.
  func beginTextLinks() { textLinks = [:] }

  /// Begins a link of the text that is drawn, in the paragraph around it.
  func beginTextLink(_ index: Int) {
    let outer = paragraph ?? scope.element
    guard !isWhole, structure.type(of: outer).content == .text, structure.type(of: outer) != .link
    else { return }
    let place = structure.begin(.link, in: outer)
    allTextLinks.append(place)
    // One that goes on in another paragraph has its areas in the first.
    if textLinks[index] == nil { textLinks[index] = place }
    textLink = place
  }

  /// Ends the link.
  func endTextLink() { textLink = nil }

  /// Ends a text that is a paragraph.
  func endText() {
    for place in textParents.reversed() { structure.end(place) }
    textParents = []
    paragraph = nil
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
