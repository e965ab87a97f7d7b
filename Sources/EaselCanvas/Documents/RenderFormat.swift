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
    guard let format = Self.named(fileExtension) else { return nil }
    self = format
  }
}

extension RenderFormat: FileFormat {
  package static var named: [Self] { allCases }
}
