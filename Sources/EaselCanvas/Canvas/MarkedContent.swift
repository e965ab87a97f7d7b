import Foundation

/// The meaning of a range of drawing calls: a link, a destination, a figure, an artifact or a tag.
public enum MarkedContent: Hashable, Sendable {
  /// A link with its target and its clickable area.
  ///
  /// The area is the given rectangle in user space. Without one, it is the visible shape of the
  /// drawing (see ``LinkArea``).
  case link(LinkTarget, area: CGRect? = nil)
  /// A destination with a name, to which links and outline entries can lead.
  ///
  /// Its position is the top left of the given rectangle in user space, or without one, of the
  /// drawing.
  case destination(String, area: CGRect? = nil)
  /// An image with an alternative text: its label, its value, and the data of a PDF/A-3 attachment.
  ///
  /// In a PDF, a figure includes the figures inside it; their texts are not read.
  case figure(label: String, value: String? = nil, data: FigureData? = nil)
  /// A decoration without meaning, such as a rule or a page header, which screen readers skip.
  case artifact
  /// A part of a document with a role, such as a heading or a table cell.
  case tag(Tag)

  /// Returns a label and a value as one text, or `nil` if both are empty.
  package static func words(_ label: String?, _ value: String?) -> String? {
    let words = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
    // A label that ends as a sentence is followed by a space instead of a colon.
    let isSentence = words.first?.last.map { ".!?。".contains($0) } ?? false
    return words.isEmpty ? nil : words.joined(separator: isSentence ? " " : ": ")
  }
}

/// The target of a link.
public enum LinkTarget: Hashable, Sendable {
  /// A URL whose scheme is one of ``Limits/linkSchemes``.
  case url(String)
  /// A destination in the same document, by its name.
  case destination(String)
}

extension MarkedContent {
  /// Whether the content is a link.
  var isLink: Bool {
    if case .link = self { true } else { false }
  }
}
