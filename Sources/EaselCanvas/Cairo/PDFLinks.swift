internal import CCairo
import Foundation

/// The links and destinations of a document: collected in page coordinates while a page is drawn,
/// written at the page's top level.
///
/// cairo's own tags inside the drawing ignore the transform, vanish without ink, and damage the
/// file inside groups and recordings.
struct PDFLinks {
  /// A content that ended on the page, with its area.
  struct Found {
    var content: Content
    var area: CGRect
  }

  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  private var defined: Set<String> = []
  private var mentioned: [(name: String, page: Int?)] = []

  mutating func write(_ found: [Found], _ areas: [LinkArea], on canvas: CairoCanvas) {
    for item in found {
      guard case .destination(let name, let area) = item.content else { continue }
      if !item.area.isNull {
        define(name, at: item.area.origin, on: canvas)
      } else if area == nil {
        canvas.context.note(
          .warning, .missingDestination,
          "the destination “\(name)” has nothing drawn in it and lies at the top of the page",
          operation: "endContent", value: name)
        define(name, at: .zero, on: canvas)
      }
    }
    let rectangles = wholePoints(areas, canvas.context)
    // In the order of the drawing, in which readers go from link to link.
    for (index, area) in areas.enumerated().reversed() {
      guard let attributes = attributes(for: area.target, in: canvas.context) else { continue }
      canvas.openStructure()
      // One annotation for each: viewers take the box around several rectangles of one.
      for rect in rectangles[index] {
        let place = "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]"
        canvas.perform("link") {
          cairo_tag_begin(canvas.cr, CAIRO_TAG_LINK, "\(place) \(attributes)")
          cairo_tag_end(canvas.cr, CAIRO_TAG_LINK)
        }
      }
    }
  }

  /// The rectangles with their edges on whole points: cairo rounds outwards, which would let
  /// neighbours overlap.
  private func wholePoints(_ areas: [LinkArea], _ context: RenderContext) -> [[CGRect]] {
    let rounded = areas.map { area in
      area.rectangles.map(Self.rounded).filter { !$0.isEmpty }
    }
    var taken = Array(rounded.joined())
    return zip(areas, rounded).map { area, wide in
      guard wide.isEmpty, let thin = area.rectangles.first else { return wide }
      // What is too thin for the nearest points gets those around it, where they are free.
      let around = thin.integral
      if !taken.contains(where: { !$0.intersection(around).isEmpty }) {
        taken.append(around)
        return [around]
      }
      context.note(
        .warning, .invalidLink,
        "a link is less than half a point wide between others and was left out",
        operation: "endContent")
      return []
    }
  }

  private static func rounded(_ rect: CGRect) -> CGRect {
    let (x, y) = (rect.minX.rounded(), rect.minY.rounded())
    return CGRect(x: x, y: y, width: rect.maxX.rounded() - x, height: rect.maxY.rounded() - y)
  }

  private mutating func define(_ name: String, at point: CGPoint, on canvas: CairoCanvas) {
    guard defined.insert(name).inserted else {
      return canvas.context.note(
        .error, .duplicateDestination, "the destination “\(name)” stands twice in the document",
        operation: "endContent", value: name)
    }
    let attributes = "name='\(key(name))' x=\(point.x) y=\(point.y)"
    canvas.perform("destination") {
      cairo_tag_begin(canvas.cr, CAIRO_TAG_DEST, attributes)
      cairo_tag_end(canvas.cr, CAIRO_TAG_DEST)
    }
  }

  /// cairo's attributes for a link; nil, and noted, if the target is not allowed.
  mutating func attributes(for target: LinkTarget, in context: RenderContext) -> String? {
    switch target {
    case .destination(let name):
      mentioned.append((name, context.page))
      return "dest='\(key(name))'"
    case .url(let url):
      guard
        let address = LinkAddress(
          url, schemes: context.limits.linkSchemes, longest: context.limits.maximumLinkLength)
      else {
        context.note(
          .error, .invalidLink, "“\(url.prefix(80))” is not an allowed URL", operation: "link")
        return nil
      }
      return "uri='\(address.encoded)'"
    }
  }

  /// Notes the destinations that links name and no page has.
  func noteMissing(in context: RenderContext) {
    for (name, page) in mentioned where !defined.contains(name) {
      context.note(
        Diagnostic(
          .error, .missingDestination, "a link leads to “\(name)”, which no page has",
          operation: "PDFDocument.finish", page: page, value: name))
    }
  }

  /// A name as the file has it: itself where it is plain, else a name of our own, so that nothing
  /// in it can end the string around it.
  private mutating func key(_ name: String) -> String {
    if let key = names[name] { return key }
    let isPlain =
      name.utf8.count <= 64
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F
      }
    var key = isPlain ? name : "easel.\(names.count + 1)"
    while !taken.insert(key).inserted { key += "_" }
    names[name] = key
    return key
  }
}
