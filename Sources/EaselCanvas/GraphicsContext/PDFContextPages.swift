import Foundation

/// The pages of a PDF document that a graphics context draws one after the other.
package final class PDFContextPages {
  /// The position of the origin of a page, and the direction of y.
  package enum Space: Sendable {
    /// The origin at the top left and y downwards, as in the contexts that UIKit creates.
    case downwards
    /// The origin at the bottom left and y upwards, as in the contexts that Core Graphics creates.
    case upwards
  }

  /// The canvas of the context.
  ///
  /// It draws on the open page, and on nothing between pages.
  let canvas: PageCanvas
  private let document: PDFDocument
  private let space: Space
  /// Receives the bytes of the completed document.
  ///
  /// They are empty if it was written to a file.
  private let deliver: (Data) -> Void
  /// The bounds of a page that gives none.
  private let defaultBounds: CGRect

  private var page: PDFDocument.OpenPage?
  private var pageBounds: CGRect?
  /// Links and destinations of the open page, in the space of its canvas.
  ///
  /// They are added last.
  private var contents: [MarkedContent] = []
  private(set) var isFinished = false

  init(
    to target: OutputTarget, bounds: CGRect, space: Space, info: DocumentInfo,
    options: RenderOptions, deliver: @escaping (Data) -> Void
  ) throws {
    document = try PDFDocument(
      to: target, info: info == DocumentInfo() ? nil : info, options: options)
    canvas = PageCanvas(context: document.context)
    self.space = space
    self.deliver = deliver
    defaultBounds = Self.bounds(bounds) ?? CGRect(origin: .zero, size: PageSize.letter)
  }

  /// Returns the rectangle with positive sides, or `nil` for an empty one, which means the default.
  private static func bounds(_ rect: CGRect) -> CGRect? {
    let rect = rect.upright
    return rect.isNull || rect.width == 0 && rect.height == 0 ? nil : rect
  }

  /// The bounds of the open page, or of a page that gives none.
  package var bounds: CGRect { pageBounds ?? defaultBounds }

  /// Whether each page must be ended by a call, as in Core Graphics.
  var needsEnds: Bool { space == .upwards }

  /// Whether a page is open.
  package var isPageOpen: Bool { page != nil }

  /// The transform from the canvas to the page, whose y grows upwards from the bottom left.
  var toPage: CGAffineTransform {
    let box = bounds
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY)
  }

  /// Begins a page.
  ///
  /// A page that cannot be made is noted.
  func begin(_ asked: CGRect?) {
    let box = asked.flatMap(Self.bounds) ?? defaultBounds
    do {
      let page = try document.beginPage(size: box.size)
      self.page = page
      pageBounds = box
      canvas.page = page.canvas
      // `end()` restores this state, so that clips of the page's drawing do not apply to its links.
      canvas.save()
      switch space {
      case .upwards: canvas.concatenate(toPage.inverted())
      case .downwards where box.origin != .zero: canvas.translate(x: -box.minX, y: -box.minY)
      case .downwards: break
      }
    } catch {
      document.context.note(error)
    }
  }

  /// Ends the open page and adds its links and destinations.
  func end() {
    guard let page else { return }
    canvas.restore()
    for content in contents { canvas.withMarkedContent(content) {} }
    contents = []
    document.endPage(page)
    self.page = nil
    pageBounds = nil
    canvas.page = nil
  }

  /// Makes a rectangle of the page's space a link.
  func link(_ target: LinkTarget, _ rect: CGRect) {
    contents.append(.link(target, area: rect.applying(toPage.inverted())))
  }

  /// Makes a point of the page's space a destination.
  func destination(_ name: String, _ point: CGPoint) {
    let position = CGRect(origin: point.applying(toPage.inverted()), size: .zero)
    contents.append(.destination(name, area: position))
  }

  /// Completes the document and passes its bytes to `deliver`.
  ///
  /// - Throws: The error by which the document cannot be written.
  func finish() throws {
    isFinished = true
    let result = try document.finish()
    // The context passes the diagnostics on.
    _ = result.diagnostics
    deliver(result.output)
  }

  /// Cancels the document; its target stays as it was.
  func abandon() {
    isFinished = true
    document.abandon()
  }
}
