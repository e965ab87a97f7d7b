import Foundation

/// A file with your own patterns for hyphenating the words of a language.
///
/// ```swift
/// let latin = HyphenationDictionary(URL(filePath: "hyph_la.dic"), language: "la")
/// let quotation = Quotation { Text("Gallia est omnis divisa in partes tres.") }
///   .hyphenation(.on, dictionaries: [latin])
/// ```
///
/// The file has the format of LibreOffice's dictionaries, `hyph_….dic`: the name of its character
/// encoding, then one pattern in each line. It is read once in a process, when the first word of
/// its language is hyphenated. A file that cannot be read is an error of code `inputFailed`. Files
/// with breaks that change letters are read by libhyphen: use files from sources that you trust as
/// much as those of your programs, and none that users send you.
public struct HyphenationDictionary: Hashable, Sendable {
  /// The URL of the file.
  public let url: URL
  /// The language of the patterns, such as `de` or `pt-BR`.
  public let language: String

  /// Creates a dictionary from a file, which is read when it is needed.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - language: The language of the patterns, such as `de` or `pt-BR`.
  public init(_ url: URL, language: String) {
    self.url = url
    self.language = language
  }
}
