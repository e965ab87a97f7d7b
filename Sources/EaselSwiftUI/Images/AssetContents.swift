import EaselCanvas
import Foundation

/// The file `Contents.json` of a folder in an asset catalog.
struct AssetContents: Decodable {
  var images: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateIntent = "template-rendering-intent"
    }
  }

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Trait]?
    var color: Value?

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
  }

  struct Trait: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Value: Decodable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
      case reference
    }
  }

  /// A component of a color: a number from 0 to 1, a whole number to 255, or one in hexadecimal digits.
  struct Component: Decodable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = CGFloat(number)
        return
      }
      let text = try container.decode(String.self)
      if text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
        value = CGFloat(number) / 255
      } else if !text.contains("."), let number = Int(text) {
        value = CGFloat(number) / 255
      } else {
        value = Double(text).map { CGFloat($0) } ?? 0
      }
    }
  }

  /// The order in which the devices of an asset are preferred.
  static func idiomRank(_ idiom: String?) -> Int {
    switch idiom {
    case "iphone": 0
    case "universal", nil: 1
    case "ipad": 2
    default: 3
    }
  }
}

extension AssetContents.Value {
  /// The color; `nil` without components or a known system color.
  var color: UIColor? {
    if let reference { return Self.systemColors[reference] }
    guard let components else { return nil }
    func part(_ name: String, _ missing: CGFloat = 0) -> CGFloat {
      min(max(components[name]?.value ?? missing, 0), 1)
    }
    if components["white"] != nil {
      return UIColor(white: part("white"), alpha: part("alpha", 1))
    }
    let (red, green, blue) = (part("red"), part("green"), part("blue"))
    guard space == "display-p3" else {
      return UIColor(red: red, green: green, blue: blue, alpha: part("alpha", 1))
    }
    // Display P3 has sRGB's transfer function and other primaries (CSS Color 4, section 10.3).
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return UIColor(
      red: encoded(1.224_940 * r - 0.224_940 * g),
      green: encoded(-0.042_057 * r + 1.042_057 * g),
      blue: encoded(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b), alpha: part("alpha", 1))
  }

  private static let systemColors: [String: UIColor] = [
    "systemBlueColor": .systemBlue, "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "separatorColor": .separator, "linkColor": .link,
  ]
}
