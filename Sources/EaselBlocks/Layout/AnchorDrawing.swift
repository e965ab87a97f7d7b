import EaselCanvas
import Foundation

/// A drawing that adds semantics to its fragment and draws its children unchanged.
package protocol MarkingDrawing: FragmentDrawing {}

extension MarkingDrawing {
  package var isMarking: Bool { true }
}

/// Marks the destination of references.
package struct AnchorDrawing: MarkingDrawing {
  private let name: String
  package let event: PageEvent?

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
  /// Calls a closure for the events of the fragment and its children, in drawing order.
  func forEachEvent(_ body: (PageEvent) -> Void) {
    if StackSpace.isShort { return StackSpace.onLargerStack { forEachEvent(body) } }
    if let event = drawing?.event { body(event) }
    for child in children { child.fragment.forEachEvent(body) }
  }

  /// The fragment without its events, for content that is drawn again.
  package var withoutEvents: Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { self.withoutEvents } }
    var fragment = self
    if drawing?.event != nil { fragment.drawing = nil }
    for index in children.indices {
      fragment.children[index].fragment = children[index].fragment.withoutEvents
    }
    return fragment
  }

  /// The events of the fragment before any of its content is visible.
  package var eventsAtTop: [PageEvent] {
    var events: [PageEvent] = []
    _ = addEventsAtTop(to: &events)
    return events
  }

  /// Adds the events of the fragment; returns whether nothing of it is visible.
  private func addEventsAtTop(to events: inout [PageEvent]) -> Bool {
    if StackSpace.isShort {
      return StackSpace.onLargerStack { addEventsAtTop(to: &events) }
    }
    if let drawing {
      guard drawing.isMarking else { return false }
      if let event = drawing.event { events.append(event) }
    }
    for child in children {
      guard child.fragment.addEventsAtTop(to: &events) else { return false }
    }
    return true
  }
}
