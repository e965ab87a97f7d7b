import EaselBlocks
import EaselCanvas
import Foundation

/// One rendering of a report: page after page, and at last what depends on all of them.
final class ReportRun {
  /// What is to be done after a step.
  enum Step {
    case again
    /// Rows are to be waited for.
    case wait(any RowSupply)
    case finished
  }

  let target: any PageTarget
  let session: BlockSession
  let state: ReportState
  private let root: FlowList
  private let rootSettings: PagesSettings
  private var rootIndex = 0
  /// Whether there are as many pages as there may be.
  private var isFull = false
  private var run: PagesRun?
  private var segments: [ReportSegment] = []
  private var titles = PageTitles()
  private let layout: PageLayout
  private let painter: PagePainter
  private let later: ReportLater
  /// Groups of pages with the first page of each, which viewers number when all are known.
  private var numberings: [(group: PageGroup, start: Int)] = []
  private let progress: ((Int) -> Void)?
  /// What is told of each page, for layout trees; nil for nothing.
  var onPage: ((Int, PageGeometry, [(frame: CGRect, fragment: Fragment)]) -> Void)?

  init(
    _ report: Report, to target: any PageTarget, _ environment: EnvironmentValues,
    progress: ((Int) -> Void)?
  ) {
    self.target = target
    self.progress = progress
    session = BlockSession(limits: target.context.limits)
    session.anchors = []
    state = ReportState.of(session)
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

  /// Lays out and draws the next page, or what is left at the end.
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

  /// The pages that come next; nil at the end.
  private func nextRun() -> PagesRun? {
    guard let node = root.child(at: rootIndex) else {
      // A report without anything has a page without anything.
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

  /// The number of the next page in the document, as far as it is known, and its side.
  private func nextPage(_ run: PagesRun) -> (number: Int, side: PageSide) {
    // What is laid out later is taken for a page each, and stands before pages that are drawn.
    let waiting = segments.filter { $0.place >= 0 && !$0.isDrawn }.count
    let number = run.firstNumber.map { $0 + run.pageCount } ?? target.pageCount + 1 + waiting
    let isOdd = number % 2 == 1
    return (number, isOdd != run.settings.isRightToLeft ? .right : .left)
  }

  /// Lays a page out and hands it on; `.finished` where nothing is left.
  private func layOutPage(_ run: PagesRun, _ body: (LaidOutPage) throws -> Void) throws -> Step {
    let (number, side) = nextPage(run)
    let most = session.limits.maximumPages
    guard number <= most, target.pageCount < most else {
      session.note(
        Diagnostic(
          .error, .limitExceeded, "more than \(most) pages; the rest is left out",
          operation: "Limits.maximumPages", value: "\(most)"))
      isFull = true
      return .finished
    }
    if let nextSide = run.nextSide, nextSide != side {
      // Only where something is left, it needs a page, and that one the blank page before it.
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
          "a block does not get on from page \(number); it and the rest are left out",
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

  /// Goes on behind the blocks of a report that stand in no pages.
  private func finishRun() {
    guard let run, run.settings === rootSettings else { return }
    // Blocks on earlier pages are let go of.
    rootIndex = max(rootIndex, run.filler.cursor.childIndex)
    while let node = root.child(at: rootIndex), PagesNode.in(node) == nil {
      rootIndex += 1
      root.release(before: rootIndex)
    }
  }

  // MARK: Drawing

  /// Draws a page, and keeps what its blocks say of it.
  private func draw(_ page: LaidOutPage, _ run: PagesRun) throws {
    keepEvents(page.events, at: page.place)
    titles = page.facts.titles.forNextPage
    if run.group.pageCount == 0 { number(run.group, at: run.place) }
    run.group.pageCount += 1
    if page.filled.isBlank, page.filled.state.requestedBreak != nil {
      try painter.drawBlank(page.geometry, page.settings, at: run.place)
      progress?(target.pageCount)
      return
    }
    let content = page.contents
    onPage?(page.number, page.geometry, content)
    try painter.draw(page, content, at: run.place)
    session.report(to: target.context)
    try later.drawSome()
    progress?(target.pageCount)
  }

  /// A page without anything, of which only the paper is drawn.
  private func drawBlank(_ run: PagesRun, _ number: Int, _ side: PageSide) throws {
    if run.group.pageCount == 0 { self.number(run.group, at: run.place) }
    run.group.pageCount += 1
    let geometry = PageGeometry(run.settings, side, header: 0, footer: 0)
    try painter.drawBlank(geometry, run.settings, at: run.place)
    progress?(target.pageCount)
  }

  /// Keeps what the blocks of a page say of it: headings, names, diagnostics.
  private func keepEvents(
    _ events: [PageEvent], at place: PagePlace, isLaidOutLater: Bool = false
  ) {
    for event in events {
      switch event {
      case .diagnostic(let diagnostic):
        // What is laid out again says then what is wrong with it.
        if !isLaidOutLater { session.note(diagnostic) }
      case .anchor(let name): state.place(name, place)
      case .mark(let mark as EntryMark):
        guard !state.hasPlace(mark.destination) else { continue }
        state.place(mark.destination, place)
        guard mark.isListed else { continue }
        state.add(
          ContentsEntry(
            kind: mark.kind, number: mark.number, title: mark.title,
            destination: mark.destination, place: place))
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

  /// Says how viewers number the pages of a group that begins.
  private func number(_ group: PageGroup, at place: Int?) {
    let numbering = group.numbering
    if numbering.requestedStart != numbering.start {
      session.note(
        Diagnostic(
          .warning, .outOfRange,
          "pages cannot begin with the number \(numbering.requestedStart); \(numbering.start) is used",
          operation: "PageNumbering.from", value: "\(numbering.requestedStart)"))
    }
    numberings.append((group, target.keepNumbering(at: place)))
  }

  // MARK: What is laid out later

  /// Keeps a page with a list of contents until everything else is laid out.
  private func keepForLater(_ page: LaidOutPage, _ run: PagesRun) {
    let start = run.filler.cursor
    let end = page.filled.rest ?? start
    let node = state.takeLateNode()
    // Lists that follow each other stand on the same pages.
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
        run.settings, run.children, from: start, to: end, owing: run.filler.owed, group,
        at: target.insertionPoint(), page.number, isFirst: run.isFirst, titles, node))
    keepEvents(page.events, at: PagePlace(group: group, index: 1), isLaidOutLater: true)
    titles = page.facts.titles.forNextPage
    run.group = state.numbers.begin(run.settings.numbering, after: group)
  }

  /// Lays out lists of contents, and draws whatever depends on the whole report.
  private func finish() throws {
    state.isKnown = true
    try layOutSegments()
    state.numbers.keepBases()
    for segment in segments {
      let run = segment.makeRun()
      titles = segment.titles
      segment.group.pageCount = 0
      while case .again = try layOutPage(run, { try self.draw($0, run) }) {}
      // Sides stay what they were taken for.
      if state.usesSides, segment.group.pageCount % 2 == 0 {
        try drawBlank(run, target.pageCount + 1, .left)
      }
      segment.isDrawn = true
    }
    state.numbers.isComplete = true
    numberPages()
    try later.drawReady()
    try painter.drawLateParts()
    session.report(to: target.context)
  }

  /// Says how viewers number the pages; without any other numbers these have those of the document.
  private func numberPages() {
    guard numberings.contains(where: { !$0.group.numbering.continues }) else { return }
    for (group, start) in numberings {
      let first = state.numbers.number(PagePlace(group: group, index: 1))
      target.number(group.numbering, from: first ?? group.numbering.start, at: start)
    }
  }

  /// Finds how many pages the lists take: their numbers are among those that they say.
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
        titles = segment.titles
        while case .again = try layOutPage(run, { _ in count += 1 }) {}
        if state.usesSides, count % 2 == 0 { count += 1 }
        isStable = isStable && count == known
        segment.group.pageCount = count
      }
      state.numbers.forgetBases()
      if isStable { return }
    }
  }
}
