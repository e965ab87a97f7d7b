import Foundation

// Foundation's function looks in the program's bundle only. It has more parameters with default values,
// so that calls of these forms find the functions of this module.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the translation of a key in the registered catalogs; the key itself without one.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  String(localized: String.LocalizationValue(key))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the translation of a key in a table of the registered catalogs; the key itself without one.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  String(localized: String.LocalizationValue(key), table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the translation of a key in the catalogs of a bundle; the key itself without one.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle, comment: String
) -> String {
  String(localized: String.LocalizationValue(key), table: tableName, bundle: bundle)
}
