import EaselBlocks
import Foundation

/// A translation with format specifiers, for the arguments of one literal.
struct TranslationFormat {
  let translation: Translation
  let language: String
  let arguments: [LiteralNumber?]
  let locale: Locale

  private var found: [LiteralPiece] = []
  private var literal = ""
  /// The index of the next argument of specifiers without a position.
  private var next = 0
  /// The number of substitutions so far.
  private var substitutionCount = 0
  /// Whether a substitution was left out, because there were too many of them.
  private(set) var isCut = false

  /// The depth of substitutions in each other; sentences have two or three numbers.
  private static let maximumDepth = 8
  /// The number of substitutions in a text; those that contain each other multiply.
  private static let maximumSubstitutions = 256

  init(
    translation: Translation, language: String, arguments: [LiteralNumber?], locale: Locale
  ) {
    (self.translation, self.language) = (translation, language)
    (self.arguments, self.locale) = (arguments, locale)
  }

  /// The pieces of the translation.
  mutating func pieces() -> [LiteralPiece] {
    let text = translation.phrase.text(for: arguments.lazy.compactMap { $0 }.first, in: language)
    // A literal without interpolations is no format, so that it keeps its percent signs.
    guard !arguments.isEmpty else { return [.literal(text)] }
    expand(text, argument: nil, depth: 0)
    endLiteral()
    return found
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { found.append(.literal(literal)) }
    literal = ""
  }

  /// Appends a text with specifiers.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - argument: The index of the argument of the substitution that the text is in.
  ///   - depth: The number of substitutions around the text; they may contain themselves.
  private mutating func expand(_ text: String, argument: Int?, depth: Int) {
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
      } else if let argument, rest.hasPrefix("arg") {
        rest = rest.dropFirst(3)
        append(argument, "", locale)
      } else if let specifier = Specifier(rest) {
        rest = rest[specifier.end...]
        append(specifier, depth)
      } else {
        // It is no specifier, such as the percent sign of “100 % sure”.
        literal += "%"
      }
    }
    literal += rest
  }

  private mutating func append(_ specifier: Specifier, _ depth: Int) {
    guard let name = specifier.name else {
      let index = index(of: specifier.position)
      if specifier.position == nil { next += 1 }
      return append(index, specifier.format, locale)
    }
    guard let substitution = translation.substitutions[name] else { return }
    substitutionCount += 1
    guard depth < Self.maximumDepth, substitutionCount <= Self.maximumSubstitutions else {
      isCut = true
      return
    }
    let index = index(of: substitution.argument ?? specifier.position)
    let outer = next
    next = index
    let number = arguments.indices.contains(index) ? arguments[index] : nil
    expand(
      substitution.phrase.text(for: number, in: language), argument: index, depth: depth + 1)
    next = max(outer, next, index + 1)
  }

  /// The index of the argument with a number, from 1; that of no argument for other numbers.
  private func index(of position: Int?) -> Int {
    guard let position else { return next }
    return position > 0 ? min(position - 1, arguments.count) : arguments.count
  }

  private mutating func append(_ index: Int, _ format: String, _ locale: Locale) {
    guard arguments.indices.contains(index) else { return }
    endLiteral()
    guard !format.isEmpty, let number = arguments[index] else {
      found.append(.argument(index))
      return
    }
    let value: SpecifiedValue.Value =
      switch number {
      case .integer(let number): .integer(Int64(number))
      case .real(let number): .real(number)
      }
    found.append(
      .string(SpecifiedValue(value, specifier: format.boundedSpecifier).string(in: locale)))
  }
}

extension String {
  /// The number of characters to which a specifier may fill up a value, as many as a line has.
  private static let maximumWidth = 512

  /// The format specifiers of the string with widths and precisions that are not huge, and without the
  /// numbers of arguments, since there is one.
  var boundedSpecifier: String {
    var result = ""
    var rest = self[...]
    while let percent = rest.firstIndex(of: "%") {
      let after = rest.index(after: percent)
      result += rest[..<after]
      rest = rest[after...]
      var isPosition = true
      while let character = rest.first, "0123456789.+-# '$".contains(character) {
        let digits = rest.prefix { "0123456789".contains($0) }
        guard !digits.isEmpty else {
          if character != "$" { result.append(character) }
          (rest, isPosition) = (rest.dropFirst(), false)
          continue
        }
        rest = rest.dropFirst(digits.count)
        if isPosition, rest.first == "$" { continue }
        isPosition = false
        let zeros = digits.prefix { $0 == "0" }.prefix(1)
        let width = min(Int(digits) ?? .max, Self.maximumWidth)
        result += width == 0 ? String(zeros) : "\(zeros)\(width)"
      }
    }
    return result + rest
  }
}

/// A format specifier of a translation, such as `%1$@`, `%.1f` or `%#@items@`.
private struct Specifier {
  /// The number of its argument, from 1; `nil` is the next one.
  var position: Int?
  /// The name of a substitution; `nil` for a value.
  var name: String?
  /// The specifier with its flags, width and precision; empty if it has none.
  var format = ""
  var end: Substring.Index

  /// Scans a specifier after its percent sign; `nil` if there is none.
  init?(_ text: Substring) {
    var rest = text
    let digits = rest.prefix(while: \.isWholeNumber)
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      rest = rest.dropFirst(2)
      guard let close = rest.firstIndex(of: "@") else { return nil }
      name = String(rest[..<close])
      end = rest.index(after: close)
      return
    }
    let flags = rest.prefix { "0123456789.+-#'".contains($0) }
    rest = rest.dropFirst(flags.count)
    let length = rest.prefix { "hlqLzjt".contains($0) }
    rest = rest.dropFirst(length.count)
    guard let conversion = rest.first, "@diuxXofFeEgGaAcsSDUO".contains(conversion) else {
      return nil
    }
    if !flags.isEmpty { format = "%\(flags)\(conversion)" }
    end = rest.index(after: rest.startIndex)
  }
}
