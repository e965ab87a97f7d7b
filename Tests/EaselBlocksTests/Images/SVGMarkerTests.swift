import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// Markers at the vertices of shapes.
struct SVGMarkerTests {
  /// The boxes of the markers, which are squares of 2 units around their reference point.
  private func boxes(_ shape: String) throws -> [CGRect] {
    let image = try VectorImage(
      body: """
        <defs><marker id="m" refX="1" refY="1" overflow="visible" markerUnits="userSpaceOnUse">
        <rect width="2" height="2"/></marker></defs>
        <g style="marker:url(#m)" fill="none">\(shape)</g>
        """)
    #expect(image.diagnostics.isEmpty)
    return image.markerBoxes
  }

  private func square(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x - 1, y: y - 1, width: 2, height: 2)
  }

  @Test func everyVertexHasAMarker() throws {
    #expect(
      try boxes("<polyline points='10 10 20 10 20 30'/>")
        == [square(10, 10), square(20, 10), square(20, 30)])
    #expect(try boxes("<line x1='5' y1='6' x2='9' y2='8'/>") == [square(5, 6), square(9, 8)])
    #expect(try boxes("<polygon points='10 10 20 10 20 30'/>").count == 4)
  }

  @Test func rectanglesAndEllipsesHaveMarkers() throws {
    #expect(
      Set(try boxes("<rect x='10' y='20' width='9' height='9'/>"))
        == [square(10, 20), square(19, 20), square(19, 29), square(10, 29)])
    #expect(
      Set(try boxes("<circle cx='50' cy='50' r='10'/>"))
        == [square(60, 50), square(50, 60), square(40, 50), square(50, 40)])
  }

  @Test func anArcHasNoVerticesInside() throws {
    #expect(
      try boxes("<path d='M10 50A40 40 0 1 1 90 50'/>") == [square(10, 50), square(90, 50)])
  }

  @Test func startMiddleAndEndAreSeparate() throws {
    let shape = "<path d='M1 1H20H40' style='marker:none;marker-end:url(#m)'/>"
    #expect(try boxes(shape) == [square(40, 1)])
    let middle = "<path d='M1 1H20H40' style='marker:none;marker-mid:url(#m)'/>"
    #expect(try boxes(middle) == [square(20, 1)])
  }

  @Test func theUnitIsTheStrokeWidth() throws {
    let image = try VectorImage(
      body: """
        <marker id="m" refX="1" refY="1" overflow="visible"><rect width="2" height="2"/></marker>
        <path d="M10 10H30" stroke-width="3" stroke="red" marker-end="url(#m)"/>
        """)
    #expect(image.markerBoxes == [CGRect(x: 27, y: 7, width: 6, height: 6)])
  }

  @Test(
    arguments: [
      ("M10 10H30V50", [0, 45, 90]), ("M10 10C10 10 20 10 30 30", [0, 63]), ("M10 10Z", [0, 0]),
    ] as [(String, [Int])])
  func directionsAreHalfwayBetweenSegments(data: String, degrees: [Int]) {
    let vertices = SVGPathData(data, collectsVertices: true).vertices.all
    for (vertex, angle) in zip(vertices, degrees) {
      #expect(Int((vertex.angle * 180 / .pi).rounded()) == angle)
    }
    #expect(vertices.count >= degrees.count)
  }

  @Test(
    arguments: [("90", 90), ("1turn", 0), ("0.5turn", 180), ("100grad", 90)] as [(String, Int)])
  func orientIsAnAngle(text: String, degrees: Int) throws {
    let image = try VectorImage(
      body: """
        <marker id="m" overflow="visible" orient="\(text)" markerUnits="userSpaceOnUse">
        <rect width="4" height="2"/></marker><path d="M50 50h9" marker-start="url(#m)"/>
        """)
    let box = try #require(image.markerBoxes.first)
    #expect(box.width == (degrees % 180 == 0 ? 4 : 2))
    #expect(image.diagnostics.isEmpty)
  }

  @Test func aMarkerInItselfEnds() throws {
    let image = try VectorImage(
      body: """
        <marker id="m"><path d="M0 0h9" marker-end="url(#m)"/></marker>
        <path d="M10 10H30" marker-end="url(#m)"/>
        """)
    #expect(image.noted.contains("m"))
  }

  @Test func aMarkerThatIsLeftOutInsideOfAnotherOneIsDrawnElsewhere() throws {
    // While “a” is drawn inside of “b”, “b” is left out of “a”, but not where the path has “a”.
    let image = try VectorImage(
      body: """
        <g style="fill:none"><marker id="a" markerUnits="userSpaceOnUse" overflow="visible">
        <path d="M0 0h9" marker-end="url(#b)"/></marker>
        <marker id="b" markerUnits="userSpaceOnUse" overflow="visible"><rect width="2" height="2"
        fill="red"/><path d="M0 0h9" marker-end="url(#a)"/></marker>
        <path d="M10 10H30" marker-start="url(#b)" marker-end="url(#a)"/></g>
        """)
    // The red square of “b” at the start, and that of “b” inside of “a” at the end.
    #expect(image.markerBoxes.contains { $0.origin == CGPoint(x: 10, y: 10) && $0.width == 2 })
    #expect(image.markerBoxes.contains { $0.origin == CGPoint(x: 39, y: 10) && $0.width == 2 })
  }

  @Test func opacityIsThatOfAShapeWithItsMarkers() throws {
    let image = try VectorImage(
      body: """
        <marker id="m"><rect width="2" height="2"/></marker>
        <path d="M10 10H30" opacity=".5" marker-end="url(#m)"/>
        """)
    #expect(
      image.operations.contains {
        if case .beginGroup(let effects) = $0 { return effects.opacity == 0.5 }
        return false
      })
  }

  @Test func aPercentageOfTheReferencePointIsOneOfTheViewportWithoutAViewBox() throws {
    func box(_ attributes: String) throws -> CGRect? {
      try VectorImage(
        body: """
          <marker id="m" refX="10%" refY="20%" overflow="visible" markerUnits="userSpaceOnUse" \(attributes)>
          <rect width="2" height="2"/></marker><path d="M50 50h9" marker-start="url(#m)"/>
          """
      ).markerBoxes.first
    }
    #expect(try box("") == CGRect(x: 40, y: 30, width: 2, height: 2))
    #expect(
      try box("viewBox='0 0 50 50' markerWidth='50' markerHeight='50'")
        == CGRect(x: 45, y: 40, width: 2, height: 2))
  }

  @Test func inheritedOverflowIsVisible() throws {
    func clips(_ value: String) throws -> Bool {
      try VectorImage(
        body: """
          <marker id="m" overflow="\(value)"><rect width="20" height="20"/></marker>
          <path d="M50 50h9" marker-start="url(#m)"/>
          """
      ).operations.contains {
        guard case .recording(let inner) = $0 else { return false }
        return inner.operations.contains { if case .clip = $0 { true } else { false } }
      }
    }
    #expect(try !clips("inherit"))
    #expect(try !clips("visible"))
    #expect(try clips("hidden"))
  }

  @Test func aMissingMarkerIsNoted() throws {
    let image = try VectorImage(body: "<path d='M1 1h9' marker-end='url(#none)'/>")
    #expect(image.noted == ["none"])
  }
}

extension VectorImage {
  /// The boxes of all fills inside of nested recordings, by the transforms in force.
  var markerBoxes: [CGRect] {
    var result: [CGRect] = []
    func visit(_ operations: [Recording.Operation], _ outer: CGAffineTransform, isNested: Bool) {
      var stack: [CGAffineTransform] = []
      var current = outer
      for operation in operations {
        switch operation {
        case .save: stack.append(current)
        case .restore: current = stack.popLast() ?? outer
        case .concatenate(let transform): current = transform.concatenating(current)
        case .fill(let path, with: _, rule: _, compositing: _) where isNested:
          result.append(path.boundingBox.applying(current).rounded)
        case .recording(let inner): visit(inner.operations, current, isNested: true)
        default: break
        }
      }
    }
    visit(operations, .identity, isNested: false)
    return result
  }
}
