import EaselSwiftUI
import Foundation

/// The texts of a view, in drawing order.
func words(_ view: some View, _ locale: String? = nil) throws -> [String] {
  try rendering(view, locale).words
}

/// The texts of a view in drawing order, and the diagnostics of its rendering.
func rendering(
  _ view: some View, _ locale: String? = nil
) throws -> (words: [String], diagnostics: [Diagnostic]) {
  let result = try view.rendered(as: .svg, options: RenderOptions(localeIdentifier: locale))
  return (wordsShown(in: result.output), result.diagnostics)
}

/// Files in a folder of their own, which is removed at the end.
struct TextFiles: ~Copyable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")

  init(_ files: [String: String]) throws {
    for (name, content) in files { try add(Data(content.utf8), name) }
  }

  func add(_ data: Data, _ name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// A string catalog with the entries of a JSON object.
func catalogJSON(_ strings: String, source: String = "en") -> String {
  #"{"sourceLanguage":"\#(source)","version":"1.0","strings":{\#(strings)}}"#
}

/// The JSON of a translated string.
func translated(_ value: String) -> String {
  #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
}

/// The JSON of plural forms.
func pluralForms(_ forms: KeyValuePairs<String, String>) -> String {
  let forms = forms.map { #""\#($0)":\#(translated($1))"# }.joined(separator: ",")
  return #"{"variations":{"plural":{\#(forms)}}}"#
}

/// The JSON of a key with its translations.
func catalogEntry(_ key: String, _ languages: KeyValuePairs<String, String>) -> String {
  let languages = languages.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
  return #""\#(key)":{"localizations":{\#(languages)}}"#
}
