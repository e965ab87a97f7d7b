/// A mark in a text that refers to a footnote.
package protocol NoteReference: InlineElement {
  var link: NoteLink { get }
}

/// The first mark of a footnote, which places the footnote on its page.
package protocol NotedElement: NoteReference {
  var note: PageNote { get }
}

extension NotedElement {
  package var link: NoteLink { note.link }
}
