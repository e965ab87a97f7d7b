import Foundation

/// A format that drawings are written in.
///
/// ```swift
/// try chart.write(to: URL(fileURLWithPath: "sales.svg"))   // by the extension of the name
/// let bytes = try chart.data(as: .pdf)
/// ```
public enum RenderFormat: String, Hashable, Sendable, CaseIterable {
  /// Pages with text that can be searched and copied.
  case pdf
  /// A bitmap, transparent where nothing is drawn.
  case png
  /// A drawing for the web.
  case svg

  /// The extensions of file names that mean this format, in lower case; the usual one first.
  public var fileExtensions: [String] { [rawValue] }

  /// The format that a file's extension names, in upper or lower case; nil for any other.
  public init?(fileExtension: String) {
    let wanted = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(wanted) }) else {
      return nil
    }
    self = format
  }

  /// The format that a file's name asks for; throws `unsupportedFormat` for any other name.
  ///
  /// - Parameter operation: The call that was asked to write the file.
  package init(nameOf url: URL, operation: String) throws {
    guard let format = Self(fileExtension: url.pathExtension) else {
      let known = Self.allCases.flatMap(\.fileExtensions).map { ".\($0)" }
      let list = known.dropLast().joined(separator: ", ") + " or \(known.last ?? "")"
      throw EaselError(
        .unsupportedFormat, "the name “\(url.lastPathComponent)” must end in \(list)",
        operation: operation, value: url.pathExtension)
    }
    self = format
  }
}
