/// The identity of a font in a file, which any thread can load.
///
/// It is an object, since runs of glyphs share it and its names are compared and hashed for each
/// run.
final class FontKey: Hashable, Sendable {
  let file: String
  let index: Int
  /// The values of a variable font's axes, in fontconfig's notation.
  let variations: String?
  /// Whether the font has color images.
  let isColor: Bool
  private let hash: Int

  init(file: String, index: Int, variations: String? = nil, isColor: Bool) {
    self.file = file
    self.index = index
    self.variations = variations
    self.isColor = isColor
    var hasher = Hasher()
    hasher.combine(file)
    hasher.combine(index)
    hasher.combine(variations)
    hasher.combine(isColor)
    hash = hasher.finalize()
  }

  static func == (a: FontKey, b: FontKey) -> Bool {
    a === b
      || (a.hash == b.hash && a.file == b.file && a.index == b.index
        && a.variations == b.variations && a.isColor == b.isColor)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
