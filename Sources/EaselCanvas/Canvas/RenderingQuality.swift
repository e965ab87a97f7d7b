import Foundation

/// What a rendering may draw a little differently than it was asked to, in a fraction of the time.
///
/// ```swift
/// var options = RenderOptions()
/// options.quality = .exact                     // every point and every dot as it is
/// options.quality.binsPerPixel = 8             // or long lines twice as finely
/// ```
///
/// All are on by default; the differences that they make are stated with each, and measured in
/// `docs/performance.md`.
public struct RenderingQuality: Hashable, Sendable {
  /// Lines of so many points and more are drawn through fewer; nil draws every point.
  ///
  /// Of the points that follow each other within a narrow bin across the line's direction, the
  /// first, the last and the two outermost remain, so the line covers what it covered. Compared
  /// with the whole line, fewer than one in a hundred of the pixels with ink differ by more than an
  /// eighth of the range from white to black. Dashed lines stay as they are.
  public var linePoints: Int? = 10_000
  /// Bins to a pixel of a bitmap.
  public var binsPerPixel: CGFloat = 4
  /// Bins to an inch in PDF and SVG; 1,200 are four to a dot of a usual printer.
  public var binsPerInch: CGFloat = 1_200
  /// A small shape that is stamped at so many points of a bitmap and more is drawn from pictures of
  /// it, placed to a sixteenth of a pixel; nil fills each as a path.
  ///
  /// Where nothing but whole pixels is clipped away, a pixel differs by at most a tenth of the range
  /// from white to black. Along other clips the shapes are cut together instead of each by itself,
  /// which is what such an edge should look like.
  public var stampedPoints: Int? = 1_000

  /// Upright text on bitmaps is drawn from masks of its glyphs, which a thread keeps, placed to an
  /// eighth of a pixel, and emoji from tiles in their size, placed to a quarter; false fills the
  /// outlines of letters, and makes emoji smaller, exactly where they belong.
  ///
  /// A pixel of a letter differs by at most a seventh of the range from white to black, one at the
  /// edge of an emoji by a quarter. Letters larger than 64 pixels, and text that is cut by anything
  /// but whole pixels, are filled in any case.
  public var usesGlyphMasks = true

  /// The documented defaults.
  public init() {}

  /// Everything is drawn exactly as asked for.
  public static let exact: RenderingQuality = {
    var exact = RenderingQuality()
    exact.linePoints = nil
    exact.stampedPoints = nil
    exact.usesGlyphMasks = false
    return exact
  }()
}
