import Foundation

extension PDFCanvas {
  /// Draws a group that ended.
  ///
  /// - Parameters:
  ///   - recording: The same drawing, where its shadow is a picture.
  ///   - ink: What it covers, in the canvas' own space.
  func draw(
    _ group: PDFContent, _ effects: GroupEffects, _ recording: Recording?, _ ink: CGRect
  ) {
    let box = group.box
    let form = assets.form(group, box: box)
    let mask = effects.mask.map(state)
    func show(_ mixing: PDFContent.Mixing) {
      // A group takes the place of all that lies within the clip, not only of what it covers.
      guard !drawsCoverage else { return fillClip() }
      guard let mask else { return self.show(form, mixing, in: box) }
      withMask(mask, mixing, in: box) { self.show(form, PDFContent.Mixing(), in: box) }
    }
    let compositing = Compositing(alpha: effects.opacity, blendMode: effects.blendMode)
    guard let shadow = effects.shadow else {
      return mix(compositing, in: box) {
        begin(in: box)
        show($0)
      }
    }
    func showBoth() {
      if let recording {
        draw(shadow, of: recording, effects.mask, ink)
      } else {
        draw(shadow, of: mask.map { masked(form, $0, in: box) } ?? form, in: box)
      }
      guard effects.showsContent else { return }
      begin(in: box)
      show(PDFContent.Mixing())
    }
    mix(compositing, in: box) { mixing in
      // Shadow and content fade and mix as one.
      guard mixing != PDFContent.Mixing() else { return showBoth() }
      let both = self.form(showBoth)
      begin(in: both.box)
      self.show(both.number, mixing, in: both.box)
    }
  }

  /// Paints on everything that can be drawn on.
  private func fillClip() {
    begin(in: clipArea)
    setMixing(1)
    content.setFill(.color(.black))
    content.append(Path(clipArea))
    content.writer.raw("f\n")
  }

  /// Draws a form with what is set.
  func show(_ form: Int, _ mixing: PDFContent.Mixing, in box: CGRect) {
    setMixing(mixing.alpha, mixing.blendMode)
    content.show(object: form)
    content.paint(in: box)
  }

  /// Makes a form of what the closure draws.
  func form(isGray: Bool = false, _ draw: () -> Void) -> (number: Int, box: CGRect) {
    push()
    draw()
    guard let inner = pop()?.content else { return (0, .null) }
    return (assets.form(inner, box: inner.box, isGray: isGray), inner.box)
  }

  /// A form of what a mask shows of another one.
  private func masked(_ form: Int, _ mask: Int, in box: CGRect) -> Int {
    self.form {
      withMask(mask, PDFContent.Mixing(), in: box) { show(form, PDFContent.Mixing(), in: box) }
    }.number
  }

  // MARK: Masks

  /// Runs the drawing, which is opaque, behind a mask; what shows of it fades and mixes.
  ///
  /// Not with one state for mask and opacity: MuPDF would let the mask fade as well
  /// (`begin_softmask` of its `pdf-op-run.c`).
  func withMask(
    _ mask: Int, _ mixing: PDFContent.Mixing, in box: CGRect, _ draw: () -> Void
  ) {
    guard mixing == PDFContent.Mixing() else {
      let masked = form { withMask(mask, PDFContent.Mixing(), in: box, draw) }
      return show(masked.number, mixing, in: box)
    }
    content.paint(in: box)
    content.save()
    setMixing(1)
    content.setState(mask)
    draw()
    content.restore()
  }

  /// The state that lets a mask decide what shows.
  private func state(_ mask: Mask) -> Int {
    let (outside, told) = (isLuminance, recorders)
    isLuminance = mask.mode == .luminance
    recorders = []
    let wasPaused = links?.isPaused ?? false
    links?.isPaused = true
    let cover = form(isGray: isLuminance) {
      save()
      withoutPage { draw(mask.recording) }
      restore()
    }
    links?.isPaused = wasPaused
    defer { (isLuminance, recorders) = (outside, told) }
    return assets.state(mask: cover.number, isLuminosity: isLuminance)
  }

  /// The state that lets show what a form covers.
  private func state(alphaOf form: Int) -> Int {
    assets.state(mask: form, isLuminosity: false)
  }

  /// The state that hides what a form covers: white everywhere, and black on it.
  private func state(outsideOf form: Int, in box: CGRect) -> Int {
    var cover = PDFContent()
    cover.paint(in: box)
    cover.setFill(.color(.white))
    cover.append(Path(box))
    cover.writer.raw("f\n")
    cover.save()
    cover.setState(state(alphaOf: form))
    cover.setFill(.color(.black))
    cover.append(Path(box))
    cover.writer.raw("f\n")
    cover.restore()
    return assets.state(mask: assets.form(cover, box: box, isGray: true), isLuminosity: true)
  }

  // MARK: Porter and Duff

  /// Mixes a drawing with what lies beneath it in a way that PDF has no blend mode for (Porter and
  /// Duff, “Compositing Digital Images”, 1984): both become forms, and masks of each other.
  ///
  /// Where both are translucent, the parts lie over each other in place of adding up.
  ///
  /// Each lies around all that was drawn before, and some show it twice: where that would take a
  /// viewer too long, the drawing is noted and left out.
  func compose(_ mode: BlendMode, in box: CGRect, _ draw: () -> Void) {
    guard content.nest(copies: mode.copiesOfBeneath) else {
      return context.note(
        .error, .limitExceeded,
        "too many operations that PDF has no blend mode for, such as “\(mode.rawValue)”, lie over "
          + "each other; the others are left out", operation: "blendMode", value: mode.rawValue)
    }
    let nesting = content.nesting
    let clips = clips
    func source(isCoverage: Bool) -> Int {
      let outside = drawsCoverage
      drawsCoverage = isCoverage || outside
      defer { drawsCoverage = outside }
      return form {
        self.clips = clips
        draw()
      }.number
    }
    let everything = page.union(content.box).union(box).insetBy(dx: -1, dy: -1)
    let beneath = takeAll()
    content.nesting = nesting
    func show(_ form: Int, _ mask: Int? = nil) {
      func show() { self.show(form, PDFContent.Mixing(), in: everything) }
      guard let mask else { return show() }
      withMask(mask, PDFContent.Mixing(), in: everything, show)
    }
    func outside(_ form: Int) -> Int { state(outsideOf: form, in: everything) }
    /// What the operators that reach beyond the drawing leave: what lies outside of the clip.
    func showOutsideOfClip() {
      guard !clips.isEmpty else { return }
      let area = form {
        self.clips = clips
        fillClip()
      }
      show(beneath, outside(area.number))
    }
    let drawing = source(isCoverage: mode == .clear)
    switch mode {
    case .clear, .destinationOut: show(beneath, outside(drawing))
    case .copy:
      show(beneath, outside(source(isCoverage: true)))
      show(drawing)
    case .sourceAtop:
      show(beneath)
      show(drawing, state(alphaOf: beneath))
    case .destinationOver:
      show(drawing)
      show(beneath)
    case .xor:
      show(beneath, outside(drawing))
      show(drawing, outside(beneath))
    case .sourceIn:
      showOutsideOfClip()
      show(drawing, state(alphaOf: beneath))
    case .sourceOut:
      showOutsideOfClip()
      show(drawing, outside(beneath))
    case .destinationIn:
      showOutsideOfClip()
      show(beneath, state(alphaOf: drawing))
    case .destinationAtop:
      showOutsideOfClip()
      show(drawing, outside(beneath))
      show(beneath, state(alphaOf: drawing))
    default:
      context.note(
        .warning, .drawingApproximated,
        "PDF has no blend mode “\(mode.rawValue)”; it is drawn as “screen”",
        operation: "blendMode", value: mode.rawValue)
      show(beneath)
      self.show(drawing, PDFContent.Mixing(blendMode: .screen), in: everything)
    }
    if isTopLevel { markedContent.leaveGroup(&content) }
  }

  /// Takes what was drawn so far out of the content, as a form.
  private func takeAll() -> Int {
    var all = content
    content = PDFContent(isTopLevel ? .page : PDFContent.State())
    if isTopLevel {
      let bytes = markedContent.takeAll(&all)
      all.writer.raw(bytes)
    }
    return assets.form(all, box: all.box)
  }
}

extension BlendMode {
  /// How often a viewer draws what lies beneath, as itself or as a mask.
  fileprivate var copiesOfBeneath: Int {
    switch self {
    case .sourceAtop, .xor, .sourceIn, .sourceOut, .destinationIn: 2
    case .destinationAtop: 3
    default: 1
    }
  }
}
