import EaselBlocks
import EaselCanvas
import Foundation

/// Draws laid-out pages.
final class PagePainter {
  private let target: any PageTarget
  private let session: BlockSession
  private let state: ReportState
  /// Whether content that overflows a page gets a red outline.
  private let outlinesOverflow: Bool
  private var late = LateParts()

  init(
    _ target: any PageTarget, _ session: BlockSession, _ state: ReportState,
    outlinesOverflow: Bool
  ) {
    self.target = target
    self.session = session
    self.state = state
    self.outlinesOverflow = outlinesOverflow
  }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - content: The flowing content, the notes below it and the blocks at the lower edge.
  ///   - position: The insertion point of the page; `nil` appends it.
  func draw(
    _ page: LaidOutPage, _ content: [(frame: CGRect, fragment: Fragment)], at position: Int?
  ) throws {
    try target.page(size: page.geometry.sheet, boxes: page.geometry.boxes, at: position) { canvas in
      drawPaper(page.geometry, page.settings, on: canvas)
      try draw(.background, of: page, on: canvas)
      try draw(.header, of: page, on: canvas)
      draw(content, of: page, on: canvas)
      try draw(.footer, of: page, on: canvas)
    }
  }

  /// Draws a blank page, which has only its paper.
  func drawBlank(_ geometry: PageGeometry, _ settings: PagesSettings, at position: Int?) throws {
    try target.page(size: geometry.sheet, boxes: geometry.boxes, at: position) {
      drawPaper(geometry, settings, on: $0)
    }
  }

  /// Draws the flowing content, the notes below it and the blocks at the lower edge.
  private func draw(
    _ content: [(frame: CGRect, fragment: Fragment)], of page: LaidOutPage, on canvas: any Canvas
  ) {
    let box = page.geometry.content
    let isMirrored = page.settings.isRightToLeft
    var overflows = false
    if let fragment = page.filled.fragment {
      overflows = session.noteOverflow(
        of: fragment, box.size, isMirrored: isMirrored, page: page.number)
    }
    session.report(to: canvas.context)
    canvas.withSavedState {
      if overflows {
        // Clipped vertically only, so that content that is too wide remains visible up to the
        // sheet's edge.
        canvas.clip(
          to: CGRect(x: 0, y: box.minY, width: page.geometry.sheet.width, height: box.height))
      }
      session.withSpace {
        for (frame, fragment) in content.prefix(page.filled.fragment == nil ? 0 : 1) {
          fragment.draw(on: canvas, at: frame.origin)
        }
      }
    }
    if overflows, outlinesOverflow, let fragment = page.filled.fragment {
      drawOutline(fragment, content[0].frame.origin, on: canvas)
    }
    if !page.filled.state.notes.pieces.isEmpty { drawNoteRule(page, on: canvas) }
    session.withSpace {
      for (frame, fragment) in content.dropFirst(page.filled.fragment == nil ? 0 : 1) {
        fragment.draw(on: canvas, at: frame.origin)
      }
    }
  }

  /// Draws the rule above the notes, a third of the width and at most 144 points.
  private func drawNoteRule(_ page: LaidOutPage, on canvas: any Canvas) {
    let box = page.geometry.content
    let notes = page.filled.state.notes
    let environment = page.settings.inputs.environment
    let width = min(box.width / 3, 144)
    let rule = CGRect(
      x: page.settings.isRightToLeft ? box.maxX - width : box.minX,
      y: box.maxY - notes.edgeHeight - notes.usedHeight + notes.ruleHeight / 2, width: width,
      height: environment.theme.spacing.ruleWidth)
    canvas.withMarkedContent(.artifact(.layout)) {
      canvas.fill(
        rule,
        with: .color(environment.theme.colors.rule.resolved(for: environment.appearance)))
    }
  }

  /// Draws a red outline around content that overflows the page.
  private func drawOutline(_ fragment: Fragment, _ origin: CGPoint, on canvas: any Canvas) {
    canvas.withMarkedContent(.artifact(.layout)) {
      canvas.stroke(
        Path(CGRect(origin: origin, size: fragment.size)), with: .color(.systemRed),
        style: StrokeStyle(lineWidth: 1))
    }
  }

  /// Draws the paper behind the content in the dark appearance; light paper is not drawn.
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

  /// Draws a header, footer or background, or defers it if some of its values are not known yet.
  private func draw(_ part: PagePart, of page: LaidOutPage, on canvas: any Canvas) throws {
    guard let (fragment, isLate) = page.parts[part] else { return }
    var frame = page.geometry.frame(
      part, fragment.size, isRightToLeft: page.settings.isRightToLeft)
    if part == .footer { frame.origin.y -= page.filled.state.notes.edgeHeight }
    guard isLate else {
      session.report(to: canvas.context)
      return canvas.withMarkedContent(.artifact(part.artifact)) {
        session.withSpace { fragment.draw(on: canvas, at: frame.origin) }
      }
    }
    // As wide as the sheet, since the part may be wider when it is drawn.
    let band =
      part == .background
      ? frame
      : CGRect(x: 0, y: frame.minY, width: page.geometry.sheet.width, height: frame.height)
        .insetBy(dx: 0, dy: -PagesSettings.gap / 2)
    try canvas.withMarkedContent(.artifact(part.artifact)) {
      let number = try target.deferDrawing(in: band, on: canvas)
      late.append(part, of: page, frame, number: number)
    }
  }

  /// Draws the deferred parts when everything is known.
  func drawLateParts() throws {
    for part in late.parts {
      let shared = part.shared
      let page = ReportPage(shared.facts, part.position, reads: ReportPage.Reads(), state.numbers)
      let geometry = PageGeometry(shared.settings, shared.facts.side, header: 0, footer: 0)
      let size = shared.part == .background ? geometry.sheet : geometry.content.size
      let fragment = shared.settings.layOut(shared.part, page, size)
      var origin = shared.frame.origin
      switch shared.part {
      case .footer: origin.x += (shared.frame.width - fragment.size.width) / 2
      case .header where shared.settings.isRightToLeft:
        origin.x += shared.frame.width - fragment.size.width
      default: break
      }
      try target.draw(deferred: part.number) { canvas in
        session.report(to: canvas.context)
        session.withSpace { fragment.draw(on: canvas, at: origin) }
      }
    }
    late = LateParts()
  }
}
