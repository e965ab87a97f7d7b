import EaselCanvas
import Foundation

/// The translation of text literals; another module implements it with catalogs of strings.
///
/// An environment with a localization writes floating-point numbers of literals with six fraction
/// digits, as the format specifier `%lf` does.
package protocol TextLocalization: AnyObject, Sendable {
  /// Whether there is anything to look up; keys are made only if there is.
  ///
  /// - Parameter bundle: The folder of the bundle that a text names; `nil` if it names none.
  func hasTranslations(in bundle: URL?) -> Bool

  /// Returns the translation of a literal; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - key: The key of the literal, its arguments and where it is looked up.
  ///   - locale: The locale whose language is used.
  ///   - note: Receives a diagnostic if a language is missing.
  func translation(
    of key: LiteralKey, in locale: Locale, note: (Diagnostic) -> Void
  ) -> [LiteralPiece]?
}

/// The key of a literal in catalogs of strings, such as `%lld of %@` for `\(3) of \(name)`.
package struct LiteralKey {
  /// The characters of the literal, with a format specifier for each interpolation.
  package let key: String
  /// The interpolated numbers; `nil` for interpolations that are no numbers.
  package let arguments: [LiteralNumber?]
  /// The name of the table; `nil` is that of the default table.
  package let table: String?
  /// The folder of the bundle; `nil` if none is named.
  package let bundle: URL?

  /// Creates a key.
  package init(
    _ key: String, arguments: [LiteralNumber?] = [], table: String? = nil, bundle: URL? = nil
  ) {
    (self.key, self.arguments, self.table, self.bundle) = (key, arguments, table, bundle)
  }
}

/// A number of a literal, for plural forms and for the formats of translations.
package enum LiteralNumber: Sendable {
  case integer(Int)
  case real(Double)
}

/// A piece of a translation.
package enum LiteralPiece: Equatable {
  /// Characters that may be Markdown.
  case literal(String)
  /// Characters that are shown unchanged.
  case string(String)
  /// The interpolation with an index.
  case argument(Int)
}

extension EnvironmentValues {
  /// The translation of text literals; `nil`, the default, shows them as they are.
  package var textLocalization: (any TextLocalization)? {
    get { text.localization }
    set { text.localization = newValue }
  }
}

/// A literal with the table and bundle in which it is looked up.
final class LocalizedLiteral {
  /// The literal, which is shown without a translation.
  let content: TextContent
  /// The key that is looked up; `nil` is that of the literal.
  let key: String?
  let table: String?
  let bundle: URL?
  /// The locale that is used in place of the environment's; `nil` for none.
  let locale: Locale?

  init(
    _ content: TextContent, key: String?, table: String?, bundle: URL?, locale: Locale?
  ) {
    (self.content, self.key, self.table) = (content, key, table)
    (self.bundle, self.locale) = (bundle, locale)
  }
}

extension Text {
  /// Creates a text from a literal that is looked up in a table of a bundle.
  ///
  /// - Parameters:
  ///   - content: The literal, which is shown without a translation.
  ///   - key: The key that is looked up; `nil` is that of the literal.
  ///   - table: The name of the table; `nil` is the default table.
  ///   - bundle: The folder of the bundle; `nil` uses the catalogs of the environment.
  ///   - locale: The locale whose language is used; `nil` is the environment's.
  package init(
    _ content: TextContent, key: String? = nil, table: String?, bundle: URL?,
    locale: Locale? = nil
  ) {
    self.init(
      .part(
        .localized(
          LocalizedLiteral(content, key: key, table: table, bundle: bundle, locale: locale))))
  }
}

extension TextContent {
  /// The characters of the literal in an environment, translated, without regard to Markdown.
  package func string(
    in environment: EnvironmentValues, key: String? = nil, table: String? = nil,
    bundle: URL? = nil
  ) -> String {
    let lookup = LiteralLookup(
      localization: environment.textLocalization, key: key, table: table, bundle: bundle)
    return (lookup.translated(parts[...], environment.locale) ?? parts[...]).map { part in
      switch part {
      case .literal(let characters), .string(let characters): characters
      default: Text(.part(part)).string(in: environment)
      }
    }.joined()
  }
}

/// A lookup of a literal in the localization of an environment.
struct LiteralLookup {
  let localization: (any TextLocalization)?
  var key: String?
  var table: String?
  var bundle: URL?
  /// Receives diagnostics; `nil` drops them.
  var note: ((Diagnostic) -> Void)?

  /// The parts of the translation of a literal; `nil` if it has none.
  func translated(
    _ parts: ArraySlice<TextPart>, _ locale: Locale
  ) -> ArraySlice<TextPart>? {
    guard let localization, localization.hasTranslations(in: bundle) else { return nil }
    let arguments = parts.filter { $0.literal == nil }
    let pieces = localization.translation(
      of: LiteralKey(
        key ?? Self.key(of: parts, isFormat: !arguments.isEmpty),
        arguments: arguments.map(\.number), table: table, bundle: bundle),
      in: locale, note: note ?? { _ in })
    return pieces?.map { piece in
      switch piece {
      case .literal(let characters): .literal(characters)
      case .string(let characters): .string(characters)
      case .argument(let index):
        arguments.indices.contains(index) ? arguments[index] : .string("")
      }
    }[...]
  }

  /// The key of a literal.
  ///
  /// A literal without interpolations is no format, so that it keeps its percent signs.
  private static func key(of parts: ArraySlice<TextPart>, isFormat: Bool) -> String {
    var key = ""
    for part in parts {
      let literal = isFormat ? part.literal?.replacing("%", with: "%%") : part.literal
      key += literal ?? part.specifier
    }
    return key
  }
}

extension TextPart {
  /// The characters of a part of the literal itself; `nil` for an interpolation.
  fileprivate var literal: String? {
    if case .literal(let characters) = self { characters } else { nil }
  }

  /// The number of the part; `nil` if it is none.
  fileprivate var number: LiteralNumber? {
    switch self {
    case .integer(let number): .integer(Int(clamping: number))
    case .real(let number, _): .real(number)
    case .specified(let value): value.number
    default: nil
    }
  }

  /// The format specifier of an interpolation in the key of its literal.
  fileprivate var specifier: String {
    switch self {
    case .integer(let number):
      switch number {
      case is Int8, is Int16, is Int32: "%d"
      case is UInt8, is UInt16, is UInt32: "%u"
      case is UInt, is UInt64: "%llu"
      default: "%lld"
      }
    case .real(_, let isSingle): isSingle ? "%f" : "%lf"
    case .specified(let value): value.specifier
    default: "%@"
    }
  }
}
