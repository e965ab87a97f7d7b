import Foundation

/// The destinations, link targets and outline of a document, collected while its pages are drawn.
struct PDFLinks {
  /// Marked content of a page, with its area in the space of the canvas.
  struct Found {
    var content: MarkedContent
    var area: CGRect
  }

  /// An entry of the outline.
  struct OutlineEntry {
    var title: String
    var target: LinkTarget
    var parent: Int?
    var isOpen: Bool
    var style: PDFOutlineStyle
  }

  /// The position of a destination.
  private struct Position {
    /// The object number of the page.
    var page: Int
    /// The position from the bottom left of the page.
    var point: CGPoint
  }

  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  private var positions: [String: Position] = [:]
  private var mentioned: [(name: String, page: Int?)] = []
  var outline: [OutlineEntry] = []

  // MARK: Destinations

  /// Adds the destinations among the marked content of a page.
  mutating func define(
    _ found: [Found], on page: Int, height: CGFloat, in context: RenderContext
  ) {
    for item in found {
      guard case .destination(let name, let area) = item.content else { continue }
      if !item.area.isNull {
        define(name, Position(page: page, point: item.area.origin), height, context)
      } else if area == nil {
        context.note(
          .warning, .missingDestination,
          "nothing is drawn in the destination “\(name)”; it is at the top of the page",
          operation: "endMarkedContent", value: name)
        define(name, Position(page: page, point: .zero), height, context)
      }
    }
  }

  private mutating func define(
    _ name: String, _ position: Position, _ height: CGFloat, _ context: RenderContext
  ) {
    guard positions[name] == nil else {
      return context.note(
        .error, .duplicateDestination,
        "the destination “\(name)” is defined twice in the document; rename one",
        operation: "endMarkedContent", value: name)
    }
    var position = position
    position.point.y = height - position.point.y
    positions[name] = position
  }

  /// Notes the link targets that no page defines.
  func noteMissing(in context: RenderContext) {
    for (name, page) in mentioned where positions[name] == nil {
      context.note(
        Diagnostic(
          .error, .missingDestination,
          "a link leads to “\(name)”, which is not on any page; mark its content with "
            + "MarkedContent.destination(\"\(name)\")",
          operation: "PDFDocument.finish", page: page, value: name))
    }
  }

  /// Writes the name tree of the destinations and returns its root; nil without destinations.
  ///
  /// Source: ISO 32000-1, 12.3.2.3.
  func writeNames(to file: PDFFile) -> Int? {
    var tree = PDFNameTree(.names)
    let keyed = positions.compactMap { name, position in names[name].map { ($0, position) } }
    // Sorted by bytes.
    for (key, position) in keyed.sorted(by: { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }) {
      tree.add(file) {
        $0.text("(\(key))")
      } value: { writer in
        writer.byte(UInt8(ascii: "["))
        writer.reference(position.page)
        writer.raw("/XYZ ")
        writer.point(position.point)
        writer.raw("0]")
      }
    }
    return tree.finish(file)
  }

  /// Assigns keys to all destinations, in alphabetical order.
  mutating func nameAll() { for name in positions.keys.sorted() { _ = key(name) } }

  /// Returns the key of a name in the file: the name if it is plain, otherwise a generated key.
  ///
  /// A plain key has no character that could end the string around it.
  private mutating func key(_ name: String) -> String {
    if let key = names[name] { return key }
    let isPlain =
      name.utf8.count <= 64
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F
      }
    var key = isPlain ? name : "easel.\(names.count + 1)"
    while !taken.insert(key).inserted { key += "_" }
    names[name] = key
    return key
  }

  // MARK: Targets

  /// Returns the entry for a target; nil, with a diagnostic, if the target is not allowed.
  mutating func action(for target: LinkTarget, in context: RenderContext) -> String? {
    switch target {
    case .destination(let name):
      mentioned.append((name, context.page))
      return "/Dest (\(key(name)))"
    case .url(let url):
      guard let address = LinkAddress.checked(url, in: context) else { return nil }
      return "/A << /Type /Action /S /URI /URI (\(address.encoded)) >>"
    }
  }

  // MARK: The outline

  /// Writes the outline (ISO 32000-1, 12.3.3) and returns its object number; nil without entries.
  mutating func writeOutline(to file: PDFFile, in context: RenderContext) -> Int? {
    guard !outline.isEmpty else { return nil }
    let root = file.reserve()
    let numbers = outline.map { _ in file.reserve() }
    var children: [Int?: [Int]] = [:]
    // The index of each entry among its siblings.
    var positions: [Int] = []
    for (index, entry) in outline.enumerated() {
      positions.append(children[entry.parent]?.count ?? 0)
      children[entry.parent, default: []].append(index)
    }
    // Entries below a closed one are not visible. Parents come before their children.
    var visible = Array(repeating: 0, count: outline.count)
    for index in outline.indices.reversed() {
      visible[index] = (children[index] ?? []).reduce(0) {
        $0 + 1 + (outline[$1].isOpen ? visible[$1] : 0)
      }
    }
    func writeEnds(of parent: Int?, to writer: inout PDFWriter) {
      guard let list = children[parent], let first = list.first, let last = list.last else {
        return
      }
      writer.raw("/First ")
      writer.reference(numbers[first])
      writer.raw("/Last ")
      writer.reference(numbers[last])
    }
    for (index, entry) in outline.enumerated() {
      let siblings = children[entry.parent] ?? []
      let position = positions[index]
      let action = action(for: entry.target, in: context)
      file.write(numbers[index]) { writer in
        writer.raw("<< /Title ")
        writer.string(entry.title)
        writer.raw(" /Parent ")
        writer.reference(entry.parent.map { numbers[$0] } ?? root)
        if position > 0 {
          writer.raw("/Prev ")
          writer.reference(numbers[siblings[position - 1]])
        }
        if position + 1 < siblings.count {
          writer.raw("/Next ")
          writer.reference(numbers[siblings[position + 1]])
        }
        writeEnds(of: index, to: &writer)
        if visible[index] > 0 {
          writer.raw("/Count ")
          writer.integer(entry.isOpen ? visible[index] : -visible[index])
          writer.byte(0x20)
        }
        if let action { writer.text("\(action) ") }
        entry.style.write(to: &writer, context.appearance)
        writer.raw(">>")
      }
    }
    file.write(root) { writer in
      writer.raw("<< /Type /Outlines ")
      writeEnds(of: nil, to: &writer)
      let open = (children[nil] ?? []).reduce(0) { $0 + 1 + (outline[$1].isOpen ? visible[$1] : 0) }
      writer.raw("/Count ")
      writer.integer(open)
      writer.raw(" >>")
    }
    return root
  }
}
