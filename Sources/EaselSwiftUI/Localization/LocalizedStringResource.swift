import EaselBlocks
import Foundation

/// A reference to a text in catalogs of translations, which is looked up when it is shown.
///
/// Foundation has this type on Apple's systems only.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The place of the catalogs of a resource.
  public enum BundleDescription: Equatable, Sendable {
    /// The registered catalogs.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle with a URL.
    case atURL(URL)

    /// The folder of the bundle; `nil` for the registered catalogs.
    var folder: URL? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).catalogFolder
      case .atURL(let url): Bundle(url: url)?.catalogFolder ?? url
      }
    }

    /// Returns whether two resources have the same catalogs.
    public static func == (first: Self, second: Self) -> Bool { first.folder == second.folder }
  }

  /// The key that is looked up; `nil` if it is that of the default value.
  let ownKey: String?
  /// The text without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` is the default table.
  public let table: String?
  /// The locale of the text; the current one of the machine means that of the environment.
  public var locale: Locale
  /// The place of the catalogs.
  public let bundle: BundleDescription

  /// Creates a resource from a literal, which is the key and the default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (ownKey, defaultValue, self.table) = (nil, keyAndValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Creates a resource from a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (ownKey, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated string literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// The text of the resource.
  var text: Text {
    Text(
      defaultValue.content, key: ownKey, table: table, bundle: bundle.folder,
      locale: locale == .current || locale == .autoupdatingCurrent ? nil : locale)
  }
}

/// A type with a text in catalogs of translations.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension Text {
  /// Creates a text from a resource, which is looked up in catalogs of translations.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self = resource.text }

  /// Creates a text from a literal that is looked up in a table.
  ///
  /// - Parameters:
  ///   - key: The literal, which is shown without a translation.
  ///   - tableName: The name of the table; `nil` is `Localizable`.
  ///   - bundle: The bundle with the catalogs; `nil` and the main bundle are the registered catalogs.
  ///   - comment: A comment for translators, which is not used.
  public init(
    _ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key, table: tableName, bundle: bundle?.catalogFolder)
  }

  /// Creates a text from a literal that is looked up in the catalogs of a bundle.
  public init(_ key: LocalizedStringKey, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key, table: nil, bundle: bundle?.catalogFolder)
  }

  /// Creates a text from a literal with a comment for translators, which is not used.
  public init(_ key: LocalizedStringKey, comment: StaticString?) { self.init(key) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the text of a resource, which is looked up in catalogs of translations.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(resource.text)
  }
}
