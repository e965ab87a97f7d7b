import Foundation

/// Every cap that a rendering enforces, in one value.
///
/// The defaults are far beyond what a document needs and well within what the libraries underneath
/// survive; `ARCHITECTURE.md` names the measurements.
///
/// ```swift
/// var options = RenderOptions()
/// options.limits.maximumOperationsPerPage = 20_000
/// ```
public struct Limits: Hashable, Sendable {
  // Geometry, in device units

  /// Geometry beyond this is clipped to it: cairo is safe up to a million, and crashes at eight.
  public var maximumCoordinate: CGFloat = 1e6
  /// Geometry beyond this is refused, since a `Double` can no longer place the clipped edge to a
  /// thousandth of a unit.
  public var maximumClippedCoordinate: CGFloat = 1e12
  /// The least scale that a transform may have along any direction.
  public var minimumScale: CGFloat = 1e-6
  /// The greatest scale that a transform may have along any direction.
  public var maximumScale: CGFloat = 1e6
  /// The widest line, in device units.
  public var maximumLineWidth: CGFloat = 100_000
  /// Dashes in one stroke.
  public var maximumDashes = 100_000
  /// Lengths of one dash pattern: viewers of PDF take seconds for a million.
  public var maximumDashLengths = 1_000

  // Nesting and counts

  /// Saves, groups and contents inside one another.
  public var maximumNesting = 512
  /// Recordings inside one another.
  public var maximumRecordingDepth = 64
  /// Views inside one another.
  public var maximumViewDepth = 512
  /// Blocks and their modifiers inside one another.
  public var maximumBlockDepth = 1_024
  /// Blocks and their modifiers in one rendering.
  public var maximumBlocks = 2_000_000
  /// How often the bodies of blocks are evaluated where their state changes.
  public var maximumBlockEvaluations = 4
  /// Bytes of the images of one rendering's blocks, unpacked; one that is used often counts once.
  public var maximumBlockImageBytes = 512 * 1024 * 1024
  /// Stops of one gradient.
  public var maximumGradientStops = 1024
  /// Drawing operations on one page or surface, those of replayed recordings included.
  public var maximumOperationsPerPage = 200_000
  /// Points of all shapes on one page or surface together, at each place that they are drawn at, with
  /// the ends of dashes and the points of clips.
  public var maximumPointsPerPage = 500_000_000
  /// Times that the lines of one path may cross each other on a bitmap, by an estimate: cairo's cost
  /// grows with them, ten millions take it half a second.
  ///
  /// Beyond it a fill is refused, and a stroke is drawn in chunks.
  public var maximumCrossings = 10_000_000
  /// Pixels that the operations on one page or surface may paint together, each counted by itself.
  ///
  /// Those of gradients, pictures, blend modes, groups and intricate clips count eightfold; a thousand
  /// millions take about a second. Only what becomes pixels counts: bitmaps, and the soft shadows of
  /// pages.
  public var maximumPaintedPixels: CGFloat = 1e11
  /// Pixels of the groups that are open inside one another on a bitmap, and a quarter of those of
  /// intricate clips.
  ///
  /// 256 megapixels are 1 GiB. What lies in a group too many is left out.
  public var maximumOpenPixels = 256 * 1024 * 1024
  /// Points of one fill or clip; beyond it, it is refused.
  public var maximumFillPoints = 1_000_000
  /// Points of one stroke, or of one stamping; beyond it, it is refused.
  public var maximumStrokePoints = 10_000_000
  /// Standard deviations of a shadow's blur, doubled as CSS does, in device units: wider ones have no
  /// edge that is seen on any page.
  public var maximumBlur: CGFloat = 4_000

  /// Diagnostics of one rendering; the further ones are left out, and the last one says so.
  public var maximumDiagnostics = 10_000

  // Time

  /// Seconds of the virtual clock after which an end state is drawn, whatever still goes on.
  public var maximumAnimationTime: TimeInterval = 3_600
  /// Starts and ends of animations and timers on the way to one moment.
  public var maximumAnimationEvents = 100_000

  // Sizes

  /// Width and height of a bitmap, in pixels (cairo's own cap).
  public var maximumBitmapSide = 32_767
  /// Pixels of a bitmap or a decoded picture: 64 megapixels are 256 MiB.
  public var maximumPixels = 64 * 1024 * 1024
  /// Chunks of a PNG file.
  public var maximumImageChunks = 10_000
  /// Pictures of an animation: three minutes at 60 a second, six at 30.
  public var maximumFrames = 10_800
  /// Pixels of all pictures of an animation together: a minute of 1920 × 1080 at 60 a second.
  public var maximumAnimationPixels = 8 * 1024 * 1024 * 1024
  /// The least side of a page, in points (PDF 1.7, Annex C).
  public var minimumPageSide: CGFloat = 3
  /// The greatest side of a page, in points (PDF 1.7, Annex C).
  public var maximumPageSide: CGFloat = 14_400

  // Text

  /// Characters of one text layout.
  public var maximumTextLength = 100_000
  /// Summed advances of one paragraph, in points: beyond it pango's integers overflow.
  public var maximumTextAdvance: CGFloat = 2_000_000
  /// Combining marks on one base character; the further ones are dropped.
  public var maximumCombiningMarks = 64
  /// Runs of one font and direction in one layout, and tabs in one paragraph; further tabs are spaces.
  public var maximumTextRuns = 2_000
  /// Lines of one layout.
  public var maximumTextLines = 20_000
  /// The least font size, in points.
  public var minimumFontSize: CGFloat = 0.01
  /// The greatest font size, in points.
  public var maximumFontSize: CGFloat = 10_000
  /// The greatest font file that can be registered, and the greatest SVG file that can be read, in
  /// bytes.
  public var maximumFontBytes = 64 * 1024 * 1024

  // Documents

  /// Pages of one document.
  public var maximumPages = 100_000
  /// Elements of a document that go on over pages at the same time (`PDFDocument.element(_:in:)`), and
  /// its insertion points.
  public var maximumOpenElements = 10_000
  /// Columns or rows that a cell of a table spans.
  public var maximumCellSpan = 10_000
  /// Header cells of one table that have an id, and the ids that one cell names.
  public var maximumHeaderNames = 10_000
  /// Parts of pages that are drawn later (``PDFDocument/deferDrawing(in:)``).
  public var maximumDeferredDrawings = 500_000
  /// Files that one document carries.
  public var maximumAttachments = 10_000
  /// Bytes of all files that one document carries, unpacked.
  public var maximumAttachmentBytes = 256 * 1024 * 1024
  /// Bytes of the metadata schemas of one document.
  public var maximumMetadataBytes = 1024 * 1024
  /// Bytes of a link's URL.
  public var maximumLinkLength = 8_192
  /// Edges of the shapes that links on one page are made of, each counted in every half point of
  /// height; shapes beyond count as the rectangles around them.
  public var maximumLinkEdges = 10_000_000
  /// URL schemes that a link may have.
  public var linkSchemes: Set<String> = ["https", "http", "mailto", "tel"]

  /// The documented defaults.
  public init() {}
}
