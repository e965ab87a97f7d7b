import EaselBlocks
import EaselCanvas
import Foundation

extension String {
  /// A literal with interpolations whose key is looked up in catalogs of translations.
  ///
  /// Foundation has this type on Apple's systems only.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    enum Part: Sendable {
      case literal(String)
      case value(@Sendable (inout TextContent.StringInterpolation) -> Void)
    }

    let parts: [Part]

    /// Creates the value of a string literal.
    public init(stringLiteral value: String) { parts = [.literal(value)] }
    /// Creates the value of an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
    /// Creates a value from a key.
    public init(_ value: String) { parts = [.literal(value)] }

    /// The same literal for a text.
    var content: TextContent {
      if case .literal(let characters)? = parts.first, parts.count == 1 {
        return TextContent(stringLiteral: characters)
      }
      var interpolation = TextContent.StringInterpolation(
        literalCapacity: 0, interpolationCount: parts.count)
      for part in parts {
        switch part {
        case .literal(let characters): interpolation.appendLiteral(characters)
        case .value(let append): append(&interpolation)
        }
      }
      return TextContent(stringInterpolation: interpolation)
    }

    /// The builder that collects the parts of an interpolated string literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var parts: [Part] = []

      /// Creates a builder without parts.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the literal.
      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) {
        parts.append(.value { $0.appendInterpolation(string) })
      }

      /// Appends a whole number in the format of the locale.
      public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ number: Number) {
        parts.append(.value { $0.appendInterpolation(number) })
      }

      /// Appends a number in the format of the locale, with six fraction digits.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(
        _ number: Number
      ) {
        parts.append(.value { $0.appendInterpolation(number) })
      }

      /// Appends a whole number with a format specifier, such as `%03lld`.
      public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(
        _ number: Number, specifier: String
      ) {
        parts.append(.value { $0.appendInterpolation(number, specifier: specifier) })
      }

      /// Appends a number with a format specifier, such as `%.2f`.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(
        _ number: Number, specifier: String
      ) {
        parts.append(.value { $0.appendInterpolation(number, specifier: specifier) })
      }

      /// Appends a value in a format.
      public mutating func appendInterpolation<F: FormatStyle & Sendable>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String, F.FormatInput: Sendable {
        parts.append(.value { $0.appendInterpolation(value, format: format) })
      }

      /// Appends the description of a value.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        let description = String(describing: value)
        parts.append(.value { $0.appendInterpolation(description) })
      }
    }
  }
}

extension String.LocalizationValue: Equatable {
  /// Returns whether two literals have the same characters and equal interpolated values.
  public static func == (first: Self, second: Self) -> Bool { first.content == second.content }
}

extension EnvironmentValues {
  /// The environment of the body that is running; outside of one, that of this module.
  ///
  /// - Parameter locale: A locale that is used in place of the environment's; the current one of the
  ///   machine means none.
  static func ofStrings(_ locale: Locale) -> EnvironmentValues {
    var environment = EnvironmentValues.current
    if environment.textLocalization == nil {
      environment = .apple(locale: RenderContext.currentLocale)
    }
    if locale != .current, locale != .autoupdatingCurrent { environment.locale = locale }
    return environment
  }
}

extension Bundle {
  /// The folder of the bundle's files; `nil` for that of the program, whose catalogs are registered.
  var catalogFolder: URL? { self == .main ? nil : resourceURL ?? bundleURL }
}

extension String {
  /// Creates a string from the translation of a literal in the registered catalogs.
  ///
  /// In a body the language is that of the environment, outside of a rendering that of `locale`.
  ///
  /// ```swift
  /// let number = 17
  /// let title = String(localized: "Invoice \(number)", comment: "The title of an invoice")
  /// ```
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.content.string(
      in: .ofStrings(locale), table: table, bundle: bundle?.catalogFolder)
  }

  /// Creates a string from the translation of a key; without one it is a default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.content.string(
      in: .ofStrings(locale), key: "\(key)", table: table, bundle: bundle?.catalogFolder)
  }

  /// Creates a string from the translation of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.content.string(
      in: .ofStrings(resource.locale), key: resource.ownKey, table: resource.table,
      bundle: resource.bundle.folder)
  }
}
