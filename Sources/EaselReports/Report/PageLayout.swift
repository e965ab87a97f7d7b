import EaselBlocks
import EaselCanvas
import Foundation

/// Lays out the pages of a report with their headers and footers, without drawing.
struct PageLayout {
  let state: ReportState

  /// The maximum number of layouts of a page whose header or footer grows.
  private static let mostTries = 4

  /// Lays out the next page of a run; returns `nil` if nothing is left, or if it must wait for
  /// rows.
  ///
  /// - Parameters:
  ///   - run: The run of pages, which is not changed.
  ///   - number: The number of the page in the document.
  ///   - side: The side of the page.
  ///   - titles: The titles that apply at the start of the page.
  func layOut(
    _ run: PagesRun, _ number: Int, _ side: PageSide, _ titles: PageTitles
  ) throws -> LaidOutPage? {
    let position = PagePosition(group: run.group, index: run.group.pageCount + 1)
    var facts = ReportPage.Facts(
      side: side, isFirst: run.isFirst, titles: titles, isLast: false)
    var parts = heads(run.settings, facts, position, side)
    var filled: FilledPage?
    var events: [PageEvent] = []
    var geometry = PageGeometry(run.settings, side, header: 0, footer: 0)
    // A header that shows a section of the page may become higher, which changes the layout.
    for attempt in 1...Self.mostTries {
      geometry = PageGeometry(
        run.settings, side, header: parts[.header]?.fragment.size.height ?? 0,
        footer: parts[.footer]?.fragment.size.height ?? 0)
      let size = geometry.content.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw EaselError(
          .invalidSize,
          "the margins, the header and the footer leave \(size.width.rounded()) × \(size.height.rounded()) points of "
            + "a page of \(run.settings.style.size.width) × \(run.settings.style.size.height); make "
            + "them smaller", operation: "Report", page: number,
          value: "\(size.width) × \(size.height)")
      }
      var page = PageState(number: number)
      page.side = side
      page.paper = geometry.paper(footer: parts[.footer]?.fragment.size.height ?? 0)
      state.window = run.settings.style.window
      filled = run.filler.filled(size, page)
      guard let filled, state.waiting == nil else { return nil }
      events = filled.state.events + (filled.fragment?.events(page: number) ?? [])
      events += filled.state.notes.edgePieces.flatMap { $0.events(page: number) }
      var known = facts
      known.titles = titles
      let top = filled.state.events.count + (filled.fragment?.eventsAtTop.count ?? 0)
      for (index, event) in events.enumerated() {
        guard case .mark(let mark) = event else { continue }
        known.titles.add(mark, isAtTop: index < top)
      }
      known.isLast = filled.rest == nil && filled.state.notes.openNotes.isEmpty
      guard known != facts else { break }
      facts = known
      let before = parts
      parts = heads(run.settings, facts, position, side)
      let isHigher = [PagePart.header, .footer].contains { part in
        (parts[part]?.fragment.size.height ?? 0) > (before[part]?.fragment.size.height ?? 0)
      }
      guard isHigher else { break }
      guard attempt == Self.mostTries else { continue }
      events.append(
        .diagnostic(
          Diagnostic(
            .warning, .layoutOverflow,
            "the header or footer of page \(number) becomes higher each time that the page is laid out, "
              + "and overlaps the content; give it a fixed height", operation: "pages", page: number
          )))
    }
    return filled.map {
      LaidOutPage(
        settings: run.settings, filled: $0, geometry: geometry, facts: facts, position: position,
        number: number, events: events, parts: parts)
    }
  }

  /// Lays out the background, header and footer of a page.
  private func heads(
    _ settings: PagesSettings, _ facts: ReportPage.Facts, _ position: PagePosition, _ side: PageSide
  ) -> [PagePart: (fragment: Fragment, isLate: Bool)] {
    let geometry = PageGeometry(settings, side, header: 0, footer: 0)
    var parts: [PagePart: (fragment: Fragment, isLate: Bool)] = [:]
    for part in [PagePart.background, .header, .footer] {
      let reads = ReportPage.Reads()
      let size = part == .background ? geometry.sheet : geometry.content.size
      let fragment = settings.layOut(
        part, ReportPage(facts, position, reads: reads, state.numbers), size)
      if reads.side { state.usesSides = true }
      guard fragment.size != .zero else { continue }
      parts[part] = (fragment, reads.isLate)
    }
    return parts
  }
}
