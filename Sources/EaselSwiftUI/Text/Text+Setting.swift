import EaselBlocks
import Foundation

extension Text {
  /// The scale of a text compared with the text around it.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The scale of the text itself.
    public static let `default` = Scale(isSecondary: false)
    /// The scale of text of less importance, which is not drawn smaller.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Returns the text unchanged: its size is not scaled, which is counted in a note of the rendering.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled && scale == .secondary ? inert("textScale") : self
  }

  /// Returns the text set by the rules of a language, such as the forms of its characters.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? self.language(language.minimalIdentifier) : self
  }

  /// Returns the text set by the rules of a language, or by those of the environment.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    guard isEnabled, let language = language.language else { return self }
    return typesettingLanguage(language)
  }

  /// Returns the text unchanged: how it is spoken is not kept.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Returns the text unchanged: how it is spoken is not kept.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns the text unchanged: how it is spoken is not kept.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns the text unchanged: how it is spoken is not kept.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Returns the text unchanged, and counts something that has no effect in a rendering.
  func inert(_ name: String) -> Text { self + Text(element: InertElement(name: name)) }
}

/// An element without characters that counts something without effect.
private struct InertElement: InlineElement {
  let name: String

  func text(in environment: EnvironmentValues) -> Text { Text(verbatim: "") }

  func placed(_ inputs: NodeInputs) -> any InlineElement {
    inputs.session.countInert(name)
    return self
  }
}

/// The language by whose rules a text is set.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  /// The language of the environment.
  public static let automatic = TypesettingLanguage(language: nil)
  /// Returns a given language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Returns the view unchanged: texts of less importance are not drawn smaller.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    inert("textScale", if: isEnabled && scale == .secondary)
  }

  /// Returns the view unchanged; the language of a single text is set by the function of `Text`.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    inert("typesettingLanguage", if: isEnabled)
  }

  /// Returns the view unchanged; the language of a single text is set by the function of `Text`.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    inert("typesettingLanguage", if: isEnabled && language != .automatic)
  }
}
