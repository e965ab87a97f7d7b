import EaselBlocks
import EaselCanvas
import Foundation

/// One rendering of a report: the pages in order, then the parts that depend on all of them.
final class ReportRun {
  /// The next action after a step.
  enum Step {
    case again
    /// The layout must wait for rows.
    case wait(any RowSupply)
    case finished
  }

  let target: any PageTarget
  let session: BlockSession
  let state: ReportState
  private let root: FlowList
  private let rootSettings: PagesSettings
  private var rootIndex = 0
  /// Whether the maximum number of pages is reached.
  private var isFull = false
  private var run: PagesRun?
  private var segments: [ReportSegment] = []
  private var titles = PageTitles()
  private let layout: PageLayout
  private let painter: PagePainter
  private let later: ReportLater
  /// The groups of pages with the first page of each, for page labels, which are set at the end.
  private var numberings: [(group: PageGroup, start: Int)] = []
  private let appended: [[EmbeddedPDF]]
  private let progress: ((Int) -> Void)?
  /// A closure that gets the content of each page before it is drawn, for layout trees.
  var onPage: ((PageGeometry, [(frame: CGRect, fragment: Fragment)]) -> Void)?

  init(
    _ report: Report, to target: any PageTarget, _ environment: EnvironmentValues,
    progress: ((Int) -> Void)?
  ) {
    self.target = target
    self.progress = progress
    appended = report.appended
    session = BlockSession(limits: target.context.limits)
    session.anchors = []
    session.beginPieces()
    state = ReportState.of(session)
    session.counters = state
    layout = PageLayout(state: state)
    painter = PagePainter(target, session, state, outlinesOverflow: report.outlinesOverflow)
    var inputs = NodeInputs(session: session, environment: environment)
    inputs.stackAxis = .vertical
    let spacing = environment.theme.spacing.paragraph
    root = FlowList(report.content, inputs, spacing: spacing.isFinite ? spacing : 0)
    rootSettings = PagesSettings(
      report.style, .continuous, inputs,
      [.header: report.header, .footer: report.footer, .background: report.background])
    later = ReportLater(target)
    target.context.later = later
  }

  deinit { session.actions.removeAll() }

  /// Lays out and draws the next page, or the remaining parts at the end.
  func step() throws -> Step {
    if Task.isCancelled { throw CancellationError() }
    guard !isFull, let run = run ?? nextRun() else {
      try finish()
      return .finished
    }
    self.run = run
    let step = try layOutPage(run) { laidOut in
      if case .later = laidOut.filled.state.requestedBreak {
        self.keepForLater(laidOut, run)
      } else {
        try self.draw(laidOut, run)
      }
    }
    if case .finished = step {
      self.run = nil
      return .again
    }
    return step
  }

  // MARK: Pages

  /// Returns the next run of pages; `nil` at the end.
  private func nextRun() -> PagesRun? {
    guard let node = root.child(at: rootIndex) else {
      // An empty report has one blank page.
      guard target.pageCount == 0, segments.isEmpty, !state.isKnown else { return nil }
      return begin(rootSettings, ChildrenBeforePages(list: root), from: .start)
    }
    guard let pages = PagesNode.in(node) else {
      let index = rootIndex
      let run = begin(
        rootSettings, ChildrenBeforePages(list: root), from: .child(index, .start)
      ) { [root] in root.release(before: $0) }
      return run
    }
    rootIndex += 1
    root.release(before: rootIndex)
    let inputs = pages.inputs
    let spacing = inputs.environment.theme.spacing.paragraph
    let list = FlowList(pages.pages.content, inputs, spacing: spacing.isFinite ? spacing : 0)
    return begin(PagesSettings(pages), list, from: .start) { list.release(before: $0) }
  }

  private func begin(
    _ settings: PagesSettings, _ children: any ColumnChildren, from cursor: Cursor,
    release: @escaping (Int) -> Void = { _ in }
  ) -> PagesRun {
    let group = state.numbers.begin(settings.numbering)
    if settings.style.isMirrored { state.usesSides = true }
    return PagesRun(settings, children, group, from: cursor, release: release)
  }

  /// Returns the number of the next page in the document, as far as it is known, and its side.
  private func nextPage(_ run: PagesRun) -> (number: Int, side: PageSide) {
    // A pending segment counts as one page, in front of the pages that are already drawn.
    let waiting = segments.filter { $0.position >= 0 && !$0.isDrawn }.count
    let number = run.firstNumber.map { $0 + run.pageCount } ?? target.pageCount + 1 + waiting
    let isOdd = number % 2 == 1
    return (number, isOdd != run.settings.isRightToLeft ? .right : .left)
  }

  /// Lays out a page and passes it to the closure; returns `.finished` if nothing is left.
  private func layOutPage(_ run: PagesRun, _ body: (LaidOutPage) throws -> Void) throws -> Step {
    let (number, side) = nextPage(run)
    let most = session.limits.maximumPages
    guard number <= most, target.pageCount < most else {
      session.note(
        Diagnostic(
          .error, .limitExceeded,
          "more than \(most) pages; the rest is left out (raise Limits.maximumPages)",
          operation: "Limits.maximumPages", value: "\(most)"))
      isFull = true
      return .finished
    }
    if let nextSide = run.nextSide, nextSide != side {
      // A blank page is inserted only if there is content for a page after it.
      guard try layout.layOut(run, number, nextSide, titles) != nil else { return waitOrEnd() }
      run.nextSide = nil
      try drawBlank(run, number, side)
      run.pageCount += 1
      return .again
    }
    run.nextSide = nil
    guard let page = try layout.layOut(run, number, side, titles) else { return waitOrEnd() }
    try body(page)
    run.pageCount += 1
    // A blank page before the first one does not count.
    if !page.isBlank { run.isFirst = false }
    if case .page(let side?) = page.filled.state.requestedBreak { run.nextSide = side }
    if page.filled.isStuck {
      session.note(
        Diagnostic(
          .error, .layoutOverflow,
          "a block makes no progress after page \(number); it and the rest are left out: make it fit on "
            + "an empty page",
          operation: "pages", page: number))
    }
    run.filler.advance(past: page.filled)
    if let rest = page.filled.rest { run.release(rest.childIndex) }
    return .again
  }

  private func waitOrEnd() -> Step {
    guard let supply = state.waiting else {
      finishRun()
      return .finished
    }
    state.waiting = nil
    return .wait(supply)
  }

  /// Advances past the blocks of the report that are outside of `Pages`.
  private func finishRun() {
    guard let run, run.settings === rootSettings else { return }
    // Blocks on earlier pages are released.
    rootIndex = max(rootIndex, run.filler.cursor.childIndex)
    while let node = root.child(at: rootIndex), PagesNode.in(node) == nil {
      rootIndex += 1
      root.release(before: rootIndex)
    }
  }

  // MARK: Drawing

  /// Draws a page and stores the events of its blocks.
  private func draw(_ page: LaidOutPage, _ run: PagesRun) throws {
    keepEvents(page.events, at: page.position)
    titles = page.facts.titles.forNextPage
    if run.group.pageCount == 0 { number(run.group, at: run.position) }
    run.group.pageCount += 1
    if page.filled.isBlank, page.filled.state.requestedBreak != nil {
      onPage?(page.geometry, [])
      try painter.drawBlank(page.geometry, page.settings, at: run.position)
      progress?(target.pageCount)
      return
    }
    let content = page.contents
    onPage?(page.geometry, content)
    try painter.draw(page, content, at: run.position)
    session.actions.dropWaiting()
    session.report(to: target.context)
    try later.drawSome()
    progress?(target.pageCount)
  }

  /// Draws a blank page, which has only its paper.
  private func drawBlank(_ run: PagesRun, _ number: Int, _ side: PageSide) throws {
    if run.group.pageCount == 0 { self.number(run.group, at: run.position) }
    run.group.pageCount += 1
    let geometry = PageGeometry(run.settings, side, header: 0, footer: 0)
    onPage?(geometry, [])
    try painter.drawBlank(geometry, run.settings, at: run.position)
    progress?(target.pageCount)
  }

  /// Stores the events of a page's blocks: headings, names, diagnostics.
  private func keepEvents(
    _ events: [PageEvent], at position: PagePosition, isLaidOutLater: Bool = false
  ) {
    for event in events {
      switch event {
      case .diagnostic(let diagnostic):
        // Blocks that are laid out again later report their diagnostics then.
        if !isLaidOutLater { session.note(diagnostic) }
      case .anchor(let name): state.place(name, position)
      case .mark(let mark as EntryMark):
        guard !state.hasPosition(mark.destination) else { continue }
        state.place(mark.destination, position)
        guard mark.isListed else { continue }
        state.add(
          ContentsEntry(
            kind: mark.kind, number: mark.number, title: mark.title,
            destination: mark.destination, position: position))
        guard case .section(let level) = mark.kind else { continue }
        let title = mark.number.isEmpty ? mark.title : "\(mark.number) \(mark.title)"
        do {
          try target.addOutlineEntry(title, to: mark.destination, level: level)
        } catch let error as EaselError {
          session.note(Diagnostic(.error, error.code, error.message, operation: "Report"))
        } catch {}
      case .committed(let body): if !isLaidOutLater { body() }
      case .mark: break
      }
    }
  }

  /// Registers the first page of a group for page labels.
  private func number(_ group: PageGroup, at position: Int?) {
    let numbering = group.numbering
    if numbering.requestedStart != numbering.start {
      session.note(
        Diagnostic(
          .warning, .outOfRange,
          "pages cannot begin with the number \(numbering.requestedStart); \(numbering.start) is used: give "
            + "\(PageNumbering.starts.lowerBound) … \(PageNumbering.starts.upperBound)",
          operation: "PageNumbering.from", value: "\(numbering.requestedStart)"))
    }
    numberings.append((group, target.keepNumbering(at: position)))
  }

  // MARK: What is laid out later

  /// Stores a page with a list of contents until everything else is laid out.
  private func keepForLater(_ page: LaidOutPage, _ run: PagesRun) {
    let start = run.filler.cursor
    let end = page.filled.rest ?? start
    let node = state.takeLateNode()
    // Lists of contents that follow each other are on the same pages.
    if let last = segments.last, last.end == start, last.settings === run.settings,
      page.filled.isBlank
    {
      last.goOn(to: end, node, run.children)
      return
    }
    let group: PageGroup
    if run.group.pageCount == 0 {
      group = run.group
    } else {
      group = state.numbers.begin(run.settings.numbering, after: run.group)
    }
    group.isPending = true
    segments.append(
      ReportSegment(
        run.settings, run.children, from: start, to: end, continuing: run.filler.openNotes, group,
        at: target.insertionPoint(), page.number, isFirst: run.isFirst, titles, node))
    keepEvents(page.events, at: PagePosition(group: group, index: 1), isLaidOutLater: true)
    titles = page.facts.titles.forNextPage
    run.group = state.numbers.begin(run.settings.numbering, after: group)
  }

  /// Lays out lists of contents, and draws all parts that depend on the whole report.
  private func finish() throws {
    state.isKnown = true
    try layOutSegments()
    state.numbers.keepBases()
    for segment in segments {
      let run = segment.makeRun()
      titles = segment.titles
      segment.group.pageCount = 0
      while case .again = try layOutPage(run, { try self.draw($0, run) }) {}
      // The number of pages stays odd, as assumed, so that the sides of the other pages are right.
      if state.usesSides, segment.group.pageCount % 2 == 0 {
        try drawBlank(run, target.pageCount + 1, .left)
      }
      segment.isDrawn = true
    }
    let groups = appended.map { pages in
      let group = state.numbers.begin(.continuous)
      group.pageCount = pages.count
      return group
    }
    state.numbers.isComplete = true
    numberPages()
    try later.drawReady()
    try painter.drawLateParts()
    for diagnostic in rootSettings.inputs.environment.englishTexts?.diagnostics("Report") ?? [] {
      session.note(diagnostic)
    }
    for (pages, group) in zip(appended, groups) { try append(pages, group) }
    noteAddress()
    session.finishActions()
    session.finish(target.context)
  }

  /// Adds the pages of a PDF file, which are counted with the others.
  private func append(_ pages: [EmbeddedPDF], _ group: PageGroup) throws {
    if numberings.contains(where: { !$0.group.numbering.continues }) {
      let first = state.numbers.number(PagePosition(group: group, index: 1))
      target.number(group.numbering, from: first ?? 1, at: target.keepNumbering(at: nil))
    }
    try target.append(pages)
    progress?(target.pageCount)
  }

  /// Notes that the pages have a window for an address, which no address is in.
  private func noteAddress() {
    guard let path = state.addressBesideWindow, !state.hasAddressInWindow else { return }
    var diagnostic = Diagnostic(
      .warning, .layoutOverflow,
      "an address is not in the window of the envelope, since it is not the first block of its page, or "
        + "is inside of another block such as padding or columns; put it first and by itself",
      operation: "AddressBlock")
    diagnostic.viewPath = path.description
    session.note(diagnostic)
  }

  /// Sets the page labels of the document; not needed if all pages are in one count from 1.
  private func numberPages() {
    guard numberings.contains(where: { !$0.group.numbering.continues }) else { return }
    for (group, start) in numberings {
      let first = state.numbers.number(PagePosition(group: group, index: 1))
      target.number(group.numbering, from: first ?? group.numbering.start, at: start)
    }
  }

  /// Determines the numbers of pages of the lists, which their own entries may depend on.
  ///
  /// Blocks before a list in a segment may be on a later page than its first one: a heading moves
  /// with the list that it belongs to.
  private func layOutSegments() throws {
    for segment in segments {
      segment.group.isPending = false
      segment.group.pageCount = 1
    }
    for _ in 0..<3 {
      var isStable = true
      for segment in segments {
        let run = segment.makeRun()
        let known = segment.group.pageCount
        var count = 0
        var placed: Set<String> = []
        titles = segment.titles
        while case .again = try layOutPage(
          run,
          { page in
            count += 1
            let position = PagePosition(group: segment.group, index: count)
            for name in page.events.compactMap(\.placedName) where placed.insert(name).inserted {
              if state.move(name, to: position) { isStable = false }
            }
          })
        {}
        if state.usesSides, count % 2 == 0 { count += 1 }
        isStable = isStable && count == known
        segment.group.pageCount = count
      }
      state.numbers.forgetBases()
      if isStable { return }
    }
  }
}

extension PageEvent {
  /// The name of the block that the event places on its page.
  fileprivate var placedName: String? {
    switch self {
    case .anchor(let name): name
    case .mark(let mark as EntryMark): mark.destination
    default: nil
    }
  }
}
