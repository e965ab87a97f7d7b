import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

struct SVGGradientTests {
  private static let stops =
    #"<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/>"#

  private func paint(
    _ element: String, _ attributes: String, inner: String = stops, rest: String = "",
    shape: String = #"<rect x="10" y="20" width="40" height="20" fill="url(#g)"/>"#
  ) throws -> (paint: Paint?, image: VectorImage) {
    let image = try VectorImage(
      body: #"<\#(element) id="g" \#(attributes)>\#(inner)</\#(element)>\#(rest)\#(shape)"#)
    return (image.paints.first, image)
  }

  private func linear(_ attributes: String) throws -> LinearGradient {
    guard case .linearGradient(let gradient) = try paint("linearGradient", attributes).paint else {
      throw EaselError(.invalidData, "no linear gradient")
    }
    return gradient
  }

  @Test func aPaintThatDrawsNothingGivesWayToTheFallback() throws {
    for (element, inner) in [("linearGradient", ""), ("pattern", ""), ("radialGradient", "")] {
      let shape = #"<rect width="40" height="20" fill="url(#g) lime"/>"#
      #expect(try paint(element, "", inner: inner, shape: shape).image.fillColors == ["#00ff00"])
      #expect(try paint(element, "", inner: inner).image.fillColors.isEmpty)
    }
    // A pattern in units of the box of a line, which has no area.
    let line = #"<path d="M10 50H90" stroke="url(#g) lime"/>"#
    let tile = #"<rect width=".5" height=".5"/>"#
    #expect(
      try paint("pattern", #"width=".5" height=".5""#, inner: tile, shape: line).image.strokeStyles
        .count == 1)
  }

  @Test(arguments: ["linearGradient", "radialGradient"])
  func aTransformWithoutAnInverseIsNotedAndIgnored(element: String) throws {
    let (plain, _) = try paint(element, "")
    let (paint, image) = try paint(element, #"gradientTransform="matrix(0 0 0 0 0 0)""#)
    #expect(paint == plain)
    #expect(image.noted == ["gradientTransform"])
  }

  @Test func linearGradientGoesAcrossTheBoxByDefault() throws {
    let gradient = try linear("")
    #expect(gradient.start.rounded == CGPoint(x: 10, y: 20))
    #expect(gradient.end.rounded == CGPoint(x: 50, y: 20))
  }

  @Test func gradientLinesInANonSquareBoxArePerpendicularToTheScaledColours() throws {
    // From corner to corner of a box twice as wide as high: the colours run along the other
    // diagonal, to which the line is at right angles.
    let gradient = try linear(#"x1="0" y1="0" x2="1" y2="1""#)
    #expect(gradient.start.rounded == CGPoint(x: 10, y: 20))
    #expect(gradient.end.rounded == CGPoint(x: 26, y: 52))
  }

  @Test func userSpaceOnUseTakesTheUnitsOfTheShape() throws {
    let gradient = try linear(
      #"gradientUnits="userSpaceOnUse" x1="5" x2="50%" y2="10" spreadMethod="reflect""#)
    #expect(gradient.start == CGPoint(x: 5, y: 0))
    #expect(gradient.end.rounded == CGPoint(x: 50, y: 10))
    #expect(gradient.gradient.extend == .reflect)
  }

  @Test func gradientTransformMovesTheLine() throws {
    let gradient = try linear(
      #"gradientUnits="userSpaceOnUse" x2="10" y2="0" gradientTransform="translate(1 2) rotate(90)""#
    )
    #expect(gradient.start.rounded == CGPoint(x: 1, y: 2))
    #expect(gradient.end.rounded == CGPoint(x: 1, y: 12))
  }

  @Test func stopsHaveColourOpacityAndOrder() throws {
    let inner = """
      <stop offset="60%" style="stop-color:lime"/><stop offset=".2" stop-color="#fff"
      stop-opacity=".5"/><stop offset="7"/>
      """
    guard case .linearGradient(let gradient) = try paint("linearGradient", "", inner: inner).paint
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.gradient.stops.map(\.location) == [0.6, 0.6, 1])
    #expect(gradient.gradient.stops.map(\.color.hexString) == ["#00ff00", "#ffffff80", "#000000"])
  }

  @Test func stopsAndAttributesComeFromTheReference() throws {
    let rest = """
      <linearGradient id="a" gradientUnits="userSpaceOnUse" x1="3" href="#b"/>
      <linearGradient id="b" x1="4" x2="9">\(Self.stops)</linearGradient>
      """
    let (paint, image) = try paint("linearGradient", ##"href="#a""##, inner: "", rest: rest)
    guard case .linearGradient(let gradient)? = paint else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.start.x == 3)
    #expect(gradient.end.x == 9)
    #expect(image.diagnostics.isEmpty)
  }

  @Test func circularReferencesOfGradientsEnd() throws {
    let rest = ##"<linearGradient id="a" href="#g"/>"##
    let result = try paint("linearGradient", ##"href="#a""##, inner: "", rest: rest)
    #expect(result.paint == nil)
  }

  @Test func radialGradientOfASquareIsACircle() throws {
    let shape = #"<rect x="10" y="20" width="40" height="40" fill="url(#g)"/>"#
    guard
      case .radialGradient(let gradient) = try paint("radialGradient", #"fx=".25""#, shape: shape)
        .paint
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.endCenter.rounded == CGPoint(x: 30, y: 40))
    #expect(gradient.endRadius == 20)
    #expect(gradient.startCenter.rounded == CGPoint(x: 20, y: 40))
  }

  @Test func radialGradientOfAWideBoxIsDrawnInASpaceOfItsOwn() throws {
    let image = try paint("radialGradient", "").image
    #expect(
      image.operations.contains(
        .concatenate(CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 10, ty: 20))))
    #expect(image.fillBoxes == [CGRect(x: 10, y: 20, width: 40, height: 20)])
  }

  @Test func focusOutsideOfTheCircleStaysThere() throws {
    guard
      case .radialGradient(let gradient) = try paint(
        "radialGradient", #"gradientUnits="userSpaceOnUse" cx="10" cy="10" r="5" fx="40""#
      ).paint
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.startCenter.rounded == CGPoint(x: 40, y: 10))
  }

  @Test func aGradientOfOneStopIsAColourAndOneOfNoneDrawsNothing() throws {
    let one = try paint("linearGradient", "", inner: #"<stop stop-color="lime"/>"#).paint
    #expect(one == .color(Color(red: 0, green: 1, blue: 0)))
    #expect(try paint("linearGradient", "", inner: "").paint == nil)
  }

  @Test func missingPaintHasItsFallback() throws {
    let image = try VectorImage(
      body: #"<circle r="1" fill="url(#no) lime"/><circle r="1" fill="url(#no)"/>"#)
    #expect(image.fillColors == ["#00ff00"])
    #expect(image.noted == ["no"])
  }

  @Test func aPaintThatIsNoneIsNoted() throws {
    let image = try VectorImage(
      body: #"<mask id="p"><rect/></mask><circle r="1" fill="url(#p) red"/>"#)
    #expect(image.noted == ["mask"])
    #expect(image.fillColors == ["#ff0000"])
  }

  @Test func lineWithoutAreaIsNotDrawnWithAGradientOfItsBox() throws {
    let shape = #"<path d="M0 0h9" stroke="url(#g)" fill="none"/>"#
    #expect(try paint("linearGradient", "", shape: shape).image.recording.isEmpty)
  }
}
