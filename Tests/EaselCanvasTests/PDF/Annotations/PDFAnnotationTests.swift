import Foundation
import Testing

@testable import EaselCanvas

/// A kind of annotation that only these tests have: a note that a viewer shows as an icon.
private struct TextNote: PDFAnnotation {
  static var subtype: StaticString { "Text" }

  var rect: CGRect
  var contents: String

  // NoZoom and NoRotate: the icon neither grows nor turns with the page.
  var flags: AnnotationFlags { [.print, AnnotationFlags(rawValue: 1 << 3 | 1 << 4)] }

  func writeAppearance(to assets: PDFAssets) -> Int? {
    let number = assets.file.reserve()
    assets.file.write(number, compressing: Array("1 1 0 rg 0 0 20 20 re f".utf8)) {
      $0.raw("/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Resources << >> ")
    }
    return number
  }

  func writeEntries(to writer: inout PDFWriter) { writer.raw("/Name /Note /Open false") }
}

@Suite("Annotations of a PDF")
struct PDFAnnotationTests {
  private static let note = TextNote(
    rect: CGRect(x: 150, y: 10, width: 20, height: 20), contents: "Checked by Zoë")

  /// A page with a link in a paragraph, and a note.
  private static func document(isTagged: Bool = true) throws -> RenderResult<Data> {
    let document = try PDFDocument(
      info: DocumentInfo(title: "Notes", language: "en"),
      conformance: isTagged ? [.ua1, .a2a] : [.a2b], options: RenderOptions(isTagged: isTagged))
    let page = try document.beginPage(size: CGSize(width: 200, height: 100))
    let canvas = page.canvas
    canvas.withMarkedContent(.paragraph) {
      canvas.withMarkedContent(.link(.url("https://example.org/a"))) {
        canvas.draw(TextLayout("Report"), at: CGPoint(x: 10, y: 10))
      }
    }
    page.annotations.append(note)
    document.endPage(page)
    return try document.finish()
  }

  /// The annotations of the only page, in the order in which the page names them.
  private static func annotations(_ objects: PDFObjects) throws -> [[String: Any]] {
    let page = try #require(
      objects.all.values.compactMap { $0["value"] as? [String: Any] }
        .first { $0["/Type"] as? String == "/Page" })
    #expect(page["/Tabs"] as? String == "/S")
    return try #require(objects.value(page["/Annots"]) as? [Any]).map(objects.dictionary)
  }

  @Test func aKindThatIsDefinedElsewhereIsWrittenBesideLinks() throws {
    let objects = try PDFObjects(try Self.document().output)
    let annotations = try Self.annotations(objects)
    #expect(annotations.map { $0["/Subtype"] as? String } == ["/Text", "/Link"])
    let note = try #require(annotations.first)
    #expect(note["/Type"] as? String == "/Annot")
    #expect(note["/Rect"] as? [Double] == [150, 70, 170, 90])
    #expect(note["/Contents"] as? String == "u:Checked by Zoë")
    #expect(note["/F"] as? Int == 28)
    #expect(note["/Name"] as? String == "/Note")
    #expect(note["/Open"] as? Bool == false)
  }

  @Test func aKindMayHaveAnAppearance() throws {
    let objects = try PDFObjects(try Self.document().output)
    let annotations = try Self.annotations(objects)
    let appearance = try #require(annotations.first?["/AP"] as? [String: Any])
    let form = try objects.stream(appearance["/N"])
    #expect(form.dictionary["/Subtype"] as? String == "/Form")
    #expect(String(decoding: form.data, as: UTF8.self) == "1 1 0 rg 0 0 20 20 re f")
    #expect(annotations.last?["/AP"] == nil)
  }

  @Test func anAnnotationOtherThanALinkIsInAnElementOfItsOwn() throws {
    let result = try Self.document()
    #expect(result.diagnostics.isEmpty)
    // The tree also proves that each annotation and its element lead to one another.
    let tree = try PDFTree(result.output)
    #expect(tree.lines == ["Document", " P", "  Link 1.0 @", " Annot @"])
  }

  @Test func annotationsOfAnUntaggedDocumentHaveNoElement() throws {
    let objects = try PDFObjects(try Self.document(isTagged: false).output)
    #expect(try objects.catalog["/StructTreeRoot"] == nil)
    let annotations = try Self.annotations(objects)
    #expect(annotations.map { $0["/Subtype"] as? String } == ["/Text", "/Link"])
    #expect(annotations.allSatisfy { $0["/StructParent"] == nil })
  }
}
