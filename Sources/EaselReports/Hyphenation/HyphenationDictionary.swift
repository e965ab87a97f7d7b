import Foundation

/// A file with your own hyphenation patterns for one language, in the format of LibreOffice.
///
/// ```swift
/// let latin = HyphenationDictionary(URL(filePath: "hyph_la.dic"), language: "la")
/// let quotation = Quotation { Text("Gallia est omnis divisa in partes tres.") }
///   .hyphenation(.on, dictionaries: [latin])
/// ```
///
/// The file has the format of LibreOffice's dictionaries, `hyph_….dic`: the name of its character
/// encoding, then one pattern in each line. It is read once in a process, when the first word of
/// its language is hyphenated. A file that cannot be read is an error of code `inputFailed`.
///
/// Some files have patterns that replace letters at a break (nonstandard hyphenation). They are
/// read by the C library libhyphen. Use only files from sources that you trust, and no files that
/// users upload.
public struct HyphenationDictionary: Hashable, Sendable {
  /// The URL of the file with the hyphenation patterns.
  public let url: URL
  /// The language of the patterns as a BCP 47 tag, such as `de` or `pt-BR`.
  public let language: String

  /// Creates a dictionary from a file, which is read when the first word of its language is
  /// hyphenated.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - language: The language of the patterns as a BCP 47 tag, such as `de` or `pt-BR`.
  public init(_ url: URL, language: String) {
    self.url = url
    self.language = language
  }
}
