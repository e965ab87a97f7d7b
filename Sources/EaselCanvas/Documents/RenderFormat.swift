import Foundation

/// A file format for drawings: PDF, PNG or SVG.
///
/// ```swift
/// let chart = BarChartView(frame: bounds)
/// try chart.write(to: URL(fileURLWithPath: "sales.svg"))   // by the extension of the name
/// let bytes = try chart.data(as: .pdf)
/// ```
public enum RenderFormat: String, Hashable, Sendable, CaseIterable {
  /// PDF: pages with text that can be searched and copied.
  case pdf
  /// PNG: a bitmap that is transparent where nothing is drawn.
  case png
  /// SVG: a vector drawing for the web.
  case svg

  /// The extensions of file names for this format, in lower case; the usual one comes first.
  public var fileExtensions: [String] { [rawValue] }

  /// Creates the format for a file extension without a dot, in upper or lower case; `nil` for other
  /// extensions.
  public init?(fileExtension: String) {
    guard let format = Self.named(fileExtension) else { return nil }
    self = format
  }
}

extension RenderFormat: FileFormat {
  package static var named: [Self] { allCases }
}
