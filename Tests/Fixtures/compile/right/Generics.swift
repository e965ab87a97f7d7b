// Blocks in properties, parameters and results, and generic ones.
import EaselBlocks
import EaselCanvas
import Foundation

struct Card<Header: Block, Content: Block>: Block {
  var alignment = HorizontalAlignment.leading
  @BlockBuilder let header: Header
  @BlockBuilder let content: () -> Content

  var body: some Block {
    VStack(alignment: alignment, spacing: 4) {
      header.font(.headline)
      content()
    }
    .padding()
  }
}

extension Card where Header == EmptyBlock {
  init(@BlockBuilder content: @escaping () -> Content) {
    self.init(header: { EmptyBlock() }, content: content)
  }
}

extension Card where Header == Text {
  init(_ title: TextContent, @BlockBuilder content: @escaping () -> Content) {
    self.init(header: { Text(title) }, content: content)
  }
}

struct Listing<Rows: RandomAccessCollection, Row: Block>: Block
where Rows.Element: Identifiable {
  let rows: Rows
  let row: (Rows.Element) -> Row

  init(_ rows: Rows, @BlockBuilder row: @escaping (Rows.Element) -> Row) {
    self.rows = rows
    self.row = row
  }

  var body: some Block { VStack { ForEach(rows) { row($0) } } }
}

struct Person: Identifiable {
  let id: UUID
  let name: String
}

struct Framed: BlockModifier {
  var tint = Tint.red
  func body(content: Content) -> some Block {
    content
      .padding(4)
      .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(tint) }
  }
}

extension Block {
  func framed(_ tint: Tint = .red) -> some Block { modifier(Framed(tint: tint)) }

  @BlockBuilder func framed(if isFramed: Bool) -> some Block {
    if isFramed { framed() } else { self }
  }

  func inCard() -> some Block { Card { self } }
}

enum Part { case people([Person]), words(String), rule, parts([any Block]) }

struct Page: Block {
  let people: [Person]
  let parts: [Part]
  let logo: AnyBlock
  var footer: (any Block)?
  var isWide = false

  var body: some Block {
    Card("Staff **list**") {
      Listing(people) { person in
        Text(person.name).framed(if: isWide)
        Divider()
      }
    }
    Card { Text("a") }
    Card(alignment: .center) {
      Text("a"); Divider()
    } content: {
      Text("b")
    }
    ForEach(parts.indices, id: \.self) { index in block(of: parts[index]) }
    logo.inCard()
    if let footer { AnyBlock(footer).framed(.blue) }
    pair(Text("a"), Divider())
    isWide ? Text("wide").bold() : Text("narrow")
    condition
  }

  @BlockBuilder func block(of part: Part) -> some Block {
    switch part {
    case .people(let people) where people.isEmpty: EmptyBlock()
    case .people(let people):
      let names = people.map(\.name)
      Text(names.joined(separator: ", "))
    case .words(let words): Text(words)
    case .rule: Divider()
    case .parts(let parts): ForEach(parts.indices, id: \.self) { AnyBlock(parts[$0]) }
    }
  }

  func pair(_ first: some Block, _ second: some Block) -> some Block {
    HStack {
      first
      second
    }
  }

  var condition: some Block {
    if isWide { return AnyBlock(Text("wide")) }
    return AnyBlock(Divider())
  }
}
