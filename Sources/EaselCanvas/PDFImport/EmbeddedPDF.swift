public import Foundation

/// A page of a PDF file that is drawn in another document, such as a letterhead.
///
/// ```swift
/// let letterhead = try EmbeddedPDF(url: url)
/// canvas.draw(letterhead, in: CGRect(origin: .zero, size: letterhead.size))
/// ```
///
/// In a PDF document the page becomes one form, however often it is drawn; fonts and images that
/// pages of one file share are copied once. Bitmaps and SVG show a frame instead, with a warning of
/// code `drawingApproximated`. Text, vectors and colors stay as they are. Links, form fields and
/// other annotations are not drawn; a page that has any other than links is noted.
///
/// In a document that claims PDF/A, a page of a file that does not claim it is an error of code
/// `nonconforming`. A file that claims it is accepted only with `trusting: true`, since Easel does
/// not check the file. Tags come along only with the pages that a report appends.
///
/// It needs the package trait `PDFImport` (libqpdf); without it the initializers throw
/// `unsupportedOption`. A file is in memory while it is read, and of its objects those that the
/// page uses remain. The size is limited by ``Limits/maximumEmbeddedPDFBytes``. Files from people
/// you do not know are best read in a process of their own (`RenderWorker`).
public struct EmbeddedPDF: Sendable {
  /// The number of the page in its file, from 1.
  public let page: Int
  /// The number of pages in the file.
  public var pageCount: Int { source.pageCount }
  /// The size of the page in points, after its rotation: that of the crop box, or without one that
  /// of the media box.
  public var size: CGSize { content.size }
  /// Whether the file is believed: its claim of PDF/A, and its tags.
  public let isTrusted: Bool

  let source: PDFSource
  var content: PDFSource.Page { storage.page }
  /// The page is not in the value, since each operation of a recording has room for one.
  private let storage: Storage

  private final class Storage: Sendable {
    let page: PDFSource.Page

    init(_ page: PDFSource.Page) { self.page = page }
  }

  private init(_ source: PDFSource, page: Int, isTrusted: Bool) throws {
    guard let content = source.pages[page] else {
      throw EaselError(
        .outOfRange,
        "“\(source.name)” has the pages 1 … \(source.pageCount), and no page \(page)",
        operation: "EmbeddedPDF", value: "\(page)")
    }
    self.source = source
    self.page = page
    storage = Storage(content)
    self.isTrusted = isTrusted
  }

  /// Reads a page of a PDF file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - page: The number of the page, from 1. The default is the first one.
  ///   - isTrusted: Whether the file is believed: its claim of PDF/A, and its tags. The default is
  ///     false.
  ///   - limits: The limits for reading the file.
  /// - Throws: `inputFailed` if it is not a regular file that can be read, `outOfRange` for a page
  ///   that it does not have, `invalidPDF` for a file that is damaged or encrypted, or has scripts,
  ///   actions that start by themselves, an XFA form or hidden layers, `limitExceeded` for a file
  ///   beyond the limits, and `unsupportedOption` without the package trait.
  public init(
    url: URL, page: Int = 1, trusting isTrusted: Bool = false, limits: Limits = Limits()
  ) throws {
    let data = try Self.data(of: url, limits)
    try self.init(
      data: data, name: url.lastPathComponent, page: page, trusting: isTrusted, limits: limits)
  }

  /// Reads a page of a PDF file in memory.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name of the file in messages.
  ///   - page: The number of the page, from 1. The default is the first one.
  ///   - isTrusted: Whether the file is believed: its claim of PDF/A, and its tags. The default is
  ///     false.
  ///   - limits: The limits for reading the file.
  /// - Throws: The errors of ``init(url:page:trusting:limits:)``.
  public init(
    data: Data, name: String = "PDF", page: Int = 1, trusting isTrusted: Bool = false,
    limits: Limits = Limits()
  ) throws {
    let source = try PDFSource.read(data, name: name, page: page, limits)
    try self.init(source, page: page, isTrusted: isTrusted)
  }

  /// Reads all pages of a PDF file at once, in their order.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - isTrusted: Whether the file is believed: its claim of PDF/A, and its tags. The default is
  ///     false.
  ///   - limits: The limits for reading the file.
  /// - Throws: The errors of ``init(url:page:trusting:limits:)``.
  public static func pages(
    of url: URL, trusting isTrusted: Bool = false, limits: Limits = Limits()
  ) throws -> [EmbeddedPDF] {
    try pages(
      of: data(of: url, limits), name: url.lastPathComponent, trusting: isTrusted, limits: limits)
  }

  /// Reads all pages of a PDF file in memory at once, in their order.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name of the file in messages.
  ///   - isTrusted: Whether the file is believed: its claim of PDF/A, and its tags. The default is
  ///     false.
  ///   - limits: The limits for reading the file.
  /// - Throws: The errors of ``init(url:page:trusting:limits:)``.
  public static func pages(
    of data: Data, name: String = "PDF", trusting isTrusted: Bool = false,
    limits: Limits = Limits()
  ) throws -> [EmbeddedPDF] {
    let source = try PDFSource.read(data, name: name, page: nil, limits)
    return try (1...source.pageCount).map {
      try EmbeddedPDF(source, page: $0, isTrusted: isTrusted)
    }
  }

  private static func data(of url: URL, _ limits: Limits) throws -> Data {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw unreadable(url)
    }
    if let size = attributes?[.size] as? Int {
      try PDFSource.check(size, url.lastPathComponent, limits)
    }
    guard let data = try? Data(contentsOf: url) else { throw unreadable(url) }
    return data
  }

  private static func unreadable(_ url: URL) -> EaselError {
    EaselError(
      .inputFailed, "“\(url.path)” is missing, not a file, or not readable",
      operation: "EmbeddedPDF", value: url.path)
  }
}

extension EmbeddedPDF: Hashable {
  /// Returns whether both are the same page of equal files, and trusted alike.
  public static func == (a: EmbeddedPDF, b: EmbeddedPDF) -> Bool {
    a.page == b.page && a.isTrusted == b.isTrusted && a.source.identity == b.source.identity
  }

  /// Adds the page and the identity of its file to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(page)
    hasher.combine(source.identity)
  }
}
