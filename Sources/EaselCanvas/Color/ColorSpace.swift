import Foundation

/// What the components of a colour mean: gray, or red, green and blue.
///
/// Everything is drawn in sRGB; a space only says how many components a call takes, so that code
/// which names a device's or another display's space draws the same numbers in sRGB.
public final class ColorSpace: Sendable {
  /// The kind of components.
  public enum Model: Int, Hashable, Sendable {
    /// White, 0…1.
    case monochrome = 0
    /// Red, green and blue, 0…1.
    case rgb = 1
  }

  /// The kind of components.
  public let model: Model

  /// Makes a space.
  public init(_ model: Model) { self.model = model }

  /// How many components a colour has, without its opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// sRGB.
  public static let rgb = ColorSpace(.rgb)
  /// Gray with sRGB's curve.
  public static let gray = ColorSpace(.monochrome)
}

extension ColorSpace: Hashable {
  /// Equal when the components mean the same.
  public static func == (a: ColorSpace, b: ColorSpace) -> Bool { a.model == b.model }

  /// Hashes the kind of components.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

extension Color {
  /// Makes a colour from a space's components and its opacity behind them; nil for too few.
  public convenience init?(space: ColorSpace, components: [CGFloat]) {
    let count = space.numberOfComponents
    guard components.count > count else { return nil }
    switch space.model {
    case .monochrome: self.init(white: components[0], alpha: components[1])
    case .rgb:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}
