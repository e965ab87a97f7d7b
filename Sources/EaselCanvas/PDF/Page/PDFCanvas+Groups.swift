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
    guard group.marks != nil else { return drawWhole(group, effects, recording, ink) }
    // What is marked in the group belongs to nothing else.
    with(.none) { drawWhole(group, effects, recording, ink) }
  }

  private func drawWhole(
    _ group: PDFContent, _ effects: GroupEffects, _ recording: Recording?, _ ink: CGRect
  ) {
    let box = group.box
    let form = assets.form(group, box: box)
    let mask = effects.mask.map(state)
    func show(_ mixing: PDFContent.Mixing) {
      // A group takes the place of all that lies within the clip, not only of what it covers.
      guard !drawsCoverage else { return fillClip() }
      guard let mask else { return self.show(form, mixing, in: box) }
      let shown =
        isMaskContent && assets.isTranslucent(form) ? assets.form(showing: form, in: box) : form
      withMask(mask, mixing, in: box) { self.show(shown, PDFContent.Mixing(), in: box) }
    }
    let compositing = Compositing(alpha: effects.opacity, blendMode: effects.blendMode)
    guard let shadow = effects.shadow else {
      return mix(compositing, in: box) {
        begin(in: box)
        show($0)
      }
    }
    func drawShadow() {
      if let recording {
        draw(shadow, of: recording, effects.mask, ink)
      } else {
        draw(shadow, of: mask.map { masked(form, $0, in: box) } ?? form, in: box)
      }
    }
    func showBoth() {
      if group.marks == nil { drawShadow() } else { with(.artifact(.layout), drawShadow) }
      guard effects.showsContent else { return }
      begin(in: box)
      show(PDFContent.Mixing())
    }
    mix(compositing, in: box) { mixing in
      // Shadow and content fade and mix as one.
      guard mixing != PDFContent.Mixing() else { return showBoth() }
      let both = self.form {
        if group.marks != nil { content.marks = PDFMarks(isForm: true) }
        showBoth()
      }
      begin(in: both.box)
      self.show(both.number, mixing, in: both.box)
    }
  }

  /// Paints on everything that can be drawn on.
  func fillClip() {
    begin(in: clipArea)
    setMixing(1)
    content.setFill(.color(.black))
    content.append(Path(clipArea))
    content.writer.raw("f\n")
  }

  /// Draws a form with what is set.
  func show(_ form: Int, _ mixing: PDFContent.Mixing, in box: CGRect) {
    setMixing(mixing.alpha, mixing.blendMode)
    show(object: form)
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
    content.setMask(mask)
    draw()
    content.restore()
  }

  /// The state that lets a mask decide what shows.
  private func state(_ mask: Mask) -> Int {
    let (outside, told) = (isLuminance, recorders)
    let wasMaskContent = isMaskContent
    isMaskContent = true
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
    defer { (isLuminance, recorders, isMaskContent) = (outside, told, wasMaskContent) }
    return assets.state(mask: cover.number, isLuminosity: isLuminance)
  }
}
