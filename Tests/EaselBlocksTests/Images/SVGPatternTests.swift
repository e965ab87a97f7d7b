import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// Patterns as the paint of shapes.
struct SVGPatternTests {
  /// The colors of points of an image of 100 × 100 units with a pattern and a shape.
  private func colors(_ body: String, _ points: [CGPoint]) throws -> [String] {
    let image = try VectorImage(body: body)
    #expect(image.diagnostics.isEmpty, "\(image.diagnostics)")
    return try image.letters(at: points)
  }

  private let points = [
    CGPoint(x: 12, y: 12), CGPoint(x: 17, y: 12), CGPoint(x: 22, y: 12), CGPoint(x: 12, y: 17),
    CGPoint(x: 5, y: 5),
  ]

  @Test func tilesRepeatInBothDirections() throws {
    #expect(
      try colors(
        """
        <pattern id="p" patternUnits="userSpaceOnUse" width="10" height="10">
        <rect width="5" height="5" fill="red"/><rect x="5" y="5" width="5" height="5" fill="blue"/></pattern>
        <rect x="10" y="10" width="80" height="80" fill="url(#p)"/>
        """, points) == ["r", "-", "r", "-", "-"])
  }

  @Test func aTileBeginsAtXAndY() throws {
    #expect(
      try colors(
        """
        <pattern id="p" patternUnits="userSpaceOnUse" x="5" y="5" width="10" height="10">
        <rect width="5" height="5" fill="red"/></pattern>
        <rect x="10" y="10" width="80" height="80" fill="url(#p)"/>
        """, [CGPoint(x: 17, y: 17), CGPoint(x: 12, y: 12)]) == ["r", "-"])
  }

  @Test func unitsOfTheBoxAreShares() throws {
    #expect(
      try colors(
        """
        <pattern id="p" width=".5" height="50%" patternContentUnits="objectBoundingBox">
        <rect width=".25" height=".25" fill="blue"/></pattern>
        <rect x="20" y="20" width="40" height="40" fill="url(#p)"/>
        """,
        [CGPoint(x: 25, y: 25), CGPoint(x: 35, y: 25), CGPoint(x: 45, y: 45)]) == ["b", "-", "b"])
  }

  @Test func everythingIsInheritedByReference() throws {
    #expect(
      try colors(
        """
        <pattern id="a" patternUnits="userSpaceOnUse" width="10" height="10">
        <rect width="5" height="5" fill="red"/></pattern>
        <pattern id="p" href="#a" patternTransform="translate(5 5)"/>
        <rect x="10" y="10" width="80" height="80" fill="url(#p)"/>
        """, [CGPoint(x: 17, y: 17), CGPoint(x: 12, y: 12)]) == ["r", "-"])
  }

  @Test func strokesAreFilledWithTiles() throws {
    #expect(
      try colors(
        """
        <pattern id="p" patternUnits="userSpaceOnUse" width="10" height="10">
        <rect width="5" height="10" fill="red"/></pattern>
        <path d="M0 50H100" stroke="url(#p)" stroke-width="20"/>
        """,
        [CGPoint(x: 12, y: 45), CGPoint(x: 17, y: 45), CGPoint(x: 12, y: 70)]) == ["r", "-", "-"])
  }

  @Test func manyTilesAreAnImage() throws {
    let image = try VectorImage(
      body: """
        <pattern id="p" patternUnits="userSpaceOnUse" width="1" height="1">
        <rect width="1" height="1" fill="red"/></pattern><rect width="100" height="100" fill="url(#p)"/>
        """)
    #expect(image.diagnostics.map(\.code) == [.drawingApproximated])
    #expect(try image.letters(at: [CGPoint(x: 50, y: 50)]) == ["r"])
  }

  @Test func aPatternInItselfEnds() throws {
    let image = try VectorImage(
      body: """
        <pattern id="p" width=".1" height=".1"><rect width="9" height="9" fill="url(#p)"/></pattern>
        <rect width="100" height="100" fill="url(#p)"/>
        """)
    #expect(image.noted.contains("p"))
  }

  @Test(arguments: ["width='0' height='1'", "width='1'", "width='-1' height='1'", ""])
  func aTileWithoutAreaDrawsNothing(sides: String) throws {
    let image = try VectorImage(
      body: """
        <pattern id="p" \(sides)><rect width="9" height="9"/></pattern>
        <rect width="100" height="100" fill="url(#p)"/>
        """)
    #expect(try image.letters(at: [CGPoint(x: 5, y: 5)]) == ["-"])
  }
}

extension VectorImage {
  /// The colors of points of the user space: a letter for red, green, blue, white and black, `-` for
  /// none.
  func letters(at points: [CGPoint]) throws -> [String] {
    let surface = try BitmapSurface(size: size)
    draw(on: surface.canvas, in: CGRect(origin: .zero, size: size))
    let image = surface.image
    return points.map { point in
      guard let pixel = image.pixel(x: Int(point.x), y: Int(point.y)), pixel.alpha > 127 else {
        return "-"
      }
      switch (pixel.red > 127, pixel.green > 127, pixel.blue > 127) {
      case (true, false, false): return "r"
      case (false, true, false): return "g"
      case (false, false, true): return "b"
      case (true, true, true): return "w"
      case (false, false, false): return "k"
      default: return "?"
      }
    }
  }
}
