import Foundation

/// Porter–Duff operators, for which PDF has no blend modes (“Compositing Digital Images”, 1984).
///
/// The drawing and its backdrop become forms, and masks of each other.
extension PDFCanvas {
  /// Composites a drawing with its backdrop by an operator.
  ///
  /// Each operator contains everything drawn before, and some draw it several times. If that would
  /// take a viewer too long, the drawing is noted and left out.
  func compose(
    _ compositing: Compositing, in box: CGRect, _ draw: (PDFContent.Mixing) -> Void
  ) {
    let mode = compositing.blendMode
    let clips = clips
    var parts = OperatorParts(isBackdropTranslucent: content.isTranslucent)
    let before = content.nesting
    guard before.grown(copies: parts.copiesOfBackdrop(mode)) != nil else { return refuse(mode) }
    parts.box = page.union(content.box).union(box).insetBy(dx: -1, dy: -1)
    parts.backdrop = takeAll()
    func source(isCoverage: Bool) -> Int {
      let outside = (drawsCoverage, isMaskContent)
      drawsCoverage = isCoverage || drawsCoverage
      isMaskContent = true
      defer { (drawsCoverage, isMaskContent) = outside }
      return form {
        self.clips = clips
        draw(PDFContent.Mixing(alpha: drawsCoverage ? 1 : compositing.alpha))
      }.number
    }
    parts.drawing = source(isCoverage: mode == .clear)
    parts.isDrawingTranslucent = assets.isTranslucent(parts.drawing)
    guard let nesting = before.grown(copies: parts.copiesOfBackdrop(mode)) else {
      content.nesting = before.grown(copies: 1) ?? before
      mark(.none)
      show(parts.backdrop, PDFContent.Mixing(), in: parts.box)
      return refuse(mode)
    }
    content.nesting = nesting
    parts.cover = mode == .copy ? source(isCoverage: true) : parts.drawing
    if mode.reachesBeyond(isGroup: false), !clips.isEmpty {
      parts.area =
        form {
          self.clips = clips
          fillClip()
        }.number
    }
    show(parts, mode)
    content.isTranslucent = parts.isBackdropTranslucent || parts.isDrawingTranslucent
  }

  private func refuse(_ mode: BlendMode) {
    context.note(
      .error, .limitExceeded,
      "too many operations that PDF has no blend mode for, such as “\(mode.rawValue)”, overlap; "
        + "the others are left out", operation: "blendMode", value: mode.rawValue)
  }

  /// Shows the result of an operator.
  private func show(_ parts: OperatorParts, _ mode: BlendMode) {
    let (drawing, backdrop) = (parts.drawing, parts.backdrop)
    let owner = tagger?.owner ?? .none
    func show(_ form: Int, _ mask: Int? = nil) {
      // The backdrop has marked content of its own.
      mark(form == backdrop ? .none : owner)
      func show(_ form: Int) { self.show(form, PDFContent.Mixing(), in: parts.box) }
      guard let mask else { return show(form) }
      let shown = assets.isTranslucent(form) ? assets.form(showing: form, in: parts.box) : form
      withMask(mask, PDFContent.Mixing(), in: parts.box) { show(shown) }
    }
    // These operators also show their masks, so that the text would be extracted twice. With the
    // others the text of a mask is in the mask only.
    let showsMasks = [.xor, .sourceAtop, .destinationAtop, .copy].contains(mode)
    var silent: [Int: Int] = [:]
    func mask(_ form: Int) -> Int {
      guard showsMasks else { return form }
      let made = silent[form] ?? assets.form(silently: form, in: parts.box)
      silent[form] = made
      return made
    }
    func inside(_ form: Int) -> Int { assets.state(mask: mask(form), isLuminosity: false) }
    func outside(_ form: Int) -> Int { assets.state(outsideOf: mask(form), in: parts.box) }
    /// Shows a form behind another drawing, masked by the complement of `hidden`.
    ///
    /// The mask compensates for the drawing in front, as if that did not cover the form.
    func show(_ form: Int, outside hidden: Int, backdrop above: (form: Int, mask: Int?)) {
      let above = (form: mask(above.form), mask: above.mask)
      show(form, assets.state(outsideOf: mask(hidden), backdrop: above, in: parts.box))
    }
    /// Shows the backdrop inside of the drawing, and all of it outside of the clip.
    ///
    /// It is shown once, since its marked content may be on a page once.
    func keepBackdrop() {
      guard let area = parts.area else { return show(backdrop, inside(drawing)) }
      show(backdrop, assets.state(outsideOf: area, orInside: mask(drawing), in: parts.box))
    }
    if let area = parts.area, mode == .sourceIn || mode == .sourceOut {
      show(backdrop, outside(area))
    }
    switch mode {
    case .clear: show(backdrop, outside(parts.cover))
    case .destinationOut: show(backdrop, outside(drawing))
    case .copy:
      if parts.isDrawingTranslucent {
        // The shape of a shadow has partial opacities.
        show(backdrop, outside: parts.cover, backdrop: (drawing, nil))
      } else {
        show(backdrop, outside(parts.cover))
      }
      show(drawing)
    case .sourceAtop:
      switch parts.sum {
      case .backdropIsOpaque: show(backdrop)
      case .drawingIsOpaque: show(backdrop, outside(drawing))
      case .neither:
        show(backdrop, outside: drawing, backdrop: (drawing, inside(backdrop)))
      }
      show(drawing, inside(backdrop))
    case .destinationOver:
      show(drawing)
      show(backdrop)
    case .xor:
      switch parts.sum {
      case .backdropIsOpaque, .drawingIsOpaque: show(backdrop, outside(drawing))
      case .neither:
        show(backdrop, outside: drawing, backdrop: (drawing, outside(backdrop)))
      }
      show(drawing, outside(backdrop))
    case .sourceIn: show(drawing, inside(backdrop))
    case .sourceOut: show(drawing, outside(backdrop))
    case .destinationIn: keepBackdrop()
    case .destinationAtop:
      switch parts.sum {
      case .backdropIsOpaque: show(drawing, outside(backdrop))
      case .drawingIsOpaque: show(drawing)
      case .neither:
        show(drawing, outside: backdrop, backdrop: (backdrop, inside(drawing)))
      }
      keepBackdrop()
    default:
      context.note(
        .warning, .drawingApproximated,
        "PDF has no blend mode “\(mode.rawValue)”; it is drawn as “screen”",
        operation: "blendMode", value: mode.rawValue)
      show(backdrop)
      mark(owner)
      self.show(drawing, PDFContent.Mixing(blendMode: .screen), in: parts.box)
    }
  }

  /// Sets the owner of the following painting.
  private func mark(_ owner: PDFTagger.Owner) {
    content.leaveMark(unless: owner)
    if let tagger { content.enterMark(of: owner, tagger) }
  }

  /// Moves everything drawn so far from the content to a form.
  private func takeAll() -> Int {
    var all = content
    content = PDFContent(isTopLevel ? .page : PDFContent.State())
    if let tagger, let marks = all.marks {
      content.marks = PDFMarks(isForm: marks.isForm)
      all.marks?.becomeForm(tagger.structure)
    }
    return assets.form(all, box: all.box)
  }
}

/// The operands of an operator.
private struct OperatorParts {
  /// The object numbers of the forms of the drawing, of its shape, and of the backdrop.
  var drawing = 0
  var cover = 0
  var backdrop = 0
  /// The form of the clip, for operators that keep the backdrop outside of it.
  var area: Int?
  /// The bounding box of all of them.
  var box = CGRect.null
  var isDrawingTranslucent = false
  var isBackdropTranslucent: Bool

  /// The way to add two parts, of which PDF can only draw one over the other.
  enum Sum {
    /// They do not overlap, or the upper one hides the lower one where they do.
    case backdropIsOpaque, drawingIsOpaque
    /// The lower one has to be visible through the upper one as if that were absent.
    case neither
  }

  var sum: Sum {
    if !isBackdropTranslucent { return .backdropIsOpaque }
    return isDrawingTranslucent ? .neither : .drawingIsOpaque
  }

  /// Returns the number of times that a viewer draws the backdrop, directly or as a mask.
  func copiesOfBackdrop(_ mode: BlendMode) -> Int {
    switch mode {
    case .sourceAtop, .xor: sum == .neither ? 3 : 2
    case .sourceIn, .sourceOut, .destinationIn: 2
    case .destinationAtop: sum == .neither ? 4 : 3
    default: 1
    }
  }
}

extension PDFAssets {
  /// Returns the state that masks out the area of a form.
  fileprivate func state(outsideOf form: Int, in box: CGRect) -> Int {
    state(mask: self.form(outsideOf: form, in: box), isLuminosity: true)
  }

  /// Returns the state that masks out the area of a form outside of another form.
  fileprivate func state(outsideOf form: Int, orInside other: Int, in box: CGRect) -> Int {
    var gray = PDFContent()
    gray.paint(in: box)
    gray.show(object: self.form(outsideOf: form, in: box))
    gray.save()
    gray.setMask(state(mask: other, isLuminosity: false))
    gray.fill(box, .white)
    gray.restore()
    return state(mask: self.form(gray, box: box, isGray: true), isLuminosity: true)
  }

  /// Returns the gray form of the complement of a form: white everywhere, and black on it.
  private func form(outsideOf form: Int, in box: CGRect) -> Int {
    var gray = PDFContent()
    gray.fill(box, .white)
    gray.save()
    gray.setMask(state(mask: form, isLuminosity: false))
    gray.fill(box, .black)
    gray.restore()
    return self.form(gray, box: box, isGray: true)
  }

  /// Returns the state that masks out the area of a form, for content behind another drawing.
  ///
  /// The result looks as if the drawing in front were absent. Behind an opacity a, only 1 − a of
  /// the content is visible. So the mask is divided by that, with `ColorDodge` (ISO 32000-1,
  /// 11.3.5.2), which divides by the complement of the source color.
  ///
  /// - Parameter above: The form of the drawing in front, and the state of its mask, if it has one.
  fileprivate func state(
    outsideOf form: Int, backdrop above: (form: Int, mask: Int?), in box: CGRect
  ) -> Int {
    var white = PDFContent()
    white.setMask(state(mask: above.form, isLuminosity: false))
    white.fill(box, .white)
    var opacity = PDFContent()
    opacity.fill(box, .black)
    opacity.save()
    if let mask = above.mask { opacity.setMask(mask) }
    opacity.show(object: self.form(white, box: box, isGray: true))
    opacity.restore()
    var share = PDFContent()
    share.paint(in: box)
    share.show(object: self.form(outsideOf: form, in: box))
    share.setMixing(PDFContent.Mixing(blendMode: .colorDodge)) { state($0) }
    share.show(object: self.form(opacity, box: box, isGray: true))
    return state(mask: self.form(share, box: box, isGray: true), isLuminosity: true)
  }
}

extension PDFContent {
  /// Fills a box of the page.
  fileprivate mutating func fill(_ box: CGRect, _ color: PDFColor) {
    paint(in: box)
    setFill(.color(color))
    append(Path(box))
    writer.raw("f\n")
  }
}
