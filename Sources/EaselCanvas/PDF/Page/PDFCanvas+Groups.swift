import Foundation

extension PDFCanvas {
  /// Draws a group that has ended.
  ///
  /// - Parameters:
  ///   - recording: The same drawing as a recording, if its shadow becomes an image.
  ///   - ink: Its bounding box, in the space of the canvas.
  func draw(
    _ group: PDFContent, _ effects: GroupEffects, _ recording: Recording?, _ ink: CGRect
  ) {
    guard group.marks != nil else { return drawWhole(group, effects, recording, ink) }
    // The marked content of the group has its own owners.
    with(.none) { drawWhole(group, effects, recording, ink) }
  }

  private func drawWhole(
    _ group: PDFContent, _ effects: GroupEffects, _ recording: Recording?, _ ink: CGRect
  ) {
    let box = group.box
    let form = assets.form(group, box: box)
    let mask = effects.mask.map(state)
    func show(_ mixing: PDFContent.Mixing) {
      // A group replaces everything within the clip, and not only in its own area.
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
      // Shadow and content are composited together.
      guard mixing != PDFContent.Mixing() else { return showBoth() }
      let both = self.form {
        if group.marks != nil { content.marks = PDFMarks(isForm: true) }
        showBoth()
      }
      begin(in: both.box)
      self.show(both.number, mixing, in: both.box)
    }
  }

  /// Fills the whole clip.
  func fillClip() {
    begin(in: clipArea)
    setMixing(1)
    content.setFill(.color(.black))
    content.append(Path(clipArea))
    content.writer.raw("f\n")
  }

  /// Draws a form with an opacity and a blend mode.
  func show(_ form: Int, _ mixing: PDFContent.Mixing, in box: CGRect) {
    setMixing(mixing.alpha, mixing.blendMode)
    show(object: form)
    content.paint(in: box)
  }

  /// Returns a form of the drawing of a closure.
  func form(isGray: Bool = false, _ draw: () -> Void) -> (number: Int, box: CGRect) {
    push()
    draw()
    guard let inner = pop()?.content else { return (0, .null) }
    return (assets.form(inner, box: inner.box, isGray: isGray), inner.box)
  }

  /// Returns a form that shows another one through a mask.
  private func masked(_ form: Int, _ mask: Int, in box: CGRect) -> Int {
    self.form {
      withMask(mask, PDFContent.Mixing(), in: box) { show(form, PDFContent.Mixing(), in: box) }
    }.number
  }

  // MARK: Masks

  /// Runs opaque drawing behind a mask, and composites the result.
  ///
  /// The mask and the opacity are not set together: MuPDF would apply the opacity to the mask, too
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

  /// Returns the graphics state dictionary that sets a mask.
  private func state(_ mask: Mask) -> Int {
    let (outside, saved) = (isLuminance, recorders)
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
    defer { (isLuminance, recorders, isMaskContent) = (outside, saved, wasMaskContent) }
    return assets.state(mask: cover.number, isLuminosity: isLuminance)
  }
}
