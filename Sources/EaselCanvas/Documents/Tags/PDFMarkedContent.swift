/// The content stream of a page, cut into the items of its structure.
///
/// cairo marks figures and links and nothing else. What lies between them becomes text here, since
/// a reader that follows the structure passes over what is not in it.
struct PDFMarkedContent {
  /// What a stretch of the content belongs to.
  enum Item: Hashable, Sendable {
    case text
    /// The figure of that number on the page.
    case figure(Int)
    /// The link of that number on the page.
    case link(Int)
  }

  /// The items in the order of the content: the place of each is its marked-content identifier.
  private(set) var items: [Item] = []
  /// The content with the marks of all items.
  private(set) var bytes: [UInt8] = []

  private let source: [UInt8]
  private let isShown: [Bool]
  /// What is not yet given to an item, and whether anything is painted in it.
  private var rest: [UInt8] = []
  private var restPaints = false

  /// Cuts a page's content.
  ///
  /// - Parameter isShown: Of each figure that cairo marked, whether it stays one; what is drawn of
  ///   the others, if anything, is text.
  init(_ source: [UInt8], isShown: [Bool]) {
    self.source = source
    self.isShown = isShown
    bytes.reserveCapacity(source.count + 256)
    cut()
  }

  /// A mark that is open.
  private enum Mark {
    case item(Item)
    /// A figure that is none, whose marks go.
    case dropped
    /// One that is no item, such as that of a letter's text.
    case other
  }

  private mutating func cut() {
    var scanner = PDFScanner(source)
    var marks: [Mark] = []
    var recent: [Range<Int>] = []
    var (figures, links, taken) = (0, 0, 0)
    while let token = scanner.next() {
      recent.append(token)
      if recent.count > Self.markLength { recent.removeFirst() }
      // What marks has three letters; what paints fewer.
      guard token.count == 3 else {
        restPaints = restPaints || paints(token)
        continue
      }
      switch String(decoding: source[token], as: UTF8.self) {
      case "BMC": marks.append(.other)
      case "BDC":
        let mark = marks.isEmpty ? mark(recent, &figures, &links) : .other
        marks.append(mark)
        if case .other = mark { continue }
        rest += source[taken..<recent[0].lowerBound]
        taken = afterLine(token)
        if case .item = mark { flush() }
      case "EMC":
        switch marks.popLast() {
        case .item(let item):
          add(item, source[taken..<token.lowerBound])
          taken = afterLine(token)
        case .dropped:
          rest += source[taken..<token.lowerBound]
          taken = afterLine(token)
        case .other, nil: break
        }
      default: break
      }
    }
    rest += source[taken...]
    flush()
    // Where cairo draws a part of the page as a picture, its marks lie in groups.
    for figure in isShown.indices.dropFirst(figures) where isShown[figure] {
      add(.figure(figure), [])
    }
  }

  /// The tokens of `/Name << /MCID 0 >> BDC`.
  private static let markLength = 6

  /// What a mark at the top level begins, by its tokens.
  private func mark(_ tokens: [Range<Int>], _ figures: inout Int, _ links: inout Int) -> Mark {
    guard tokens.count == Self.markLength, text(tokens[2]) == "/MCID" else { return .other }
    switch text(tokens[0]) {
    case "/Figure":
      figures += 1
      let index = figures - 1
      return isShown.indices.contains(index) && isShown[index] ? .item(.figure(index)) : .dropped
    case "/Link":
      links += 1
      return .item(.link(links - 1))
    default: return .other
    }
  }

  private func text(_ token: Range<Int>) -> String {
    String(decoding: source[token], as: UTF8.self)
  }

  /// The place after a token and the end of its line.
  private func afterLine(_ token: Range<Int>) -> Int {
    let end = token.upperBound
    return end < source.count && source[end] == 0x0A ? end + 1 : end
  }

  /// Whether a token is an operator that paints (ISO 32000-1, Annex A).
  private func paints(_ token: Range<Int>) -> Bool {
    guard token.count <= 2 else { return false }
    switch text(token) {
    case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "sh", "Do", "Tj", "TJ", "'", "\"":
      return true
    default: return false
    }
  }

  /// Makes an item of what was drawn since the last one.
  private mutating func flush() {
    if restPaints { add(.text, rest[...]) } else { bytes += rest }
    rest = []
    restPaints = false
  }

  private mutating func add(_ item: Item, _ content: ArraySlice<UInt8>) {
    let name =
      switch item {
      case .text: "P"
      case .figure: "Figure"
      case .link: "Link"
      }
    bytes += "/\(name) << /MCID \(items.count) >> BDC\n".utf8
    bytes += content
    if let last = content.last, last != 0x0A { bytes.append(0x0A) }
    bytes += "EMC\n".utf8
    items.append(item)
    restPaints = false
  }
}
