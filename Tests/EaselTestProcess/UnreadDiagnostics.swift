import EaselCanvas
import Foundation

/// Documents whose diagnostics are read, thrown or left unread.
enum UnreadDiagnostics {
  static func run(_ act: String) throws {
    switch act {
    case "discard": try document().finish()
    case "output": _ = try document().finish().output
    case "copy":
      let result = try document().finish()
      let copy = result
      _ = copy.diagnostics
    case "read": _ = try document().finish().diagnostics
    case "context":
      let document = try document()
      _ = document.context.diagnostics
      try document.finish()
    case "throw":
      let document = try document()
      try document.page(size: CGSize(width: 100, height: 100)) {
        $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), with: .color(.red))
      }
      _ = try? document.finish()
    case "clean":
      let clean = try PDFDocument()
      try clean.page(size: CGSize(width: 100, height: 100)) { _ in }
      try clean.finish()
    case "unfinished":
      let file = FileManager.default.temporaryDirectory.appending(path: "easel-unfinished.pdf")
      let open = try PDFDocument(to: .file(file))
      try open.page(size: CGSize(width: 100, height: 100)) { _ in }
    case "held":
      // As the top level of a program does, whose values are never let go.
      held = try document().finish()
    case "open":
      opened = try document()
    case "failed":
      let open = try PDFDocument()
      try? open.page(size: CGSize(width: 100, height: 100)) { _ in throw CocoaError(.fileNoSuchFile)
      }
    default: exit(64)
    }
  }

  nonisolated(unsafe) private static var held: RenderResult<Data>?
  nonisolated(unsafe) private static var opened: PDFDocument?

  /// Three pages with a text that reaches beyond the right edge of each.
  private static func document() throws -> PDFDocument {
    let document = try PDFDocument()
    for _ in 0..<3 {
      try document.page(size: CGSize(width: 100, height: 100)) {
        $0.draw(TextLayout("Balance"), at: CGPoint(x: 90, y: 10))
      }
    }
    return document
  }
}
