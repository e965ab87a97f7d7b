import Foundation

/// The options of a rendering, such as appearance, limits and the policy for diagnostics.
///
/// ```swift
/// let chart = BarChartView(frame: bounds)
/// let data = try chart.data(as: .pdf, options: RenderOptions(appearance: .dark))
/// ```
public struct RenderOptions: Hashable, Sendable {
  /// The rule that decides which diagnostics are thrown; by default only errors
  /// (``RenderOptions/Policy/strict``).
  public var policy: Policy
  /// The appearance, light or dark, that selects the values of dynamic colors; light by default.
  public var appearance: Appearance
  /// The limits that the rendering enforces, such as the maximum number of pages or pixels.
  public var limits: Limits
  /// The identifier of the locale of numbers and dates, such as `ja_JP`; with `nil`, the default,
  /// formats are English.
  ///
  /// It is also the language of a PDF document without a ``DocumentInfo/language``. Charts format
  /// their numbers with it, unless a `NumberFormat` has a locale of its own. Drawing code finds the
  /// locale in ``RenderContext/currentLocale``. Without a locale, charts write numbers with their
  /// own separators, as in 1,234.5. An unknown identifier is recorded as `invalidLocale` and counts
  /// as no locale.
  public var localeIdentifier: String?
  /// The time of the virtual clock that is drawn, in seconds; `nil`, the default, draws the end
  /// state of all animations.
  public var time: TimeInterval?
  /// The minimum contrast ratio of text to its background, 1...21; `nil`, the default, turns the
  /// comparison off, except in PDF documents that claim PDF/UA.
  ///
  /// A document that claims ``PDFConformance/ua1`` compares with 4.5, or with 3 for text of at least
  /// 18 points or bold text of at least 14, and the marks of charts with 3. A value replaces that of
  /// text; 1 turns it off.
  ///
  /// Text with less contrast is recorded as `lowContrast`. WCAG 2.2 asks for 4.5 for text and for 3
  /// for large text. The comparison draws each page a second time on a small bitmap. Where nothing
  /// is drawn behind the text, the background is white. Text with a blend mode, and text in a group
  /// with a mask or a blend mode, is not compared.
  public var minimumContrast: CGFloat?
  /// Whether an output file is flushed to the disk (`fsync`) before it gets its final name; `false`
  /// by default.
  public var synchronizesFile: Bool
  /// The settings of the approximations that save time, such as drawing long lines with fewer
  /// points.
  ///
  /// By default all approximations are on.
  public var quality: RenderingQuality
  /// Whether a PDF document writes a repeated recording as one shared object; `true` by default.
  ///
  /// A recording is repeated if it is drawn again at the same position, on the same page or on
  /// other pages. From the second time on it takes about twenty bytes instead of its whole drawing.
  /// The copies must be of one recording, not of several with the same contents: record a
  /// letterhead once and draw that recording on each page.
  ///
  /// These recordings are written in full each time: recordings of fewer than eight operations;
  /// recordings with marked content other than artifacts, with blend modes that PDF does not have,
  /// or with diagnostics; in a tagged document, recordings with text outside of artifacts and
  /// figures; and all recordings that are drawn after a link on their page, in a mask, or in a
  /// group with a soft shadow.
  public var reusesRecordings: Bool

  /// Whether a PDF document is tagged for screen readers, copying and search; `true` by default.
  ///
  /// The tags are those of ``MarkedContent/Tag``. Text outside of any tag is a paragraph, and other
  /// drawing is an artifact. Without tags a page is some hundred bytes smaller, and figures have no
  /// alternative text.
  public var isTagged: Bool

  /// Whether a tagged PDF/A-3 document attaches the data of charts and other figures as files;
  /// `true` by default.
  ///
  /// The files are described by ``MarkedContent/FigureData``.
  public var attachesFigureData: Bool

  /// The default metadata of PDF documents, such as the title and the author.
  ///
  /// PDF files that a view or a block writes have it, and so does a ``PDFDocument`` that is created
  /// without an `info` of its own.
  public var info: DocumentInfo

  /// The standards, such as PDF/A, to which a PDF document claims to conform; none by default.
  ///
  /// ```swift
  /// let options = RenderOptions(
  ///   localeIdentifier: "en", info: DocumentInfo(title: "March"), conformance: [.ua1, .a2a])
  /// try BarChartView(frame: bounds).write(to: url, options: options)
  /// ```
  public var conformance: Set<PDFConformance>

  /// Creates options from the values of their properties; omitted ones have their defaults.
  public init(
    policy: Policy = .strict, appearance: Appearance = .light, limits: Limits = Limits(),
    localeIdentifier: String? = nil, time: TimeInterval? = nil, minimumContrast: CGFloat? = nil,
    synchronizesFile: Bool = false, quality: RenderingQuality = RenderingQuality(),
    reusesRecordings: Bool = true, isTagged: Bool = true,
    attachesFigureData: Bool = true, info: DocumentInfo = DocumentInfo(),
    conformance: Set<PDFConformance> = []
  ) {
    self.policy = policy
    self.appearance = appearance
    self.limits = limits
    self.localeIdentifier = localeIdentifier
    self.time = time
    self.minimumContrast = minimumContrast
    self.synchronizesFile = synchronizesFile
    self.quality = quality
    self.reusesRecordings = reusesRecordings
    self.isTagged = isTagged
    self.attachesFigureData = attachesFigureData
    self.info = info
    self.conformance = conformance
  }
}
