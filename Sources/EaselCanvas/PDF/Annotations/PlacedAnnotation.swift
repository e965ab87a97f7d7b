import Foundation

/// An annotation with an object number and a position in the structure tree of the document.
struct PlacedAnnotation<Annotation: PDFAnnotation> {
  var annotation: Annotation
  let number: Int
  /// The key in the parent tree; nil if the document is not tagged.
  private let key: Int?
  /// The height of the page.
  private let height: CGFloat

  /// Reserves the object number and adds the annotation to its structure element.
  init(_ annotation: Annotation, on page: PDFCanvas) {
    self.annotation = annotation
    number = page.assets.file.reserve()
    height = page.page.height
    guard let tagger = page.tagger, let element = annotation.element(in: tagger) else {
      key = nil
      return
    }
    key = tagger.add(annotation: number, to: element)
  }

  /// Writes the dictionary of the annotation (ISO 32000-1, 12.5.2).
  func write(to assets: PDFAssets) {
    let appearance = annotation.writeAppearance(to: assets)
    assets.file.write(number) { writer in
      writer.raw("<< /Type /Annot /Subtype /")
      writer.raw(Annotation.subtype)
      writer.raw(" /F ")
      writer.integer(annotation.flags.rawValue)
      // Without this entry viewers draw a border of one point.
      writer.raw(" /Border [0 0 0] /Rect [ ")
      // Each coordinate is rounded by itself, so that adjacent rectangles have equal edges.
      let rect = annotation.rect
      writer.numbers([rect.minX, height - rect.maxY, rect.maxX, height - rect.minY])
      writer.raw("] /Contents ")
      writer.string(annotation.contents)
      if let key {
        writer.raw(" /StructParent ")
        writer.integer(key)
      }
      if let appearance {
        writer.raw(" /AP << /N ")
        writer.reference(appearance)
        writer.raw(">>")
      }
      writer.byte(0x20)
      annotation.writeEntries(to: &writer)
      writer.raw(" >>")
    }
  }
}
