import Foundation

/// A format that is selected by the extension of a file's name.
package protocol FileFormat: Sendable {
  /// All formats.
  static var named: [Self] { get }
  /// The extensions of file names for this format, in lower case; the usual one comes first.
  var fileExtensions: [String] { get }
}

extension FileFormat {
  /// Returns the format for an extension in upper or lower case, or `nil` if there is none.
  package static func named(_ fileExtension: String) -> Self? {
    let wanted = fileExtension.lowercased()
    return named.first { $0.fileExtensions.contains(wanted) }
  }

  /// Returns the format for the extension of a file's name.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - operation: The call that writes the file, for the error.
  /// - Throws: `unsupportedFormat` if no format has the extension.
  package static func named(by url: URL, operation: String) throws -> Self {
    if let format = named(url.pathExtension) { return format }
    let known = named.flatMap(\.fileExtensions).map { ".\($0)" }
    let list = known.dropLast().joined(separator: ", ") + " or \(known.last ?? "")"
    let moves = ["gif", "webp", "apng"].contains(url.pathExtension.lowercased())
    let hint = moves ? "; an animation is written by writeAnimation(to:) of EaselAnimation" : ""
    throw EaselError(
      .unsupportedFormat, "the name “\(url.lastPathComponent)” must end in \(list)\(hint)",
      operation: operation, value: url.pathExtension)
  }
}
