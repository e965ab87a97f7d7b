internal import CCairo
import EaselCanvas
import Foundation

/// Writes links, destinations and figures as cairo's tags, on surfaces that have them.
///
/// Links and destinations are written after the drawing, by their areas, as in Easel's own
/// documents. The visible part of a link is known only then, and drawing in a group is not page
/// content.
final class CairoTags: CairoContents {
  private let cr: OpaquePointer
  private let target: CairoTarget
  private let memory: CairoSurfaceMemory
  private let context: RenderContext
  private let laterDestinations: Set<String>
  /// The transform from the space of the canvas to that of the surface.
  private let toSurface: CGAffineTransform
  /// Whether the caller draws on a group of its own, whose position on the page is unknown.
  private let isInGroup: Bool
  /// The destinations that were found, with their positions.
  private var found: [(name: String, position: CGPoint)] = []
  private var hasLinks = false
  /// The tag that was begun for each open marked content; nil for none.
  private var open: [String?] = []

  init(
    on cr: OpaquePointer, _ target: CairoTarget, _ memory: CairoSurfaceMemory,
    laterDestinations: Set<String>, context: RenderContext
  ) {
    self.cr = cr
    self.target = target
    self.memory = memory
    self.laterDestinations = laterDestinations
    self.context = context
    toSurface = CGAffineTransform(toSurfaceOf: cr)
    isInGroup = cairo_get_group_target(cr) != cairo_get_target(cr)
  }

  private var canWrite: Bool { target.hasTags && !isInGroup }

  func begin(_ content: MarkedContent, isTopLevel: Bool) {
    var tag: String?
    switch content {
    case .link: hasLinks = true
    case .figure(let label, let value, _):
      if canWrite, isTopLevel, !open.contains("Figure") {
        tag = "Figure"
        noteAlternativeText(label, value)
      }
    case .tag(let content):
      // A figure is a single item; inner elements are ignored.
      if canWrite, isTopLevel, !open.contains("Figure") { tag = content.pdfName }
      if tag == "Figure" || tag == "Formula" { noteAlternativeText(content.alternative ?? "", nil) }
    case .destination, .artifact: break
    }
    open.append(tag)
    if let tag { cairo_tag_begin(cr, tag, nil) }
  }

  func end(_ content: MarkedContent, area: CGRect, isTopLevel: Bool) {
    if let tag = open.popLast() ?? nil { cairo_tag_end(cr, tag) }
    guard case .destination(let name, let given) = content else { return }
    if area.isNull {
      guard given == nil else { return }
      context.note(
        .warning, .missingDestination,
        "nothing is drawn in the destination “\(name)”; it is at the top of the page",
        operation: "endMarkedContent", value: name)
    }
    found.append((name, area.isNull ? .zero : area.origin))
  }

  /// Writes the links and destinations of a page whose drawing has ended.
  func finish(_ areas: [LinkArea]) {
    guard canWrite else { return noteMissing() }
    for (name, position) in found { write(name, position) }
    // From back to front, in drawing order.
    let tags = areas.reversed().flatMap(attributes)
    guard !tags.isEmpty else { return noteFailure() }
    // In an element with links only, cairo 1.16 writes references to elements that it leaves out.
    cairo_tag_begin(cr, Self.around, nil)
    for tag in tags {
      cairo_tag_begin(cr, CAIRO_TAG_LINK, tag)
      cairo_tag_end(cr, CAIRO_TAG_LINK)
    }
    cairo_tag_end(cr, Self.around)
    noteFailure()
  }

  /// An element without a structural meaning (ISO 32000-1, table 333).
  private static let around = "NonStruct"

  private func noteFailure() {
    let status = cairo_status(cr)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    context.note(
      .error, .backendFailed,
      "cairo could not write the links of the page (status \(status.rawValue))",
      operation: "endMarkedContent")
  }

  // MARK: Destinations

  private func write(_ name: String, _ position: CGPoint) {
    guard memory.destinations.insert(name).inserted else {
      return context.note(
        .error, .duplicateDestination,
        "the destination “\(name)” is defined twice on the surface; rename one",
        operation: "endMarkedContent", value: name)
    }
    let point = position.applying(toSurface)
    guard point.x.isFinite, point.y.isFinite else { return }
    let attributes =
      "name='\(Self.key(name))' x=\(CairoNumber.text(point.x)) y=\(CairoNumber.text(point.y))"
    cairo_tag_begin(cr, CAIRO_TAG_DEST, attributes)
    cairo_tag_end(cr, CAIRO_TAG_DEST)
  }

  /// Returns a name that cairo can write into a PDF without escaping it.
  ///
  /// That is the name if it is plain, otherwise its bytes in hexadecimal digits.
  private static func key(_ name: String) -> String {
    let isPlain =
      (1...64).contains(name.utf8.count) && !name.hasPrefix(ownPrefix)
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F
      }
    guard !isPlain else { return name }
    let digits = name.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    return ownPrefix + digits.joined()
  }

  private static let ownPrefix = "easel."

  // MARK: Links

  /// Returns the attributes of a tag for each rectangle of a link.
  ///
  /// Viewers would use the box around all rectangles of one tag.
  private func attributes(of area: LinkArea) -> [String] {
    guard let target = attribute(for: area.target) else { return [] }
    return area.rectangles.filter { !$0.isEmpty }.compactMap { rectangle in
      let rect = rectangle.applying(toSurface)
      let numbers = [rect.minX, rect.minY, rect.width, rect.height]
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      return "rect=[\(numbers.map(CairoNumber.text).joined(separator: " "))] \(target)"
    }
  }

  /// Returns the attribute for a target; nil, with a diagnostic, if the target is not allowed.
  private func attribute(for target: LinkTarget) -> String? {
    switch target {
    case .url(let url):
      guard let address = LinkAddress.checked(url, in: context) else { return nil }
      // An encoded address has no quotes or backslashes.
      return "uri='\(address.encoded)'"
    case .destination(let name):
      // cairo 1.18 fails for the whole document if a destination is missing.
      guard memory.destinations.contains(name) || laterDestinations.contains(name) else {
        context.note(
          .error, .missingDestination,
          "a link leads to “\(name)”, which is not on the surface yet; name it in laterDestinations "
            + "if a later page has it", operation: "CairoContext.draw", value: name)
        return nil
      }
      return "dest='\(Self.key(name))'"
    }
  }

  // MARK: Unsupported content

  private func noteAlternativeText(_ label: String, _ value: String?) {
    guard !label.isEmpty || value?.isEmpty == false else { return }
    context.note(
      .note, .drawingApproximated,
      "cairo's tags cannot hold alternative text; the figure “\(label.prefix(40))” is tagged without "
        + "it. PDFDocument writes it", operation: "beginMarkedContent",
      value: String(label.prefix(80)))
  }

  private func noteMissing() {
    guard hasLinks || !found.isEmpty else { return }
    if target.hasTags {
      context.note(
        .warning, .drawingApproximated,
        "links and destinations are left out within a group of the caller's, whose position on the page "
          + "is not known", operation: "endMarkedContent")
    } else if let format = target.formatWithoutLinks {
      context.note(
        .note, .drawingApproximated,
        "cairo's \(format) surfaces have no links and no destinations; they are left out",
        operation: "endMarkedContent")
    }
  }
}

extension CGAffineTransform {
  /// Creates the transform from the user space of a context to the coordinates of its surface.
  ///
  /// It includes the device scale and the device offset.
  fileprivate init(toSurfaceOf cr: OpaquePointer) {
    let surface = cairo_get_target(cr)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    var scale = (x: 1.0, y: 1.0)
    var offset = (x: 0.0, y: 0.0)
    cairo_surface_get_device_scale(surface, &scale.x, &scale.y)
    cairo_surface_get_device_offset(surface, &offset.x, &offset.y)
    self = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0
    ).concatenating(
      CGAffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: offset.x, ty: offset.y))
  }
}
