import EaselBlocks
import Foundation

/// A formatter for lists, such as “a, b, and c”.
///
/// Foundation has this type on Apple's systems only.
open class ListFormatter: Formatter, @unchecked Sendable {
  // As all formatters of Foundation it is not to be changed while several threads use it.

  /// The locale of the list.
  // Implicitly unwrapped as on Apple's systems.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = EnvironmentValues.ofStrings(.current).locale
  /// The formatter of the items; `nil` writes their descriptions.
  open var itemFormatter: Formatter?

  /// Returns the text of a list of strings in the language of the body that is running.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Returns the text of a list.
  open func string(from items: [Any]) -> String? {
    let style = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard)
    return style.locale(locale ?? Locale(identifier: "en_US"))
      .format(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// Returns the text of a list; `nil` for other values.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
