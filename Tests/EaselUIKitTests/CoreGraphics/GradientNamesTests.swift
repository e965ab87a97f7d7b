import EaselUIKit
import Testing

@Suite struct GradientNamesTests {
  private let space = CGColorSpaceCreateDeviceRGB()
  private let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray

  @Test func aListOfColoursIsAGradient() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: colors, locations: [0.25, 0.75]))
    #expect(gradient.stops.map(\.location) == [0.25, 0.75])
    #expect(gradient.stops.map(\.color) == [.red, .blue])
  }

  @Test func coloursWithoutLocationsAreEvenlySpaced() {
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    #expect(gradient?.stops.map(\.location) == [0, 1])
  }

  @Test func aGradientOfOtherValuesThanColoursIsNil() {
    #expect(CGGradient(colorsSpace: space, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: space, colors: colors, locations: [0]) == nil)
    #expect(CGGradient(colorsSpace: space, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test func aGradientIsMadeOfComponents() {
    let gradient = CGGradient(
      colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2)
    #expect(gradient?.stops.map(\.color) == [.red, .blue])
    #expect(
      CGGradient(colorSpace: space, colorComponents: [1, 0, 0], locations: nil, count: 1) == nil)
  }

  @Test func aLinearGradientIsDrawnFromItsStartToItsEnd() throws {
    let gradient = try #require(CGGradient(colorsSpace: space, colors: colors, locations: nil))
    let image = drawnImage { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 20, y: 0), options: [])
    }
    let left = try #require(image.pixel(x: 0, y: 10))
    let right = try #require(image.pixel(x: 19, y: 10))
    #expect(left.red > 240 && right.blue > 240)
  }
}
