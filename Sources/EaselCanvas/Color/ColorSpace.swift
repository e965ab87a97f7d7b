import Foundation

/// The meaning of a color's components: gray, or red, green and blue.
///
/// Easel draws everything in sRGB. A color space only determines how many components a call
/// expects. Code that uses the color space of a device or a display draws the same numbers as sRGB.
public final class ColorSpace: Sendable {
  /// The kind of components that a color space has: gray, or red, green and blue.
  public enum Model: Int, Hashable, Sendable {
    /// A single component for gray, from 0 for black to 1 for white.
    case monochrome = 0
    /// The three components red, green and blue, 0...1 each.
    case rgb = 1
  }

  /// The kind of components that the color space has: gray, or red, green and blue.
  public let model: Model

  /// Creates a color space for gray, or for red, green and blue.
  public init(_ model: Model) { self.model = model }

  /// The number of components of a color without its opacity: 1 or 3.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// The sRGB color space, with the components red, green and blue.
  public static let rgb = ColorSpace(.rgb)
  /// The gray color space, with one component and the transfer function of sRGB.
  public static let gray = ColorSpace(.monochrome)
}

extension ColorSpace: Hashable {
  /// Returns whether two spaces have the same kind of components.
  public static func == (a: ColorSpace, b: ColorSpace) -> Bool { a.model == b.model }

  /// Adds the kind of components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

extension Color {
  /// Creates a color from the components of a color space and then the opacity, 0...1 each; `nil`
  /// if there are too few values.
  ///
  /// ```swift
  /// let red = Color(space: .rgb, components: [1, 0, 0, 1])
  /// ```
  ///
  /// - Parameters:
  ///   - space: The meaning of the components.
  ///   - components: The components and then the opacity, 0...1 each. Further values are ignored.
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
