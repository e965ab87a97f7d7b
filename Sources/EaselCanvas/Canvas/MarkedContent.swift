import Foundation

/// What a stretch of drawing means, besides how it looks.
public enum MarkedContent: Hashable, Sendable {
  /// A link: its area is the given rectangle in user space or, without one, the visible shape of
  /// what is drawn (see ``LinkArea``).
  case link(LinkTarget, area: CGRect? = nil)
  /// A place that links and outline entries can name: the top left of the given rectangle in user
  /// space or, without one, of what is drawn.
  case destination(String, area: CGRect? = nil)
  /// An image with words for readers who do not see it: what it is, what it shows, and the values
  /// behind it. In a PDF a figure hides the figures inside it.
  case figure(label: String, value: String? = nil, data: FigureData? = nil)
  /// Drawing without meaning for a reader, such as rules and running heads.
  case artifact
  /// A part of a document, such as a heading or a cell of a table.
  case tag(Tag)

  /// A label and a value as one text; nil if there is nothing to say.
  package static func words(_ label: String?, _ value: String?) -> String? {
    let words = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
    // What ends as a sentence does takes no colon.
    let isSentence = words.first?.last.map { ".!?。".contains($0) } ?? false
    return words.isEmpty ? nil : words.joined(separator: isSentence ? " " : ": ")
  }
}

/// Where a link leads.
public enum LinkTarget: Hashable, Sendable {
  /// To the web; the schemes that are allowed stand in ``Limits/linkSchemes``.
  case url(String)
  /// To a destination of the same document.
  case destination(String)
}

extension MarkedContent {
  /// Whether this is a link.
  var isLink: Bool {
    if case .link = self { true } else { false }
  }
}
