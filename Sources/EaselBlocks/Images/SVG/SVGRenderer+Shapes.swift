import EaselCanvas
import Foundation

extension SVGRenderer {
  /// The names of elements that consist of one path.
  static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// Fills and strokes a shape.
  func drawShape(_ element: SVGElement, _ scope: Scope) throws {
    guard let path = try path(of: element, scope), scope.style.isVisible else { return }
    try paint(path, element, scope)
  }

  /// The outline of a shape; `nil` if it is empty.
  func path(of element: SVGElement, _ scope: Scope) throws -> Path? {
    func number(_ name: String, _ direction: SVGLength.Direction) -> CGFloat {
      length(name, of: element, direction, scope) ?? 0
    }
    func side(_ name: String, _ direction: SVGLength.Direction) -> CGFloat? {
      self.side(name, of: element, direction, scope)
    }
    let path: Path
    switch element.name {
    case "path":
      let data = SVGPathData(
        element.attributes["d"] ?? "", maximumPoints: limits.maximumFillPoints)
      try countPoints(data.pointCount, element)
      if let fault = data.fault {
        notes.note(
          .invalidImage,
          "path data has a fault at its byte \(fault + 1), and is drawn up to there", value: "d",
          at: element)
      }
      path = data.path
    case "rect": path = rectangle(element, scope)
    case "circle":
      let radius = side("r", .other) ?? 0
      path = ellipse(number("cx", .horizontal), number("cy", .vertical), radius, radius)
    case "ellipse":
      // An ellipse with only one radius has the same radius in the other direction.
      let x = side("rx", .horizontal)
      let y = side("ry", .vertical)
      path = ellipse(number("cx", .horizontal), number("cy", .vertical), x ?? y ?? 0, y ?? x ?? 0)
    case "line":
      path = Path {
        $0.move(to: CGPoint(x: number("x1", .horizontal), y: number("y1", .vertical)))
        $0.addLine(to: CGPoint(x: number("x2", .horizontal), y: number("y2", .vertical)))
      }
    default: path = try polygon(element)
    }
    return path.isEmpty || !path.isFinite ? nil : path
  }

  /// A length that must not be negative; `nil` if it is missing, `auto` or invalid.
  private func side(
    _ name: String, of element: SVGElement, _ direction: SVGLength.Direction, _ scope: Scope
  ) -> CGFloat? {
    guard let length = length(name, of: element, direction, scope) else { return nil }
    guard length >= 0 else {
      notes.invalid(name, element.attributes[name] ?? "", at: element)
      return nil
    }
    return length
  }

  private func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private func rectangle(_ element: SVGElement, _ scope: Scope) -> Path {
    let rect = CGRect(
      x: length("x", of: element, .horizontal, scope) ?? 0,
      y: length("y", of: element, .vertical, scope) ?? 0,
      width: side("width", of: element, .horizontal, scope) ?? 0,
      height: side("height", of: element, .vertical, scope) ?? 0)
    guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
    let givenX = side("rx", of: element, .horizontal, scope)
    let givenY = side("ry", of: element, .vertical, scope)
    let rx = min(givenX ?? givenY ?? 0, rect.width / 2)
    let ry = min(givenY ?? givenX ?? 0, rect.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect) }
    // Elliptical corners are circular corners scaled vertically.
    let factor = rx / ry
    let tall = CGRect(
      x: rect.minX, y: rect.minY * factor, width: rect.width, height: rect.height * factor)
    let path = Path(roundedRect: tall, cornerRadius: rx)
    return factor == 1 ? path : path.applying(CGAffineTransform(scaleX: 1, y: 1 / factor))
  }

  private func polygon(_ element: SVGElement) throws -> Path {
    let text = element.attributes["points"] ?? ""
    var scanner = SVGScanner(text)
    let most = min(limits.maximumFillPoints, Int.max / 4)
    let numbers = scanner.numbers(most: 2 * most + 2)
    try countPoints(numbers.count / 2, element)
    if !scanner.isAtEnd || numbers.count % 2 != 0 {
      notes.note(
        .invalidImage, "“points” has a fault, and is drawn up to there", value: "points",
        at: element)
    }
    let points = stride(from: 0, to: numbers.count - numbers.count % 2, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    return Path {
      $0.addLines(points)
      if element.name == "polygon" { $0.closeSubpath() }
    }
  }
}
