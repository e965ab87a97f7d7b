import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// Blend modes, the order of painting, fixed points of transforms, and images inside of images.
struct SVGCompositionTests {
  private func letters(_ body: String, _ points: CGPoint...) throws -> String {
    let image = try VectorImage(body: body)
    #expect(image.diagnostics.isEmpty, "\(image.diagnostics)")
    return try image.letters(at: points).joined()
  }

  @Test func blendModesMixWithWhatIsBelow() throws {
    let below = "<rect width='100' height='100' fill='yellow'/>"
    let above = "<rect width='50' height='100' fill='aqua' style='mix-blend-mode:multiply'/>"
    #expect(try letters(below + above, CGPoint(x: 20, y: 20)) == "g")
    // A group without anything below it shows the color itself.
    #expect(
      try letters(
        "<rect width='100' height='100' fill='yellow'/><g style='isolation:isolate'><rect width='50' "
          + "height='100' fill='lime' style='mix-blend-mode:difference'/></g>",
        CGPoint(x: 20, y: 20)) == "g")
  }

  @Test func anImageDoesNotBlendWithThePage() throws {
    let image = try VectorImage(
      body: "<rect width='100' height='100' fill='lime' style='mix-blend-mode:difference'/>")
    let surface = try BitmapSurface(size: image.size, background: .white)
    image.draw(on: surface.canvas, in: CGRect(origin: .zero, size: image.size))
    let pixel = try #require(surface.image.pixel(x: 50, y: 50))
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [0, 255, 0, 255])
  }

  @Test func paintOrderMovesTheFillAboveTheStroke() throws {
    let shape =
      "<rect x='20' y='20' width='60' height='60' fill='lime' stroke='red' stroke-width='20'"
    #expect(try letters(shape + "/>", CGPoint(x: 25, y: 50)) == "r")
    #expect(try letters(shape + " paint-order='stroke'/>", CGPoint(x: 25, y: 50)) == "g")
  }

  @Test(
    arguments: [
      ("center", 50, 50), ("50% 50%", 50, 50), ("right", 100, 50), ("bottom", 50, 100),
      ("top left", 0, 0), ("left top", 0, 0), ("30 40", 30, 40), ("25% bottom 3px", 25, 100),
    ] as [(String, CGFloat, CGFloat)])
  func transformOriginsAreFixed(text: String, x: CGFloat, y: CGFloat) throws {
    let image = try VectorImage(
      body: "<rect x='40' y='40' width='20' height='20' transform='scale(2)' "
        + "transform-origin='\(text)'/>")
    #expect(
      image.fillBoxes
        == [CGRect(x: 80 - x, y: 80 - y, width: 40, height: 40)])
  }

  @Test func aTransformOriginCanBeInTheBox() throws {
    let image = try VectorImage(
      body: "<rect x='40' y='40' width='20' height='20' transform='scale(2)' "
        + "style='transform-origin:center;transform-box:fill-box'/>")
    #expect(image.fillBoxes == [CGRect(x: 30, y: 30, width: 40, height: 40)])
  }

  @Test func svgImagesAreDrawnInsideOfOthers() throws {
    let inner =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><rect width='1' height='1' fill='red'/></svg>"
    let base64 = Data(inner.utf8).base64EncodedString()
    let escaped =
      inner.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    for address in [
      "data:image/svg+xml;base64,\(base64)", "data:image/svg+xml;utf8,\(escaped)",
      "data:image/svg+xml,\(escaped)",
    ] {
      let body = "<image x='10' y='10' width='80' height='40' href='\(address)'/>"
      #expect(
        try letters(body, CGPoint(x: 20, y: 30), CGPoint(x: 70, y: 30), CGPoint(x: 20, y: 70))
          == "r--")
    }
  }

  @Test func faultsOfAnInnerImageAreNoted() throws {
    let inner = Data("<svg><script/>".utf8).base64EncodedString()
    let image = try VectorImage(
      body: "<image width='9' height='9' href='data:image/svg+xml;base64,\(inner)'/>")
    #expect(image.diagnostics.map(\.code) == [.invalidImage])
  }

  @Test func elementsOfInnerImagesCount() throws {
    let inner = Data("<svg><g/><g/><g/></svg>".utf8).base64EncodedString()
    var limits = Limits()
    limits.maximumOperationsPerPage = 4
    #expect(throws: EaselError.self) {
      try VectorImage(
        body: "<g/><image width='9' height='9' href='data:image/svg+xml;base64,\(inner)'/>",
        limits: limits)
    }
  }

  @Test func aClipInBoxUnitsIsTransformedInUserSpace() throws {
    let body = """
      <clipPath id="c" clipPathUnits="objectBoundingBox" transform="translate(10 0)">
      <rect width=".5" height="1"/></clipPath>
      <rect x="20" y="20" width="40" height="40" fill="red" clip-path="url(#c)"/>
      """
    #expect(
      try letters(body, CGPoint(x: 25, y: 30), CGPoint(x: 35, y: 30), CGPoint(x: 55, y: 30))
        == "-r-")
  }

  @Test(arguments: [
    "fill:red;/* c */stroke:none", "/* a; b:c */fill:red", "fill:/**/red", "fill:red/* ; */",
  ])
  func commentsInStyleAttributesAreSkipped(style: String) throws {
    #expect(
      try letters("<rect width='9' height='9' style='\(style)'/>", CGPoint(x: 5, y: 5)) == "r")
  }

  @Test func negativeRadiiAreNotedAndAutomatic() throws {
    let image = try VectorImage(body: "<rect width='40' height='40' rx='-5' ry='10'/>")
    #expect(image.noted == ["rx"])
    #expect(try image.letters(at: [CGPoint(x: 1, y: 1)]) == ["-"])
    #expect(try VectorImage(body: "<circle r='-5'/>").noted == ["r"])
    #expect(try VectorImage(body: "<rect width='-5' height='9'/>").noted == ["width"])
    let ellipse = try VectorImage(body: "<ellipse cx='20' cy='20' rx='-5' ry='10'/>")
    #expect(ellipse.fillBoxes == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }

  // MARK: Gradients

  private func gradient(_ attributes: String) -> String {
    """
    <radialGradient id="g" gradientUnits="userSpaceOnUse" \(attributes)>
    <stop offset="0" stop-color="red"/><stop offset=".5" stop-color="red"/>
    <stop offset=".5" stop-color="blue"/><stop offset="1" stop-color="blue"/></radialGradient>
    <rect width="100" height="100" fill="url(#g)"/>
    """
  }

  @Test func aFocusOutsideOfTheCircleGivesACone() throws {
    let body = gradient("cx='70' cy='50' r='20' fx='10' fy='50'")
    #expect(
      try letters(
        body, CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50), CGPoint(x: 10, y: 10),
        CGPoint(x: 2, y: 50)) == "rb--")
  }

  @Test func equalCirclesGiveAStep() throws {
    let body = gradient("cx='50' cy='50' r='20' fr='20'")
    #expect(try letters(body, CGPoint(x: 50, y: 50), CGPoint(x: 80, y: 50)) == "rb")
  }

  @Test(arguments: ["marker", "mix-blend-mode", "isolation"])
  func propertiesThatAreNoAttributesAreNoted(name: String) throws {
    #expect(try VectorImage(body: "<path d='M0 0h9' \(name)='x'/>").noted == [name])
  }

  @Test func aFocalRadiusBeyondTheRadiusSpreadsInwards() throws {
    let body = gradient("cx='50' cy='50' r='10' fr='40'")
    #expect(
      try letters(body, CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 85, y: 50))
        == "bbr")
  }

  @Test func aGradientInheritsNoCircleFromALinearOne() throws {
    let image = try VectorImage(
      body: """
        <linearGradient id="l" cx="1" spreadMethod="reflect"/>
        <radialGradient id="g" href="#l"><stop/><stop offset="1" stop-color="red"/></radialGradient>
        <rect width="100" height="100" fill="url(#g)"/>
        """)
    guard case .radialGradient(let gradient)? = image.paints.first else {
      Issue.record("there is no radial gradient")
      return
    }
    #expect(gradient.endCenter == CGPoint(x: 50, y: 50))
    #expect(gradient.gradient.extend == .reflect)
  }

  @Test(arguments: ["M50 50h0", "M50 50z", "M50 50L50 50", "M50 50c0 0 0 0 0 0", "M1 1h5M50 50z"])
  func pointsHaveSquareCaps(data: String) throws {
    let body = "<path d='\(data)' stroke='red' stroke-width='20' stroke-linecap='square'/>"
    #expect(
      try letters(body, CGPoint(x: 41, y: 41), CGPoint(x: 58, y: 58), CGPoint(x: 38, y: 50))
        == "rr-")
  }
}
