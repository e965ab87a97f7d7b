import Foundation

/// A format that the extension of a file's name asks for.
package protocol FileFormat: Sendable {
  /// Every format, as its extensions mean it.
  static var named: [Self] { get }
  /// The extensions of file names that mean this format, in lower case; the usual one first.
  var fileExtensions: [String] { get }
}

extension FileFormat {
  /// The format that an extension means, in upper or lower case; nil for any other.
  package static func named(_ fileExtension: String) -> Self? {
    let wanted = fileExtension.lowercased()
    return named.first { $0.fileExtensions.contains(wanted) }
  }

  /// The format that a file's name asks for; throws `unsupportedFormat` for any other name.
  ///
  /// - Parameter operation: The call that was asked to write the file.
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
