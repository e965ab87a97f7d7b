import Foundation

/// How a rendering is made: appearance, limits, and what happens to faults.
///
/// ```swift
/// let data = try view.data(as: .pdf, options: RenderOptions(appearance: .dark))
/// ```
public struct RenderOptions: Hashable, Sendable {
  /// Which diagnostics are thrown, so that there is no output.
  public var policy: Policy
  /// Light or dark, for colours that differ.
  public var appearance: Appearance
  /// The caps that the rendering enforces.
  public var limits: Limits
  /// Identifier of the locale of numbers and dates (`ja_JP`, `de-DE`), and the language of a PDF; nil
  /// formats plainly.
  ///
  /// Charts write their numbers by it, but for a `NumberFormat` that has a locale of its own.
  /// Drawing code finds it as ``RenderContext/currentLocale``. One that is not known is noted as
  /// `invalidLocale`, and numbers are formatted plainly.
  public var localeIdentifier: String?
  /// The moment of the virtual clock that is drawn, in seconds; nil is the end state.
  public var time: TimeInterval?
  /// The least contrast of text to what lies beneath it, 1 … 21; less is noted as `lowContrast`.
  ///
  /// WCAG 2.2 asks 4.5 of text, 3 of large text. Nil, the default, compares nothing: to compare,
  /// each page is drawn a second time on a small bitmap. Where nothing lies beneath, white paper
  /// does. What shows through a mask or a blend mode is not compared.
  public var minimumContrast: CGFloat?
  /// Flush the file to the disk (`fsync`) before it takes its name.
  public var synchronizesFile: Bool
  /// What may be drawn a little differently, in a fraction of the time.
  public var quality: RenderingQuality
  /// Whether a PDF document writes a recording that is drawn again at the same place, on other pages
  /// or on the same one, as an object that they share; on by default.
  ///
  /// From the second time on it takes some twenty bytes in place of its drawing. It is the recording
  /// that counts, not what it draws: record a letterhead once and draw that on each page. Written out
  /// each time are recordings of fewer than eight operations, those that hold links, destinations,
  /// figures or blend modes that PDF lacks, those that something was noted of, and all that are
  /// drawn after a link on their page, in a mask, or in a group with a soft shadow.
  public var reusesRecordings: Bool

  /// Whether a PDF document says what its parts are (``MarkedContent/Tag``), for screen readers, for
  /// copying and for search; on by default.
  ///
  /// Text outside of any tag is a paragraph, and other drawing an artifact. Without tags a page has
  /// some hundred bytes less, and figures lose their words.
  public var isTagged: Bool

  /// Whether a document that claims PDF/A-3 has the values of its charts and of other figures as
  /// attached files (``MarkedContent/FigureData``); on by default.
  public var attachesFigureData: Bool

  /// What a PDF document says of itself where ``PDFDocument`` is given nothing else, as where a view or
  /// a block writes itself.
  public var info: DocumentInfo

  /// The standards that such a document claims; none by default.
  ///
  /// ```swift
  /// let options = RenderOptions(
  ///   localeIdentifier: "en", info: DocumentInfo(title: "March"), conformance: [.ua1, .a2a])
  /// try page.write(to: url, options: options)
  /// ```
  public var conformance: Set<PDFConformance>

  /// Makes options; every default is what a first use wants.
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
