import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization

/// The symbols that `Image(systemName:)` draws: a built-in set of line icons, and one's own.
///
/// Apple's symbols may only be drawn on Apple's systems. The built-in icons are drawings of Easel under
/// the names that apps use. A set with a license of one's own is registered once, when a program starts:
///
/// ```swift
/// try SymbolLibrary.register(name: "meter", svg: URL(filePath: "icons/meter.svg"))
/// ```
///
/// A registered symbol is drawn in place of a built-in one of the same name. The functions may be called
/// from any thread.
public enum SymbolLibrary {
  private static let registered = Mutex<[String: VectorImage]>([:])
  private static let glyphs = Mutex<[String: SymbolGlyph?]>([:])
  /// The number of names, known or not, whose drawings are kept.
  private static let maximumGlyphs = 2_000

  /// Registers a symbol that is drawn from the contents of an SVG file.
  ///
  /// Only its opacity matters: it is painted in the foreground style. The height of its `viewBox` is 1.2
  /// times the font size, as in icon sets on a grid of 24 units, and is centered on capital letters.
  ///
  /// - Parameters:
  ///   - name: The name for `Image(systemName:)`.
  ///   - svg: The contents of the file.
  ///   - limits: The limits for reading the file.
  /// - Throws: The errors of `VectorImage(data:limits:)`.
  public static func register(name: String, svg: Data, limits: Limits = Limits()) throws {
    let image = try VectorImage(data: svg, limits: limits)
    registered.withLock { $0[name] = image }
  }

  /// Registers a symbol that is drawn from an SVG file.
  ///
  /// - Parameters:
  ///   - name: The name for `Image(systemName:)`.
  ///   - svg: The file.
  ///   - limits: The limits for reading the file.
  /// - Throws: The errors of `VectorImage(contentsOf:limits:)`.
  public static func register(name: String, svg: URL, limits: Limits = Limits()) throws {
    let image = try VectorImage(contentsOf: svg, limits: limits)
    registered.withLock { $0[name] = image }
  }

  /// The names of the built-in and the registered symbols, in alphabetical order.
  ///
  /// Names that end in `.fill`, `.slash`, `.circle`, `.square.fill`, `.badge.plus` and the like are
  /// combinations of these, which are drawn as well.
  public static var names: [String] {
    let own = registered.withLock { Array($0.keys) }
    return Set(SymbolTable.shared.names + own).sorted()
  }

  /// Returns whether `Image(systemName:)` has a drawing for a name.
  public static func contains(_ name: String) -> Bool { symbol(name) != nil }

  /// The box that is drawn for a name that is not there.
  static var missing: Symbol {
    .glyph(SymbolTable.shared.glyph("_missing", isFilled: false) ?? SymbolGlyph(parts: []))
  }

  /// A symbol by its name.
  enum Symbol {
    case glyph(SymbolGlyph)
    case vector(VectorImage)
  }

  /// The symbol of a name; `nil` if there is none.
  static func symbol(_ name: String) -> Symbol? {
    if let image = registered.withLock({ $0[name] }) { return .vector(image) }
    guard name.utf8.count <= 128 else { return nil }
    if let known = glyphs.withLock({ $0[name] }) { return known.map { .glyph($0) } }
    let glyph = composed(Substring(name))
    glyphs.withLock {
      if $0.count >= maximumGlyphs { $0 = [:] }
      $0[name] = .some(glyph)
    }
    return glyph.map { .glyph($0) }
  }
}
