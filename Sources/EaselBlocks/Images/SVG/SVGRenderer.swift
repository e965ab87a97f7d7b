import EaselCanvas
import Foundation

/// Draws the elements of an SVG file.
///
/// Each method throws `limitExceeded` if a file exceeds the limits, for example with `<use>`
/// elements that multiply one another.
final class SVGRenderer {
  /// The canvas of an element, and the values that it inherits.
  struct Scope {
    var canvas: any Canvas
    var style = SVGStyle()
    /// The size that percentages refer to.
    var viewport: CGSize
  }

  let file: SVGFile
  let limits: Limits
  let notes: SVGNotes
  /// Gradients made so far, by identifier; `nil` for identifiers of no gradient.
  var gradients: [String: SVGGradient?] = [:]
  /// Images decoded so far; `nil` for those that cannot be decoded.
  var images: [ObjectIdentifier: EmbeddedImage?] = [:]
  /// The drawings of markers made so far.
  var markers: [ObjectIdentifier: Recording] = [:]
  /// Whether an element blends with what is below it.
  private(set) var usesBlendModes = false
  /// The number of pixels that further images may have.
  var pixelsLeft: Int
  private(set) var visitCount = 0
  private var pointCount = 0
  /// The elements that are being drawn, with all their ancestors.
  private(set) var open: Set<ObjectIdentifier> = []
  /// The elements that were left out since they are being drawn.
  var refused: Set<ObjectIdentifier> = []
  private var depth = 0

  init(_ file: SVGFile, limits: Limits, notes: SVGNotes) {
    self.file = file
    self.limits = limits
    self.notes = notes
    pixelsLeft = limits.maximumPixels
  }

  // MARK: Elements

  /// Draws the root element at the position that the caller has set.
  func drawRoot(_ scope: Scope) throws {
    try visit(file.root) {
      var scope = scope
      scope.style = SVGStyle(file.root, in: SVGStyle(), notes)
      guard scope.style.isDisplayed else { return }
      let clip = try clip(file.root, scope)
      let transform = try transform(of: file.root, scope)
      guard transform.isInvertible else { return }
      if !transform.isIdentity { scope.canvas.concatenate(transform) }
      if case .path(let path, let rule)? = clip { scope.canvas.clip(to: path, rule: rule) }
      try drawGroup(file.root, clip, scope) { try drawChildren(of: file.root, $0) }
    }
  }

  /// Draws the children of an element.
  func drawChildren(of element: SVGElement, _ scope: Scope) throws {
    for child in element.children { try draw(child, scope) }
  }

  /// Draws an element with its content.
  func draw(_ element: SVGElement, _ outer: Scope) throws {
    guard Self.drawn.contains(element.name), isInLanguage(element) else { return }
    try visit(element) {
      var scope = outer
      scope.style = SVGStyle(element, in: outer.style, notes)
      guard scope.style.isDisplayed else { return }
      let transform = try transform(of: element, scope)
      guard transform.isInvertible else { return }
      let clip = try clip(element, scope)
      let needsState = !transform.isIdentity || clip != nil
      if needsState { scope.canvas.save() }
      defer { if needsState { scope.canvas.restore() } }
      if !transform.isIdentity { scope.canvas.concatenate(transform) }
      if case .path(let path, let rule)? = clip { scope.canvas.clip(to: path, rule: rule) }
      try drawGroup(element, clip, scope) { try drawContents(element, $0) }
    }
  }

  /// The names of elements that are drawn at their position in the file.
  static let drawn: Set<String> = [
    "svg", "g", "a", "switch", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "image", "text",
  ]

  /// Opens the groups for an element's opacity, mask and clip mask, and runs a closure in them.
  func drawGroup(
    _ element: SVGElement, _ clip: Clip?, _ scope: Scope, _ body: (Scope) throws -> Void
  ) throws {
    var scope = scope
    var groups: [GroupEffects] = []
    if case .mask(let mask)? = clip { groups.append(GroupEffects(mask: mask)) }
    if let mask = try mask(element, scope) { groups.append(GroupEffects(mask: mask)) }
    let isSimple = Self.shapes.contains(element.name) && paintsOnce(scope.style)
    if scope.style.opacity < 1 {
      if groups.isEmpty, isSimple {
        // A single fill or stroke needs no group for its opacity.
        scope.style.fillOpacity *= scope.style.opacity
        scope.style.strokeOpacity *= scope.style.opacity
      } else if groups.isEmpty {
        groups.append(GroupEffects(opacity: scope.style.opacity))
      } else {
        groups[0].opacity = scope.style.opacity
      }
    }
    guard scope.style.opacity > 0 else { return }
    let blendMode = scope.style.blendMode
    if blendMode != .normal { usesBlendModes = true }
    if blendMode != .normal || scope.style.isIsolated {
      // The outermost group blends, with its opacity and mask.
      if groups.isEmpty { groups.append(GroupEffects()) }
      groups[0].blendMode = blendMode
    }
    for group in groups { scope.canvas.beginGroup(group) }
    defer { for _ in groups { scope.canvas.endGroup() } }
    try body(scope)
  }

  private func paintsOnce(_ style: SVGStyle) -> Bool {
    (style.fill == .none || style.stroke == .none) && !style.hasMarkers
  }

  /// Whether an element is for readers of English: one language of several, so that a file is drawn
  /// alike on every machine.
  private func isInLanguage(_ element: SVGElement) -> Bool {
    guard let text = element.attributes["systemLanguage"] else { return true }
    return text.lowercased().split(separator: ",").contains { part in
      let tag = part.trimmingCharacters(in: .whitespaces)
      return tag == "en" || tag.hasPrefix("en-")
    }
  }

  private func drawContents(_ element: SVGElement, _ scope: Scope) throws {
    switch element.name {
    case "g", "a": try drawChildren(of: element, scope)
    case "switch":
      // The first element that needs no extension; others are private data of a program.
      let first = element.children.first {
        Self.drawn.contains($0.name) && ($0.attributes["requiredExtensions"] ?? "").isEmpty
          && isInLanguage($0)
      }
      if let first { try draw(first, scope) }
    case "svg": try drawInner(element, scope)
    case "use": try drawUse(element, scope)
    case "image": try drawImage(element, scope)
    case "text": try drawText(element, scope)
    default: try drawShape(element, scope)
    }
  }

  // MARK: Counts

  /// Runs a closure, unless the element is being drawn already, and counts the element.
  func visit(_ element: SVGElement, _ body: () throws -> Void) throws {
    let id = ObjectIdentifier(element)
    guard open.insert(id).inserted else {
      refused.insert(id)
      return notes.note(
        .invalidImage, "an element refers to itself and is not drawn again",
        value: element.attributes["id"] ?? element.name, at: element)
    }
    defer { open.remove(id) }
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.maximumNesting else {
      throw EaselError(
        .limitExceeded,
        "line \(element.line): elements are nested more than \(limits.maximumNesting) deep "
          + "by “use” (maximumNesting)", operation: "VectorImage")
    }
    try count(element)
    try body()
  }

  /// Counts one more element that is drawn or measured.
  func count(_ element: SVGElement) throws {
    visitCount += 1
    guard visitCount <= limits.maximumOperationsPerPage else {
      throw EaselError(
        .limitExceeded,
        "line \(element.line): drawing takes more than \(limits.maximumOperationsPerPage) elements, "
          + "those that “use” repeats counted each time (maximumOperationsPerPage)",
        operation: "VectorImage")
    }
  }

  /// Counts the points of a shape.
  func countPoints(_ count: Int, _ element: SVGElement) throws {
    pointCount = min(pointCount + count, Int.max / 2)
    guard count <= limits.maximumFillPoints, pointCount <= limits.maximumPointsPerPage else {
      let isOne = count > limits.maximumFillPoints
      let most = isOne ? limits.maximumFillPoints : limits.maximumPointsPerPage
      throw EaselError(
        .limitExceeded,
        "line \(element.line): the " + (isOne ? "path has" : "shapes have together")
          + " more than \(most) points (\(isOne ? "maximumFillPoints" : "maximumPointsPerPage"))",
        operation: "VectorImage")
    }
  }

  // MARK: Attributes

  /// The transform of an element: its property, otherwise its attribute.
  ///
  /// - Parameter scope: The scope of the element itself, with its style.
  func transform(of element: SVGElement, _ scope: Scope) throws -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    if let property = scope.style.transform {
      transform = property
    } else if let text = element.attributes["transform"] {
      guard let parsed = CGAffineTransform(svg: text) else {
        notes.invalid("transform", text, at: element)
        return .identity
      }
      transform = parsed
    }
    guard let origin = scope.style.transformOrigin, !transform.isIdentity else { return transform }
    var box = CGRect(origin: .zero, size: scope.viewport)
    if scope.style.transformsInBox {
      let bounds = try bounds(of: element, scope)
      if !bounds.isNull { box = bounds }
    }
    return origin.applied(to: transform, box: box, fontSize: scope.style.fontSize)
  }

  /// A length of an element in user units; `nil` if it is missing, `auto` or invalid.
  func length(
    _ name: String, of element: SVGElement, _ direction: SVGLength.Direction, _ scope: Scope
  ) -> CGFloat? {
    guard let text = element.attributes[name], text != "auto" else { return nil }
    guard let length = SVGLength(text) else {
      notes.invalid(name, text, at: element)
      return nil
    }
    return length.resolved(direction, viewport: scope.viewport, fontSize: scope.style.fontSize)
  }

  /// The element that an attribute refers to; `nil`, with a diagnostic, if there is none.
  func element(named id: String, of element: SVGElement, _ attribute: String) -> SVGElement? {
    if let found = file.elements[id] { return found }
    notes.note(
      .invalidImage, "“\(attribute)” refers to “\(id.prefix(60))”, which is not in the file",
      value: id, at: element)
    return nil
  }
}
