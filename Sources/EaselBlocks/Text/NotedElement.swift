/// A part of a text that has a note at the foot of the page.
package protocol NotedElement: InlineElement {
  var note: PageNote { get }
}
