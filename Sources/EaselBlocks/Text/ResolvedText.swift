import EaselCanvas
import Foundation

/// A text in an environment: one string, and the attributes of its runs.
struct ResolvedText {
  /// Characters of the string with equal attributes.
  struct Run {
    /// The UTF-8 bytes of the run.
    var bytes: Range<Int>
    var attributes: TextAttributeBox?
  }

  /// An element that another module defines, and the bytes of its text.
  struct Element {
    var element: any InlineElement
    var bytes: Range<Int>
  }

  /// The details that only some texts have.
  final class Details {
    var runs: [Run] = []
    var images: [InlineImage] = []
    var elements: [Element] = []
    /// The numbers that have no text and are left out.
    var faults: [TextFault] = []
  }

  var string = ""
  /// The details; `nil` for a text without attributes.
  private(set) var details: Details?

  /// The inputs that elements of other modules need; `nil` if only the characters are requested.
  private let inputs: NodeInputs?

  /// Resolves a text with its parts in order, independent of their nesting depth.
  init(_ text: Text, in environment: EnvironmentValues, _ inputs: NodeInputs? = nil) {
    self.inputs = inputs
    let values = environment.text
    let (textCase, localization) = (values.textCase, values.localization)
    if text.attributes == nil, textCase == nil, case .part(let part) = text.content {
      switch part {
      case .string(let characters): string = characters
      case .literal(let characters)
      where localization == nil && !InlineMarkdown.mayMark(characters):
        string = characters
      case .value(let value): string = value(environment)
      case .number(let number):
        switch number(environment) {
        case .text(let characters): string = characters
        case .invalid(let value): own.faults.append(TextFault(invalidNumber: value))
        }
      case .integer(let number): string = NumberText.string(number, in: environment.locale)
      case .real(let number, _):
        if let characters = Self.string(number, environment.locale, localization) {
          string = characters
        } else {
          own.faults.append(TextFault(invalidNumber: "\(number)"))
        }
      default: resolve(text, environment, textCase, localization)
      }
    } else {
      resolve(text, environment, textCase, localization)
    }
    normalizeNewlines()
  }

  /// A part that is still to be resolved; the next part is the last in the list.
  private struct Pending {
    var part: TextPart
    var attributes: TextAttributeBox?
    /// The element that ends here, and the byte at which it began.
    var endsElement: (any InlineElement, Int)?
  }

  private mutating func resolve(
    _ text: Text, _ environment: EnvironmentValues, _ textCase: Text.Case?,
    _ localization: (any TextLocalization)?
  ) {
    var pending: [Pending] = [Pending(part: .text(text))]
    func cased(_ characters: String) -> String {
      switch textCase {
      case .uppercase: characters.uppercased(with: environment.locale)
      case .lowercase: characters.lowercased(with: environment.locale)
      case nil: characters
      }
    }
    var expanded = 0
    while let next = pending.popLast() {
      if let (element, start) = next.endsElement {
        own.elements.append(Element(element: element, bytes: start..<string.utf8.count))
        continue
      }
      switch next.part {
      case .string(let characters): append(cased(characters), next.attributes)
      case .value(let value): append(cased(value(environment)), next.attributes)
      case .literal:
        let parts = translated([next.part], environment, localization)
        pending.append(
          contentsOf: Self.scanned(parts, next.attributes, environment, localization).reversed())
      case .localized(let literal):
        let parts = translated(literal, environment, localization)
        pending.append(
          contentsOf: Self.scanned(parts, next.attributes, environment, localization).reversed())
      case .attributed(let attributed):
        append(attributed, next.attributes, cased)
      case .number(let number):
        switch number(environment) {
        case .text(let characters): append(cased(characters), next.attributes)
        case .invalid(let value): own.faults.append(TextFault(invalidNumber: value))
        }
      case .integer(let number):
        append(cased(NumberText.string(number, in: environment.locale)), next.attributes)
      case .real(let number, _):
        if let characters = Self.string(number, environment.locale, localization) {
          append(cased(characters), next.attributes)
        } else {
          own.faults.append(TextFault(invalidNumber: "\(number)"))
        }
      case .specified(let value):
        append(cased(value.string(in: environment.locale)), next.attributes)
      case .attributedNumber(let number):
        switch number(environment) {
        case .text(let characters): append(characters, next.attributes, cased)
        case .invalid(let value): own.faults.append(TextFault(invalidNumber: value))
        }
      case .image(let image):
        var looks = TextAttributes()
        looks.image = own.images.count
        own.images.append(image)
        append("\u{FFFC}", .inside(TextAttributeBox(looks), next.attributes))
      case .element(let element):
        // Elements may contain one another endlessly.
        expanded += 1
        guard expanded <= Self.mostElements else { continue }
        let element = inputs.map(element.placed) ?? element
        pending.append(
          Pending(part: next.part, attributes: nil, endsElement: (element, string.utf8.count)))
        var surroundings = environment
        if let font = next.attributes?.values.font { surroundings.font = font }
        pending.append(
          Pending(part: .text(element.text(in: surroundings)), attributes: next.attributes))
      case .text(let text):
        let looks = TextAttributeBox.inside(text.attributes, next.attributes)
        switch text.content {
        case .part(let part): pending.append(Pending(part: part, attributes: looks))
        case .parts(let parts, let count, let isMarkdown):
          let parts = parts.prefix(count)
          if isMarkdown {
            let parts = translated(parts, environment, localization)
            pending.append(
              contentsOf: Self.scanned(parts, looks, environment, localization).reversed())
          } else {
            for part in parts.reversed() { pending.append(Pending(part: part, attributes: looks)) }
          }
        }
      }
    }
  }

  private static let mostElements = 100_000

  /// The text of a floating-point number of a literal; `nil` for NaN and infinity.
  private static func string(
    _ number: Double, _ locale: Locale, _ localization: (any TextLocalization)?
  ) -> String? {
    localization == nil
      ? NumberText.string(number, in: locale) : NumberText.longString(number, in: locale)
  }

  /// The parts of a literal in the language of the environment; the same parts without a translation.
  private func translated(
    _ parts: ArraySlice<TextPart>, _ environment: EnvironmentValues,
    _ localization: (any TextLocalization)?
  ) -> ArraySlice<TextPart> {
    guard localization != nil else { return parts }
    return lookup(localization).translated(parts, environment.locale) ?? parts
  }

  /// The parts of a literal with a table of its own, in the language of the environment.
  private func translated(
    _ literal: LocalizedLiteral, _ environment: EnvironmentValues,
    _ localization: (any TextLocalization)?
  ) -> ArraySlice<TextPart> {
    var lookup = lookup(localization)
    (lookup.key, lookup.table, lookup.bundle) = (literal.key, literal.table, literal.bundle)
    return lookup.translated(literal.content.parts[...], literal.locale ?? environment.locale)
      ?? literal.content.parts[...]
  }

  // A missing language is noted once and not with the path of each block.
  private func lookup(_ localization: (any TextLocalization)?) -> LiteralLookup {
    let session = inputs?.session
    return LiteralLookup(localization: localization) { session?.note($0) }
  }

  /// The parts of a literal after its Markdown was parsed.
  private static func scanned(
    _ parts: ArraySlice<TextPart>, _ looks: TextAttributeBox?, _ environment: EnvironmentValues,
    _ localization: (any TextLocalization)?
  ) -> [Pending] {
    let source = parts.indices.map { index -> InlineMarkdown.Part in
      if case .literal(let characters) = parts[index] { .source(characters) } else { .value(index) }
    }
    let runs = InlineMarkdown.runs(source) { index in
      switch parts[index] {
      case .string(let characters): characters
      case .value(let value): value(environment)
      case .number(let number): number(environment).text ?? ""
      case .integer(let number): NumberText.string(number, in: environment.locale)
      case .real(let number, _): string(number, environment.locale, localization) ?? ""
      case .specified(let value): value.string(in: environment.locale)
      default: nil
      }
    }
    // Runs with equal Markdown attributes share one attributes object.
    var boxes: [Marks: TextAttributeBox?] = [:]
    // Links are numbered, so that a long address is not hashed for each run in its link.
    var numbers: [String: Int] = [:]
    var link: (address: String?, number: Int) = (nil, 0)
    return runs.map { run in
      if run.link != link.address {
        link.address = run.link
        link.number = 0
        if let address = run.link {
          link.number = numbers[address] ?? numbers.count + 1
          numbers[address] = link.number
        }
      }
      let marks = Marks(traits: run.traits, link: run.link, number: link.number)
      let box = boxes[marks] ?? marks.looks(inside: looks)
      boxes[marks] = .some(box)
      switch run.content {
      case .text(let characters): return Pending(part: .string(characters), attributes: box)
      case .value(let index): return Pending(part: parts[index], attributes: box)
      }
    }
  }

  private var own: Details {
    mutating get {
      if let details { return details }
      let made = Details()
      if !string.isEmpty { made.runs = [Run(bytes: 0..<string.utf8.count, attributes: nil)] }
      details = made
      return made
    }
  }

  private mutating func append(_ characters: String, _ attributes: TextAttributeBox?) {
    guard !characters.isEmpty else { return }
    let start = string.utf8.count
    string += characters
    if attributes == nil, details == nil { return }
    let details: Details
    if let known = self.details {
      details = known
    } else {
      details = Details()
      if start > 0 { details.runs = [Run(bytes: 0..<start, attributes: nil)] }
      self.details = details
    }
    let end = string.utf8.count
    if let last = details.runs.last, last.attributes === attributes, attributes?.values.image == nil
    {
      details.runs[details.runs.count - 1].bytes = last.bytes.lowerBound..<end
    } else {
      details.runs.append(Run(bytes: start..<end, attributes: attributes))
    }
  }

  private mutating func append(
    _ attributed: AttributedString, _ outer: TextAttributeBox?, _ cased: (String) -> String
  ) {
    for run in attributed.runs {
      let looks = TextAttributes(run)
      append(
        cased(String(attributed[run.range].characters)),
        looks.map { .inside(TextAttributeBox($0), outer) } ?? outer)
    }
  }

  /// Replaces each carriage return, with or without a line feed, by one newline.
  ///
  /// The text layout does the same, so that byte ranges agree with it.
  private mutating func normalizeNewlines() {
    guard string.utf8.contains(0x0D) else { return }
    var bytes: [UInt8] = []
    var positions = [Int](repeating: 0, count: string.utf8.count + 1)
    var last: UInt8 = 0
    for (index, byte) in string.utf8.enumerated() {
      positions[index] = bytes.count
      if !(byte == 0x0A && last == 0x0D) { bytes.append(byte == 0x0D ? 0x0A : byte) }
      last = byte
    }
    positions[string.utf8.count] = bytes.count
    string = String(decoding: bytes, as: UTF8.self)
    func moved(_ range: Range<Int>) -> Range<Int> {
      positions[range.lowerBound]..<positions[range.upperBound]
    }
    guard let details else { return }
    for index in details.runs.indices {
      details.runs[index].bytes = moved(details.runs[index].bytes)
    }
    for index in details.elements.indices {
      details.elements[index].bytes = moved(details.elements[index].bytes)
    }
  }
}

/// The Markdown attributes of a run.
private struct Marks: Hashable {
  var traits: InlineMarkdown.Traits
  var link: String?
  /// The number of the link.
  var number: Int

  static func == (first: Marks, second: Marks) -> Bool {
    first.traits == second.traits && first.number == second.number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(traits)
    hasher.combine(number)
  }

  /// The attributes of the run, combined with those of the text.
  func looks(inside outer: TextAttributeBox?) -> TextAttributeBox? {
    guard !traits.isEmpty || link != nil else { return outer }
    var looks = TextAttributes()
    looks.link = link
    if traits.contains(.strong) { looks.fontChanges.isBold = true }
    if traits.contains(.emphasis) { looks.fontChanges.isItalic = true }
    if traits.contains(.code) { looks.fontChanges.design = .monospaced }
    if traits.contains(.strike) { looks.strikethrough = TextRule(isActive: true) }
    return .inside(TextAttributeBox(looks), outer)
  }
}

extension TextAttributes {
  /// The attributes of a run of an attributed string; `nil` if it has none.
  fileprivate init?(_ run: AttributedString.Runs.Run) {
    var says = false
    func value<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
    where Key.Value: Sendable {
      let value = run[key]
      if value != nil { says = true }
      return value
    }
    font = value(EaselAttributes.FontKey.self).map { .some(TypeStyle($0)) }
    foreground = value(EaselAttributes.ColorKey.self).map { Tint($0) }
    background = value(EaselAttributes.BackgroundColorKey.self)
    kerning = value(EaselAttributes.KerningKey.self)
    underline = value(EaselAttributes.UnderlineKey.self).map { TextRule(isActive: $0) }
    strikethrough = value(EaselAttributes.StrikethroughKey.self).map { TextRule(isActive: $0) }
    baselineOffset = value(EaselAttributes.BaselineOffsetKey.self)
    language = value(EaselAttributes.LanguageKey.self)
    link = value(AttributeScopes.FoundationAttributes.LinkAttribute.self)?.absoluteString
    guard says else { return nil }
  }
}

extension Text {
  /// The characters of the text in an environment, without attributes.
  package func string(in environment: EnvironmentValues) -> String {
    ResolvedText(self, in: environment).string
  }
}
