import Foundation

/// The semantics of a range of drawing calls: a link, a destination, a figure, an artifact or a
/// tag.
public enum MarkedContent: Hashable, Sendable {
  /// A link to a target; `area` is the clickable rectangle in user space, or `nil` for the drawn
  /// shape.
  ///
  /// With `nil`, the visible part of the drawing is clickable (see ``LinkArea``).
  case link(LinkTarget, area: CGRect? = nil)
  /// A destination with a name, to which links and outline entries can lead.
  ///
  /// Its position is the top left corner of the given rectangle in user space, or, without one, of
  /// the bounds of the drawing.
  case destination(String, area: CGRect? = nil)
  /// A figure, such as a chart or an image, with an alternative text and optional data.
  ///
  /// The label and the value together are the alternative text. A tagged PDF/A-3 document attaches
  /// the data as a file.
  ///
  /// In a PDF, figures inside a figure are parts of it, without an alternative text of their own.
  case figure(label: String, value: String? = nil, data: FigureData? = nil)
  /// A decoration without meaning, such as a rule or a page header, which screen readers skip.
  case artifact
  /// A part of a document with a role, such as a heading or a table cell.
  case tag(Tag)

  /// Returns a label and a value as one text, or `nil` if both are empty.
  package static func alternativeText(_ label: String?, _ value: String?) -> String? {
    let parts = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
    // A label that ends as a sentence is followed by a space instead of a colon.
    let isSentence = parts.first?.last.map { ".!?。".contains($0) } ?? false
    return parts.isEmpty ? nil : parts.joined(separator: isSentence ? " " : ": ")
  }
}

/// The target of a link: a URL, or a destination in the same document.
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
