import EaselCanvas
import Foundation

/// A drawing that shows the children of its fragment as they are, and says what they are.
package protocol MarkingDrawing: FragmentDrawing {}

/// A drawing that tells the document of its page something.
package protocol EventDrawing: MarkingDrawing {
  var event: PageEvent { get }
}

/// Marks the place that references lead to.
package struct AnchorDrawing: EventDrawing {
  private let name: String
  package let event: PageEvent

  package init(name: String, event: PageEvent) {
    self.name = name
    self.event = event
  }

  package func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    canvas.withMarkedContent(
      .destination(name, area: CGRect(origin: origin, size: fragment.size))
    ) { fragment.drawChildren(on: canvas, at: origin) }
  }
}

extension Fragment {
  /// What the fragment and those in it tell the document, in the order of the drawing.
  package func forEachEvent(_ body: (PageEvent) -> Void) {
    if StackSpace.isShort { return StackSpace.onLargerStack { forEachEvent(body) } }
    if let drawing = drawing as? any EventDrawing { body(drawing.event) }
    for child in children { child.fragment.forEachEvent(body) }
  }

  /// The same without what it tells the document, for what is drawn again.
  package var withoutEvents: Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { self.withoutEvents } }
    var fragment = self
    if drawing is any EventDrawing { fragment.drawing = nil }
    for index in children.indices {
      fragment.children[index].fragment = children[index].fragment.withoutEvents
    }
    return fragment
  }

  /// What the fragment tells the document before anything of it can be seen.
  package var eventsAtTop: [PageEvent] {
    var events: [PageEvent] = []
    _ = addEventsAtTop(to: &events)
    return events
  }

  /// Returns whether nothing of the fragment can be seen.
  private func addEventsAtTop(to events: inout [PageEvent]) -> Bool {
    if StackSpace.isShort {
      return StackSpace.onLargerStack { addEventsAtTop(to: &events) }
    }
    if let drawing {
      guard drawing is any MarkingDrawing else { return false }
      if let drawing = drawing as? any EventDrawing { events.append(drawing.event) }
    }
    for child in children {
      guard child.fragment.addEventsAtTop(to: &events) else { return false }
    }
    return true
  }
}
