import EaselBlocks
import EaselCanvas
import Foundation

/// A list with bullets: each block is an item, and a nested list belongs to the item before it.
///
/// ```swift
/// let list = Bullets {
///   Text("Rice")
///   Text("Beans, of these:")
///   Bullets(["black", "white"])
/// }
/// ```
public struct Bullets: Block {
  private let items: any Block
  private let source: SourceLocation
  @EnvironmentValue(\.listDepth) private var depth

  /// Creates a bulleted list with an item for each block; a list among the blocks belongs to the
  /// item before it.
  ///
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - items: The items.
  public init<Items: Block>(
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder items: () -> Items
  ) {
    self.items = items()
    source = SourceLocation(file, line)
  }

  /// Creates a bulleted list with an item for each string, which is shown verbatim without
  /// Markdown.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public init(
    _ items: some Sequence<String>, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.items = ForEach(Array(items).indices.map { $0 }, id: \.self) { [items = Array(items)] in
      Text(verbatim: items[$0])
    }
    source = SourceLocation(file, line)
  }

  /// The items with bullets: • in an outer list, – in a list within it, and · at deeper levels.
  public var body: some Block {
    let bullet = ["•", "–", "·"][min(depth, 2)]
    let numbering: MarkedContent.Tag.Numbering = depth == 0 ? .disc : depth == 1 ? .none : .circle
    ListBlock(
      numbering: numbering, label: { _ in bullet }, items: items, name: "Bullets", source: source)
  }
}

/// A numbered list: each block is an item, and a nested list belongs to the item before it.
///
/// ```swift
/// let list = Numbered {
///   Text("Open the box.")
///   Text("Take the part out.")
/// }
/// ```
public struct Numbered: Block {
  /// The format of the item numbers: decimal numbers, letters or Roman numerals.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Decimal numbers, in the digits of the locale: 1. 2. 3.
    case decimal
    /// Lowercase letters: a. b. c.; after z. follow aa. bb. and so on.
    ///
    /// Numbers above 2600 are decimal.
    case letters
    /// Lowercase Roman numerals: i. ii. iii.
    ///
    /// Numbers above 9999 are decimal.
    case roman
  }

  private let style: Style?
  private let start: Int
  private let items: any Block
  private let source: SourceLocation
  @EnvironmentValue(\.listDepth) private var depth
  @EnvironmentValue(\.locale) private var locale

  /// Creates a numbered list with an item for each block; a list among the blocks belongs to the
  /// item before it.
  ///
  /// - Parameters:
  ///   - style: The numbering style; `nil` uses decimal numbers, letters and Roman numerals by
  ///     depth.
  ///   - start: The number of the first item. The default is 1. Numbers below 1 count as 1.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - items: The items.
  public init<Items: Block>(
    _ style: Style? = nil, from start: Int = 1, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder items: () -> Items
  ) {
    self.style = style
    self.start = max(start, 1)
    self.items = items()
    source = SourceLocation(file, line)
  }

  /// Creates a numbered list with an item for each string, which is shown verbatim without
  /// Markdown.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - style: The numbering style; `nil` uses decimal numbers, letters and Roman numerals by
  ///     depth.
  ///   - start: The number of the first item. The default is 1. Numbers below 1 count as 1.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public init(
    _ items: some Sequence<String>, style: Style? = nil, from start: Int = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.style = style
    self.start = max(start, 1)
    self.items = ForEach(Array(items).indices.map { $0 }, id: \.self) { [items = Array(items)] in
      Text(verbatim: items[$0])
    }
    source = SourceLocation(file, line)
  }

  /// The items from top to bottom, each with a number and a period before it.
  public var body: some Block {
    let style = style ?? [.decimal, .letters, .roman][depth % 3]
    let numbers: PageNumbering = style == .letters ? .letters : .roman
    let format = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    let numbering: MarkedContent.Tag.Numbering =
      switch style {
      case .decimal: .decimal
      case .letters: .lowerAlpha
      case .roman: .lowerRoman
      }
    ListBlock(
      numbering: numbering,
      label: { [start] item in
        let (sum, isBeyond) = start.addingReportingOverflow(item - 1)
        let number = isBeyond ? .max : sum
        return (style == .decimal ? format.format(number) : numbers.label(number)) + "."
      }, items: items, name: "Numbered", source: source)
  }
}
