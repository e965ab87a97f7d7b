import Foundation

/// A file of your own with the patterns by which the words of a language are broken.
///
/// ```swift
/// let latin = HyphenationDictionary(URL(filePath: "hyph_la.dic"), language: "la")
/// Quotation(text).hyphenation(.on, dictionaries: [latin])
/// ```
///
/// The file has the form of LibreOffice's dictionaries, `hyph_….dic`: the name of its set of characters,
/// then a pattern a line. It is read once in a process, when the first word of its language is broken; a
/// file that cannot be read is noted as `inputFailed`. A file with breaks that change letters is read by
/// libhyphen: take it from where you take programs from, not from whoever sends it to you.
public struct HyphenationDictionary: Hashable, Sendable {
  /// The file.
  public let url: URL
  /// The language, such as `de` or `pt-BR`.
  public let language: String

  /// Names a file, which is read when it is needed.
  public init(_ url: URL, language: String) {
    self.url = url
    self.language = language
  }
}
