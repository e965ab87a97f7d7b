import Foundation
import Synchronization

/// The registry of the fonts that text of this process can use in addition to the default families.
///
/// ```swift
/// try FontLibrary.register(URL(fileURLWithPath: "/srv/brand/Brand-Regular.ttf"))
/// let layout = TextLayout("Hello", style: TextStyle(font: Font(family: "Brand", size: 12)))
/// ```
///
/// Register fonts before the first document is drawn: existing text layouts keep their fonts.
/// Characters without a glyph in the registered and default fonts are searched for in a fixed list
/// of families from Debian packages, such as `fonts-noto-cjk`. The family used is noted as
/// `fontSubstituted`. Characters that no font has are drawn as boxes. They are noted as an error
/// that names a package.
public enum FontLibrary {
  struct State: Sendable {
    var files: [String] = []
    /// The files among them that contain fonts from memory.
    var temporaryFiles: [String] = []
    var usesSystemFonts = false
    var usesFontconfigCaches = true
    /// The fonts that are searched for characters that no other font has.
    var installed = InstalledFonts.debian
  }

  private static let state = Mutex(State())
  private static let changes = Atomic(0)

  static var current: State { state.withLock { $0 } }
  /// The number of changes.
  ///
  /// Text engines compare it to know whether fonts changed, some hundred times a page: it is read
  /// without the lock, which all threads would share.
  static var generation: Int { changes.load(ordering: .acquiring) }

  /// Counts a change, while the state is locked.
  private static func countChange() { changes.add(1, ordering: .releasing) }

  /// Whether text can also use the fonts installed in the system; `false` by default.
  ///
  /// Without them a document looks the same on every machine.
  public static var usesSystemFonts: Bool {
    get { state.withLock { $0.usesSystemFonts } }
    set {
      state.withLock {
        guard $0.usesSystemFonts != newValue else { return }
        $0.usesSystemFonts = newValue
        countChange()
      }
    }
  }

  /// Sets the fonts that are searched for characters that no other font has, for tests.
  static func useInstalled(_ fonts: InstalledFonts) {
    state.withLock {
      $0.installed = fonts
      countChange()
    }
  }

  /// Whether fontconfig's caches of the default families are used (`/var/cache/fontconfig`).
  ///
  /// The default is `true`. With `false`, with ``usesSystemFonts``, or if there is no cache, each
  /// font file is read. The fonts are the same, but the first text takes some 3 ms longer,
  /// and the first text in a further script 20 ms. If the machine's fontconfig
  /// configuration renames fonts when it scans them (rules for the target `scan`), its caches have
  /// the changed names.
  public static var usesFontconfigCaches: Bool {
    get { state.withLock { $0.usesFontconfigCaches } }
    set {
      state.withLock {
        guard $0.usesFontconfigCaches != newValue else { return }
        $0.usesFontconfigCaches = newValue
        countChange()
      }
    }
  }

  /// Adds a font file (TrueType or OpenType) to the fonts that text of this process can use.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - limits: The limits, of which ``Limits/maximumFontBytes`` applies.
  /// - Throws: `fontUnavailable` if the file cannot be read or is not a font, and `limitExceeded`
  ///   if it is too large.
  public static func register(_ url: URL, limits: Limits = Limits()) throws {
    let path = url.path
    // Opening a pipe would wait for its writer, and a folder has a size that is no size.
    let type =
      try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type]
      as? FileAttributeType
    guard type != .typeDirectory else {
      throw EaselError(
        .fontUnavailable, "“\(path)” is a folder; register each font file in it",
        operation: "FontLibrary.register", value: path)
    }
    guard url.isFileURL, type == .typeRegular, let handle = FileHandle(forReadingAtPath: path)
    else {
      throw EaselError(
        .fontUnavailable, "the font file “\(path)” is missing, not a file, or not readable",
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
      countChange()
    }
  }

  /// Adds a font from memory, which is stored in a temporary file until ``unregister(_:)`` is
  /// called or the process exits.
  ///
  /// Registering the same data again does nothing. A process that is killed leaves the file.
  ///
  /// - Parameters:
  ///   - data: The bytes of a font file (TrueType or OpenType).
  ///   - limits: The limits, of which ``Limits/maximumFontBytes`` applies.
  /// - Throws: `fontUnavailable` if the data is not a font, `limitExceeded` if it is too large, and
  ///   `outputFailed` if the temporary file cannot be written.
  public static func register(_ data: Data, limits: Limits = Limits()) throws {
    try check(UInt64(data.count), limits)
    guard isFont(data.prefix(4)) else {
      throw EaselError(
        .fontUnavailable, "the data are not a TrueType or OpenType font",
        operation: "FontLibrary.register")
    }
    try registering.withLock { isRemovalPlanned in
      try keep(data, limits)
      guard !isRemovalPlanned else { return }
      isRemovalPlanned = true
      _ = owner
      atexit { FontLibrary.removeTemporaryFiles() }
    }
  }

  /// The process that registers fonts: one that is forked from it leaves its files.
  private static let owner = getpid()

  /// Serializes registrations from memory, so that the same data is not registered twice; the value
  /// is whether temporary files are removed at the exit of the process.
  private static let registering = Mutex(false)

  private static func removeTemporaryFiles() {
    guard getpid() == owner else { return }
    for path in current.temporaryFiles { unlink(path) }
  }

  private static func keep(_ data: Data, _ limits: Limits) throws {
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

  /// Adds a font from memory and returns its first face with a size of 1 point.
  ///
  /// - Throws: What ``register(_:limits:)`` throws.
  package static func registeredFont(_ data: Data) throws -> Font {
    try register(data)
    let path = current.temporaryFiles.first { holds($0, data) }
    guard let font = path.flatMap(FontProbe.font) else {
      throw EaselError(
        .fontUnavailable, "the font has no family", operation: "FontLibrary.register")
    }
    return font
  }

  /// Removes a font that was added from memory, and its temporary file.
  ///
  /// Data that is not registered has no effect. Registered fonts apply to the whole process; a
  /// server that draws each document in the fonts of its owner removes them with this call. Draw
  /// texts in the font before the call.
  public static func unregister(_ data: Data) {
    guard let path = current.temporaryFiles.first(where: { holds($0, data) }) else { return }
    let isMine = state.withLock {
      let count = $0.temporaryFiles.count
      $0.temporaryFiles.removeAll { $0 == path }
      // Another task may have removed it in the meantime.
      guard $0.temporaryFiles.count < count else { return false }
      $0.files.removeAll { $0 == path }
      countChange()
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
        .limitExceeded, "the font has \(size) bytes; the limit is \(limits.maximumFontBytes)",
        operation: "FontLibrary.register", value: "\(size)")
    }
  }

  /// Whether data starts with the signature of TrueType, OpenType with CFF, a collection, or
  /// Apple's TrueType.
  private static func isFont(_ head: Data) -> Bool {
    [[0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8)].contains(Array(head))
  }
}
