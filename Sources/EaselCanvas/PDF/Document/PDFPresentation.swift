/// The panel and the page layout with which a viewer opens a document.
///
/// ```swift
/// let document = try PDFDocument()
/// document.presentation.layout = .twoPages
/// document.presentation.panel = .thumbnails
/// ```
public struct PDFPresentation: Hashable, Sendable {
  /// The panel that a viewer shows beside the pages.
  public enum Panel: String, Hashable, Sendable, CaseIterable {
    /// The outline if the document has one, otherwise no panel.
    case automatic
    /// No panel.
    case none
    /// The outline panel.
    case outline
    /// The panel with thumbnails of the pages.
    case thumbnails
    /// The panel with the attached files.
    case attachments
    /// Full-screen mode, without any panel.
    case fullScreen
  }

  /// The arrangement of pages in a viewer.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// The default arrangement of the viewer.
    case automatic
    /// One page at a time.
    case singlePage
    /// One column of pages, for continuous scrolling.
    case column
    /// Two columns of pages, with the first page on the left.
    case twoColumns
    /// Two columns of pages, with the first page on the right, as in a book.
    case twoColumnsAsBook
    /// Two pages at a time, with the first page on the left.
    case twoPages
    /// Two pages at a time, with the first page on the right, as in a book.
    case twoPagesAsBook
  }

  /// The panel beside the pages when the document is opened; by default the outline, if there is
  /// one.
  public var panel: Panel
  /// The arrangement of the pages when the document is opened; by default that of the viewer.
  public var layout: Layout

  /// Creates a presentation; by default it has the outline panel, if there is an outline, and the
  /// viewer's layout.
  public init(panel: Panel = .automatic, layout: Layout = .automatic) {
    self.panel = panel
    self.layout = layout
  }

  /// Writes the entries of the document catalog (ISO 32000-1, table 28).
  func write(to writer: inout PDFWriter, hasOutline: Bool) {
    switch panel {
    case .automatic: if hasOutline { writer.raw("/PageMode /UseOutlines ") }
    case .none: writer.raw("/PageMode /UseNone ")
    case .outline: writer.raw("/PageMode /UseOutlines ")
    case .thumbnails: writer.raw("/PageMode /UseThumbs ")
    case .attachments: writer.raw("/PageMode /UseAttachments ")
    case .fullScreen: writer.raw("/PageMode /FullScreen ")
    }
    switch layout {
    case .automatic: break
    case .singlePage: writer.raw("/PageLayout /SinglePage ")
    case .column: writer.raw("/PageLayout /OneColumn ")
    case .twoColumns: writer.raw("/PageLayout /TwoColumnLeft ")
    case .twoColumnsAsBook: writer.raw("/PageLayout /TwoColumnRight ")
    case .twoPages: writer.raw("/PageLayout /TwoPageLeft ")
    case .twoPagesAsBook: writer.raw("/PageLayout /TwoPageRight ")
    }
  }
}
