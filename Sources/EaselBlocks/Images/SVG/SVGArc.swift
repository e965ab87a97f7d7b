import EaselCanvas
import Foundation

/// An elliptical arc described by its end points, as in path data.
struct SVGArc {
  var radiusX: CGFloat
  var radiusY: CGFloat
  /// The angle in degrees from the x-axis to the first axis of the ellipse, clockwise.
  var rotation: CGFloat
  /// Whether the arc is the one of more than half a turn.
  var isLarge: Bool
  /// Whether the arc is clockwise on the screen.
  var isSweep: Bool
  var end: CGPoint

  /// Adds the arc as curves (SVG 2, appendix B.2: conversion from end points to a center).
  func add(to path: inout Path, from start: CGPoint) {
    guard start != end else { return }
    guard radiusX > 0, radiusY > 0 else { return path.addLine(to: end) }
    let angle = rotation.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let x = cosine * dx + sine * dy
    let y = cosine * dy - sine * dx
    // Radii that are too short are scaled up to the minimum.
    let reach = hypot(x / radiusX, y / radiusY)
    let scale = max(reach, 1)
    let (rx, ry) = (radiusX * scale, radiusY * scale)
    // On the unit circle: half of the chord, and the distance from its midpoint to the center.
    let (ux, uy) = (x / rx, y / ry)
    let half = hypot(ux, uy)
    var height = max(1 - half * half, 0).squareRoot() / half
    if isLarge == isSweep { height = -height }
    let center = CGPoint(x: height * uy, y: -height * ux)
    let first = atan2(uy - center.y, ux - center.x)
    var sweep = atan2(-uy - center.y, -ux - center.x) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let toUser = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: middle.x, ty: middle.y)
    guard toUser.isInvertible, sweep.isFinite, center.x.isFinite, center.y.isFinite else {
      return path.addLine(to: end)
    }
    let arc = Path {
      $0.addRelativeArc(
        center: center, radius: 1, startAngle: first, delta: sweep, transform: toUser)
    }
    // The first point of the arc is the current point except for rounding; a line to it would add a
    // corner.
    let curves = arc.elements.dropFirst()
    for (index, element) in zip(1..., curves) {
      guard case .curve(let to, let control1, let control2) = element else { continue }
      path.addCurve(
        to: index == curves.count ? end : to, control1: control1, control2: control2)
    }
  }
}
