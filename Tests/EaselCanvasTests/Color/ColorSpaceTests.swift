import Foundation
import Testing

@testable import EaselCanvas

struct ColorSpaceTests {
  @Test("a color space sets the number of components of a color")
  func components() {
    #expect(
      Color(space: .rgb, components: [1, 0, 0, 0.5]) == Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    )
    #expect(Color(space: .gray, components: [0.5, 1]) == .gray)
    #expect(Color(space: .rgb, components: [1, 0, 0]) == nil)
    #expect(ColorSpace.rgb.numberOfComponents == 3)
    #expect(ColorSpace(.monochrome) == .gray)
    #expect(Set([ColorSpace.rgb, ColorSpace(.rgb)]).count == 1)
  }
}
