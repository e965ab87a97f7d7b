import Foundation

/// A link annotation (ISO 32000-1, 12.5.6.5), which leads to a URL or to a destination.
struct LinkAnnotation: PDFAnnotation {
  static var subtype: StaticString { "Link" }

  let target: LinkTarget
  private(set) var rect: CGRect
  private(set) var contents: String
  /// The index of the link on the page, in the order in which the links began.
  private let link: Int
  /// The entry for the target, `/Dest` or `/A`.
  private let action: String

  fileprivate init(
    link: Int, to target: LinkTarget, rect: CGRect, contents: String, action: String
  ) {
    self.link = link
    self.target = target
    self.rect = rect
    self.contents = contents
    self.action = action
  }

  /// Sets the rectangle and the description to those of an area.
  mutating func cover(_ area: LinkArea) {
    let box = area.rectangles.reduce(CGRect.null) { $0.union($1) }
    if !box.isNull { rect = box }
    contents = area.alternativeText
  }

  // It began with the drawing of the link (ISO 14289-1, 7.18.5).
  func element(in tagger: PDFTagger) -> Int? { tagger.element(ofLink: link) }

  // The page itself shows the link.
  func writeAppearance(to assets: PDFAssets) -> Int? { nil }

  func writeEntries(to writer: inout PDFWriter) { writer.text(action) }
}

extension PDFLinks {
  /// Returns the annotations of the links on a page whose areas are known.
  ///
  /// They are in drawing order, in which readers move from link to link.
  mutating func annotations(on page: PDFCanvas) -> [LinkAnnotation] {
    let areas = page.links?.numberedAreas(page.context) ?? []
    return areas.reversed().flatMap { link, area -> [LinkAnnotation] in
      guard let action = action(for: area.target, in: page.context) else { return [] }
      // One annotation for each rectangle: viewers would use the box around all rectangles of one
      // annotation.
      return area.rectangles.filter { !$0.isEmpty }.map {
        LinkAnnotation(
          link: link, to: area.target, rect: $0, contents: area.alternativeText, action: action)
      }
    }
  }

  /// Returns the annotation of a link whose area is known later; nil if its target is not allowed.
  ///
  /// - Parameters:
  ///   - link: The index of the link on the page, in the order in which the links began.
  ///   - rect: Its rectangle if nothing is drawn in it.
  mutating func annotation(
    ofLink link: Int, to target: LinkTarget, in rect: CGRect, _ context: RenderContext
  ) -> LinkAnnotation? {
    action(for: target, in: context).map {
      LinkAnnotation(
        link: link, to: target, rect: rect, contents: target.alternativeText, action: $0)
    }
  }
}

extension LinkArea {
  /// The description for screen readers: the text, the alternative of the figure, or the target.
  fileprivate var alternativeText: String {
    text ?? MarkedContent.alternativeText(label ?? "", value) ?? target.alternativeText
  }
}

extension LinkTarget {
  /// The description for screen readers of a link without a text.
  fileprivate var alternativeText: String {
    switch self {
    case .url(let url): url
    case .destination(let name): name
    }
  }
}
