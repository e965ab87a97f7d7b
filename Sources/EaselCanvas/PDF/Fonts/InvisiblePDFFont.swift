import Foundation

/// A font whose glyphs draw nothing: what a reader finds beneath the pictures of emoji.
final class InvisiblePDFFont: PDFFont {
  /// An em.
  private static let width: CGFloat = 1_000

  override var codeCount: Int { Type3.codeCount }
  override var isWide: Bool { false }

  override func width(of glyph: UInt32) -> CGFloat { Self.width }

  override func write() {
    guard !parts.isEmpty else { return }
    let nothing = file.reserve()
    // PDFium loses letters whose box is empty.
    file.write(nothing, compressing: Array("1000 0 0 0 1000 1000 d1".utf8))
    for (object, letters) in parts {
      writeType3(object, letters, "Invisible", procedures: letters.map { _ in nothing })
    }
  }
}
