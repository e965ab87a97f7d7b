import EaselCanvas
import Foundation

extension SVGRenderer {
  /// The clip of a `clipPath` element.
  enum Clip {
    /// A single path, by which any canvas clips.
    case path(Path, FillRule)
    /// Overlapping shapes, as a mask.
    case mask(Mask)
  }

  /// The clip of an element in its own user space; `nil` for none.
  func clip(_ element: SVGElement, _ scope: Scope) throws -> Clip? {
    guard let id = scope.style.clipPath,
      let clip = target("clip-path", id, "clipPath", element)
    else { return nil }
    var result: Clip?
    try visit(clip) {
      var inner = scope
      inner.style = file.style(of: clip, notes)
      // The transform of the clip is in the user space of the element, also with box units.
      var placement = try transform(of: clip, inner)
      if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
        let box = try bounds(of: element, scope)
        guard box.width > 0, box.height > 0 else {
          // With an empty bounding box everything is clipped.
          result = .path(Path(), .nonZero)
          return
        }
        placement = Self.toBox(box).concatenating(placement)
      }
      result =
        try path(of: clip, placement, inner)
        ?? .mask(maskOfShapes(clip, element, placement, inner, scope))
    }
    return result
  }

  /// The clip as a single path, made of one shape or of several shapes that do not overlap.
  ///
  /// The result is `nil` if the clip needs a mask.
  private func path(
    of clip: SVGElement, _ placement: CGAffineTransform, _ scope: Scope
  ) throws -> Clip? {
    guard scope.style.clipPath == nil else { return nil }
    var parts: [(path: Path, rule: FillRule)] = []
    for child in clip.children where child.name != "#text" {
      try count(child)
      let style = SVGStyle(child, in: scope.style, notes)
      guard style.isDisplayed, style.isVisible else { continue }
      guard Self.shapes.contains(child.name), style.clipPath == nil else { return nil }
      var inner = scope
      inner.style = style
      guard let path = try path(of: child, inner) else { continue }
      let whole = try transform(of: child, inner).concatenating(placement)
      parts.append((path.applying(whole), style.clipRule))
      // Each shape is compared with all others.
      if parts.count > 16 { return nil }
    }
    guard let rule = parts.first?.rule else { return .path(Path(), .nonZero) }
    var union = Path()
    for (index, part) in parts.enumerated() {
      let box = part.path.controlPointBounds
      let isApart = parts[..<index].allSatisfy {
        $0.path.controlPointBounds.intersection(box).isNull
      }
      guard part.rule == rule, isApart else { return nil }
      union.addPath(part.path)
    }
    return .path(union, rule)
  }

  /// The mask of a clip, in which its shapes are filled on top of one another.
  private func maskOfShapes(
    _ clip: SVGElement, _ element: SVGElement, _ placement: CGAffineTransform, _ scope: Scope,
    _ outer: Scope
  ) throws -> Mask {
    let recorder = makeRecorder()
    var inner = scope
    inner.canvas = recorder
    inner.style.clipPath = nil
    // The clip of a clip applies in the same user space.
    var nested = outer
    nested.style.clipPath = scope.style.clipPath
    try recorder.clipped(by: self.clip(element, nested)) {
      recorder.concatenate(placement)
      for child in clip.children { try drawSilhouette(child, inner) }
    }
    return Mask(recording(of: recorder), mode: .alpha)
  }

  /// Fills the shape of an element with black by the clip rule, whatever its paint is.
  private func drawSilhouette(_ element: SVGElement, _ outer: Scope) throws {
    guard Self.shapes.contains(element.name) || ["use", "text"].contains(element.name) else {
      return
    }
    try visit(element) {
      var scope = outer
      scope.style = SVGStyle(element, in: outer.style, notes)
      guard scope.style.isDisplayed else { return }
      let transform = try transform(of: element, scope)
      guard transform.isInvertible else { return }
      let clip = try clip(element, scope)
      scope.canvas.save()
      defer { scope.canvas.restore() }
      scope.canvas.concatenate(transform)
      scope.style.setSilhouette()
      let silhouette = scope
      try scope.canvas.clipped(by: clip) { try fillSilhouette(element, silhouette) }
    }
  }

  private func fillSilhouette(_ element: SVGElement, _ scope: Scope) throws {
    switch element.name {
    case "use":
      guard let id = element.localReference,
        let target = self.element(named: id, of: element, "href")
      else { return }
      scope.canvas.translate(
        x: length("x", of: element, .horizontal, scope) ?? 0,
        y: length("y", of: element, .vertical, scope) ?? 0)
      try drawSilhouette(target, scope)
    case "text": try drawText(element, scope)
    default:
      guard let path = try path(of: element, scope), scope.style.isVisible else { return }
      scope.canvas.fill(path, with: .color(.black), rule: scope.style.clipRule)
    }
  }

  // MARK: Masks

  /// The mask of an element in its own user space; `nil` for none.
  func mask(_ element: SVGElement, _ scope: Scope) throws -> Mask? {
    guard let id = scope.style.mask, let mask = target("mask", id, "mask", element) else {
      return nil
    }
    var result: Mask?
    try visit(mask) {
      let recorder = makeRecorder()
      var inner = scope
      inner.canvas = recorder
      inner.style = file.style(of: mask, notes)
      let boxUnits = mask.attributes["maskUnits"] != "userSpaceOnUse"
      let boxContents = mask.attributes["maskContentUnits"] == "objectBoundingBox"
      let box = boxUnits || boxContents ? try bounds(of: element, scope) : .zero
      result = Mask(.empty, mode: .alpha)
      guard !(boxUnits || boxContents) || box.width > 0 && box.height > 0 else { return }
      recorder.clip(to: maskRegion(mask, boxUnits ? box : nil, inner))
      var masked = scope
      masked.style.clipPath = inner.style.clipPath
      try recorder.clipped(by: clip(element, masked)) {
        if boxContents { recorder.concatenate(Self.toBox(box)) }
        // The opacity of the mask element does not apply to its content.
        try drawChildren(of: mask, inner)
      }
      if inner.style.mask != nil { notes.ignored("mask of the element", "mask", at: mask) }
      result = Mask(
        recording(of: recorder), mode: inner.style.masksByAlpha ? .alpha : .luminance)
    }
    return result
  }

  /// The rectangle outside of which a mask hides everything.
  ///
  /// The default is the bounding box extended by a tenth on each side.
  private func maskRegion(_ mask: SVGElement, _ box: CGRect?, _ scope: Scope) -> CGRect {
    var inner = scope
    if box != nil { inner.viewport = CGSize(width: 1, height: 1) }
    func value(_ name: String, _ initial: CGFloat, _ direction: SVGLength.Direction) -> CGFloat {
      if let given = length(name, of: mask, direction, inner) { return given }
      return initial * (direction == .horizontal ? inner.viewport.width : inner.viewport.height)
    }
    let region = CGRect(
      x: value("x", -0.1, .horizontal), y: value("y", -0.1, .vertical),
      width: max(value("width", 1.2, .horizontal), 0),
      height: max(value("height", 1.2, .vertical), 0))
    return box.map { region.applying(Self.toBox($0)) } ?? region
  }

  // MARK: Both

  /// The transform from the unit square to a box.
  static func toBox(_ box: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  private func target(
    _ property: String, _ id: String, _ name: String, _ user: SVGElement
  ) -> SVGElement? {
    guard let found = element(named: id, of: user, property) else { return nil }
    guard found.name == name else {
      notes.ignored(property, found.name, at: user)
      return nil
    }
    return found
  }

  /// A canvas for a part of the image.
  func makeRecorder() -> RecordingCanvas {
    RecordingCanvas(context: RenderContext(RenderOptions(limits: limits)))
  }

  /// The recording of a canvas for a part of the image; its diagnostics are added to the file's.
  func recording(of recorder: RecordingCanvas) -> Recording {
    let recording = recorder.recording
    notes.add(recorder.context.diagnostics)
    return recording
  }
}

extension SVGStyle {
  /// Makes everything opaque and black, as clips need shapes.
  mutating func setSilhouette() {
    fill = .color(.fixed(.black))
    stroke = .none
    (fillOpacity, opacity) = (1, 1)
    (mask, clipPath) = (nil, nil)
  }
}

extension Canvas {
  /// Runs a drawing closure with a clip or without one.
  fileprivate func clipped(
    by clip: SVGRenderer.Clip?, _ body: () throws -> Void
  ) rethrows {
    save()
    defer { restore() }
    switch clip {
    case .path(let path, let rule)?:
      self.clip(to: path, rule: rule)
      try body()
    case .mask(let mask)?: try withGroup(GroupEffects(mask: mask), body)
    case nil: try body()
    }
  }
}
