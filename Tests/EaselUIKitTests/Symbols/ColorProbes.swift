import EaselUIKit

enum ColorProbes {
  private static let space = CGColorSpaceCreateDeviceRGB()

  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "UIColor", "UIColor(red:green:blue:alpha:)", ".clear", ".black", ".white", ".red", ".green",
        ".blue", ".gray", ".darkGray", ".lightGray", ".orange", ".yellow", ".purple", ".cyan"
      ) {
        func made(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
          UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
        let colors: [UIColor] = [
          .black, .white, .red, .green, .blue, .gray, .orange, .yellow, .purple, .cyan,
        ]
        return colors == [
          made(0, 0, 0), made(1, 1, 1), made(1, 0, 0), made(0, 1, 0), made(0, 0, 1),
          made(0.5, 0.5, 0.5), made(1, 0.5, 0), made(1, 1, 0), made(0.5, 0, 0.5), made(0, 1, 1),
        ] && UIColor.clear.cgColor.alpha == 0
          && UIColor.darkGray == made(1 / 3, 1 / 3, 1 / 3)
          && UIColor.lightGray == made(2 / 3, 2 / 3, 2 / 3)
      },
      SymbolProbe(
        ".systemRed", ".systemOrange", ".systemBlue", ".systemTeal", ".systemGray4",
        ".systemBackground", ".label", ".groupTableViewBackground"
      ) {
        func hex(_ color: UIColor) -> String { color.hexString }
        return hex(.systemRed) == "#ff3b30" && hex(.systemOrange) == "#ff9500"
          && hex(.systemBlue) == "#007aff" && hex(.systemTeal) == "#30b0c7"
          && hex(.systemGray4) == "#d1d1d6" && hex(.systemBackground) == "#ffffff"
          && hex(.label) == "#000000" && hex(.groupTableViewBackground) == "#f2f2f7"
      },
      SymbolProbe(
        "UIColor(white:alpha:)", "UIColor(hue:saturation:brightness:alpha:)", "UIColor(cgColor:)",
        ".withAlphaComponent(_:)", ".cgColor", "CGColor"
      ) {
        let red: CGColor = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).cgColor
        return UIColor(cgColor: red) == .red
          && UIColor(white: 1, alpha: 0.5) == UIColor.white.withAlphaComponent(0.5)
      },
      SymbolProbe(
        ".getRed(_:green:blue:alpha:)", ".getHue(_:saturation:brightness:alpha:)"
      ) {
        var (a, b, c, d) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard UIColor.orange.getRed(&a, green: &b, blue: &c, alpha: &d) else { return false }
        let red = [a, b, c, d]
        guard UIColor.blue.getHue(&a, saturation: &b, brightness: &c, alpha: &d) else {
          return false
        }
        return red == [1, 0.5, 0, 1] && abs(a - 2 / 3) < 1e-9 && b == 1 && c == 1
      },
      SymbolProbe(".set()", ".setFill()", ".setStroke()") {
        let image = drawnImage { _ in
          UIColor.red.set()
          UIColor.blue.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 5))
          UIColor.green.setStroke()
          let line = UIBezierPath(rect: CGRect(x: 0, y: 10, width: 20, height: 20))
          line.lineWidth = 6
          line.stroke()
        }
        return pixel(image, 10, 2) == [0, 0, 255, 255] && pixel(image, 10, 11) == [0, 255, 0, 255]
      },
      SymbolProbe("UIColor(patternImage:)") {
        let tile = drawnImage { context in
          context.setFillColor(UIColor.red.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let image = drawnImage { _ in
          UIColor(patternImage: tile).setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        return pixel(image, 5, 5) == [255, 0, 0, 255] && pixel(image, 15, 5) == [0, 0, 0, 0]
      },
      SymbolProbe(
        "CGColor(gray:alpha:)", "CGColor(colorSpace:components:)", ".components",
        ".numberOfComponents", ".copy(alpha:)", ".colorSpace", "CGColorSpace",
        "CGColorSpaceCreateDeviceRGB", "CGColorSpaceCreateDeviceRGB()"
      ) {
        let space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
        let color = CGColor(colorSpace: space, components: [1, 0, 0, 1])
        return color?.components == [1, 0, 0, 1] && color?.numberOfComponents == 4
          && color?.copy(alpha: 0)?.alpha == 0 && color?.colorSpace == space
          && CGColor(gray: 0, alpha: 1) == .black
      },
      SymbolProbe(
        "CGGradient", "CGGradient(colorsSpace:colors:locations:)", "CFArray",
        "CGGradient(colorSpace:colorComponents:locations:count:)"
      ) {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient: CGGradient? = CGGradient(
          colorsSpace: space, colors: colors, locations: [0, 1])
        let other = CGGradient(
          colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2)
        return gradient != nil && gradient == other
      },
      SymbolProbe("CGGradientDrawingOptions", "CGGradientDrawingOptions(rawValue:)") {
        let options: CGGradientDrawingOptions = CGGradientDrawingOptions(rawValue: 3)
        return options == [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      },
    ]
  }
}
