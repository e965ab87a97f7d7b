import EaselCanvas
import Foundation

extension SVGRenderer {
  /// Draws the markers of a shape.
  func drawMarkers(_ element: SVGElement, _ path: Path, _ scope: Scope) throws {
    let style = scope.style
    guard Self.shapes.contains(element.name), style.hasMarkers else { return }
    let vertices = vertices(of: element, path).all
    guard let last = vertices.indices.last else { return }
    for index in vertices.indices {
      // A shape of one point has all three.
      if index == 0 { try drawMarker(style.markerStart, vertices[index], element, scope, true) }
      if index > 0, index < last {
        try drawMarker(style.markerMid, vertices[index], element, scope, false)
      }
      if index == last { try drawMarker(style.markerEnd, vertices[index], element, scope, false) }
    }
  }

  private func vertices(of element: SVGElement, _ path: Path) -> SVGVertices {
    guard element.name == "path" else { return SVGVertices(path) }
    // The path has curves in place of arcs, and the ends of those have no markers.
    let data = SVGPathData(
      element.attributes["d"] ?? "", maximumPoints: limits.maximumFillPoints,
      collectsVertices: true)
    return data.vertices
  }

  private func drawMarker(
    _ id: String?, _ vertex: SVGVertices.Vertex, _ user: SVGElement, _ scope: Scope, _ isStart: Bool
  ) throws {
    guard let id, let marker = element(named: id, of: user, "marker") else { return }
    guard marker.name == "marker" else { return notes.ignored("marker", marker.name, at: user) }
    try count(user)
    guard let (recording, transform) = try content(of: marker, scope), !recording.isEmpty else {
      return
    }
    var placement = transform
    if marker.attributes["markerUnits"] != "userSpaceOnUse" {
      let width = scope.style.strokeWidth.resolved(
        .other, viewport: scope.viewport, fontSize: scope.style.fontSize)
      placement = placement.concatenating(CGAffineTransform(scaleX: width, y: width))
    }
    placement = placement.rotatedAfter(angle(of: marker, vertex, isStart))
    placement = placement.concatenating(
      CGAffineTransform(translationX: vertex.point.x, y: vertex.point.y))
    guard placement.isInvertible else { return }
    scope.canvas.withSavedState {
      scope.canvas.concatenate(placement)
      scope.canvas.draw(recording)
    }
  }

  /// The angle of a marker in radians.
  private func angle(
    of marker: SVGElement, _ vertex: SVGVertices.Vertex, _ isStart: Bool
  ) -> CGFloat {
    switch marker.attributes["orient"] {
    case nil: return 0
    case "auto": return vertex.angle
    case "auto-start-reverse": return vertex.angle + (isStart ? .pi : 0)
    case let text?:
      var scanner = SVGScanner(text)
      scanner.skipSpaces()
      let turns: [String: CGFloat] = [
        "": .pi / 180, "deg": .pi / 180, "rad": 1, "grad": .pi / 200, "turn": 2 * .pi,
      ]
      guard let value = scanner.number(), let unit = turns[scanner.letters()] else {
        notes.invalid("orient", text, at: marker)
        return 0
      }
      return (value * unit).truncatingRemainder(dividingBy: 2 * .pi)
    }
  }

  /// The drawing of a marker, and the transform that moves its reference point to the origin.
  private func content(
    of marker: SVGElement, _ scope: Scope
  ) throws -> (Recording, CGAffineTransform)? {
    var inner = scope
    inner.style = file.style(of: marker, notes)
    func side(_ name: String, _ direction: SVGLength.Direction) -> CGFloat {
      length(name, of: marker, direction, scope) ?? 3
    }
    let size = CGSize(
      width: side("markerWidth", .horizontal), height: side("markerHeight", .vertical))
    guard size.width > 0, size.height > 0 else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    let box = viewBox(of: marker) ?? SVGViewBox(rect: rect)
    guard let fit = box.transform(to: rect) else { return nil }
    inner.viewport = box.rect.size
    func reference(_ name: String, _ whole: CGFloat, _ direction: SVGLength.Direction) -> CGFloat {
      let shares: [String: CGFloat] = ["left": 0, "top": 0, "center": 0.5, "right": 1, "bottom": 1]
      if let text = marker.attributes[name], let share = shares[text] { return whole * share }
      // A percentage is one of the view box, and without one of the viewport around the marker.
      var outer = inner
      if marker.attributes["viewBox"] == nil { outer.viewport = scope.viewport }
      return length(name, of: marker, direction, outer) ?? 0
    }
    let point = CGPoint(
      x: reference("refX", box.rect.width, .horizontal),
      y: reference("refY", box.rect.height, .vertical)
    ).applying(fit)
    let transform = CGAffineTransform(translationX: -point.x, y: -point.y)
    if let known = markers[ObjectIdentifier(marker)] { return (known, transform) }
    var recording: Recording?
    let (outside, before) = (open, refused)
    refused = []
    defer { refused.formUnion(before) }
    try visit(marker) {
      let recorder = makeRecorder()
      inner.canvas = recorder
      if !inner.style.showsOverflow { recorder.clip(to: rect) }
      if !fit.isIdentity { recorder.concatenate(fit) }
      try drawChildren(of: marker, inner)
      recording = self.recording(of: recorder)
    }
    // What an outer element that is drawn now left out is not left out elsewhere.
    if let recording, refused.isDisjoint(with: outside) {
      markers[ObjectIdentifier(marker)] = recording
    }
    return recording.map { ($0, transform) }
  }
}

extension CGAffineTransform {
  /// The transform followed by a rotation.
  fileprivate func rotatedAfter(_ angle: CGFloat) -> CGAffineTransform {
    concatenating(CGAffineTransform(rotationAngle: angle))
  }
}
