import EaselBlocks
import EaselCanvas
import Foundation

/// A table of contents: the titles of the report's sections with their page numbers.
///
/// ```swift
/// let report = Report("Manual", language: "en") {
///   Pages { Contents(depth: 2) }.numbering(.roman)
///   Pages { Section("Installation") { Text("Open the box.") } }
/// }
/// ```
///
/// Each line links to its section. The contents may be before the sections. The block after the
/// contents begins on a new page, since the list is laid out when all sections are known. If the
/// pages of the list and the following pages are counted together, the page numbers of the
/// following pages are drawn last, too.
///
/// The list is left out beside other blocks, as in a row or a cell of a table, in a frame with a
/// height, and outside of a report, with an error of code `unsupportedOption`.
public struct Contents: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let depth: Int
  let title: TextContent?
  let source: SourceLocation

  /// Creates a table of contents of the sections down to a level, 3 by default, below a heading.
  ///
  /// - Parameters:
  ///   - depth: The deepest level of sections in it. The default is 3.
  ///   - title: The heading; `nil` uses the word for contents in the language of the report.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public init(
    depth: Int = 3, title: TextContent? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.depth = depth
    self.title = title
    source = SourceLocation(file, line)
  }
}

extension Contents: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ContentsNode(
      title ?? "\(inputs.environment.phrases.text(\.reports.contents))",
      inputs.entering("Contents", source)
    ) { [depth] entry in
      if case .section(let level) = entry.kind { level <= depth ? level : nil } else { nil }
    }
  }
}

/// A list of the report's figures: their numbers, captions and page numbers.
///
/// The notes about ``Contents`` apply to this list, too.
public struct ListOfFigures: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let title: TextContent?
  let source: SourceLocation

  /// Creates a list of figures below a heading, by default "List of figures" in the report's
  /// language.
  ///
  /// - Parameters:
  ///   - title: The heading; `nil` uses the built-in title in the language of the report.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public init(
    title: TextContent? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.title = title
    source = SourceLocation(file, line)
  }
}

extension ListOfFigures: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ContentsNode(
      title ?? "\(inputs.environment.phrases.text(\.reports.listOfFigures))",
      inputs.entering("ListOfFigures", source)
    ) { $0.kind == .caption(.figure) ? 1 : nil }
  }
}

/// A list of the report's tables that have a caption: their numbers, captions and page numbers.
///
/// The notes about ``Contents`` apply to this list, too.
public struct ListOfTables: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let title: TextContent?
  let source: SourceLocation

  /// Creates a list of tables below a heading, by default "List of tables" in the report's
  /// language.
  ///
  /// - Parameters:
  ///   - title: The heading; `nil` uses the built-in title in the language of the report.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public init(
    title: TextContent? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.title = title
    source = SourceLocation(file, line)
  }
}

extension ListOfTables: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ContentsNode(
      title ?? "\(inputs.environment.phrases.text(\.reports.listOfTables))",
      inputs.entering("ListOfTables", source)
    ) { $0.kind == .caption(.table) ? 1 : nil }
  }
}

/// The layout node of a list of contents.
private final class ContentsNode: LateNode {
  private let title: TextContent
  private let level: (ContentsEntry) -> Int?

  /// - Parameter level: Returns the level of an entry in the list; `nil` for entries that are not
  ///   in it.
  init(_ title: TextContent, _ inputs: NodeInputs, level: @escaping (ContentsEntry) -> Int?) {
    self.title = title
    self.level = level
    super.init(inputs)
  }

  private func lines(_ state: ReportState) -> [ContentsLine] {
    state.entries.compactMap { entry in
      level(entry).map { level in
        ContentsLine(
          entry: entry, level: level, page: state.numbers.label(entry.position) ?? "")
      }
    }
  }

  override func labels(_ state: ReportState) -> [String]? { lines(state).map(\.page) }

  override func blocks(_ state: ReportState) -> any Block {
    let lines = lines(state)
    let isNumbered = lines.contains { !$0.entry.number.isEmpty }
    return ContentsList(title: title, lines: lines, isNumbered: isNumbered)
  }
}

/// A line of a list of contents.
private struct ContentsLine {
  let entry: ContentsEntry
  let level: Int
  /// The formatted number of its page; empty until it is known.
  let page: String
}

/// A heading and the lines below it.
private struct ContentsList: Block {
  let title: TextContent
  let lines: [ContentsLine]
  let isNumbered: Bool
  @EnvironmentValue(\.theme) private var theme
  @EnvironmentValue(\.sectionLevel) private var section

  var body: some Block {
    let level = min(section + 1, 6)
    Text(title).font(.heading(level)).role(.heading(level: level)).keepWithNext()
      .padding(.bottom, theme.spacing.after(heading: level))
    let (lines, isNumbered, gap) = (lines, isNumbered, theme.spacing.paragraph)
    ContentsRows(count: lines.count) { index in
      ContentsRow(line: lines[index], isNumbered: isNumbered)
        .padding(.top, index > 0 && lines[index].level == 1 ? gap : 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .tagged(.tableOfContents)
  }
}

/// One line: the number, and a link with the title, dots and the page.
private struct ContentsRow: Block {
  let line: ContentsLine
  let isNumbered: Bool

  var body: some Block {
    let isTop = line.level == 1
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      if isNumbered {
        // Numbers of captions include a word, so they are wider than the minimum.
        Text(verbatim: line.entry.number).fontWeight(isTop ? .bold : nil)
          .fixedSize().padding(.trailing, 6)
          .frame(minWidth: 16 + 10 * CGFloat(line.level), alignment: .leading)
          .tagged(.label)
      }
      // One link from the title to the page, of which screen readers read both.
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: line.entry.title).fontWeight(isTop ? .bold : nil).layoutPriority(1)
        DotLeader()
        Text(verbatim: line.page).fontWeight(isTop ? .bold : nil).monospacedDigit()
          .frame(minWidth: 24, alignment: .trailing)
      }
      .referring(to: line.entry.destination)
    }
    .padding(.leading, indent)
    .tagged(.contentsEntry)
    .keepTogether()
  }

  private var indent: CGFloat {
    // Numbers align with the titles of the level above.
    var indent: CGFloat = 0
    for level in 1..<max(line.level, 1) { indent += isNumbered ? 16 + 10 * CGFloat(level) : 16 }
    return indent
  }
}

extension Block {
  /// Makes the block a reference with a link.
  fileprivate func referring(to destination: String) -> some Block {
    ModifiedBlock(self, ReferenceModifier(destination: destination))
  }
}

/// Makes a block a reference with a link.
private struct ReferenceModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let destination: String

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, ReferenceDrawing(destination: destination), inputs)
  }
}

private struct ReferenceDrawing: MarkingDrawing {
  let destination: String

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let area = CGRect(origin: origin, size: fragment.size)
    canvas.withMarkedContent(.tag(MarkedContent.Tag(.reference))) {
      canvas.withMarkedContent(.link(.destination(destination), area: area)) {
        fragment.drawChildren(on: canvas, at: origin)
      }
    }
  }
}

/// The dots between a title and its page, aligned over all lines.
private struct DotLeader: Block {
  @EnvironmentValue(\.theme) private var theme
  @EnvironmentValue(\.appearance) private var appearance

  var body: some Block {
    let color = theme.colors.quaternary.resolved(for: appearance)
    Drawing { canvas, size in
      let (distance, diameter) = (CGFloat(6), CGFloat(1.2))
      // Measured from the trailing edge, so that the dots of all lines align. On a list that is wider
      // than any page, the dots end at the width of the largest page.
      let last = size.width - distance
      let count = ((last - max(distance, size.width - 14_400)) / distance).rounded(.up)
      guard count > 0 else { return }
      // Dashes with round caps: a tenth of the bytes of as many circles. The line ends between two
      // dots, since some readers draw one at its very end and others do not. For a dash of length 0
      // PDFium takes 0.1, by which the dots would drift.
      let dash: CGFloat = 0.01
      let y = size.height - diameter / 2
      let line = Path { path in
        path.move(to: CGPoint(x: last, y: y))
        path.addLine(to: CGPoint(x: last - (count - 0.5) * distance, y: y))
      }
      canvas.stroke(
        line, with: .color(color),
        style: StrokeStyle(
          lineWidth: diameter, lineCap: .round, dash: [dash, distance - dash]))
    }
    .accessibilityHidden(true)
    .frame(minWidth: 18, maxWidth: .infinity, minHeight: 2, maxHeight: 2)
    .alignmentGuide(.lastTextBaseline) { $0.height }
  }
}
