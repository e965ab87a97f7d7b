import Foundation
import Synchronization

/// The fonts and font subsets of earlier documents of this process.
///
/// A document with the same glyphs as an earlier one does not read or compress its fonts again. The
/// cache is safe to use from all threads, and its values are immutable.
final class FontCache: Sendable {
  static let shared = FontCache()

  /// The form in which a document can contain a font.
  enum Usage: Sendable {
    /// An embedded subset of its file.
    case embedded(FontProgram)
    /// Outlines in a Type 3 font of the document.
    case procedures
    /// Paths, since its license forbids embedding; the name is for the diagnostic.
    case forbidden(name: String)
  }

  /// A subset in the form in which files contain it.
  struct Program: Sendable {
    var stream: PDFFile.Stream
    /// The index of each glyph in the subset.
    var numbers: [UInt16]
    /// The number of bytes before compression.
    var length: Int
    /// The number of glyphs whose outlines could not be read.
    var damaged: Int
  }

  private struct Request: Hashable {
    var font: FontProgram
    var glyphs: [UInt16]

    // A font that was read again is another one.
    static func == (first: Request, second: Request) -> Bool {
      first.font === second.font && first.glyphs == second.glyphs
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(font))
      hasher.combine(glyphs)
    }
  }

  private struct State {
    var generation = -1
    var fonts: [FontKey: Usage] = [:]
    var programs: [Request: Program] = [:]
    var bytes = 0
  }

  /// The minimum number of bytes for compressing a part of a font.
  ///
  /// Compressing the subset of ten glyphs takes libdeflate as long as the rest of a small document,
  /// and saves a fifth of its bytes.
  static let shortest = 1_024

  private let state = Mutex(State())

  /// The maximum number of fonts in the cache, each with an open file; a report has a dozen.
  private static let fontCapacity = 64
  /// The maximum number of bytes of subsets in the cache; those of a page take some ten thousand.
  private static let byteCapacity = 4 << 20

  /// Returns the form in which a document can contain a font.
  func usage(of key: FontKey) -> Usage {
    let generation = FontLibrary.generation
    let known: Usage? = state.withLock {
      // Registering fonts can replace a file.
      if $0.generation != generation {
        $0 = State()
        $0.generation = generation
      }
      return $0.fonts[key]
    }
    if let known { return known }
    let font = Self.read(key)
    state.withLock {
      // A font that was read before a registration may be from another file.
      guard $0.generation == generation else { return }
      if $0.fonts.count >= Self.fontCapacity { $0.fonts = [:] }
      $0.fonts[key] = font
    }
    return font
  }

  private static func read(_ key: FontKey) -> Usage {
    guard let file = FontFile(key) else { return .procedures }
    guard FontLicence.allowsSubset(of: file) else {
      return .forbidden(name: FontName.postScript(of: file) ?? FontName.stem(of: key.file))
    }
    return FontProgram(key, file).map { .embedded($0) } ?? .procedures
  }

  /// Returns the compressed subset of a font.
  ///
  /// - Parameter glyphs: The glyph indices, ascending and unique.
  func program(_ font: FontProgram, _ glyphs: [UInt16]) throws -> Program {
    let request = Request(font: font, glyphs: glyphs)
    if let known = state.withLock({ $0.programs[request] }) { return known }
    let made = try font.subset(of: glyphs).program()
    let bytes = made.stream.bytes.count
    guard bytes <= Self.byteCapacity else { return made }
    state.withLock {
      if $0.bytes + bytes > Self.byteCapacity { ($0.programs, $0.bytes) = ([:], 0) }
      if $0.programs.updateValue(made, forKey: request) == nil { $0.bytes += bytes }
    }
    return made
  }
}

extension FontProgram.Subset {
  /// The subset in the form in which files contain it.
  fileprivate func program() throws -> FontCache.Program {
    let stream =
      bytes.count < FontCache.shortest
      ? PDFFile.Stream(bytes, nil) : try PDFFile.Stream(compressing: bytes, .quick)
    return FontCache.Program(
      stream: stream, numbers: numbers, length: bytes.count, damaged: damaged)
  }
}
