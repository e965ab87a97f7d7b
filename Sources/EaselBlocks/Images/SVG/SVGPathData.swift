import EaselCanvas
import Foundation

/// A path in the notation of the attribute `d` (SVG 2, section 9.3).
///
/// If the text violates the grammar, the path contains everything before the faulty segment, as the
/// specification requires, and ``fault`` is the position of that segment.
struct SVGPathData {
  /// The path, up to the end or to the first fault.
  private(set) var path = Path()
  /// The byte offset of the first faulty segment; `nil` for valid data.
  private(set) var fault: Int?
  /// The number of points of the path; reading stops after the maximum.
  private(set) var pointCount = 0

  /// The vertices for markers; empty unless they are requested.
  private(set) var vertices = SVGVertices()

  private let collectsVertices: Bool
  private var scanner: SVGScanner
  /// Whether the last segment was a “moveto”.
  private var isAtStart = false
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, and whether it belongs to a cubic curve; `nil` after other segments.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// Parses path data.
  ///
  /// - Parameters:
  ///   - text: The data.
  ///   - most: The number of points after which reading stops.
  ///   - collectsVertices: Whether ``vertices`` are collected.
  init(_ text: String, maximumPoints most: Int = .max, collectsVertices: Bool = false) {
    self.collectsVertices = collectsVertices
    scanner = SVGScanner(text)
    scanner.skipSpaces()
    if scanner.rest == "none" { return }
    var command: UInt8?
    while !scanner.isAtEnd, pointCount <= most {
      let begin = scanner.index
      if let letter = scanner.letter() {
        command = letter
        scanner.skipSpaces()
      } else if let last = command {
        // Further pairs of coordinates after a “moveto” are lines.
        command =
          last == UInt8(ascii: "M")
          ? UInt8(ascii: "L")
          : last == UInt8(ascii: "m")
            ? UInt8(ascii: "l") : last
      }
      let isFirst = path.isEmpty
      guard let command, !isFirst || command | 0x20 == UInt8(ascii: "m"), add(command) else {
        fault = begin
        return
      }
      scanner.skipSeparator()
      if command | 0x20 == UInt8(ascii: "z") {
        // Only a letter can follow.
        guard scanner.isAtEnd || !Self.isNumber(scanner.next) else {
          fault = scanner.index
          return
        }
      }
    }
  }

  private static func isNumber(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x2B...0x39).contains(byte)
  }

  /// Adds one segment; returns `false` if numbers are missing or the letter is no command.
  private mutating func add(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? current : .zero
    var next: (point: CGPoint, isCubic: Bool)?
    switch UInt8(command & 0xDF) {
    case UInt8(ascii: "M"):
      guard let to = points(1, from: origin)?[0] else { return false }
      path.move(to: to)
      if collectsVertices { vertices.move(to: to) }
      (current, start) = (to, to)
    case UInt8(ascii: "L"):
      guard let to = points(1, from: origin)?[0] else { return false }
      line(to: to)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "C"):
      guard let p = points(3, from: origin) else { return false }
      curve(p[0], p[1], p[2])
      next = (p[1], true)
    case UInt8(ascii: "S"):
      guard let p = points(2, from: origin) else { return false }
      curve(mirrored(cubic: true), p[0], p[1])
      next = (p[0], true)
    case UInt8(ascii: "Q"):
      guard let p = points(2, from: origin) else { return false }
      quad(p[0], p[1])
      next = (p[0], false)
    case UInt8(ascii: "T"):
      guard let p = points(1, from: origin) else { return false }
      let middle = mirrored(cubic: false)
      quad(middle, p[0])
      next = (middle, false)
    case UInt8(ascii: "A"):
      guard let arc = arc(from: origin) else { return false }
      arc.add(to: &path, from: current)
      if collectsVertices { vertices.add(arc, from: current) }
      current = arc.end
      pointCount += 12
    case UInt8(ascii: "Z"):
      if collectsVertices { vertices.close() }
      if isAtStart {
        // A closed point has caps. Canvases draw them for an open line without length.
        path.addLine(to: current)
        path.move(to: current)
      } else {
        path.closeSubpath()
      }
      current = start
    default: return false
    }
    control = next
    isAtStart = command | 0x20 == UInt8(ascii: "m")
    pointCount += 1
    return true
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    if collectsVertices { vertices.add([point]) }
    current = point
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    if collectsVertices { vertices.add([control1, control2, end]) }
    current = end
    pointCount += 2
  }

  private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    if collectsVertices { vertices.add([control, end]) }
    current = end
    pointCount += 1
  }

  /// The last control point mirrored at the current point.
  ///
  /// After any other kind of segment it is the current point itself.
  private func mirrored(cubic isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  // MARK: Numbers

  private mutating func number() -> CGFloat? {
    guard let value = scanner.number() else { return nil }
    return value
  }

  private mutating func points(_ count: Int, from origin: CGPoint) -> [CGPoint]? {
    var result: [CGPoint] = []
    for index in 0..<count {
      if index > 0 { scanner.skipSeparator() }
      guard let x = scanner.number() else { return nil }
      scanner.skipSeparator()
      guard let y = scanner.number() else { return nil }
      result.append(CGPoint(x: origin.x + x, y: origin.y + y))
    }
    return result
  }

  private mutating func arc(from origin: CGPoint) -> SVGArc? {
    guard let radiusX = scanner.number() else { return nil }
    scanner.skipSeparator()
    guard let radiusY = scanner.number() else { return nil }
    scanner.skipSeparator()
    guard let rotation = scanner.number() else { return nil }
    scanner.skipSeparator()
    guard let isLarge = scanner.flag() else { return nil }
    scanner.skipSeparator()
    guard let isSweep = scanner.flag() else { return nil }
    scanner.skipSeparator()
    guard let end = points(1, from: origin)?[0] else { return nil }
    return SVGArc(
      radiusX: abs(radiusX), radiusY: abs(radiusY), rotation: rotation, isLarge: isLarge,
      isSweep: isSweep, end: end)
  }
}
