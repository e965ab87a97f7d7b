internal import CPango
import Foundation

/// A fontconfig configuration of our own: only the fonts that we name, so that a document looks the
/// same on every machine and a process starts without looking at hundreds of files.
final class FontConfiguration {
  let pointer: OpaquePointer
  /// Families that the configuration has, lower case.
  private(set) var families: Set<String> = []
  /// Characters that the core fonts have.
  private var coverage: [OpaquePointer] = []
  private(set) var hasFurtherFonts = false
  private let usesCaches: Bool
  /// How many folders were taken from caches.
  private(set) var cachedFolders = 0

  /// What fontconfig is told.
  ///
  /// Pango asks for the family `emoji` where text has emoji; without the alias it would get the
  /// first family. A font of pictures has them in one size; the matrix tells pango how far that is
  /// from the size asked for, or lines would be as tall as the pictures. Of a folder only the files
  /// that we name are taken; its cache is where Debian's `fc-cache` puts it.
  private static let rules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <cachedir>/var/cache/fontconfig</cachedir><selectfont>\(selection)</selectfont>
    <alias binding="same"><family>emoji</family><prefer><family>\(FontFamilies.emoji)</family>\
    </prefer></alias>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    <double>0</double><double>0</double>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </matrix></times></edit></match></fontconfig>
    """

  private static let selection = (FontFamilies.core + FontFamilies.further).map { folder in
    // What is accepted comes before what is rejected; folders are looked at as files are.
    let accepted = folder.paths.dropFirst() + folder.files.map { folder.path + "/" + $0 }
    return "<rejectfont><glob>\(folder.path)/*</glob></rejectfont>"
      + accepted.map { "<acceptfont><glob>\($0)</glob></acceptfont>" }.joined()
  }.joined()

  init?(_ library: FontLibrary.State) {
    guard
      let config = library.usesSystemFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate()
    else { return nil }
    pointer = config
    // With the system's fonts all folders are read by the system's rules.
    usesCaches = library.usesFontconfigCaches && !library.usesSystemFonts
    FcConfigParseAndLoadFromMemory(config, Self.rules, 0)
    FontFamilies.core.forEach(add)
    readCoverage()
    for file in library.files { FcConfigAppFontAddFile(config, file) }
    readFamilies()
  }

  deinit { FcConfigDestroy(pointer) }

  /// Adds the fonts for the other scripts and emoji; true if they were not there.
  func addFurtherFonts() -> Bool {
    guard !hasFurtherFonts else { return false }
    hasFurtherFonts = true
    FontFamilies.further.forEach(add)
    readFamilies()
    return true
  }

  /// Whether the core fonts have a picture for everything in the text.
  func coreCovers(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      // Control characters, spaces and soft hyphens need no glyph.
      if scalar.value < 0x7F || scalar.value == 0xAD { continue }
      let isPictograph = scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F
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

  private func readFamilies() {
    for kind in [FcSetApplication, FcSetSystem] {
      guard let set = FcConfigGetFonts(pointer, kind) else { continue }
      for index in 0..<Int(set.pointee.nfont) {
        guard let font = set.pointee.fonts[index] else { continue }
        var name: UnsafeMutablePointer<FcChar8>?
        var position: Int32 = 0
        while FcPatternGetString(font, FC_FAMILY, position, &name) == FcResultMatch, let name {
          families.insert(String(cString: name).lowercased())
          position += 1
        }
      }
    }
  }
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
