import Foundation

/// A paint whose color varies with the position.
protocol PDFShadingSource {
  /// The opacity at all positions; nil if it varies.
  var alpha: CGFloat? { get }

  /// Writes it as a pattern (ISO 32000-1, 8.7.4), and returns the object number.
  ///
  /// - Parameter toPage: The transform from its coordinates to the page.
  func pattern(_ output: PDFGradientFunction.Output, toPage: CGAffineTransform, in file: PDFFile)
    -> Int
}

/// A linear or radial gradient.
struct PDFShading: PDFShadingSource {
  /// A circle of a radial gradient, or a point of a linear one.
  private struct Position {
    var center: CGPoint
    var radius: CGFloat?
  }

  private let ramp: PDFGradientFunction
  private let start: Position
  private let end: Position
  private let isExtended: Bool

  var alpha: CGFloat? { ramp.alpha }

  /// Creates a linear gradient; nil if nothing of it is visible.
  ///
  /// - Parameter seen: The box that is painted, in the coordinates of the gradient.
  init?(_ linear: LinearGradient, _ appearance: Appearance, seen: CGRect) {
    let way = CGVector(dx: linear.end.x - linear.start.x, dy: linear.end.y - linear.start.y)
    let square = way.dx * way.dx + way.dy * way.dy
    let positions = seen.corners.map { corner in
      ((corner.x - linear.start.x) * way.dx + (corner.y - linear.start.y) * way.dy) / square
    }
    guard square > 0,
      let ramp = PDFGradientFunction(
        linear.gradient, appearance, needed: CGFloat.range(of: positions))
    else { return nil }
    self.ramp = ramp
    isExtended = linear.gradient.extend != .none
    func position(_ location: CGFloat) -> Position {
      Position(
        center: CGPoint(
          x: linear.start.x + way.dx * location, y: linear.start.y + way.dy * location))
    }
    start = position(ramp.range.lowerBound)
    end = position(ramp.range.upperBound)
  }

  /// Creates a radial gradient; nil if nothing of it is visible.
  init?(_ radial: RadialGradient, _ appearance: Appearance, seen: CGRect) {
    let growth = radial.endRadius - radial.startRadius
    let centers = [radial.startCenter, radial.endCenter]
    let reach =
      seen.corners.flatMap { corner in
        centers.map { hypot(corner.x - $0.x, corner.y - $0.y) }
      }.max() ?? 0
    // Circles grow until they contain the box, and shrink until they are points.
    var needed: ClosedRange<CGFloat> = 0...1
    var possible = -CGFloat.infinity...CGFloat.infinity
    if growth != 0 {
      let far = (reach - radial.startRadius) / growth
      let near = -radial.startRadius / growth
      needed = CGFloat.range(of: [far, near, 0, 1])
      possible = growth > 0 ? near...CGFloat.infinity : -CGFloat.infinity...near
    } else {
      // A circle of constant radius covers the strip along its path, as wide as the circle.
      let start = radial.startCenter
      let way = CGVector(dx: radial.endCenter.x - start.x, dy: radial.endCenter.y - start.y)
      let length = hypot(way.dx, way.dy)
      let positions = seen.corners.flatMap { corner -> [CGFloat] in
        let along = ((corner.x - start.x) * way.dx + (corner.y - start.y) * way.dy) / length
        return [along - radial.startRadius, along + radial.startRadius].map { $0 / length }
      }
      if length > 0 { needed = CGFloat.range(of: positions) }
    }
    guard
      let whole = PDFGradientFunction(
        radial.gradient, appearance, needed: needed, possible: possible)
    else { return nil }
    ramp = whole
    isExtended = radial.gradient.extend != .none
    func position(_ location: CGFloat) -> Position {
      Position(
        center: CGPoint(
          x: radial.startCenter.x + (radial.endCenter.x - radial.startCenter.x) * location,
          y: radial.startCenter.y + (radial.endCenter.y - radial.startCenter.y) * location),
        radius: radial.startRadius + growth * location)
    }
    start = position(whole.range.lowerBound)
    end = position(whole.range.upperBound)
  }

  func pattern(_ output: PDFGradientFunction.Output, toPage: CGAffineTransform, in file: PDFFile)
    -> Int
  {
    file.add { writer in
      writer.raw("<< /Type /Pattern /PatternType 2 /Matrix [")
      writer.matrix(toPage)
      writer.raw("] /Shading << /ShadingType ")
      writer.raw(start.radius == nil ? "2" : "3")
      writer.raw(" /ColorSpace ")
      writer.raw(output.space)
      writer.raw(" /Coords [")
      for position in [start, end] {
        writer.precise([position.center.x, position.center.y])
        if let radius = position.radius { writer.precise([max(radius, 0)]) }
      }
      writer.raw("] /Domain [")
      writer.numbers([ramp.range.lowerBound, ramp.range.upperBound], 6)
      writer.raw("] /Extend ")
      writer.raw(isExtended ? "[true true]" : "[false false]")
      writer.raw(" /Function ")
      ramp.write(output, to: &writer)
      writer.raw(">> >>")
    }
  }
}

/// A conic gradient as a mesh of Coons patches (ISO 32000-1, 8.7.4.5.7).
struct PDFMesh: PDFShadingSource {
  private let patches: [ConicGradient.Patch]

  let alpha: CGFloat?

  /// Creates the mesh; nil for a gradient without colors.
  ///
  /// - Parameter box: The area to cover, on the page.
  init?(
    _ conic: ConicGradient, _ appearance: Appearance, around box: CGRect,
    _ toPage: CGAffineTransform
  ) {
    patches = conic.patches(for: appearance, covering: box.insetBy(dx: -1, dy: -1), toPage)
    guard let first = patches.first else { return nil }
    let isEven = patches.allSatisfy {
      $0.start.alpha == first.start.alpha && $0.end.alpha == first.start.alpha
    }
    alpha = isEven ? first.start.alpha : nil
  }

  func pattern(_ output: PDFGradientFunction.Output, toPage: CGAffineTransform, in file: PDFFile)
    -> Int
  {
    let patches = patches.map { patch -> (points: [CGPoint], colors: [[CGFloat]]) in
      let points = patch.corners.indices.flatMap { index -> [CGPoint] in
        let (corner, next) = (patch.corners[index], patch.corners[(index + 1) % 4])
        return [corner, Bezier.mix(corner, next, 1 / 3), Bezier.mix(corner, next, 2 / 3)]
      }
      let (start, end) = (output.values(patch.start), output.values(patch.end))
      return (points, [start, start, end, end])
    }
    let bounds = CGRect(around: patches.flatMap(\.points))
    var bytes: [UInt8] = []
    func add(_ value: UInt32, _ count: Int) {
      for shift in stride(from: 8 * (count - 1), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
      }
    }
    func position(_ value: CGFloat, _ low: CGFloat, _ length: CGFloat) -> UInt32 {
      length > 0 ? UInt32(min(max((value - low) / length, 0), 1) * CGFloat(UInt32.max)) : 0
    }
    for patch in patches {
      bytes.append(0)
      for point in patch.points {
        add(position(point.x, bounds.minX, bounds.width), 4)
        add(position(point.y, bounds.minY, bounds.height), 4)
      }
      for value in patch.colors.joined() { add(UInt32((value * 65_535).rounded()), 2) }
    }
    let mesh = file.reserve()
    file.write(mesh, compressing: bytes) { writer in
      writer.raw("/ShadingType 6 /ColorSpace ")
      writer.raw(output.space)
      writer.raw(" /BitsPerCoordinate 32 /BitsPerComponent 16 /BitsPerFlag 8 /Decode [")
      writer.numbers([bounds.minX, bounds.maxX, bounds.minY, bounds.maxY], 6)
      for _ in 0..<(output == .color ? 3 : 1) { writer.raw("0 1 ") }
      writer.raw("] ")
    }
    return file.add { writer in
      writer.raw("<< /Type /Pattern /PatternType 2 /Shading ")
      writer.reference(mesh)
      writer.raw(">>")
    }
  }
}

extension LinearGradient {
  /// Whether its line has no length, so that the positions along it are undefined.
  var isPoint: Bool {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return x * x + y * y == 0
  }
}

extension CGFloat {
  fileprivate static func range(of values: [CGFloat]) -> ClosedRange<CGFloat> {
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    return low.isFinite && high.isFinite ? low...high : 0...1
  }
}
