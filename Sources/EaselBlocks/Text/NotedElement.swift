/// An element of a text with a footnote.
package protocol NotedElement: InlineElement {
  var note: PageNote { get }
}
