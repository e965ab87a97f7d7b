import EaselBlocks
import Foundation

extension PersonNameComponents {
  /// A format for the names of persons.
  ///
  /// Foundation has this type on Apple's systems only. The family name comes first in Chinese,
  /// Japanese, Korean, Hungarian and Vietnamese.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a name.
    public enum Style: Codable, Hashable, Sendable {
      /// The given name or the nickname.
      case short
      /// The given and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// The length of the name.
    public var style: Style
    /// The locale that decides the order.
    public var locale: Locale

    /// Creates a format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Returns the format for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    /// Returns the text of a name.
    public func format(_ name: PersonNameComponents) -> String {
      let code = locale.language.languageCode?.identifier ?? "en"
      let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(code)
      func joined(_ parts: [String?], _ separator: String = " ") -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
      }
      let names = [name.givenName, name.familyName]
      let ordered = isFamilyFirst ? names.reversed() : names
      switch style {
      case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
      case .medium: return joined(ordered, ["zh", "ja"].contains(code) ? "" : " ")
      case .long:
        let inner = isFamilyFirst ? ordered : [name.givenName, name.middleName, name.familyName]
        return joined([name.namePrefix] + inner + [name.nameSuffix])
      case .abbreviated: return joined(ordered.map { $0?.first.map { String($0) } }, "")
      }
    }
  }

  /// Returns the text of the name in a format.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }

  /// Returns the given and the family name in the order of the current locale.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a format for the names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
