import Foundation

/// An annotation of a page (ISO 32000-1, 12.5): an area that a viewer reacts to, such as a link.
///
/// A kind of annotation is a type in this folder, and a line in `PDFDocument.endPage` that adds its
/// annotations to those of the page. ``PlacedAnnotation`` writes what all kinds have in common.
protocol PDFAnnotation {
  /// The annotation type (ISO 32000-1, 12.5.6.1), such as `Link`.
  static var subtype: StaticString { get }
  /// The rectangle of the annotation, in the space of the canvas.
  var rect: CGRect { get }
  /// The text or description for screen readers, which PDF/UA requires (ISO 14289-1, 7.18.1).
  var contents: String { get }
  /// The flags. The default is ``AnnotationFlags/print``.
  var flags: AnnotationFlags { get }

  /// Returns the index of the structure element of the annotation; nil for none.
  ///
  /// The default is a new `Annot` element after the content of the page.
  func element(in tagger: PDFTagger) -> Int?

  /// Writes the normal appearance as a form XObject and returns its object number; nil for none.
  ///
  /// PDF/A requires it of every annotation except links and popups (ISO 19005-2, 6.3.3).
  func writeAppearance(to assets: PDFAssets) -> Int?

  /// Writes the entries of the dictionary that only this kind has.
  func writeEntries(to writer: inout PDFWriter)
}

extension PDFAnnotation {
  var flags: AnnotationFlags { .print }

  func element(in tagger: PDFTagger) -> Int? { tagger.addAnnotationElement() }
}
