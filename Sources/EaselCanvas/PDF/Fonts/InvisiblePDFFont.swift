import Foundation

/// A font whose glyphs draw nothing: what a reader finds beneath the pictures of emoji.
final class InvisiblePDFFont: PDFFont {
  /// An em.
  private static let width: CGFloat = 1_000

  override var codeCount: Int { Type3.codeCount }

  override func make(
    _ glyph: UInt32, saying text: ArraySlice<UInt8>
  ) -> (width: CGFloat, isWide: Bool) { (Self.width, false) }

  override func write() {
    guard !objects.isEmpty else { return }
    let nothing = file.reserve()
    file.write(nothing, compressing: Type3.procedure(width: Self.width, Path()))
    for (object, letters) in parts {
      writeType3(object, letters, "Invisible", procedures: letters.map { _ in nothing })
    }
  }
}
