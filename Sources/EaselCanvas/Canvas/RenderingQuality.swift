import Foundation

/// The settings of the approximations by which a rendering saves time.
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
  /// The number of points at and above which a stroked line is drawn with fewer points; `nil`
  /// always draws all points.
  ///
  /// The points are divided into narrow bins along x or y. Of the consecutive points in a bin the
  /// first, the last and the two outermost ones are kept, so that the line covers the same area.
  /// Compared with the complete line, fewer than 1 % of the drawn pixels differ by more than 1/8 of
  /// the range from white to black. Dashed lines are not reduced. The default is 10,000.
  public var lineReductionThreshold: Int? = 10_000
  /// The number of bins per pixel into which a long line is divided on bitmaps to draw it with
  /// fewer points; 4 by default.
  ///
  /// ``lineReductionThreshold`` explains the bins.
  public var binsPerPixel: CGFloat = 4
  /// The resolution, in bins per inch, at which lines with very many points are drawn with fewer
  /// points in PDF and SVG; 1,200 by default.
  ///
  /// ``lineReductionThreshold`` explains the bins. The default of 1,200 is four bins per dot of a
  /// usual printer.
  public var binsPerInch: CGFloat = 1_200
  /// The number of points at and above which ``Canvas/stamp(_:at:with:compositing:)`` on a bitmap
  /// copies images of a small shape instead of filling its path; `nil` always fills.
  ///
  /// The images are placed to 1/16 of a pixel. The default is 1,000.
  ///
  /// If the clip consists of whole pixels, a pixel differs by at most 1/10 of the range from white
  /// to black. With other clips all shapes are clipped together instead of one by one, which is the
  /// intended appearance of such an edge.
  public var stampingThreshold: Int? = 1_000

  /// Whether unrotated text on bitmaps is drawn from cached images of its glyphs and emoji; `true`
  /// by default.
  ///
  /// Images of glyphs are placed to 1/8 of a pixel, and those of emoji to 1/4. They are cached by
  /// what draws at a time. With `false` the outlines of glyphs are filled, and emoji are scaled, exactly at
  /// their positions.
  ///
  /// A pixel of a glyph differs by at most 1/7 of the range from white to black, and one at the
  /// edge of an emoji by 1/4. Glyphs larger than 64 pixels are always filled, and so is text that
  /// is clipped by anything other than whole pixels.
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
