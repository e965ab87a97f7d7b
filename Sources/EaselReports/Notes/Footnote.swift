import EaselBlocks
import EaselCanvas
import Foundation

/// A footnote: a number in a text, and a note with that number at the bottom of the page.
///
/// ```swift
/// let text = Text("Lines break badly\(Footnote("See *Knuth*, 1981.")).")
/// ```
///
/// Footnotes are numbered through the report. A footnote begins on the page of its line, and
/// continues on the next page if necessary. Only the number is drawn in page headers, page footers
/// and page backgrounds, and if a block is drawn without pages, such as into an image.
public struct Footnote {
  let content: TextContent
  /// The identity of a note with several references; `nil` for a note with one reference.
  var shared: SharedNote?

  /// Creates a footnote from a text with inline Markdown, for interpolation into the text that
  /// refers to it.
  ///
  /// - Parameter content: The text of the footnote, with inline Markdown.
  public init(_ content: TextContent) { self.content = content }

  /// Makes a note with several references: it is on the page of the first one, and the others show
  /// the same number.
  init(_ content: TextContent, shared: SharedNote) {
    self.content = content
    self.shared = shared
  }
}

extension TextContent.StringInterpolation {
  /// Appends the superscript number of a footnote, and places the footnote at the bottom of the
  /// page.
  public mutating func appendInterpolation(_ note: Footnote) {
    append(FootnoteElement(content: note.content, shared: note.shared))
  }
}

/// The reference to a note before layout.
private struct FootnoteElement: InlineElement {
  let content: TextContent
  let shared: SharedNote?

  func text(in environment: EnvironmentValues) -> Text { Text(verbatim: "") }

  func placed(_ inputs: NodeInputs) -> any InlineElement {
    let state = ReportState.of(inputs.session)
    let (number, isRepeated) =
      shared.map(state.number(ofShared:)) ?? (state.nextNote(), false)
    let link = state.noteLink(number, isShared: shared != nil)
    if isRepeated { return RepeatedFootnote(number: number, link: link) }
    var environment = inputs.environment
    environment.font = .footnote
    environment.multilineTextAlignment = .leading
    var inner = inputs.entering("Footnote")
    inner.environment = environment
    inner.environment.isInTextElement = true
    let label = "\(number)"
    let node = NoteNode(
      label: inner.node(of: Text(verbatim: label).font(.footnote)),
      text: inner.node(of: Text(content)), link, inner)
    return PlacedFootnote(number: number, note: PageNote(node, link))
  }
}

/// The reference to a note with its number.
private struct PlacedFootnote: NotedElement {
  let number: Int
  let note: PageNote

  func text(in environment: EnvironmentValues) -> Text { Self.mark(number, in: environment) }

  static func mark(_ number: Int, in environment: EnvironmentValues) -> Text {
    let size = (environment.font ?? .body).resolved(in: environment).font.size
    // Superscript digits have about two thirds of the font size, and reach the height of capitals.
    return Text(verbatim: "\(number)").font(.system(size: size * 0.65)).baselineOffset(size * 0.33)
  }
}

/// A further reference to a note, which is on the page of the first one.
private struct RepeatedFootnote: NoteReference {
  let number: Int
  let link: NoteLink

  func text(in environment: EnvironmentValues) -> Text {
    PlacedFootnote.mark(number, in: environment)
  }

  func placed(_ inputs: NodeInputs) -> any InlineElement { self }
}

/// A note at the bottom of a page: its number, and its text beside it.
private final class NoteNode: LayoutNode {
  private let label: any LayoutNode
  private let text: any LayoutNode
  private let link: NoteLink
  private let isMirrored: Bool
  let path: BlockPath?

  init(
    label: any LayoutNode, text: any LayoutNode, _ link: NoteLink, _ inputs: NodeInputs
  ) {
    self.label = label
    self.text = text
    self.link = link
    isMirrored = inputs.environment.layoutDirection == .rightToLeft
    path = inputs.path
  }

  /// The width of a number with two digits and the gap after it.
  private var indent: CGFloat { max(12, label.size(.unspecified).width + 4) }

  func size(_ proposal: ProposedSize) -> CGSize {
    let size = text.size(inner(proposal))
    return CGSize(width: size.width + indent, height: size.height)
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { max(0, $0 - indent) }, height: nil)
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    let width = proposal.width ?? size(proposal).width
    return piece(text.place(inner(proposal)), width, isFirst: true, isLast: true)
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    var space = region
    space.width = max(0, region.width - indent)
    switch text.fill(space, from: cursor, &page) {
    case .whole(let fragment):
      return .whole(piece(fragment, region.width, isFirst: cursor == .start, isLast: true))
    case .part(let fragment, let rest):
      return .part(
        piece(fragment, region.width, isFirst: cursor == .start, isLast: false), rest: rest)
    case .none(let need): return .none(need: need)
    }
  }

  private func piece(
    _ fragment: Fragment, _ width: CGFloat, isFirst: Bool, isLast: Bool
  ) -> Fragment {
    func at(_ x: CGFloat, _ fragment: Fragment) -> Fragment.Child {
      .init(
        fragment, at: CGPoint(x: isMirrored ? width - x - fragment.size.width : x, y: 0))
    }
    var children = [at(indent, fragment)]
    if isFirst {
      let label = label.place(.unspecified)
      let marked = Fragment(
        size: label.size, children: [Fragment.Child(label, at: .zero)],
        drawing: NoteLabelDrawing(link: link))
      children.insert(at(0, marked), at: 0)
    }
    return Fragment(
      size: CGSize(width: width, height: fragment.size.height), children: children,
      drawing: NoteDrawing(link: link, isFirst: isFirst, isLast: isLast), path: path)
  }
}

/// Draws a note as one element, which is beside the paragraph of its mark.
private struct NoteDrawing: FragmentDrawing {
  let link: NoteLink
  let isFirst: Bool
  let isLast: Bool

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withContinuedElement(link, MarkedContent.Tag(.note), isLast: isLast) {
      guard isFirst else { return fragment.drawChildren(on: canvas, at: origin) }
      canvas.withMarkedContent(
        .destination(link.name, area: CGRect(origin: origin, size: fragment.size))
      ) { fragment.drawChildren(on: canvas, at: origin) }
    }
  }
}

/// Draws the number of a note as a link back to its mark.
private struct NoteLabelDrawing: MarkingDrawing {
  let link: NoteLink

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withMarkedContent(.tag(MarkedContent.Tag(.label))) {
      guard link.isMarked else { return fragment.drawChildren(on: canvas, at: origin) }
      canvas.withMarkedContent(
        .link(
          .destination(link.markName), area: CGRect(origin: origin, size: fragment.size))
      ) { fragment.drawChildren(on: canvas, at: origin) }
    }
  }
}
