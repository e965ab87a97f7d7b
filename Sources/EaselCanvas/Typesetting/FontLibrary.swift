import Foundation
import Synchronization

/// The fonts of this process beyond the default families.
///
/// ```swift
/// try FontLibrary.register(URL(fileURLWithPath: "/srv/brand/Brand-Regular.ttf"))
/// let layout = TextLayout("Hello", style: TextStyle(font: Font(family: "Brand", size: 12)))
/// ```
///
/// Register fonts before the first document is drawn: text that was set before keeps its fonts.
/// Characters that neither these nor the default families have are looked for in a fixed list of
/// families that Debian has packages of, such as `fonts-noto-cjk`; which one was used is noted as
/// `fontSubstituted`. Those that none of them has are boxes, an error, and the package is named.
public enum FontLibrary {
  struct State: Sendable {
    var files: [String] = []
    /// Those of them that hold fonts from memory.
    var temporaryFiles: [String] = []
    var usesSystemFonts = false
    var usesFontconfigCaches = true
    /// What is looked through for characters that no other font has.
    var installed = InstalledFonts.debian
    /// Grows with every change, so that each thread's text engine knows when to look again.
    var generation = 0
  }

  private static let state = Mutex(State())

  static var current: State { state.withLock { $0 } }
  static var generation: Int { state.withLock { $0.generation } }

  /// Whether the fonts that the system has installed can be used too; off at first, so that a
  /// document looks the same on every machine.
  public static var usesSystemFonts: Bool {
    get { state.withLock { $0.usesSystemFonts } }
    set {
      state.withLock {
        guard $0.usesSystemFonts != newValue else { return }
        $0.usesSystemFonts = newValue
        $0.generation += 1
      }
    }
  }

  /// What is looked through for characters that no other font has; tests put their own in its place.
  static func useInstalled(_ fonts: InstalledFonts) {
    state.withLock {
      $0.installed = fonts
      $0.generation += 1
    }
  }

  /// Whether what fontconfig noted of the default families when they were installed is used
  /// (`/var/cache/fontconfig`); on at first.
  ///
  /// Otherwise, with the system's fonts, and where nothing is noted, each file is read: the same
  /// fonts, but the first text of a thread takes some 3 ms longer, and the first one in a further
  /// script 20. If the machine's own configuration of fontconfig changes what fonts are called when
  /// it looks at them (rules for the target `scan`), its notes have the changed names.
  public static var usesFontconfigCaches: Bool {
    get { state.withLock { $0.usesFontconfigCaches } }
    set {
      state.withLock {
        guard $0.usesFontconfigCaches != newValue else { return }
        $0.usesFontconfigCaches = newValue
        $0.generation += 1
      }
    }
  }

  /// Adds a font file (TrueType or OpenType); throws `fontUnavailable` when it is not one, and
  /// `limitExceeded` when it is larger than `limits` allow.
  public static func register(_ url: URL, limits: Limits = Limits()) throws {
    let path = url.path
    guard url.isFileURL, let handle = FileHandle(forReadingAtPath: path) else {
      throw EaselError(
        .fontUnavailable, "the font file “\(path)” cannot be read",
        operation: "FontLibrary.register", value: path)
    }
    let head = (try? handle.read(upToCount: 4)) ?? Data()
    let size = (try? handle.seekToEnd()) ?? 0
    try? handle.close()
    try check(size, limits)
    guard isFont(head), FontProbe.hasFace(path) else {
      throw EaselError(
        .fontUnavailable, "“\(path)” is not a TrueType or OpenType font",
        operation: "FontLibrary.register", value: path)
    }
    state.withLock {
      guard !$0.files.contains(path) else { return }
      $0.files.append(path)
      $0.generation += 1
    }
  }

  /// Adds a font from memory; it is kept in a temporary file for the life of the process.
  ///
  /// The same data again change nothing.
  public static func register(_ data: Data, limits: Limits = Limits()) throws {
    try check(UInt64(data.count), limits)
    guard isFont(data.prefix(4)) else {
      throw EaselError(
        .fontUnavailable, "the data are not a TrueType or OpenType font",
        operation: "FontLibrary.register")
    }
    guard !current.temporaryFiles.contains(where: { holds($0, data) }) else { return }
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("easel-font-\(UUID().uuidString).ttf")
    do {
      try data.write(to: url)
    } catch {
      throw EaselError(
        .outputFailed, "the font cannot be kept in a temporary file: \(error)",
        operation: "FontLibrary.register")
    }
    do {
      try register(url, limits: limits)
      state.withLock { $0.temporaryFiles.append(url.path) }
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Takes a font from memory out again, together with its temporary file; other data change nothing.
  ///
  /// For servers that set each document in its owner's fonts: what is registered counts for the whole
  /// process. Texts that were set in the font must have been drawn.
  public static func unregister(_ data: Data) {
    guard let path = current.temporaryFiles.first(where: { holds($0, data) }) else { return }
    let isMine = state.withLock {
      let count = $0.temporaryFiles.count
      $0.temporaryFiles.removeAll { $0 == path }
      // Another task may have been faster.
      guard $0.temporaryFiles.count < count else { return false }
      $0.files.removeAll { $0 == path }
      $0.generation += 1
      return true
    }
    if isMine { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func holds(_ path: String, _ data: Data) -> Bool {
    (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)) == data
  }

  private static func check(_ size: UInt64, _ limits: Limits) throws {
    guard size <= UInt64(max(limits.maximumFontBytes, 0)) else {
      throw EaselError(
        .limitExceeded, "the font has \(size) bytes; \(limits.maximumFontBytes) is the most",
        operation: "FontLibrary.register", value: "\(size)")
    }
  }

  /// The signatures of TrueType, OpenType with CFF, collections, and Apple's TrueType.
  private static func isFont(_ head: Data) -> Bool {
    [[0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)].contains(Array(head))
  }
}
