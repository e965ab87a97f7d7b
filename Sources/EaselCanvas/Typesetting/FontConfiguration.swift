internal import CPango
import Foundation

/// A fontconfig configuration with only the fonts that Easel names.
///
/// A document looks the same on every machine, and a process starts without reading hundreds of
/// files.
final class FontConfiguration {
  /// The fonts that a configuration contains.
  ///
  /// A text gets the smallest scope that it needs, whatever its thread has used before. With a
  /// larger one some characters would come from another font.
  enum Scope: Int, CaseIterable {
    /// The fonts that every text needs, and registered fonts.
    case core
    /// The core fonts, and those for the other scripts and emoji.
    case further
    /// The fonts of the further scope, and those of other packages for characters that no other
    /// font has.
    case installed
  }

  let pointer: OpaquePointer
  /// The families in the configuration, as fontconfig compares them.
  private(set) var families: Set<FontFamilyName> = []
  /// Whether families of any name are asked for, because the system has rules for substitutes.
  let usesSystemFonts: Bool
  /// The characters of the core fonts.
  private var coverage: [OpaquePointer] = []
  private let usesCaches: Bool
  /// The number of folders that were read from caches.
  private(set) var cachedFolders = 0

  /// Returns the rules for fontconfig.
  ///
  /// Pango asks for the family `emoji` where text has emoji. Without the alias it would get the
  /// first family. A bitmap font has images of one size. The matrix gives pango the factor to the
  /// requested size; without it lines would be as tall as the images. Of a folder only the files
  /// that we name are used. Its cache is where Debian's `fc-cache` writes it.
  private static func rules(_ installed: [FontFamilies.Folder]) -> String {
    """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <cachedir>/var/cache/fontconfig</cachedir><selectfont>\(selection(installed))</selectfont>
    <alias binding="same"><family>emoji</family><prefer><family>\(FontFamilies.emoji)</family>\
    </prefer></alias><alias binding="same"><family>\(colorImages)</family>\
    <prefer><family>\(FontFamilies.emoji)</family></prefer></alias>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    <double>0</double><double>0</double>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </matrix></times></edit></match></fontconfig>
    """
  }

  /// A name for the emoji family that the system's rules do not know.
  ///
  /// For known emoji families the system's rules put emoji first for all characters, digits among
  /// them.
  static let colorImages = "Easel Color Images"

  private static func selection(_ installed: [FontFamilies.Folder]) -> String {
    (FontFamilies.core + FontFamilies.further + installed).map { folder in
      // Accept patterns come before reject patterns. Folders are matched like files.
      let accepted = folder.paths.dropFirst() + folder.files.map { folder.path + "/" + $0 }
      return "<rejectfont><glob>\(folder.path)/*</glob></rejectfont>"
        + accepted.map { "<acceptfont><glob>\($0)</glob></acceptfont>" }.joined()
    }.joined()
  }

  init?(_ library: FontLibrary.State, _ scope: Scope = .core) {
    guard
      let config = library.usesSystemFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate()
    else { return nil }
    pointer = config
    usesSystemFonts = library.usesSystemFonts
    // With the system's fonts the system's rules apply to all folders.
    usesCaches = library.usesFontconfigCaches && !library.usesSystemFonts
    let installed = scope == .installed ? library.installed.folders : []
    FcConfigParseAndLoadFromMemory(config, Self.rules(installed), 0)
    FontFamilies.core.forEach(add)
    readCoverage()
    for file in library.files { FcConfigAppFontAddFile(config, file) }
    if scope != .core { FontFamilies.further.forEach(add) }
    installed.forEach(add)
    readFamilies()
  }

  deinit { FcConfigDestroy(pointer) }

  /// Returns the reason why another family is used in place of a requested one, or `nil`.
  func reason(against family: String) -> String? {
    if FontFamilyName.isTooLong(family) {
      return
        "has a name of \(family.utf8.count) bytes; the limit is \(FontFamilyName.longest)"
    }
    let name = FontFamilyName(family)
    guard families.contains(name), !family.contains(",") else {
      return usesSystemFonts
        ? "is not installed" : "is neither a default family nor registered (see FontLibrary)"
    }
    if usesSystemFonts, name.isEmoji, name != FontFamilyName(FontFamilies.emoji) {
      return "has emoji only, which come from \(FontFamilies.emoji)"
    }
    return nil
  }

  /// Whether fontconfig is asked for a family.
  ///
  /// fontconfig stores the result for each name, so it is not asked for names that it does not
  /// know. A comma ends a name for it.
  func isAskedFor(_ family: String) -> Bool {
    guard !family.isEmpty, !FontFamilyName.isTooLong(family), !family.contains(","),
      SanitizedText(family).replaced.isEmpty
    else { return false }
    let name = FontFamilyName(family)
    // The system has rules for substitutes. For emoji families these would replace digits too.
    if usesSystemFonts { return !name.isEmoji }
    return families.contains(name) && name != FontFamilyName(FontFamilies.emoji)
  }

  /// Returns the scope of fonts for a text with some styles.
  func scope(for text: String, in styles: [CharacterStyle]) -> Scope {
    let namesFurther = styles.contains {
      $0.font.family.map { FontFamilyName($0).isFurther } ?? false
    }
    return namesFurther || !coreCovers(text) ? .further : .core
  }

  /// Whether the core fonts have glyphs for all characters of a text.
  func coreCovers(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      // Control characters, spaces and soft hyphens need no glyph.
      if scalar.value < 0x7F || scalar.value == 0xAD { continue }
      // Pango also treats characters that can have a skin tone as emoji.
      let isPictograph =
        scalar.value >= 0x231A
        && (scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifierBase
          || scalar.value == 0xFE0F)
      guard !isPictograph, coverage.contains(where: { FcCharSetHasChar($0, scalar.value) != 0 })
      else { return false }
    }
    return true
  }

  /// Adds the fonts of a folder from fontconfig's cache, or by reading the files.
  private func add(_ folder: FontFamilies.Folder) {
    // Without a cache fontconfig would read all files and write a cache.
    if usesCaches, folder.paths.allSatisfy(hasCache) {
      FcConfigAppFontAddDir(pointer, folder.path)
      cachedFolders += 1
      return
    }
    for path in folder.paths {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      // The order in the folder differs by machine, and fontconfig keeps it.
      for file in names.sorted().map({ path + "/" + $0 })
      where folder.files.contains(where: {
        fnmatch(folder.path + "/" + $0, file, FNM_PATHNAME) == 0
      }) {
        FcConfigAppFontAddFile(pointer, file)
      }
    }
  }

  /// Whether fontconfig has an up-to-date cache of a folder.
  private func hasCache(_ path: String) -> Bool {
    guard let cache = FcDirCacheLoad(path, pointer, nil) else { return false }
    FcDirCacheUnload(cache)
    return true
  }

  /// Descriptions of all fonts that are not the system's, in fontconfig's notation.
  var descriptions: [String] {
    guard let set = FcConfigGetFonts(pointer, FcSetApplication) else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let text = FcNameUnparse(set.pointee.fonts[index]) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
  }

  private func readCoverage() {
    guard let set = FcConfigGetFonts(pointer, FcSetApplication) else { return }
    for index in 0..<Int(set.pointee.nfont) {
      var charset: OpaquePointer?
      guard let font = set.pointee.fonts[index],
        FcPatternGetCharSet(font, FC_CHARSET, 0, &charset) == FcResultMatch, let charset
      else { continue }
      // The weights of a family have the same characters, so one of each is enough.
      if !coverage.contains(where: { FcCharSetEqual($0, charset) != 0 }) {
        coverage.append(charset)
      }
    }
  }

  /// Whether one of the fonts has a character.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters.pointer, scalar.value) != 0
  }

  /// The characters of all fonts together.
  private lazy var characters = CharacterSet(union: fonts)

  /// Returns the characters of each family.
  ///
  /// Families that do not exist are left out.
  func characters(of names: [String]) -> [(family: String, characters: CharacterSet)] {
    var fonts: [FontFamilyName: [OpaquePointer]] = [:]
    for font in self.fonts {
      for name in Self.families(of: font) { fonts[FontFamilyName(name), default: []].append(font) }
    }
    return names.compactMap { name in
      // The weights of a family have the same characters.
      fonts[FontFamilyName(name)]?.first.map { (name, CharacterSet(union: [$0])) }
    }
  }

  /// Returns the characters of a family; `nil` for a family that does not exist.
  func characters(of family: String) -> CharacterSet? {
    let name = FontFamilyName(family)
    if let known = familyCharacters[name] { return known }
    guard let found = characters(of: [family]).first else { return nil }
    familyCharacters[name] = found.characters
    return found.characters
  }

  /// The characters of families that were asked for by name.
  private var familyCharacters: [FontFamilyName: CharacterSet] = [:]

  private var fonts: [OpaquePointer] {
    [FcSetApplication, FcSetSystem].flatMap { kind -> [OpaquePointer] in
      guard let set = FcConfigGetFonts(pointer, kind) else { return [] }
      return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
    }
  }

  fileprivate static func families(of font: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(font, FC_FAMILY, Int32(names.count), &name) == FcResultMatch, let name
    {
      names.append(String(cString: name))
    }
    return names
  }

  private func readFamilies() {
    for font in fonts {
      for name in Self.families(of: font) { families.insert(FontFamilyName(name)) }
    }
  }
}

/// The set of characters that some fonts have.
final class CharacterSet {
  fileprivate let pointer: OpaquePointer?

  fileprivate init(union fonts: [OpaquePointer]) {
    pointer = FcCharSetCreate()
    for font in fonts {
      var characters: OpaquePointer?
      guard FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
      else { continue }
      FcCharSetMerge(pointer, characters, nil)
    }
  }

  deinit { if let pointer { FcCharSetDestroy(pointer) } }

  func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(pointer, scalar.value) != 0 }
}

/// A reader of single font files, which are not registered.
enum FontProbe {
  /// Returns the family, weight, width and italics of the first font of a file, with a size of 1
  /// point.
  static func font(_ path: String) -> Font? {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
    defer { FcPatternDestroy(pattern) }
    guard let family = FontConfiguration.families(of: pattern).first else { return nil }
    func number(_ key: String, _ absent: Double) -> Double {
      var value = 0.0
      return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : absent
    }
    let weight = FcWeightToOpenTypeDouble(number(FC_WEIGHT, Double(FC_WEIGHT_REGULAR)))
    let width = number(FC_WIDTH, Double(FC_WIDTH_NORMAL))
    return Font(
      family: family, size: 1, weight: Font.Weight(rawValue: Int(weight.rounded())),
      width: width < Double(FC_WIDTH_NORMAL)
        ? .condensed : width > Double(FC_WIDTH_NORMAL) ? .expanded : .standard,
      isItalic: number(FC_SLANT, 0) > 0)
  }

  /// Whether a file contains a font.
  static func hasFace(_ path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }
}
