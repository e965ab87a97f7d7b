import EaselCanvas
import Foundation

extension SVGRenderer {
  /// The bounds of the shapes in an element in its own user space; null if it has no shapes.
  ///
  /// Strokes, clips and masks do not count.
  ///
  /// - Parameter scope: The scope of the element itself, with its style.
  func bounds(of element: SVGElement, _ scope: Scope) throws -> CGRect {
    switch element.name {
    case "g", "a", "switch": return try boundsOfChildren(element, scope)
    case "use":
      guard let target = element.localReference.flatMap({ file.elements[$0] }) else { return .null }
      let x = length("x", of: element, .horizontal, scope) ?? 0
      let y = length("y", of: element, .vertical, scope) ?? 0
      let isViewport = ["symbol", "svg"].contains(target.name)
      let box =
        try isViewport ? boundsOnCanvas(element, scope) : boundsInParent(of: target, scope)
      return isViewport ? box : box.offsetBy(dx: x, dy: y)
    case "svg", "image", "text": return try boundsOnCanvas(element, scope)
    default: return try path(of: element, scope)?.boundingBox ?? .null
    }
  }

  private func boundsOfChildren(_ element: SVGElement, _ scope: Scope) throws -> CGRect {
    try element.children.reduce(.null) { try $0.union(boundsInParent(of: $1, scope)) }
  }

  private func boundsInParent(of element: SVGElement, _ outer: Scope) throws -> CGRect {
    guard Self.drawn.contains(element.name) else { return .null }
    var box = CGRect.null
    try visit(element) {
      var scope = outer
      scope.style = SVGStyle(element, in: outer.style, notes)
      guard scope.style.isDisplayed else { return }
      let own = try bounds(of: element, scope)
      if !own.isNull { box = own.applying(try transform(of: element, scope)) }
    }
    return box
  }

  /// The bounds of an element's drawing.
  private func boundsOnCanvas(_ element: SVGElement, _ scope: Scope) throws -> CGRect {
    let context = RenderContext(RenderOptions(limits: limits))
    // The actual drawing reports the same diagnostics.
    context.ignoreDiagnostics()
    let recorder = RecordingCanvas(context: context)
    var inner = scope
    inner.canvas = recorder
    switch element.name {
    case "svg": try drawInner(element, inner)
    case "use": try drawUse(element, inner)
    case "image": try drawImage(element, inner)
    default: try drawText(element, inner)
    }
    return recorder.recording.bounds
  }
}
