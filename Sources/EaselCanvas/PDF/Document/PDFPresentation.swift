/// How a viewer shows a document at first.
///
/// ```swift
/// document.presentation.layout = .twoPages
/// document.presentation.panel = .thumbnails
/// ```
public struct PDFPresentation: Hashable, Sendable {
  /// What stands beside the pages.
  public enum Panel: String, Hashable, Sendable, CaseIterable {
    /// The outline where there is one, else nothing.
    case automatic
    /// Nothing.
    case none
    /// The outline.
    case outline
    /// Small images of the pages.
    case thumbnails
    /// The attached files.
    case attachments
    /// Nothing, and the page fills the screen.
    case fullScreen
  }

  /// How pages lie beside each other.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// As the viewer likes.
    case automatic
    /// One page at a time.
    case singlePage
    /// A column of pages.
    case column
    /// Two columns, the first page on the left.
    case twoColumns
    /// Two columns, the first page on the right, as in a book.
    case twoColumnsAsBook
    /// Two pages at a time, the first on the left.
    case twoPages
    /// Two pages at a time, the first on the right, as in a book.
    case twoPagesAsBook
  }

  /// What stands beside the pages.
  public var panel: Panel
  /// How pages lie beside each other.
  public var layout: Layout

  /// Describes how a document is shown.
  public init(panel: Panel = .automatic, layout: Layout = .automatic) {
    self.panel = panel
    self.layout = layout
  }

  /// Writes the catalogue's entries (ISO 32000-1, table 28).
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
