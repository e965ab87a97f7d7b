import Foundation
import Synchronization

/// Fonts and their subsets that documents of this process had, so that a document with the same
/// letters as one before neither reads nor compresses anything.
///
/// For all threads: what is in it never changes.
final class FontCache: Sendable {
  static let shared = FontCache()

  /// What a document can have of a font.
  enum Usage: Sendable {
    /// A part of its file.
    case embedded(FontProgram)
    /// Its outlines, as procedures of a font of the document's own.
    case procedures
    /// Nothing that is a font: its maker forbids it. The name is the one to tell.
    case forbidden(name: String)
  }

  /// A subset as it stands in files.
  struct Program: Sendable {
    var stream: PDFFile.Stream
    /// The number of each glyph in it.
    var numbers: [UInt16]
    /// Bytes before they were compressed.
    var length: Int
    /// Glyphs whose outlines could not be read.
    var damaged: Int
  }

  private struct Request: Hashable {
    var font: FontProgram
    var glyphs: [UInt16]

    // A font that was read anew is another one.
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

  /// Bytes from which on it pays to compress what belongs to a font.
  ///
  /// Those of a font with ten letters take libdeflate as long as all the rest of a small document,
  /// and become fewer by a fifth.
  static let shortest = 1_024

  private let state = Mutex(State())

  /// Fonts that are kept, each with an open file; a report has a dozen.
  private static let fontCapacity = 64
  /// Bytes of subsets that are kept; the one of a page takes some ten thousand.
  private static let byteCapacity = 4 << 20

  /// What a document can have of a font.
  func usage(of key: FontKey) -> Usage {
    let generation = FontLibrary.generation
    let known: Usage? = state.withLock {
      // A file may have been replaced when fonts are registered.
      if $0.generation != generation {
        $0 = State()
        $0.generation = generation
      }
      return $0.fonts[key]
    }
    if let known { return known }
    let font = Self.read(key)
    state.withLock {
      // Read before fonts were registered, it may be another file's.
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

  /// The compressed subset of a font.
  ///
  /// - Parameter glyphs: Ascending, without repeats.
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
  /// The subset as it stands in files.
  fileprivate func program() throws -> FontCache.Program {
    let stream =
      bytes.count < FontCache.shortest
      ? PDFFile.Stream(bytes, nil) : try PDFFile.Stream(compressing: bytes, .quick)
    return FontCache.Program(
      stream: stream, numbers: numbers, length: bytes.count, damaged: damaged)
  }
}
