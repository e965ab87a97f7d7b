import Foundation

/// The approximations that a rendering may use to save time.
///
/// ```swift
/// var options = RenderOptions()
/// options.quality = .exact                     // no approximations
/// options.quality.binsPerPixel = 8             // long lines twice as fine as by default
/// ```
///
/// All approximations are on by default. Each property states the difference that it makes. The
/// measurements are in `docs/performance.md`.
public struct RenderingQuality: Hashable, Sendable {
  /// The minimum number of points of a line that is drawn with fewer points; `nil` draws all.
  ///
  /// Consecutive points that lie within a narrow bin across the line's direction are reduced to the
  /// first, the last and the two outermost ones, so that the line covers the same area. Compared
  /// with the complete line, fewer than one in a hundred of the inked pixels differ by more than an
  /// eighth of the range from white to black. Dashed lines are not reduced. The default is 10,000.
  public var lineReductionThreshold: Int? = 10_000
  /// The number of bins per pixel of a bitmap for the reduction of lines.
  ///
  /// The default is 4.
  public var binsPerPixel: CGFloat = 4
  /// The number of bins per inch in PDF and SVG for the reduction of lines.
  ///
  /// The default of 1,200 is four bins per dot of a usual printer.
  public var binsPerInch: CGFloat = 1_200
  /// The minimum number of points for which a small stamped shape is drawn from images of it.
  ///
  /// This applies to bitmaps. The images are placed to a sixteenth of a pixel. With `nil` each copy
  /// is filled as a path. The default is 1,000.
  ///
  /// If the clip consists of whole pixels, a pixel differs by at most a tenth of the range from
  /// white to black. With other clips all shapes are clipped together instead of one by one, which
  /// is the intended appearance of such an edge.
  public var stampingThreshold: Int? = 1_000

  /// Whether upright text on bitmaps is drawn from cached glyph masks and emoji from scaled tiles.
  ///
  /// Masks are placed to an eighth of a pixel, and tiles to a quarter. They are cached for each
  /// thread. With `false` the outlines of glyphs are filled, and emoji are scaled, exactly at their
  /// positions.
  ///
  /// A pixel of a glyph differs by at most a seventh of the range from white to black, and one at
  /// the edge of an emoji by a quarter. Glyphs larger than 64 pixels are always filled, and so is
  /// text that is clipped by anything other than whole pixels. The default is `true`.
  public var usesGlyphMasks = true

  /// Creates the default quality, with all approximations.
  public init() {}

  /// The exact quality, without approximations.
  public static let exact: RenderingQuality = {
    var exact = RenderingQuality()
    exact.lineReductionThreshold = nil
    exact.stampingThreshold = nil
    exact.usesGlyphMasks = false
    return exact
  }()
}
