import EaselCanvas
import Foundation

/// Draws nothing and reports an event to the document of its page.
private struct ReportedEvent: MarkingDrawing {
  let event: PageEvent?

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {}
}

extension Fragment {
  /// The fragment with the events of a layout without pages.
  ///
  /// A report reads the events from the fragment's page. Other renderings have no such pages and
  /// get the diagnostics immediately.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - session: The rendering.
  package func reporting(_ events: [PageEvent], in session: BlockSession) -> Fragment {
    guard session.anchors == nil else { return reporting(events) }
    for case .diagnostic(var diagnostic) in events {
      diagnostic.page = nil
      session.note(diagnostic)
    }
    return self
  }

  /// The fragment with the events of a layout without pages.
  ///
  /// Actions for drawn pages are left out: content that is placed as a whole keeps its nodes and
  /// may be laid out again. Diagnostics get the number of the page that reads them.
  package func reporting(_ events: [PageEvent]) -> Fragment {
    let reported = events.compactMap { event -> Child? in
      switch event {
      case .committed: return nil
      case .diagnostic(var diagnostic):
        diagnostic.page = nil
        return Child(
          Fragment(size: .zero, drawing: ReportedEvent(event: .diagnostic(diagnostic))), at: .zero)
      case .anchor, .mark:
        return Child(Fragment(size: .zero, drawing: ReportedEvent(event: event)), at: .zero)
      }
    }
    guard !reported.isEmpty else { return self }
    return Fragment(
      size: size, children: reported + [Child(self, at: .zero)], path: namedPath)
  }

  /// The events of the fragment and its children, in drawing order.
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
