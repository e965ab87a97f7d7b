import EaselCanvas
import Foundation

/// Draws nothing, and tells the document of its page something.
private struct ToldEvent: EventDrawing {
  let event: PageEvent

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {}
}

extension Fragment {
  /// The same, which tells its page what a layout without pages met; outside of reports, where no page
  /// reads it, the rendering is told of the diagnostics at once.
  ///
  /// - Parameters:
  ///   - events: What was met.
  ///   - session: The rendering.
  package func telling(_ events: [PageEvent], in session: BlockSession) -> Fragment {
    guard session.anchors == nil else { return telling(events) }
    for case .diagnostic(var diagnostic) in events {
      diagnostic.page = nil
      session.note(diagnostic)
    }
    return self
  }

  /// The same, which tells its page what a layout without pages met.
  ///
  /// What is to be done when a page is drawn is left out: what stands whole keeps all that it is made
  /// of, and may be laid out again. Diagnostics get the number of the page that they are told of.
  package func telling(_ events: [PageEvent]) -> Fragment {
    let told = events.compactMap { event -> Child? in
      switch event {
      case .committed: return nil
      case .diagnostic(var diagnostic):
        diagnostic.page = nil
        return Child(
          Fragment(size: .zero, drawing: ToldEvent(event: .diagnostic(diagnostic))), at: .zero)
      case .anchor, .mark:
        return Child(Fragment(size: .zero, drawing: ToldEvent(event: event)), at: .zero)
      }
    }
    guard !told.isEmpty else { return self }
    return Fragment(
      size: size, children: told + [Child(self, at: .zero)], path: namedPath)
  }

  /// What the fragment and those in it tell their page, in the order of the drawing.
  package func events(page: Int) -> [PageEvent] {
    var events: [PageEvent] = []
    forEachEvent { event in
      guard case .diagnostic(var diagnostic) = event else { return events.append(event) }
      diagnostic.page = diagnostic.page ?? page
      events.append(.diagnostic(diagnostic))
    }
    return events
  }
}
