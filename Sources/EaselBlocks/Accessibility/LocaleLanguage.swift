import EaselCanvas
import Foundation

extension Block {
  /// Sets a locale of the environment, such as `\.locale`, for the block and everything in it.
  ///
  /// If `\.locale` is set to another language than the one around the block, the block is tagged
  /// with that language:
  ///
  /// ```swift
  /// Text("Sehr geehrte Damen und Herren,").environment(\.locale, Locale(identifier: "de_CH"))
  /// ```
  public func environment(
    _ path: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale
  ) -> some Block {
    ModifiedBlock(self, LocaleModifier(path: path, locale: value))
  }
}

/// Sets a locale, and tags the block with its language if the language around it is another one.
private struct LocaleModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let path: WritableKeyPath<EnvironmentValues, Locale>
  let locale: Locale

  func update(_ inputs: inout NodeInputs) { inputs.environment[keyPath: path] = locale }

  // The inputs are those around the block.
  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard path == \EnvironmentValues.locale,
      locale.language.languageCode != inputs.environment.locale.language.languageCode,
      let code = locale.language.languageCode?.identifier
    else { return node }
    let language = [code, locale.region?.identifier].compactMap { $0 }.joined(separator: "-")
    let kind: MarkedContent.Tag.Kind =
      inputs.environment.isInTextElement ? .span : node is TextNode ? .paragraph : .section
    if kind == .paragraph { (node as? TextNode)?.isParagraph = true }
    let (key, tag) = (ElementKey(), MarkedContent.Tag(kind, language: language))
    return PieceNode(node, inputs) { $0.tagged(tag, key: key, $1) }
  }
}
