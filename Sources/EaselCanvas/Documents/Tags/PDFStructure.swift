import Foundation

/// The structure of a document with figures (ISO 32000-1, 14.7 and 14.8): one `Document` of all
/// pages, in which the items of each stand in the order of their drawing.
///
/// cairo's own objects for pages, figures and links are written anew under their numbers; those for
/// text are added. A page without figures is one text: its content stays as it is, between two
/// streams that mark it.
struct PDFStructure {
  /// The objects that are new or differ, by number.
  private(set) var objects: [Int: String] = [:]
  /// The number of all objects with the new ones.
  private(set) var objectCount: Int

  /// cairo's elements by the number of their page.
  private let elements: [Int: PDFPageElements]
  private let document: Int
  /// What owns each item of a page, and each link, by number of the page or link.
  private var owners: [Int: Int] = [:]
  private var nextPage = 0
  /// What the document consists of.
  private var parts: [Int] = []
  /// The streams that begin the text of a page, by its number on the page; the one that ends it.
  private var openings: [Int: Int] = [:]
  private var closing: Int?

  /// Makes the structure; nil if the objects at the end are not as cairo 1.16 writes them.
  init?(_ pages: [PDFTaggedPage], _ ending: PDFEnding, language: String?) {
    elements = PDFPageElements.all(in: ending)
    document = ending.offsets.count
    objectCount = document + 1
    guard let catalog = PDFText.reference(of: "Root", in: ending.trailer),
      var catalogText = ending.text(catalog), catalogText.hasSuffix(">>")
    else { return nil }
    var additions = language.map { "   /Lang (\($0))\n" } ?? ""
    let (root, tree): (Int, Int)
    if let known = PDFText.reference(of: "StructTreeRoot", in: catalogText) {
      guard let text = ending.text(known),
        let numbers = PDFText.reference(of: "ParentTree", in: text),
        let list = ending.text(numbers).flatMap({ PDFText.array(of: "Nums", in: $0) })
      else { return nil }
      (root, tree) = (known, numbers)
      // Each key has its object, with a generation and an R.
      for index in stride(from: 0, to: list.count - 3, by: 4) {
        guard let key = Int(list[index]), let owner = Int(list[index + 1]) else { return nil }
        owners[key] = owner
      }
    } else {
      // cairo has no structure for what has no ink.
      (root, tree) = (objectCount, objectCount + 1)
      objectCount += 2
      additions += "   /StructTreeRoot \(root) 0 R\n   /MarkInfo << /Marked true >>\n"
    }
    nextPage = (owners.keys.max() ?? -1) + 1
    for page in pages {
      guard page.items.isEmpty ? addText(page) : add(page) else { return nil }
    }
    objects[document] = Self.element("Document", in: root, kids: PDFText.array(parts))
    objects[root] =
      "<< /Type /StructTreeRoot\n   /ParentTree \(tree) 0 R\n   /K [ \(document) 0 R ]\n>>"
    let nums = owners.sorted { $0.key < $1.key }.map { "   \($0.key) \($0.value) 0 R\n" }.joined()
    objects[tree] = "<< /Nums [\n\(nums)  ]\n>>"
    if !additions.isEmpty {
      catalogText = catalogText.dropLast(2) + additions + ">>"
      objects[catalog] = catalogText
    }
  }

  private static func element(
    _ kind: String, in parent: Int, page: Int? = nil, kids: String, _ more: String = ""
  ) -> String {
    let page = page.map { "   /Pg \($0) 0 R\n" } ?? ""
    return
      "<< /Type /StructElem\n   /S /\(kind)\n   /P \(parent) 0 R\n\(page)   /K \(kids)\n\(more)>>"
  }

  private mutating func addObject(_ text: String) -> Int {
    objects[objectCount] = text
    objectCount += 1
    return objectCount - 1
  }

  // MARK: Pages with figures

  private mutating func add(_ page: PDFTaggedPage) -> Bool {
    guard let height = page.height else { return false }
    // cairo drops what it has no ink for.
    let known = elements[page.number] ?? PDFPageElements(around: addObject("null"))
    var list: [Int] = []
    for (place, item) in page.items.enumerated() {
      func element(_ kind: String, _ kids: String? = nil, _ more: String = "") -> String {
        Self.element(kind, in: known.around, page: page.number, kids: kids ?? "\(place)", more)
      }
      switch item {
      case .text: list.append(addObject(element("P")))
      case .figure(let index):
        guard page.figures.indices.contains(index) else { return false }
        let text = element("Figure", nil, Self.description(of: page.figures[index], height))
        if known.figures.indices.contains(index) {
          list.append(known.figures[index])
          objects[known.figures[index]] = text
        } else {
          list.append(addObject(text))
        }
      case .link(let index):
        guard known.links.indices.contains(index) else { return false }
        let link = known.links[index]
        list.append(link.number)
        objects[link.number] = element("Link", "[ \(link.annotation) \(place) ]")
      }
    }
    drop(known.figures, but: list)
    objects[known.around] = Self.element("NonStruct", in: document, kids: PDFText.array(list))
    parts.append(known.around)
    var dictionary = page.dictionary
    if own(list, by: &dictionary) { objects[page.number] = dictionary }
    return true
  }

  /// Says which elements the marks of a page belong to; true if its dictionary changed for that.
  private mutating func own(_ list: [Int], by dictionary: inout String) -> Bool {
    if let key = PDFText.reference(of: "StructParents", in: dictionary), let owner = owners[key] {
      objects[owner] = PDFText.array(list)
      return false
    }
    owners[nextPage] = addObject(PDFText.array(list))
    dictionary = dictionary.dropLast(2) + "   /StructParents \(nextPage)\n>>"
    nextPage += 1
    return true
  }

  /// Takes away cairo's elements for what is no figure.
  private mutating func drop(_ figures: [Int], but used: [Int]) {
    for number in figures where !used.contains(number) { objects[number] = "null" }
  }

  /// The words of a figure, and its box upwards from the bottom of the page.
  private static func description(of figure: PDFFigures.Figure, _ height: Double) -> String {
    let box = figure.box
    let sides = [box.minX, height - box.maxY, box.maxX, height - box.minY].map(PDFText.points)
    return "   /Alt \(PDFText.string(figure.words))\n"
      + "   /A << /O /Layout /Placement /Block /BBox [ \(sides.joined(separator: " ")) ] >>\n"
  }

  // MARK: Pages without figures

  /// Makes a page whose content stays as it is one text.
  ///
  /// The marks that cairo made for its links, which hold nothing, lie inside of the text's.
  private mutating func addText(_ page: PDFTaggedPage) -> Bool {
    guard let content = PDFText.reference(of: "Contents", in: page.dictionary),
      page.dictionary.hasSuffix(">>")
    else { return false }
    var dictionary = page.dictionary
    let known = elements[page.number]
    let links = known?.links.map(\.number) ?? []
    let place = links.count
    let text = addObject(
      Self.element("P", in: known?.around ?? document, page: page.number, kids: "\(place)"))
    if let known {
      drop(known.figures, but: [])
      objects[known.around] = Self.element(
        "NonStruct", in: document, kids: PDFText.array([text] + links))
    }
    parts.append(known?.around ?? text)
    _ = own(links + [text], by: &dictionary)
    mark(&dictionary, content, as: place)
    objects[page.number] = dictionary
    return true
  }

  /// Puts the content of a page between the streams that mark it.
  private mutating func mark(_ dictionary: inout String, _ content: Int, as place: Int) {
    let opening = openings[place] ?? addStream("/P << /MCID \(place) >> BDC")
    let closing = closing ?? addStream("EMC")
    openings[place] = opening
    self.closing = closing
    dictionary = dictionary.replacingOccurrences(
      of: "/Contents \(content) 0 R",
      with: "/Contents [ \(opening) 0 R \(content) 0 R \(closing) 0 R ]")
  }

  private mutating func addStream(_ text: String) -> Int {
    addObject("<< /Length \(text.utf8.count) >>\nstream\n\(text)\nendstream")
  }
}
