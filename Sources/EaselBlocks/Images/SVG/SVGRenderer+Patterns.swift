import EaselCanvas
import Foundation

/// A tile that fills a shape in both directions (SVG 2, section 14.3).
struct SVGPattern {
  /// The drawing of a tile, whose upper left corner is the origin.
  var recording: Recording
  /// The first tile, in the space of the pattern.
  var tile: CGRect
  /// The transform from the space of the pattern to the user space of the shape.
  var transform: CGAffineTransform
}

extension SVGRenderer {
  /// The number of tiles beyond which a pattern becomes an image.
  private static let maximumTiles: CGFloat = 2_500
  /// The number of pixels of each side of such an image, at least and at most.
  private static let tilePixels: ClosedRange<CGFloat> = 32...512

  /// The pattern with an identifier; `nil` if it draws nothing.
  ///
  /// - Parameters:
  ///   - box: The bounding box of the shape.
  ///   - scope: The scope of the shape.
  func pattern(_ first: SVGElement, _ box: CGRect, _ scope: Scope) throws -> SVGPattern? {
    var attributes = first.attributes
    var source: SVGElement?
    var seen: Set<ObjectIdentifier> = []
    var next: SVGElement? = first
    while let one = next, seen.insert(ObjectIdentifier(one)).inserted {
      attributes.merge(one.attributes) { own, _ in own }
      if source == nil, one.children.contains(where: { $0.name != "#text" }) { source = one }
      next = nil
      if let id = one.localReference, let other = element(named: id, of: one, "href") {
        if other.name == "pattern" { next = other }
      } else if let href = one.attributes["href"], one.localReference == nil {
        notes.ignored("reference", href, at: one)
      }
    }
    guard let source else { return nil }
    // The attributes of the chain, at the position of the first element.
    let merged = SVGElement("pattern", attributes: attributes, line: first.line)
    var inner = scope
    inner.style = file.style(of: source, notes)
    let usesBox = attributes["patternUnits"] != "userSpaceOnUse"
    let hasBox = box.width > 0 && box.height > 0
    guard !usesBox || hasBox, let tile = tile(merged, usesBox ? box : nil, scope) else {
      return nil
    }
    var transform = CGAffineTransform.identity
    if let text = attributes["patternTransform"] {
      if let parsed = CGAffineTransform(svg: text), parsed.isInvertible {
        transform = parsed
      } else {
        notes.invalid("patternTransform", text, at: first)
      }
    }
    if let origin = file.style(of: first, notes).transformOrigin {
      let reference = usesBox ? box : CGRect(origin: .zero, size: scope.viewport)
      transform = origin.applied(
        to: transform, box: reference, fontSize: scope.style.fontSize)
    }
    let viewBox = viewBox(of: merged)
    var content = CGAffineTransform.identity
    if let viewBox {
      guard let fit = viewBox.transform(to: CGRect(origin: .zero, size: tile.size)) else {
        return nil
      }
      content = fit
      inner.viewport = viewBox.rect.size
    } else if attributes["patternContentUnits"] == "objectBoundingBox" {
      guard hasBox else { return nil }
      content = CGAffineTransform(scaleX: box.width, y: box.height)
      inner.viewport = CGSize(width: 1, height: 1)
    }
    var result: SVGPattern?
    try visit(source) {
      let recorder = makeRecorder()
      inner.canvas = recorder
      let rect = CGRect(origin: .zero, size: tile.size)
      if !file.style(of: first, notes).showsOverflow { recorder.clip(to: rect) }
      if !content.isIdentity { recorder.concatenate(content) }
      try drawChildren(of: source, inner)
      result = SVGPattern(
        recording: recording(of: recorder), tile: tile, transform: transform)
    }
    return result
  }

  /// The first tile; `nil` if it has no area.
  private func tile(_ pattern: SVGElement, _ box: CGRect?, _ scope: Scope) -> CGRect? {
    func value(_ name: String, _ direction: SVGLength.Direction) -> CGFloat {
      guard let box else { return length(name, of: pattern, direction, scope) ?? 0 }
      guard let text = pattern.attributes[name] else { return 0 }
      guard let length = SVGLength(text) else {
        notes.invalid(name, text, at: pattern)
        return 0
      }
      let share = length.unit == "%" ? length.value / 100 : length.value
      return share * (direction == .horizontal ? box.width : box.height)
    }
    let rect = CGRect(
      x: value("x", .horizontal) + (box?.minX ?? 0), y: value("y", .vertical) + (box?.minY ?? 0),
      width: value("width", .horizontal), height: value("height", .vertical))
    return rect.size.width > 0 && rect.size.height > 0 ? rect : nil
  }

  /// Fills a path with the tiles of a pattern.
  func fill(
    _ path: Path, _ pattern: SVGPattern, _ rule: FillRule, _ alpha: CGFloat,
    _ element: SVGElement, _ canvas: any Canvas
  ) throws {
    let drawn = pattern.recording.bounds
    guard !drawn.isNull else { return }
    let area = path.boundingBox.applying(pattern.transform.inverted())
    let tile = pattern.tile
    // Content that overflows its tile reaches into the area from other tiles.
    let left = ((area.minX - tile.minX - drawn.maxX) / tile.width).rounded(.down) + 1
    let right = ((area.maxX - tile.minX - drawn.minX) / tile.width).rounded(.up) - 1
    let top = ((area.minY - tile.minY - drawn.maxY) / tile.height).rounded(.down) + 1
    let bottom = ((area.maxY - tile.minY - drawn.minY) / tile.height).rounded(.up) - 1
    let tileCount = (right - left + 1) * (bottom - top + 1)
    guard tileCount.isFinite, tileCount >= 1 else { return }
    guard tileCount <= Self.maximumTiles else {
      return fill(path, asImage: pattern, rule, alpha, element, canvas)
    }
    canvas.save()
    defer { canvas.restore() }
    canvas.clip(to: path, rule: rule)
    if alpha < 1 { canvas.beginGroup(GroupEffects(opacity: alpha)) }
    defer { if alpha < 1 { canvas.endGroup() } }
    canvas.concatenate(pattern.transform)
    for row in stride(from: top, through: bottom, by: 1) {
      for column in stride(from: left, through: right, by: 1) {
        try count(element)
        canvas.withSavedState {
          canvas.translate(
            x: tile.minX + column * tile.width, y: tile.minY + row * tile.height)
          canvas.draw(pattern.recording)
        }
      }
    }
  }

  /// Fills a path with an image of the tile.
  private func fill(
    _ path: Path, asImage pattern: SVGPattern, _ rule: FillRule, _ alpha: CGFloat,
    _ element: SVGElement, _ canvas: any Canvas
  ) {
    let tile = pattern.tile.size
    func pixels(_ side: CGFloat) -> CGFloat {
      min(max((side * 4).rounded(.up), Self.tilePixels.lowerBound), Self.tilePixels.upperBound)
    }
    let size = CGSize(width: pixels(tile.width), height: pixels(tile.height))
    notes.note(
      .drawingApproximated,
      "a pattern has more than \(Int(Self.maximumTiles)) tiles in a shape, and is drawn as an "
        + "image of \(Int(size.width)) × \(Int(size.height)) pixels", value: "pattern", at: element)
    do {
      let surface = try BitmapSurface(size: size, options: RenderOptions(limits: limits))
      surface.canvas.scale(x: size.width / tile.width, y: size.height / tile.height)
      surface.canvas.draw(pattern.recording)
      let image = surface.image
      let placement = CGAffineTransform(
        scaleX: tile.width / size.width, y: tile.height / size.height
      ).concatenating(
        CGAffineTransform(translationX: pattern.tile.minX, y: pattern.tile.minY)
      ).concatenating(pattern.transform)
      canvas.fill(
        path, with: .image(ImagePattern(image, transform: placement)), rule: rule,
        compositing: Compositing(alpha: alpha))
    } catch {
      let reason = (error as? EaselError)?.message ?? "\(error)"
      notes.note(
        .invalidImage, "a pattern cannot be drawn: \(reason)", value: "pattern", at: element)
    }
  }
}
