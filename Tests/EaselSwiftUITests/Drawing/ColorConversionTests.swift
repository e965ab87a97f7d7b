import EaselSwiftUI
import Testing

@Suite struct ColorConversionTests {
  @Test func aColorOfUIKitKeepsBothAppearances() {
    let color = UIColor(light: .white, dark: .black)
    #expect(UIColor(Color(uiColor: color)) == color)
  }

  @Test func aSystemColorStaysOne() {
    #expect(UIColor(Color.red) == .systemRed)
  }

  @Test func opacityIsKept() {
    #expect(UIColor(Color.black.opacity(0.5)).components(for: .light).alpha == 0.5)
  }

  @Test func aColorOfCoreGraphicsIsDrawn() throws {
    let color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(try Color(cgColor: color).color(at: 1, 1, width: 4, height: 4) == "00ff00")
  }

  @Test func wideColorsAreConverted() {
    // By the matrix of CSS Color 4, worked out apart from this code.
    let parts = UIColor(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.2)).components(for: .light)
    #expect(abs(parts.red - 0.5) < 0.001 && abs(parts.green - 0.5) < 0.001)
    #expect(abs(parts.blue - 0.13) < 0.001)
  }

  @Test func wideColorsAreClamped() {
    let parts = UIColor(Color(.displayP3, red: 1, green: 0, blue: .nan)).components(for: .light)
    #expect(parts.red > 0.999 && parts.green == 0)
  }
}
