/// The marks of a content stream and the resources that it names, which it needs to be drawn elsewhere.
struct PDFContentScan {
  /// A resource by its category and its name, both with a slash.
  struct Resource: Hashable, Comparable {
    var category: String
    var name: String

    static func < (a: Self, b: Self) -> Bool { (a.category, a.name) < (b.category, b.name) }
  }

  /// Whether it has marks.
  private(set) var hasMarks = false
  /// Whether it shows text.
  private(set) var showsText = false
  /// Whether a mark that is no layer has its properties in the resources.
  private(set) var hasNamedMarks = false
  private(set) var resources: Set<Resource> = []

  init(_ bytes: [UInt8]) {
    var operators = PDFOperators(bytes)
    while let token = operators.next() {
      guard token.range.count <= 3 else { continue }
      take(operators.text(token), operators)
    }
  }

  private mutating func take(_ name: String, _ operators: PDFOperators) {
    let operands = operators.operands
    switch name {
    case "BMC", "EMC", "MP", "DP": hasMarks = true
    case "BDC":
      hasMarks = true
      if operands.count == 2, operands[1].kind == .name, operators.text(operands[0]) != "/OC" {
        hasNamedMarks = true
      }
    case "Tj", "TJ", "'", "\"": showsText = true
    case "Tf": add("/Font", operands.first, operators)
    case "Do": add("/XObject", operands.last, operators)
    case "gs": add("/ExtGState", operands.last, operators)
    case "sh": add("/Shading", operands.last, operators)
    case "cs", "CS": add("/ColorSpace", operands.last, operators)
    case "scn", "SCN": add("/Pattern", operands.last, operators)
    default: break
    }
  }

  /// The color spaces that need no resource (8.6.8).
  private static let colorSpaces: Set<String> = [
    "/DeviceGray", "/DeviceRGB", "/DeviceCMYK", "/Pattern",
  ]

  private mutating func add(
    _ category: String, _ operand: PDFTokens.Token?, _ operators: PDFOperators
  ) {
    guard let operand, operand.kind == .name else { return }
    let name = operators.text(operand).unescapedName
    if category == "/ColorSpace", Self.colorSpaces.contains(name) { return }
    resources.insert(Resource(category: category, name: name))
  }
}

extension PDFContentScan.Resource {
  /// The resource in words, such as `the font “F1”`.
  var words: String {
    let kind =
      switch category {
      case "/Font": "font"
      case "/XObject": "image or form"
      case "/ExtGState": "graphics state"
      case "/Shading": "gradient"
      case "/ColorSpace": "color space"
      default: "pattern"
      }
    return "the \(kind) “\(SanitizedText(String(name.dropFirst().prefix(80))).text)”"
  }
}
