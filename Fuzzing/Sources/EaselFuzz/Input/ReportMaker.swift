import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// Makes a report of the bytes of a case.
struct ReportMaker {
  var input: FuzzInput
  var words = ReportWordList()
  /// Whether sizes are no numbers, or far from any page.
  private(set) var isOdd = false
  /// Names that references lead to, of which some exist.
  static let names = ["a", "b", "c", "nowhere"]

  init(_ input: FuzzInput) {
    self.input = input
    isOdd = self.input.bool()
  }

  mutating func report() -> Report {
    let style = pageStyle()
    let heads = HeadKinds(&input)
    var contents: [AnyBlock] = []
    repeat {
      contents.append(input.rarely(64) ? pages() : block(4))
    } while !input.isEmpty && contents.count < 12
    let theme = input.rarely(64) ? input.choice(Self.themes) : .plain
    return Report(
      "R", language: input.choice([nil, "en", "de", "ar"]), theme: theme, pages: style
    ) {
      ForEach(contents.indices, id: \.self) { contents[$0] }
    } header: { page in
      heads.header(page)
    } footer: { page in
      heads.footer(page)
    } background: { _ in
      if heads.hasWatermark { Watermark("Draft") }
    }
  }

  private mutating func pages() -> AnyBlock {
    words.log("Pages")
    words.depth += 1
    defer { words.depth -= 1 }
    let style = pageStyle()
    let heads = HeadKinds(&input)
    let numbering = input.choice([
      PageNumbering.continuous, .none, .decimal, .roman, .upperRoman, .letters, .upperLetters,
    ])
    let content = blocks(3)
    let pages = Pages(style) {
      content
    } header: { page in
      heads.header(page)
    } footer: { page in
      heads.footer(page)
    } background: { _ in
      if heads.hasWatermark { Watermark("Draft") }
    }
    return AnyBlock(
      pages.numbering(
        input.rarely() ? numbering.from(input.whole(mostly: [0, 1, 900])) : numbering)
    )
  }

  private mutating func pageStyle() -> PageStyle {
    var style: PageStyle
    switch input.index(below: 6) {
    case 0: style = .a4
    case 1: style = .a5
    case 2: style = PageStyle(CGSize(width: 320, height: 180))
    case 3: style = PageStyle(CGSize(width: 240, height: 320))
    case 4: style = .letter.landscape()
    default:
      style = PageStyle(
        CGSize(
          width: input.choice([120, 200, 300, 900]), height: input.choice([60, 100, 150, 400])))
      if isOdd, input.rarely(64) { style.size = input.size() }
    }
    if style.size.height < 400 { style = style.margins(input.choice([0, 10, 20])) }
    if input.rarely(32) { style = style.margins(inner: 30, outer: 10) }
    if input.rarely(8) { style = style.bleed(length([0, 3, 9])) }
    if isOdd, input.rarely(16) {
      style = style.margins(input.choice([.all, .top, .horizontal]), CGFloat(input.number()))
    }
    return style
  }

  // MARK: Parts

  /// A whole number, seldom a large one.
  mutating func whole() -> Int { input.whole(mostly: [1, 1, 2, 3]) }

  /// A length of those given; in odd reports seldom any other.
  mutating func length(_ values: [Double]) -> CGFloat {
    CGFloat(isOdd ? input.number(mostly: values) : input.choice(values))
  }

  /// Words that are looked for.
  mutating func text(_ most: Int = 60) -> String { words.text(count(atMost: most)) }

  /// Words that lists of figures and of tables show as well.
  mutating func caption() -> String { words.caption(count(atMost: 10)) }

  private mutating func count(atMost most: Int) -> Int {
    input.rarely(64) ? input.index(below: most) + 1 : input.index(below: 5) + 1
  }

  /// Letters of all scripts, which are not looked for.
  mutating func other() -> String {
    let text = input.string(atMost: 12).filter { !ReportWordList.isLetter($0) }
    words.add(other: text)
    return text
  }

  /// Some blocks as one.
  mutating func blocks(_ depth: Int) -> AnyBlock {
    words.depth += 1
    defer { words.depth -= 1 }
    var blocks = input.list(atMost: 4) { _ in 0 }.map { _ in block(depth) }
    if blocks.isEmpty, input.rarely(192) { blocks = [block(0)] }
    return AnyBlock(ForEach(blocks.indices, id: \.self) { blocks[$0] })
  }

  /// A block, mostly with words in it.
  mutating func block(_ depth: Int) -> AnyBlock {
    words.depth += 1
    defer { words.depth -= 1 }
    let inner =
      switch depth > 0 ? input.index(below: 8) : input.index(below: 3) {
      case 0, 1: textBlock()
      case 2: leaf()
      case 3, 4: container(depth - 1)
      case 5: flowing(depth - 1)
      case 6: AnyBlock(table(depth - 1))
      default: changed(block(depth - 1))
      }
    return input.rarely(24) ? AnyBlock(inner.id(input.choice(Self.names.dropLast()))) : inner
  }
}

/// What stands at the head and the foot of pages.
struct HeadKinds: Sendable {
  private let head: Int
  private let foot: Int
  let hasWatermark: Bool

  init(_ input: inout FuzzInput) {
    head = input.index(below: 12)
    foot = input.index(below: 12)
    hasWatermark = input.rarely(16)
  }

  func header(_ page: ReportPage) -> AnyBlock { Self.block(head, page) }
  func footer(_ page: ReportPage) -> AnyBlock { Self.block(foot, page) }

  private static func block(_ kind: Int, _ page: ReportPage) -> AnyBlock {
    switch kind {
    case 0: AnyBlock(Text("Page \(page.number) of \(page.count)"))
    case 1: AnyBlock(Text(verbatim: page.label))
    case 2: if page.isFirst { AnyBlock(EmptyBlock()) } else { AnyBlock(Text("on")) }
    // Grows where the page ends something.
    case 3: AnyBlock(Rectangle().frame(height: page.isLast ? 40 : 8))
    case 4: AnyBlock(Rectangle().frame(height: page.side == .left ? 30 : 3))
    case 5: AnyBlock(Rectangle().frame(height: page.title(level: 1).isEmpty ? 4 : 24))
    case 6: AnyBlock(Rectangle().frame(height: CGFloat(page.lastTitle.count % 7) * 6))
    default: AnyBlock(EmptyBlock())
    }
  }
}
