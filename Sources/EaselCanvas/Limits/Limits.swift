import Foundation

/// The limits that a rendering enforces on geometry, counts, sizes, text and documents.
///
/// The defaults are far above what a document needs and well below what the libraries in C can
/// handle. `docs/architecture/drawing.md` has the rules. A drawing call beyond a limit is skipped
/// and noted as `limitExceeded` or `outOfRange`, unless the limit says otherwise. A call that can
/// throw throws the error instead.
///
/// ```swift
/// var options = RenderOptions()
/// options.limits.maximumOperationsPerPage = 20_000
/// ```
public struct Limits: Hashable, Sendable {
  // Geometry, in device units

  /// The maximum coordinate of drawn geometry, in device units; paths beyond it are clipped to it.
  ///
  /// The default is 1,000,000. Up to there cairo is safe; at 8,000,000 it crashes.
  public var maximumCoordinate: CGFloat = 1e6
  /// The maximum coordinate of a path that is clipped to ``maximumCoordinate``, in device units; a
  /// path beyond it is not drawn.
  ///
  /// The default is 10¹². Beyond it a `Double` cannot represent the clipped edge to a thousandth of
  /// a unit.
  public var maximumClippedCoordinate: CGFloat = 1e12
  /// The minimum scale factor of the current transform along any direction.
  ///
  /// The default is 10⁻⁶. A transform below it is ignored and noted as `outOfRange`.
  public var minimumScale: CGFloat = 1e-6
  /// The maximum scale factor of the current transform along any direction.
  ///
  /// The default is 10⁶. A transform beyond it is ignored and noted as `outOfRange`.
  public var maximumScale: CGFloat = 1e6
  /// The maximum width of a stroked line, in device units.
  ///
  /// The default is 100,000.
  public var maximumLineWidth: CGFloat = 100_000
  /// The maximum number of dashes in one stroke.
  ///
  /// The default is 100,000.
  public var maximumDashes = 100_000
  /// The maximum number of lengths in a dash pattern.
  ///
  /// The default is 1,000. PDF viewers take seconds for a million.
  public var maximumDashLengths = 1_000

  // Nesting and counts

  /// The maximum nesting depth of saves, groups and marked content; deeper drawing is left out.
  ///
  /// The default is 512.
  public var maximumNesting = 512
  /// The maximum nesting depth of recordings; deeper ones are left out.
  ///
  /// The default is 64.
  public var maximumRecordingDepth = 64
  /// The maximum nesting depth of views and layers; deeper ones are left out.
  ///
  /// The default is 512.
  public var maximumViewDepth = 512
  /// The maximum nesting depth of blocks and their modifiers; deeper ones are left out.
  ///
  /// The default is 1,024.
  public var maximumBlockDepth = 1_024
  /// The maximum number of blocks and their modifiers in one rendering; further ones are left out.
  ///
  /// The default is 2,000,000.
  public var maximumBlocks = 2_000_000
  /// The maximum number of times that block bodies are evaluated because appear actions change
  /// state.
  ///
  /// The default is 4. If the state still changes after the last evaluation, the result of that
  /// evaluation is drawn and `unstableState` is noted as a warning.
  public var maximumBlockEvaluations = 4
  /// The maximum number of bytes of the decoded images in one rendering of blocks.
  ///
  /// The default is 512 MiB. An image that is used many times counts once. Images beyond the limit
  /// are left out.
  public var maximumBlockImageBytes = 512 * 1024 * 1024
  /// The maximum number of stops in one gradient.
  ///
  /// The default is 1,024.
  public var maximumGradientStops = 1024
  /// The maximum number of drawing operations on one page or surface.
  ///
  /// The default is 200,000. Operations of replayed recordings count too.
  public var maximumOperationsPerPage = 200_000
  /// The maximum number of points of all shapes on one page or surface together.
  ///
  /// The default is 500,000,000. A shape that is drawn many times counts each time. The ends of
  /// dashes and the points of clips count too.
  public var maximumPointsPerPage = 500_000_000
  /// The maximum estimated number of crossings between the lines of one path on a bitmap.
  ///
  /// The default is 10,000,000, for which cairo takes half a second: its cost grows with the
  /// crossings. A fill beyond the limit is not drawn. A stroke beyond it is drawn in chunks.
  public var maximumCrossings = 10_000_000
  /// The maximum number of pixels that all operations on one page or surface paint together.
  ///
  /// The default is 10¹¹. Each operation counts by itself. The pixels of gradients, images, blend
  /// modes, groups and clips of many edges count eight times. A billion pixels take about a second.
  /// Only pixels that Easel computes count: bitmaps, and the soft shadows of pages.
  public var maximumPaintedPixels: CGFloat = 1e11
  /// The maximum total number of pixels of all groups that are open at the same time on a bitmap.
  ///
  /// The default is 256 megapixels, which take 1 GiB of memory. Clips of many edges count with a
  /// quarter of their pixels. The content of a group beyond the limit is left out.
  public var maximumOpenPixels = 256 * 1024 * 1024
  /// The maximum number of points in one fill or clip.
  ///
  /// The default is 1,000,000.
  public var maximumFillPoints = 1_000_000
  /// The maximum number of points in one stroke, or of positions in one `stamp` call.
  ///
  /// The default is 10,000,000.
  public var maximumStrokePoints = 10_000_000
  /// The maximum blur of a shadow, in device units: twice the standard deviation, as in CSS.
  ///
  /// The default is 4,000. The edge of a wider shadow is not visible on any page. A drawing beyond
  /// the limit has no shadow.
  public var maximumBlur: CGFloat = 4_000

  /// The maximum number of diagnostics in one rendering; the last one says that others are left
  /// out.
  ///
  /// The default is 10,000.
  public var maximumDiagnostics = 10_000

  // Time

  /// The maximum time of the virtual clock, in seconds, to which animations run for their end
  /// state.
  ///
  /// The default is 3,600. Animations that still run then are drawn as they are at that time.
  public var maximumAnimationTime: TimeInterval = 3_600
  /// The maximum number of starts and ends of animations and firings of timers up to the time that
  /// is drawn.
  ///
  /// The default is 100,000.
  public var maximumAnimationEvents = 100_000

  // Sizes

  /// The maximum width and height of a bitmap, in pixels.
  ///
  /// The default is 32,767, the maximum of cairo. Creating a larger bitmap throws `invalidSize`.
  public var maximumBitmapSide = 32_767
  /// The maximum number of pixels of a bitmap or a decoded image.
  ///
  /// The default is 64 megapixels, which take 256 MiB of memory.
  public var maximumPixels = 64 * 1024 * 1024
  /// The maximum number of chunks in a PNG file.
  ///
  /// The default is 10,000. Decoding a file with more throws `limitExceeded`.
  public var maximumImageChunks = 10_000
  /// The maximum number of frames in an animation; more throw `limitExceeded`.
  ///
  /// The default is 10,800: three minutes at 60 frames a second, or six at 30.
  public var maximumFrames = 10_800
  /// The maximum number of pixels of all frames of an animation together; more throw
  /// `limitExceeded`.
  ///
  /// The default is 8 · 2³⁰: about a minute of 1920 × 1080 pixels at 60 frames a second.
  public var maximumAnimationPixels = 8 * 1024 * 1024 * 1024
  /// The minimum width and height of a page, in points.
  ///
  /// The default is 3 (PDF 1.7, Annex C).
  public var minimumPageSide: CGFloat = 3
  /// The maximum width and height of a page, in points.
  ///
  /// The default is 14,400 (PDF 1.7, Annex C).
  public var maximumPageSide: CGFloat = 14_400

  // Text

  /// The maximum number of characters (Unicode scalars) in one text layout; the rest is left out.
  ///
  /// The default is 100,000.
  public var maximumTextLength = 100_000
  /// The maximum width of a line that is not broken, in points: the sum of its glyphs' advances.
  ///
  /// The default is 2,000,000. Beyond it the integers of Pango overflow.
  public var maximumTextAdvance: CGFloat = 2_000_000
  /// The maximum number of combining marks on one base character; further ones are left out.
  ///
  /// The default is 64.
  public var maximumCombiningMarks = 64
  /// The maximum number of changes of font, style or direction in one line, and of tabs in a
  /// paragraph.
  ///
  /// The default is 10,000. The text after such a line is left out. It limits lines that are not
  /// broken, because the time of a line grows with the square of its changes; a paragraph with a
  /// width has any number. A paragraph has at most 2,000 tabs, and further ones become spaces.
  public var maximumTextRuns = 10_000
  /// The maximum number of lines in one layout; the rest is left out.
  ///
  /// The default is 20,000.
  public var maximumTextLines = 20_000
  /// The minimum font size, in points.
  ///
  /// The default is 0.01.
  public var minimumFontSize: CGFloat = 0.01
  /// The maximum font size, in points.
  ///
  /// The default is 10,000.
  public var maximumFontSize: CGFloat = 10_000
  /// The maximum size in bytes of a font file to register, and of an SVG file to read.
  ///
  /// The default is 64 MiB.
  public var maximumFontBytes = 64 * 1024 * 1024

  // Documents

  /// The maximum number of pages in one document.
  ///
  /// The default is 100,000.
  public var maximumPages = 100_000
  /// The maximum number of elements that are open over pages at once, and of insertion points, in
  /// one document.
  ///
  /// The default is 10,000 of each. Elements are made by `PDFDocument.element(_:in:)`.
  public var maximumOpenElements = 10_000
  /// The maximum number of columns or rows that a table cell spans; larger numbers are clamped.
  ///
  /// The default is 10,000.
  public var maximumCellSpan = 10_000
  /// The maximum number of header cells with an id in one table, and of header ids that one cell
  /// refers to.
  ///
  /// The default is 10,000.
  public var maximumHeaderNames = 10_000
  /// The maximum number of deferred drawings of one document that are reserved and not drawn yet.
  ///
  /// The default is 500,000. See ``PDFDocument/deferDrawing(in:)``.
  public var maximumDeferredDrawings = 500_000
  /// The maximum number of files attached to one document.
  ///
  /// The default is 10,000.
  public var maximumAttachments = 10_000
  /// The maximum number of bytes of all files attached to one document, before compression.
  ///
  /// The default is 256 MiB.
  public var maximumAttachmentBytes = 256 * 1024 * 1024
  /// The maximum number of bytes of a PDF file whose pages are drawn, of what is read of it, and of
  /// what its compressed objects expand to.
  ///
  /// What is read are fonts, images and the content without compression, together for all pages
  /// that are read at once. Content that several pages have counts for each of them. The default
  /// is 64 MiB of each. See ``EmbeddedPDF``.
  public var maximumEmbeddedPDFBytes = 64 * 1024 * 1024
  /// The maximum number of objects of a PDF file whose pages are drawn.
  ///
  /// The default is 200,000. See ``EmbeddedPDF``.
  public var maximumEmbeddedPDFObjects = 200_000
  /// The maximum number of bytes of all custom XMP schemas of one document.
  ///
  /// The default is 1 MiB.
  public var maximumMetadataBytes = 1024 * 1024
  /// The maximum number of bytes of a link's URL; a longer link is not made.
  ///
  /// The default is 8,192.
  public var maximumLinkLength = 8_192
  /// The maximum number of edges of the shapes of all links on one page.
  ///
  /// The default is 10,000,000. An edge counts once for each half point of its height. Shapes
  /// beyond the limit are replaced by their bounding rectangles.
  public var maximumLinkEdges = 10_000_000
  /// The URL schemes that links may have, in lower case.
  ///
  /// The default is `https`, `http`, `mailto` and `tel`. A link with another scheme is not made and
  /// is noted as `invalidLink`.
  public var linkSchemes: Set<String> = ["https", "http", "mailto", "tel"]

  /// Creates limits with the default values.
  public init() {}
}
