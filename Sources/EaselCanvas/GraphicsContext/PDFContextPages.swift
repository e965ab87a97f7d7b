import Foundation

/// The pages of a PDF document that a graphics context draws one after the other.
package final class PDFContextPages {
  /// Where the origin of a page lies, and which way y grows.
  package enum Space: Sendable {
    /// At the top left, downwards: as in the contexts that UIKit makes.
    case downwards
    /// At the bottom left, upwards: as in those that Core Graphics makes.
    case upwards
  }

  /// What is drawn on when no page is open, or the open page.
  let canvas: PageCanvas
  private let document: PDFDocument
  private let space: Space
  /// Takes the document's bytes when it is completed, unless they went to a file.
  private let deliver: (Data) -> Void
  /// The bounds of a page that gives none of its own.
  private let defaultBounds: CGRect

  private var page: PDFDocument.OpenPage?
  private var pageBounds: CGRect?
  /// Links and destinations of the open page, in its own space; they lie over all that is drawn.
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

  /// The rectangle with sides of positive length; nil for an empty one, which asks for the default.
  private static func bounds(_ rect: CGRect) -> CGRect? {
    let rect = rect.upright
    return rect.isNull || rect.width == 0 && rect.height == 0 ? nil : rect
  }

  /// The bounds of the open page, or those of a page that gives none.
  package var bounds: CGRect { pageBounds ?? defaultBounds }

  /// Whether a page that is open must be ended by a call, as Core Graphics demands.
  var needsEnds: Bool { space == .upwards }

  /// Whether a page is open.
  package var isPageOpen: Bool { page != nil }

  /// From the canvas' own space to the page's, in which y grows upwards from the bottom left.
  var toPage: CGAffineTransform {
    let box = bounds
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY)
  }

  /// Begins a page; one that cannot be made is noted.
  func begin(_ asked: CGRect?) {
    let box = asked.flatMap(Self.bounds) ?? defaultBounds
    do {
      let page = try document.beginPage(size: box.size)
      self.page = page
      pageBounds = box
      canvas.page = page.canvas
      // What the page's drawing leaves clipped ends before its links.
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

  /// Ends the open page with its links.
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
    let place = CGRect(origin: point.applying(toPage.inverted()), size: .zero)
    contents.append(.destination(name, area: place))
  }

  /// Completes the document and hands its bytes over; throws where there is none.
  func finish() throws {
    isFinished = true
    let result = try document.finish()
    // The context hands them on.
    _ = result.diagnostics
    deliver(result.output)
  }

  /// Gives the document up: its target stays as it was.
  func abandon() {
    isFinished = true
    document.abandon()
  }
}
