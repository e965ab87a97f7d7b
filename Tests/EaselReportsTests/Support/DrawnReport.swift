import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

/// A report as other programs read its PDF, and what was noted.
struct DrawnReport {
  let data: Data
  let diagnostics: [Diagnostic]

  init(_ report: Report, options: RenderOptions = RenderOptions()) throws {
    let result = try report.rendered(options: options)
    data = result.output
    diagnostics = result.diagnostics
  }

  /// The codes of what was noted.
  var codes: [EaselError.Code] { diagnostics.map(\.code) }

  /// The text, by pdftotext.
  var text: String {
    get throws { try Tool.output("pdftotext", ["-layout", "-", "-"], input: data) }
  }

  /// The lines of the text that have something in them.
  var lines: [String] {
    get throws {
      try text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && $0 != "\u{C}" }
    }
  }

  /// The words of the text, in the order of the structure.
  var words: [String] {
    get throws {
      try structure.filter { $0.hasPrefix("\"") }
        .flatMap { $0.dropFirst().dropLast().split(separator: " ").map(String.init) }
    }
  }

  /// Elements, their attributes and texts, by pdfinfo.
  var structure: [String] { get throws { try Tool.structure(of: data) } }

  /// The objects of the document, by qpdf.
  var objects: String { get throws { try Tool.uncompressed(data) } }
}
