/// A variant of symbols, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var hasSlash = false
  private var isFilled = false

  /// The symbol as its name says.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash through it.
  public static let slash = SymbolVariants(hasSlash: true)

  private init(shape: String? = nil, hasSlash: Bool = false, isFilled: Bool = false) {
    self.shape = shape
    self.hasSlash = hasSlash
    self.isFilled = isFilled
  }

  /// The variant in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// The variant in a square.
  public var square: SymbolVariants { adding(.square) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// The filled variant.
  public var fill: SymbolVariants { adding(.fill) }
  /// The variant with a slash through it.
  public var slash: SymbolVariants { adding(.slash) }

  /// Returns whether this variant has everything that another one has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (hasSlash || !other.hasSlash)
      && (isFilled || !other.isFilled)
  }

  /// The variant that is both this one and another one, whose shape takes precedence.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, hasSlash: hasSlash || other.hasSlash,
      isFilled: isFilled || other.isFilled)
  }

  /// The name of a symbol in this variant.
  func name(_ name: String) -> String {
    guard self != .none else { return name }
    var words = name.split(separator: ".").map(String.init)
    let wasFilled = words.count > 1 && words.last == "fill"
    if wasFilled { words.removeLast() }
    if hasSlash, !words.contains("slash") { words.append("slash") }
    if let shape, words.last != shape { words.append(shape) }
    if isFilled || wasFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}
