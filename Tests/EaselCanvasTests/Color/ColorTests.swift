import Foundation
import Testing

@testable import EaselCanvas

/// Colours in and out of their notations.
@Suite struct ColorTests {
  private struct Vectors: Decodable {
    struct Case: Decodable {
      var srgb: String
      var oklab: [CGFloat]
      var oklch: [CGFloat]
    }
    var cases: [Case]
  }

  private func vectors() throws -> [Vectors.Case] {
    let url = CanvasCase.fixtures.appending(path: "vectors/oklab_derived.json")
    return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: url)).cases
  }

  @Test func componentsSetLaterAreClamped() {
    var parts = Color.Components(red: 0, green: 0, blue: 0)
    (parts.red, parts.green, parts.alpha) = (1.5, -1, 1e300)
    #expect(parts == Color.Components(red: 1, green: 0, blue: 0))
    #expect(parts.hexString == "#ff0000")
    parts.blue = .nan
    #expect(parts.blue.isNaN)
  }

  @Test func oklabMatchesTheTestVectors() throws {
    let cases = try vectors()
    #expect(cases.count == 10)
    for item in cases {
      let lab = OKLab(try #require(Color(hex: item.srgb)).components(for: .light))
      // The vectors were derived from matrices of fewer digits.
      #expect(abs(lab.lightness - item.oklab[0]) < 1e-5, "\(item.srgb)")
      #expect(abs(lab.a - item.oklab[1]) < 1e-5, "\(item.srgb)")
      #expect(abs(lab.b - item.oklab[2]) < 1e-5, "\(item.srgb)")
      // Hues of grays are noise.
      if item.oklch[1] > 0.001 { #expect(abs(lab.hue - item.oklch[2]) < 0.01, "\(item.srgb)") }
    }
  }

  @Test func colorsFromOKLChMatchTheTestVectors() throws {
    for item in try vectors() {
      let color = Color(
        lightness: item.oklch[0], chroma: item.oklch[1], hue: item.oklch[2])
      #expect(color.hexString == item.srgb.lowercased())
    }
  }

  @Test func chromaIsReducedToTheGamutOfSRGB() {
    let vivid = Color(lightness: 0.7, chroma: 0.5, hue: 150)
    let lab = OKLab(vivid.components(for: .light))
    #expect(abs(lab.lightness - 0.7) < 0.005)
    #expect(abs(lab.hue - 150) < 1)
    #expect(lab.chroma < 0.5)
  }

  @Test(arguments: [
    ("#f00", "#ff0000"), ("0a84ff", "#0a84ff"), ("#0008", "#00000088"), ("#12345678", "#12345678"),
    ("ABC", "#aabbcc"),
  ])
  func validHexStringsAreRead(_ text: String, _ canonical: String) throws {
    #expect(try #require(Color(hex: text)).hexString == canonical)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#ggg", "red", "#1234567", "#１２３"])
  func invalidHexStringsAreRefused(_ text: String) { #expect(Color(hex: text) == nil) }

  @Test(arguments: [
    (0.0, 1.0, 1.0, "#ff0000"), (1.0 / 3, 1.0, 1.0, "#00ff00"), (2.0 / 3, 1.0, 0.5, "#000080"),
    (0.1, 0.0, 0.5, "#808080"), (1.5, 1.0, 1.0, "#00ffff"),
  ])
  func colorsAreMadeFromHueSaturationAndBrightness(
    _ hue: Double, _ saturation: Double, _ brightness: Double, _ hex: String
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(color.hexString == hex)
  }

  @Test func hsbComponentsMakeTheSameColor() throws {
    for hex in ["#ff8000", "#123456", "#80ff40", "#c000ff", "#000000", "#777777"] {
      let parts = try #require(Color(hex: hex)).components(for: .light).hsb
      let back = Color(
        hue: parts.hue, saturation: parts.saturation, brightness: parts.brightness)
      #expect(back.hexString == hex)
    }
  }

  @Test func contrastMatchesKnownRatios() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(abs(Color.white.contrast(with: .white) - 1) < 1e-9)
    #expect(abs((Color(hex: "#767676") ?? .red).contrast(with: .white) - 4.54) < 0.005)
  }

  @Test func componentsAreClampedExceptNaN() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: 5).components(for: .light)
    #expect(color.red == 1)
    #expect(color.green == 0)
    #expect(color.blue.isNaN)
    #expect(color.alpha == 1)
  }

  @Test func dynamicColorsResolveByAppearance() {
    #expect(Color.systemRed.resolved(for: .light).hexString == "#ff3b30")
    #expect(Color.systemRed.resolved(for: .dark).hexString == "#ff453a")
    #expect(Color.systemRed.isDynamic)
    #expect(!Color.red.isDynamic)
    #expect(Color.systemRed != Color.systemRed.resolved(for: .light))
    #expect(Color(light: .red, dark: .red) == .red)
  }

  @Test func alphaAppliesToBothAppearances() {
    let faint = Color.systemRed.withAlphaComponent(0.5)
    #expect(faint.components(for: .light).alpha == 0.5)
    #expect(faint.components(for: .dark).alpha == 0.5)
    #expect(faint.components(for: .dark).hexString == "#ff453a80")
  }

  @Test func colorsMixInOKLabOrSRGB() {
    #expect(Color.black.mixed(with: .white, by: 0.5, in: .sRGB).hexString == "#808080")
    #expect(Color.black.mixed(with: .white, by: 0.5).hexString == "#636363")
    #expect(Color.red.mixed(with: .blue, by: 0) == Color.red.mixed(with: .green, by: 0))
    #expect(Color.systemRed.mixed(with: .white, by: 0.2).isDynamic)
  }

  @Test func aTranslucentColorIsCompositedOverAnother() {
    let half = Color.white.withAlphaComponent(0.5)
    #expect(half.composited(over: .black).hexString == "#808080")
    #expect(Color.clear.composited(over: .clear).components(for: .light).alpha == 0)
  }

  @Test("a color made from an image paints it as a pattern")
  func pattern() throws {
    let source = try BitmapSurface(size: CGSize(width: 4, height: 4))
    source.canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 2), with: .color(.red))
    let color = Color(pattern: source.image)
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: .color(color))
    #expect(surface.image.straightPixel(x: 9, y: 8) == [255, 0, 0, 255])
    #expect(surface.image.straightPixel(x: 9, y: 10) == [0, 0, 0, 0])
    #expect(color != Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("the components of a color made from an image are the image's mean")
  func patternComponents() throws {
    let source = try BitmapSurface(size: CGSize(width: 4, height: 4))
    source.canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 2), with: .color(.red))
    let parts = Color(pattern: source.image).components(for: .dark)
    #expect(parts == Color.Components(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Color(pattern: .empty) != .clear)
    #expect(Color(pattern: .empty).components(for: .light).alpha == 0)
  }
}
