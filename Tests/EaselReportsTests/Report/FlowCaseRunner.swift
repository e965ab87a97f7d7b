import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

/// Lays the flow of a case out by the engine of reports.
struct FlowCaseRunner {
  let input: FlowCase.Input

  struct Result {
    var pages: [FlowCase.Page] = []
    var diagnostics: [Diagnostic] = []
  }

  func run() -> Result {
    let session = BlockSession(limits: Limits())
    var environment = EnvironmentValues()
    var theme = Theme.plain
    theme.type[.body] = Theme.TypeSize(size: 7, lineHeight: 10)
    // A table's head is as high as a line of it.
    let header = input.flow.compactMap(\.header).first ?? 10
    theme.type[.table] = Theme.TypeSize(size: 7, lineHeight: header)
    theme.spacing.block = 0
    environment.theme = theme
    var inputs = NodeInputs(session: session, environment: environment)
    inputs.stackAxis = .vertical
    let list = FlowList(
      ForEach(0..<input.flow.count) { block(input.flow[$0]) }, inputs,
      spacing: input.spacing ?? 0)
    let settings = PagesSettings(
      PageStyle(CGSize(width: 200, height: 200)), .continuous, inputs, [:])
    let run = PagesRun(settings, list, PageGroup(.continuous, count: 0)) {
      list.release(before: $0)
    }
    var result = Result()
    var number = 0
    var side: PageSide?
    while number < 100 {
      number += 1
      let height = number == 1 ? input.firstHeight ?? input.height : input.height
      var page = PageState(number: number)
      page.side = number % 2 == 1 ? .right : .left
      page.notes.ruleHeight = input.noteRule ?? 0
      let size = CGSize(width: 100, height: height)
      if let next = side, next != page.side {
        page.side = next
        guard run.filler.filled(size, page) != nil else { break }
        side = nil
        continue
      }
      side = nil
      guard let filled = run.filler.filled(size, page) else { break }
      for case .diagnostic(let diagnostic) in filled.state.events { session.note(diagnostic) }
      var items: [FlowCase.Position] = []
      if let fragment = filled.fragment {
        session.noteOverflow(of: fragment, size, isMirrored: false, page: number)
        collect(fragment, .zero, height, column: nil, into: &items)
      }
      let notes = filled.state.notes
      var y = height - notes.usedHeight + notes.ruleHeight
      for piece in notes.pieces {
        var positions: [FlowCase.Position] = []
        collect(piece.fragment, CGPoint(x: 0, y: y), height, column: nil, into: &positions)
        items += positions.map {
          var position = $0
          position.note = true
          position.lines = nil
          return position
        }
        y += piece.fragment.size.height
      }
      if !items.isEmpty { result.pages.append(FlowCase.Page(page: number, items: items)) }
      if case .page(let next?) = filled.state.requestedBreak { side = next }
      run.filler.advance(past: filled)
      if let rest = filled.rest { run.release(rest.childIndex) }
    }
    result.diagnostics = session.diagnostics
    return result
  }

  // MARK: Blocks

  private func block(_ item: FlowCase.Item) -> AnyBlock {
    let id = item.id ?? ""
    switch item.kind {
    case "block":
      return AnyBlock(
        FlowBox(name: id, height: item.height ?? 0, minimum: item.least.map { CGFloat($0) })
          .keepWithNext(item.keepWithNext ?? false))
    case "text":
      return AnyBlock(
        text(item).orphans(item.orphans ?? 2).widows(item.widows ?? 2).id(id)
          .keepWithNext(item.keepWithNext ?? false))
    case "stack":
      return AnyBlock(
        VStack(alignment: .leading, spacing: item.spacing ?? 0) { blocks(item.children) })
    case "keepTogether":
      return AnyBlock(
        VStack(alignment: .leading, spacing: item.spacing ?? 0) { blocks(item.children) }
          .keepTogether())
    case "padding":
      return AnyBlock(
        (item.inner.map(block) ?? AnyBlock(EmptyBlock()))
          .padding(.top, item.top ?? 0).padding(.bottom, item.bottom ?? 0))
    case "row":
      return AnyBlock(HStack(alignment: .top, spacing: 0) { blocks(item.children) })
    case "columns":
      var columns = Columns(
        item.count ?? 2, spacing: item.gap ?? 0, isBalanced: item.balanced ?? true
      ) { blocks(item.children) }
      columns.gap = 0
      return AnyBlock(columns)
    case "spacer": return AnyBlock(Spacer(minLength: item.least ?? 0).id(id))
    case "pageBreak": return AnyBlock(PageBreak(to: item.to.flatMap(PageSide.init)))
    case "table": return table(item)
    default: return AnyBlock(EmptyBlock())
    }
  }

  private func blocks(_ items: [FlowCase.Item]?) -> some Block {
    ForEach(0..<(items?.count ?? 0)) { block((items ?? [])[$0]) }
  }

  /// Lines that say their numbers, so that pieces can be told apart.
  private func text(_ item: FlowCase.Item) -> Text {
    var result = Text(verbatim: "")
    for line in 0..<(item.lines ?? 0) {
      if line > 0 { result = result + Text(verbatim: "\n") }
      result = result + Text(verbatim: "\(line)")
      for note in item.notes?["\(line)"] ?? [] {
        result = result + Text(element: CaseNote(note: note, line: input.noteLine ?? note.height))
      }
    }
    return result
  }

  private func table(_ item: FlowCase.Item) -> AnyBlock { FlowCaseTable(item: item).block }

  // MARK: Pieces

  private func collect(
    _ fragment: Fragment, _ origin: CGPoint, _ page: CGFloat, column: Int?,
    into items: inout [FlowCase.Position]
  ) {
    if fragment.path?.description.hasSuffix("header › Text") == true {
      items.append(
        FlowCase.Position(id: "T.header", y: round(origin.y), height: round(fragment.size.height)))
      return
    }
    if let id = fragment.id {
      var position = FlowCase.Position(
        id: "\(id.base)", y: round(origin.y), height: round(fragment.size.height))
      // The name of a sum has its value.
      if let sign = position.id.firstIndex(of: "=") {
        position.value = Double(position.id[position.id.index(after: sign)...])
        position.id = String(position.id[..<sign])
      }
      let lines =
        position.id.hasPrefix("T.")
        ? [] : fragment.lines.compactMap { Int($0.prefix(while: \.isNumber)) }
      if position.id.hasPrefix("T."), let last = fragment.lines.last.flatMap({ Int($0) }) {
        let from = fragment.lines.first.flatMap { Int($0) } ?? 0
        if from > 0 { position.from = Double(from) * 10 }
        if let row = input.flow.first(where: { $0.kind == "table" })?.rows?[
          Int(position.id.dropFirst(2)) ?? 0], Double(last + 1) * 10 < row.height
        {
          position.part = true
        }
      }
      if let first = lines.first, let last = lines.last { position.lines = [first, last + 1] }
      if origin.y + fragment.size.height > page + 0.01 {
        position.clipped = round(page - origin.y)
      }
      position.column = column
      items.append(position)
      return
    }
    let isColumns = column == nil && fragment.path?.name == "Columns"
    for (index, child) in fragment.children.enumerated() {
      collect(
        child.fragment, CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), page,
        column: isColumns ? index : column, into: &items)
    }
  }

  private func round(_ value: CGFloat) -> Double { (value * 1000).rounded() / 1000 }
}

/// A note of a known height.
private struct CaseNote: NotedElement {
  let note: PageNote

  init(note: FlowCase.Note, line: Double) {
    let inputs = NodeInputs(session: BlockSession(limits: Limits()), environment: caseEnvironment)
    let count = max(Int((note.height / line).rounded()), 1)
    let block: any Block =
      count == 1
      ? FlowBox(name: note.id, height: note.height)
      : Text(verbatim: (0..<count).map { "\($0)" }.joined(separator: "\n")).id(note.id)
    self.note = PageNote(inputs.node(of: block), NoteLink(number: 1))
  }

  func text(in environment: EnvironmentValues) -> Text { Text(verbatim: "*") }
}

private let caseTheme: Theme = {
  var theme = Theme.plain
  theme.type[.body] = Theme.TypeSize(size: 7, lineHeight: 10)
  return theme
}()

private var caseEnvironment: EnvironmentValues {
  var environment = EnvironmentValues()
  environment.theme = caseTheme
  return environment
}
