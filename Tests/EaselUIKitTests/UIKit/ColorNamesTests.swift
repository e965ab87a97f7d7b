import EaselUIKit
import Testing

@Suite struct ColorNamesTests {
  @Test func aColourConvertsToACGColorAndBack() {
    #expect(UIColor.red.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(UIColor(cgColor: UIColor.systemBlue.cgColor) == .systemBlue)
  }

  @Test func aPatternConvertsToACGColorAndBack() {
    let dot = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let color = UIColor(cgColor: UIColor(patternImage: dot).cgColor)
    #expect(color.pattern === dot)
  }

  @Test func componentsAreWrittenToVariables() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func hueIsWrittenToVariables() {
    var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(
      UIColor.green.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 1 / 3) < 1e-12)
    #expect((saturation, brightness, alpha) == (1, 1, 1))
  }

  @Test func getWhiteSucceedsForGraysOnly() {
    var (white, alpha) = (CGFloat(9), CGFloat(9))
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.5))
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test func aColourLiteralIsAUIColor() {
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }

  @Test func aCGColorHasComponentsAndAColourSpace() {
    let color = CGColor(srgbRed: 0.5, green: 0.25, blue: 0, alpha: 0.75)
    #expect(color.components == [0.5, 0.25, 0, 0.75])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.75)
    #expect(color.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(color.copy(alpha: 1)?.alpha == 1)
    #expect(CGColor(gray: 1, alpha: 1) == .white)
    #expect(UIColor(displayP3Red: 0, green: 0, blue: 1, alpha: 1) == .blue)
  }

  @Test func colourSpacesHaveTheirModels() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0, 1]) == .black)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.model == .monochrome)
  }

  @Test func aUsersConvenienceInitialiserCompiles() {
    #expect(UIColor(byte: 255) == .white)
  }
}

extension UIColor {
  fileprivate convenience init(byte: Int) {
    self.init(white: CGFloat(byte) / 255, alpha: 1)
  }
}
