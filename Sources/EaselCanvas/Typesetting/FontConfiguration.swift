internal import CPango
import Foundation

/// A fontconfig configuration of our own: only the fonts that we name, so that a document looks the
/// same on every machine and a process starts without looking at hundreds of files.
final class FontConfiguration {
  /// Which of the fonts it has.
  ///
  /// A text gets the least that it needs, whatever its thread set before: with more fonts at hand
  /// some characters come from another one.
  enum Scope: Int, CaseIterable {
    /// Those that every text needs, and those that were registered.
    case core
    /// Also those for the other scripts and emoji.
    case further
    /// Also those of other packages, for characters that no other font has.
    case installed
  }

  let pointer: OpaquePointer
  /// Families that the configuration has, as fontconfig compares them.
  private(set) var families: Set<FontFamilyName> = []
  /// Whether families of any name are looked for, since the system has rules of what stands in.
  let usesSystemFonts: Bool
  /// Characters that the core fonts have.
  private var coverage: [OpaquePointer] = []
  private let usesCaches: Bool
  /// How many folders were taken from caches.
  private(set) var cachedFolders = 0

  /// What fontconfig is told.
  ///
  /// Pango asks for the family `emoji` where text has emoji; without the alias it would get the
  /// first family. A font of pictures has them in one size; the matrix tells pango how far that is
  /// from the size asked for, or lines would be as tall as the pictures. Of a folder only the files
  /// that we name are taken; its cache is where Debian's `fc-cache` puts it.
  private static func rules(_ installed: [FontFamilies.Folder]) -> String {
    """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <cachedir>/var/cache/fontconfig</cachedir><selectfont>\(selection(installed))</selectfont>
    <alias binding="same"><family>emoji</family><prefer><family>\(FontFamilies.emoji)</family>\
    </prefer></alias><alias binding="same"><family>\(pictures)</family>\
    <prefer><family>\(FontFamilies.emoji)</family></prefer></alias>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    <double>0</double><double>0</double>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </matrix></times></edit></match></fontconfig>
    """
  }

  /// A name for the family of emoji that the system's rules do not know: where one of theirs is asked
  /// for, they put emoji first for all characters, digits among them.
  static let pictures = "Easel Pictures"

  private static func selection(_ installed: [FontFamilies.Folder]) -> String {
    (FontFamilies.core + FontFamilies.further + installed).map { folder in
      // What is accepted comes before what is rejected; folders are looked at as files are.
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
    // With the system's fonts all folders are read by the system's rules.
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

  /// Why another family stands in for one that was asked for; nil where none does.
  func reason(against family: String) -> String? {
    if FontFamilyName.isTooLong(family) {
      return
        "has a name of \(family.utf8.count) bytes, of which \(FontFamilyName.longest) are the most"
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
  /// It keeps what it finds for each name, so that names it does not know are not asked for, and it
  /// takes a comma for the end of a name.
  func isAskedFor(_ family: String) -> Bool {
    guard !family.isEmpty, !FontFamilyName.isTooLong(family), !family.contains(","),
      SanitizedText(family).replaced.isEmpty
    else { return false }
    let name = FontFamilyName(family)
    // The system has rules of what stands in for others. Of emoji they would take digits, too.
    if usesSystemFonts { return !name.isEmoji }
    return families.contains(name) && name != FontFamilyName(FontFamilies.emoji)
  }

  /// Which fonts a text needs that names some families.
  func scope(for text: String, in styles: [CharacterStyle]) -> Scope {
    let namesFurther = styles.contains {
      $0.font.family.map { FontFamilyName($0).isFurther } ?? false
    }
    return namesFurther || !coreCovers(text) ? .further : .core
  }

  /// Whether the core fonts have a picture for everything in the text.
  func coreCovers(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      // Control characters, spaces and soft hyphens need no glyph.
      if scalar.value < 0x7F || scalar.value == 0xAD { continue }
      // Pango takes those that can have a colour of skin for emoji as well.
      let isPictograph =
        scalar.value >= 0x231A
        && (scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifierBase
          || scalar.value == 0xFE0F)
      guard !isPictograph, coverage.contains(where: { FcCharSetHasChar($0, scalar.value) != 0 })
      else { return false }
    }
    return true
  }

  /// Adds the fonts of a folder, by fontconfig's cache of it or by reading the files.
  private func add(_ folder: FontFamilies.Folder) {
    // Without a cache fontconfig would read all files and leave a cache behind.
    if usesCaches, folder.paths.allSatisfy(hasCache) {
      FcConfigAppFontAddDir(pointer, folder.path)
      cachedFolders += 1
      return
    }
    for path in folder.paths {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      // The folder's own order differs by machine, and fontconfig keeps it.
      for file in names.sorted().map({ path + "/" + $0 })
      where folder.files.contains(where: {
        fnmatch(folder.path + "/" + $0, file, FNM_PATHNAME) == 0
      }) {
        FcConfigAppFontAddFile(pointer, file)
      }
    }
  }

  /// Whether fontconfig has a cache of a folder that is as old as its last change.
  private func hasCache(_ path: String) -> Bool {
    guard let cache = FcDirCacheLoad(path, pointer, nil) else { return false }
    FcDirCacheUnload(cache)
    return true
  }

  /// What fontconfig knows of each font that is not the system's, in its own notation.
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
      // Weights of a family have the same characters: one of each is enough.
      if !coverage.contains(where: { FcCharSetEqual($0, charset) != 0 }) {
        coverage.append(charset)
      }
    }
  }

  /// Whether one of the fonts has a character.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters.pointer, scalar.value) != 0
  }

  /// Characters of all fonts together.
  private lazy var characters = CharacterSet(union: fonts)

  /// What each of some families has; those that are not there are left out.
  func characters(of names: [String]) -> [(family: String, characters: CharacterSet)] {
    var fonts: [FontFamilyName: [OpaquePointer]] = [:]
    for font in self.fonts {
      for name in Self.families(of: font) { fonts[FontFamilyName(name), default: []].append(font) }
    }
    return names.compactMap { name in
      // Weights of a family have the same characters.
      fonts[FontFamilyName(name)]?.first.map { (name, CharacterSet(union: [$0])) }
    }
  }

  private var fonts: [OpaquePointer] {
    [FcSetApplication, FcSetSystem].flatMap { kind -> [OpaquePointer] in
      guard let set = FcConfigGetFonts(pointer, kind) else { return [] }
      return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
    }
  }

  private static func families(of font: OpaquePointer) -> [String] {
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

/// Characters that fonts have.
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

/// Whether a file is a font.
enum FontProbe {
  static func hasFace(_ path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }
}
