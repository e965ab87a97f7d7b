import EaselCanvas
import Foundation

/// Reads the path data of a symbol: the commands of SVG's path data, and some shapes of their own.
///
/// Beside `M L H V C S Q T A Z`, absolute or relative, there are `O x y r` (circle), `E x y rx ry`
/// (ellipse), `R x y width height radius` (rounded rectangle), `P x y n outer inner` (star with `n`
/// points) and `G x y n outer inner` (gear with `n` teeth). Arcs have no rotation of their axes.
struct SymbolPathReader {
  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which `S` and `T` mirror.
  private var control: CGPoint?

  /// The path of path data; what follows a mistake is missing.
  static func path(_ text: some StringProtocol) -> Path {
    var reader = SymbolPathReader(text)
    reader.read()
    return reader.path
  }

  private init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  private mutating func read() {
    var command: UInt8?
    while true {
      skip()
      guard index < bytes.count else { return }
      if bytes[index] | 0x20 >= UInt8(ascii: "a") {
        command = bytes[index]
        index += 1
      }
      guard let letter = command, add(letter) else { return }
      // Pairs of coordinates after a "move" are lines.
      if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func skip() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x2C || bytes[index] == 0x0A
    {
      index += 1
    }
  }

  private mutating func number() -> CGFloat? {
    skip()
    let first = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    var hasPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if !(0x30...0x39).contains(byte) {
        break
      }
      index += 1
    }
    return Double(String(decoding: bytes[first..<index], as: UTF8.self)).map { CGFloat($0) }
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var result: [CGFloat] = []
    for _ in 0..<count {
      guard let value = number() else { return nil }
      result.append(value)
    }
    return result
  }

  private mutating func points(_ count: Int, _ isRelative: Bool) -> [CGPoint]? {
    guard let values = numbers(2 * count) else { return nil }
    let origin = isRelative ? current : .zero
    return (0..<count).map {
      CGPoint(x: origin.x + values[2 * $0], y: origin.y + values[2 * $0 + 1])
    }
  }

  private var mirrored: CGPoint {
    control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  private mutating func add(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let last = control
    control = nil
    switch Character(UnicodeScalar(command & 0xDF)) {
    case "M":
      guard let to = points(1, isRelative) else { return false }
      path.move(to: to[0])
      (current, start) = (to[0], to[0])
    case "L":
      guard let to = points(1, isRelative) else { return false }
      line(to: to[0])
    case "H":
      guard let x = number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V":
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "C":
      guard let p = points(3, isRelative) else { return false }
      path.addCurve(to: p[2], control1: p[0], control2: p[1])
      (control, current) = (p[1], p[2])
    case "S":
      control = last
      let first = mirrored
      guard let p = points(2, isRelative) else { return false }
      path.addCurve(to: p[1], control1: first, control2: p[0])
      (control, current) = (p[0], p[1])
    case "Q":
      guard let p = points(2, isRelative) else { return false }
      path.addQuadCurve(to: p[1], control: p[0])
      (control, current) = (p[0], p[1])
    case "T":
      control = last
      let middle = mirrored
      guard let p = points(1, isRelative) else { return false }
      path.addQuadCurve(to: p[0], control: middle)
      (control, current) = (middle, p[0])
    case "A":
      guard let v = numbers(5), let to = points(1, isRelative) else { return false }
      arc(CGSize(width: v[0], height: v[1]), isLarge: v[3] != 0, isSweep: v[4] != 0, to: to[0])
    case "Z":
      path.closeSubpath()
      current = start
    default: return addShape(command)
    }
    return true
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func addShape(_ command: UInt8) -> Bool {
    switch Character(UnicodeScalar(command)) {
    case "O":
      guard let v = numbers(3) else { return false }
      path.addEllipse(in: CGRect(x: v[0] - v[2], y: v[1] - v[2], width: 2 * v[2], height: 2 * v[2]))
    case "E":
      guard let v = numbers(4) else { return false }
      path.addEllipse(in: CGRect(x: v[0] - v[2], y: v[1] - v[3], width: 2 * v[2], height: 2 * v[3]))
    case "R":
      guard let v = numbers(5) else { return false }
      path.addPath(
        Path(roundedRect: CGRect(x: v[0], y: v[1], width: v[2], height: v[3]), cornerRadius: v[4]))
    case "P":
      guard let v = numbers(5) else { return false }
      polygon(CGPoint(x: v[0], y: v[1]), Int(v[2]), [(v[3], 0), (v[4], 0.5)])
    case "G":
      guard let v = numbers(5) else { return false }
      // The flanks of a tooth, in fractions of the angle from one tooth to the next.
      polygon(
        CGPoint(x: v[0], y: v[1]), Int(v[2]),
        [(v[4], -0.34), (v[3], -0.17), (v[3], 0.17), (v[4], 0.34)])
    default: return false
    }
    return true
  }

  /// Adds a closed polygon whose corners have radii and angles, which repeat `count` times.
  private mutating func polygon(
    _ center: CGPoint, _ count: Int, _ corners: [(radius: CGFloat, turn: CGFloat)]
  ) {
    var points: [CGPoint] = []
    for index in 0..<min(max(count, 1), 64) {
      for corner in corners {
        let angle = (CGFloat(index) + corner.turn) / CGFloat(count) * 2 * .pi - .pi / 2
        points.append(
          CGPoint(
            x: center.x + corner.radius * cos(angle), y: center.y + corner.radius * sin(angle)))
      }
    }
    var part = Path()
    part.addLines(points)
    part.closeSubpath()
    path.addPath(part)
  }

  /// Adds an elliptical arc (SVG 2, appendix B.2: conversion from end points to a center).
  private mutating func arc(_ radii: CGSize, isLarge: Bool, isSweep: Bool, to end: CGPoint) {
    defer { current = end }
    guard radii.width > 0, radii.height > 0, end != current else { return path.addLine(to: end) }
    let (ux, uy) = (
      (current.x - end.x) / 2 / radii.width, (current.y - end.y) / 2 / radii.height
    )
    let half = hypot(ux, uy)
    let scale = max(half, 1)
    let (rx, ry) = (radii.width * scale, radii.height * scale)
    var height = max(1 - half * half / (scale * scale), 0).squareRoot() / (half / scale)
    if isLarge == isSweep { height = -height }
    let (x, y) = (ux / scale, uy / scale)
    let center = CGPoint(x: height * y, y: -height * x)
    let first = atan2(y - center.y, x - center.x)
    var sweep = atan2(-y - center.y, -x - center.x) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (current.x + end.x) / 2, y: (current.y + end.y) / 2)
    let parts = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(parts)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + rx * (center.x + x), y: middle.y + ry * (center.y + y))
    }
    for part in 0..<parts {
      let (a, b) = (first + step * CGFloat(part), first + step * CGFloat(part + 1))
      path.addCurve(
        to: part == parts - 1 ? end : point(cos(b), sin(b)),
        control1: point(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: point(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
    }
  }
}
