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

  /// A head, a foot or a background that is drawn when the whole report is known.
  private struct LatePart {
    let number: Int
    let part: PagePart
    let settings: PagesSettings
    let facts: ReportPage.Facts
    let place: PagePlace
    let frame: CGRect
  }

  let report: Report
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
  private var lateParts: [LatePart] = []
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
    self.report = report
    self.target = target
    self.progress = progress
    session = BlockSession(limits: target.context.limits)
    session.anchors = []
    state = ReportState.of(session)
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

  /// A page that is laid out and not drawn.
  struct LaidOut {
    let filled: FilledPage
    let geometry: PageGeometry
    let facts: ReportPage.Facts
    let place: PagePlace
    let number: Int
    let events: [PageEvent]
    let parts: [PagePart: (fragment: Fragment, isLate: Bool)]

    /// Whether it shows nothing, since what follows begins on another side.
    var isBlank: Bool {
      if case .page = filled.state.requestedBreak { filled.isBlank } else { false }
    }
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
  private func layOutPage(_ run: PagesRun, _ body: (LaidOut) throws -> Void) throws -> Step {
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
      guard try layOut(run, number, nextSide) != nil else { return waitOrEnd() }
      run.nextSide = nil
      try drawBlank(run, number, side)
      run.pageCount += 1
      return .again
    }
    run.nextSide = nil
    guard let page = try layOut(run, number, side) else { return waitOrEnd() }
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

  /// How often a page is laid out for heads that grow.
  private static let mostTries = 4

  /// Lays a page out; nil where nothing is left, or where rows are waited for.
  private func layOut(_ run: PagesRun, _ number: Int, _ side: PageSide) throws -> LaidOut? {
    let place = PagePlace(group: run.group, index: run.group.pageCount + 1)
    var facts = ReportPage.Facts(
      side: side, isFirst: run.isFirst, titles: titles, isLast: false)
    var parts = heads(run.settings, facts, place, side)
    var filled: FilledPage?
    var events: [PageEvent] = []
    var geometry = PageGeometry(run.settings, side, header: 0, footer: 0)
    // Heads that say what begins on the page may be higher for it.
    for attempt in 1...Self.mostTries {
      geometry = PageGeometry(
        run.settings, side, header: parts[.header]?.fragment.size.height ?? 0,
        footer: parts[.footer]?.fragment.size.height ?? 0)
      let size = geometry.content.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw EaselError(
          .invalidSize,
          "margins, head and foot leave \(size.width.rounded()) × \(size.height.rounded()) points of "
            + "a page of \(run.settings.style.size.width) × \(run.settings.style.size.height); make "
            + "them smaller", operation: "Report", page: number,
          value: "\(size.width) × \(size.height)")
      }
      var page = PageState(number: number)
      page.side = side
      filled = run.filler.filled(size, page)
      guard let filled, state.waiting == nil else { return nil }
      events = filled.state.events
      filled.fragment?.forEachEvent { events.append($0) }
      var known = facts
      known.titles = titles
      let top = filled.state.events.count + (filled.fragment?.eventsAtTop.count ?? 0)
      for (index, event) in events.enumerated() {
        guard case .mark(let mark) = event else { continue }
        known.titles.add(mark, isAtTop: index < top)
      }
      known.isLast = filled.rest == nil && filled.state.notes.owed.isEmpty
      guard known != facts else { break }
      facts = known
      let before = parts
      parts = heads(run.settings, facts, place, side)
      let isHigher = [PagePart.header, .footer].contains { part in
        (parts[part]?.fragment.size.height ?? 0) > (before[part]?.fragment.size.height ?? 0)
      }
      guard isHigher else { break }
      guard attempt == Self.mostTries else { continue }
      events.append(
        .diagnostic(
          Diagnostic(
            .warning, .layoutOverflow,
            "the head or the foot grows with what it says of page \(number) each time that the page "
              + "is laid out; it lies over the contents", operation: "pages", page: number)))
    }
    return filled.map {
      LaidOut(
        filled: $0, geometry: geometry, facts: facts, place: place, number: number,
        events: events, parts: parts)
    }
  }

  /// Lays out what a page has besides what flows.
  private func heads(
    _ settings: PagesSettings, _ facts: ReportPage.Facts, _ place: PagePlace, _ side: PageSide
  ) -> [PagePart: (fragment: Fragment, isLate: Bool)] {
    let geometry = PageGeometry(settings, side, header: 0, footer: 0)
    var parts: [PagePart: (fragment: Fragment, isLate: Bool)] = [:]
    for part in [PagePart.background, .header, .footer] {
      let reads = ReportPage.Reads()
      let size = part == .background ? geometry.sheet : geometry.content.size
      let fragment = settings.layOut(part, page(facts, place, reads), size)
      if reads.side { state.usesSides = true }
      guard fragment.size != .zero else { continue }
      parts[part] = (fragment, reads.isLate)
    }
    return parts
  }

  private func page(
    _ facts: ReportPage.Facts, _ place: PagePlace, _ reads: ReportPage.Reads
  ) -> ReportPage {
    let numbers = state.numbers
    return ReportPage(
      facts, place, reads: reads, number: numbers.number, count: numbers.count)
  }

  // MARK: Drawing

  /// Draws a page, and keeps what its blocks say of it.
  private func draw(_ page: LaidOut, _ run: PagesRun) throws {
    keepEvents(page)
    titles = page.facts.titles.forNextPage
    if run.group.pageCount == 0 { number(run.group, at: run.place) }
    run.group.pageCount += 1
    if page.filled.isBlank, page.filled.state.requestedBreak != nil {
      try target.page(size: page.geometry.sheet, boxes: page.geometry.boxes, at: run.place) {
        drawPaper(page.geometry, run.settings, on: $0)
      }
      progress?(target.pageCount)
      return
    }
    let content = contents(page, run.settings)
    onPage?(page.number, page.geometry, content)
    try target.page(size: page.geometry.sheet, boxes: page.geometry.boxes, at: run.place) {
      canvas in
      drawPaper(page.geometry, run.settings, on: canvas)
      try draw(.background, page, run.settings, on: canvas)
      try draw(.header, page, run.settings, on: canvas)
      draw(content, page, run.settings, on: canvas)
      try draw(.footer, page, run.settings, on: canvas)
    }
    session.report(to: target.context)
    try later.drawSome()
    progress?(target.pageCount)
  }

  /// A page without anything, of which only the paper is drawn.
  private func drawBlank(_ run: PagesRun, _ number: Int, _ side: PageSide) throws {
    if run.group.pageCount == 0 { self.number(run.group, at: run.place) }
    run.group.pageCount += 1
    let geometry = PageGeometry(run.settings, side, header: 0, footer: 0)
    try target.page(size: geometry.sheet, boxes: geometry.boxes, at: run.place) {
      drawPaper(geometry, run.settings, on: $0)
    }
    progress?(target.pageCount)
  }

  /// Keeps what the blocks of a page say of it: headings, names, diagnostics.
  private func keepEvents(_ page: LaidOut, isLaidOutLater: Bool = false) {
    for event in page.events {
      switch event {
      case .diagnostic(let diagnostic): session.note(diagnostic)
      case .anchor(let name): state.place(name, page.place)
      case .mark(let mark as EntryMark):
        guard !state.hasPlace(mark.destination) else { continue }
        state.place(mark.destination, page.place)
        guard mark.isListed else { continue }
        state.add(
          ContentsEntry(
            kind: mark.kind, number: mark.number, title: mark.title,
            destination: mark.destination, place: page.place))
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
    numberings.append((group, target.keepNumbering(at: place)))
  }

  /// What flows and the notes beneath it, with their frames.
  private func contents(
    _ page: LaidOut, _ settings: PagesSettings
  ) -> [(frame: CGRect, fragment: Fragment)] {
    let box = page.geometry.content
    var result: [(frame: CGRect, fragment: Fragment)] = []
    func add(_ fragment: Fragment, _ y: CGFloat) {
      let x = settings.isRightToLeft ? box.maxX - fragment.size.width : box.minX
      result.append((CGRect(origin: CGPoint(x: x, y: y), size: fragment.size), fragment))
    }
    if let fragment = page.filled.fragment { add(fragment, box.minY) }
    let notes = page.filled.state.notes
    var y = box.maxY - notes.usedHeight + notes.ruleHeight
    for piece in notes.pieces {
      add(piece.fragment, y)
      y += piece.fragment.size.height + notes.spacing
    }
    return result
  }

  private func draw(
    _ content: [(frame: CGRect, fragment: Fragment)], _ page: LaidOut, _ settings: PagesSettings,
    on canvas: any Canvas
  ) {
    let box = page.geometry.content
    let isMirrored = settings.isRightToLeft
    var overflows = false
    if let fragment = page.filled.fragment {
      overflows = session.noteOverflow(
        of: fragment, box.size, isMirrored: isMirrored, page: page.number)
    }
    session.report(to: canvas.context)
    canvas.withSavedState {
      if overflows {
        // What is too large ends with the page's contents, sides and all.
        canvas.clip(
          to: CGRect(x: 0, y: box.minY, width: page.geometry.sheet.width, height: box.height))
      }
      session.withRoom {
        for (frame, fragment) in content.prefix(page.filled.fragment == nil ? 0 : 1) {
          fragment.draw(on: canvas, at: frame.origin)
        }
      }
    }
    if overflows, report.outlinesOverflow, let fragment = page.filled.fragment {
      drawOutline(fragment, content[0].frame.origin, page, on: canvas)
    }
    guard !page.filled.state.notes.pieces.isEmpty else { return }
    drawNoteRule(page, settings, on: canvas)
    session.withRoom {
      for (frame, fragment) in content.dropFirst(page.filled.fragment == nil ? 0 : 1) {
        fragment.draw(on: canvas, at: frame.origin)
      }
    }
  }

  /// The rule between the text and its notes, a third of the line.
  private func drawNoteRule(
    _ page: LaidOut, _ settings: PagesSettings, on canvas: any Canvas
  ) {
    let box = page.geometry.content
    let notes = page.filled.state.notes
    let environment = settings.inputs.environment
    let width = min(box.width / 3, 144)
    let rule = CGRect(
      x: settings.isRightToLeft ? box.maxX - width : box.minX,
      y: box.maxY - notes.usedHeight + notes.ruleHeight / 2, width: width,
      height: environment.theme.spacing.ruleWidth)
    canvas.withMarkedContent(.artifact(.layout)) {
      canvas.fill(
        rule,
        with: .color(environment.theme.colors.rule.resolved(for: environment.appearance)))
    }
  }

  private func drawOutline(
    _ fragment: Fragment, _ origin: CGPoint, _ page: LaidOut, on canvas: any Canvas
  ) {
    canvas.withMarkedContent(.artifact(.layout)) {
      canvas.stroke(
        Path(CGRect(origin: origin, size: fragment.size)), with: .color(.systemRed),
        style: StrokeStyle(lineWidth: 1))
    }
  }

  private func drawPaper(
    _ geometry: PageGeometry, _ settings: PagesSettings, on canvas: any Canvas
  ) {
    let environment = settings.inputs.environment
    guard environment.appearance == .dark else { return }
    canvas.withMarkedContent(.artifact(.background)) {
      canvas.fill(
        CGRect(origin: .zero, size: geometry.sheet),
        with: .color(environment.theme.colors.paper.resolved(for: .dark)))
    }
  }

  /// Draws a head, a foot or a background, or keeps it where it says what is not known yet.
  private func draw(
    _ part: PagePart, _ page: LaidOut, _ settings: PagesSettings, on canvas: any Canvas
  ) throws {
    guard let (fragment, isLate) = page.parts[part] else { return }
    let frame = page.geometry.frame(
      part, fragment.size, isRightToLeft: settings.isRightToLeft)
    guard isLate else {
      session.report(to: canvas.context)
      return canvas.withMarkedContent(.artifact(part.artifact)) {
        session.withRoom { fragment.draw(on: canvas, at: frame.origin) }
      }
    }
    // What is drawn later may be wider than it was.
    let band =
      part == .background
      ? frame
      : CGRect(x: 0, y: frame.minY, width: page.geometry.sheet.width, height: frame.height)
        .insetBy(dx: 0, dy: -PagesSettings.gap / 2)
    try canvas.withMarkedContent(.artifact(part.artifact)) {
      let number = try target.deferDrawing(in: band, on: canvas)
      lateParts.append(
        LatePart(
          number: number, part: part, settings: settings, facts: page.facts, place: page.place,
          frame: frame))
    }
  }

  private func drawLateParts() throws {
    for late in lateParts {
      let page = page(late.facts, late.place, ReportPage.Reads())
      let geometry = PageGeometry(late.settings, late.facts.side, header: 0, footer: 0)
      let size = late.part == .background ? geometry.sheet : geometry.content.size
      let fragment = late.settings.layOut(late.part, page, size)
      var origin = late.frame.origin
      switch late.part {
      case .footer: origin.x += (late.frame.width - fragment.size.width) / 2
      case .header where late.settings.isRightToLeft:
        origin.x += late.frame.width - fragment.size.width
      default: break
      }
      try target.draw(deferred: late.number) { canvas in
        session.report(to: canvas.context)
        session.withRoom { fragment.draw(on: canvas, at: origin) }
      }
    }
    lateParts = []
  }

  // MARK: What is laid out later

  /// Keeps a page with a list of contents until everything else is laid out.
  private func keepForLater(_ page: LaidOut, _ run: PagesRun) {
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
    keepEvents(
      LaidOut(
        filled: page.filled, geometry: page.geometry, facts: page.facts,
        place: PagePlace(group: group, index: 1), number: page.number, events: page.events,
        parts: [:]), isLaidOutLater: true)
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
    try drawLateParts()
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
