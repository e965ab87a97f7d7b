import EaselCanvas
import Foundation

extension SVGRenderer {
  // MARK: Nested images and uses

  /// Draws a nested `svg` element.
  func drawInner(_ element: SVGElement, _ scope: Scope) throws {
    let rect = CGRect(
      x: length("x", of: element, .horizontal, scope) ?? 0,
      y: length("y", of: element, .vertical, scope) ?? 0,
      width: length("width", of: element, .horizontal, scope) ?? scope.viewport.width,
      height: length("height", of: element, .vertical, scope) ?? scope.viewport.height)
    try drawViewport(element, rect, scope)
  }

  /// Draws the children of an element in a rectangle, by the element's `viewBox`.
  private func drawViewport(_ element: SVGElement, _ rect: CGRect, _ scope: Scope) throws {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let box = viewBox(of: element) ?? SVGViewBox(rect: CGRect(origin: .zero, size: rect.size))
    guard let transform = box.transform(to: rect) else { return }
    scope.canvas.save()
    defer { scope.canvas.restore() }
    if !scope.style.showsOverflow { scope.canvas.clip(to: rect) }
    if !transform.isIdentity { scope.canvas.concatenate(transform) }
    var inner = scope
    inner.viewport = box.rect.size
    try drawChildren(of: element, inner)
  }

  /// The `viewBox` of an element; `nil` if it has none that can be parsed.
  func viewBox(of element: SVGElement) -> SVGViewBox? {
    guard let text = element.attributes["viewBox"] else { return nil }
    guard let rect = SVGViewBox.rect(text) else {
      notes.invalid("viewBox", text, at: element)
      return nil
    }
    return SVGViewBox(rect: rect, fit: fit(of: element))
  }

  private func fit(of element: SVGElement) -> SVGViewBox.Fit {
    guard let text = element.attributes["preserveAspectRatio"] else { return SVGViewBox.Fit() }
    if let fit = SVGViewBox.Fit(text) { return fit }
    notes.invalid("preserveAspectRatio", text, at: element)
    return SVGViewBox.Fit()
  }

  /// Draws the element that a `use` element refers to.
  func drawUse(_ element: SVGElement, _ scope: Scope) throws {
    guard let id = element.localReference else {
      if let href = element.attributes["href"] {
        notes.ignored("reference", href, at: element)
      }
      return
    }
    guard let target = self.element(named: id, of: element, "href") else { return }
    let x = length("x", of: element, .horizontal, scope) ?? 0
    let y = length("y", of: element, .vertical, scope) ?? 0
    let needsState = x != 0 || y != 0
    if needsState { scope.canvas.save() }
    defer { if needsState { scope.canvas.restore() } }
    if needsState { scope.canvas.translate(x: x, y: y) }
    guard ["symbol", "svg"].contains(target.name) else { return try draw(target, scope) }
    try visit(target) {
      var inner = scope
      inner.style = SVGStyle(target, in: scope.style, notes)
      guard inner.style.isDisplayed else { return }
      func side(_ name: String, _ direction: SVGLength.Direction, _ whole: CGFloat) -> CGFloat {
        length(name, of: element, direction, scope)
          ?? length(name, of: target, direction, scope) ?? whole
      }
      let rect = CGRect(
        x: length("x", of: target, .horizontal, scope) ?? 0,
        y: length("y", of: target, .vertical, scope) ?? 0,
        width: side("width", .horizontal, scope.viewport.width),
        height: side("height", .vertical, scope.viewport.height))
      let transform = try transform(of: target, inner)
      guard transform.isInvertible else { return }
      let clip = try clip(target, inner)
      inner.canvas.save()
      defer { inner.canvas.restore() }
      if !transform.isIdentity { inner.canvas.concatenate(transform) }
      if case .path(let path, let rule)? = clip { inner.canvas.clip(to: path, rule: rule) }
      try drawGroup(target, clip, inner) { try drawViewport(target, rect, $0) }
    }
  }

  // MARK: Images

  /// An image that is embedded in a file.
  enum EmbeddedImage {
    /// A PNG or JPEG file.
    case pixels(Image)
    /// An SVG file.
    case vector(VectorImage)

    var size: CGSize {
      switch self {
      case .pixels(let image): image.size
      case .vector(let image): image.size
      }
    }
  }

  /// Draws a PNG, JPEG or SVG image embedded in the file.
  func drawImage(_ element: SVGElement, _ scope: Scope) throws {
    guard let image = try image(of: element), scope.style.isVisible else { return }
    let size = image.size
    let given = (
      width: length("width", of: element, .horizontal, scope),
      height: length("height", of: element, .vertical, scope)
    )
    // With only one side specified the proportions are kept.
    let width = given.width ?? given.height.map { $0 * size.width / size.height } ?? size.width
    let height = given.height ?? given.width.map { $0 * size.height / size.width } ?? size.height
    let rect = CGRect(
      x: length("x", of: element, .horizontal, scope) ?? 0,
      y: length("y", of: element, .vertical, scope) ?? 0, width: width, height: height)
    guard width > 0, height > 0 else { return }
    let box = SVGViewBox(rect: CGRect(origin: .zero, size: size), fit: fit(of: element))
    guard let transform = box.transform(to: rect) else { return }
    scope.canvas.withSavedState {
      if box.fit.covers { scope.canvas.clip(to: rect) }
      let whole = box.rect.applying(transform)
      switch image {
      case .pixels(let image): scope.canvas.draw(image, in: whole)
      case .vector(let image): image.draw(on: scope.canvas, in: whole)
      }
    }
  }

  private func image(of element: SVGElement) throws -> EmbeddedImage? {
    let id = ObjectIdentifier(element)
    if let known = images[id] { return known }
    let result = try decodedImage(element)
    images[id] = .some(result)
    return result
  }

  private func decodedImage(_ element: SVGElement) throws -> EmbeddedImage? {
    guard let href = element.attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
      let (type, data) = SVGDataAddress.read(href)
    else {
      if let href = element.attributes["href"] {
        notes.ignored("reference", String(href.prefix { $0 != "," }), at: element)
      }
      return nil
    }
    if type == "image/svg+xml" { return try nestedImage(data, element).map { .vector($0) } }
    return pixelImage(data, element).map { .pixels($0) }
  }

  /// Reads an SVG file inside this one; its elements count as those of this file.
  private func nestedImage(_ data: Data, _ element: SVGElement) throws -> VectorImage? {
    var inner = limits
    inner.maximumOperationsPerPage = max(limits.maximumOperationsPerPage - visitCount, 1)
    inner.maximumNesting = max(limits.maximumNesting / 2, 1)
    inner.maximumPixels = pixelsLeft
    do {
      let (image, renderer) = try VectorImage.read(data, limits: inner)
      for _ in 0..<renderer.visitCount { try count(element) }
      pixelsLeft = renderer.pixelsLeft
      notes.add(image.diagnostics)
      return image
    } catch let error as EaselError where error.code != .limitExceeded {
      notes.note(
        .invalidImage, "an image cannot be read: \(error.message)", value: "image", at: element)
      return nil
    }
  }

  private func pixelImage(_ data: Data, _ element: SVGElement) -> Image? {
    var limits = limits
    limits.maximumPixels = pixelsLeft
    do {
      let image = try Image(data: data, limits: limits)
      pixelsLeft -= image.width * image.height
      return image
    } catch {
      let reason = (error as? EaselError)?.message ?? "\(error)"
      notes.note(
        .invalidImage, "an image cannot be read: \(reason)", value: "image", at: element)
      return nil
    }
  }
}
