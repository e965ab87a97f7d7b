import EaselCanvas
import Foundation

extension Gradient {
  /// Creates a gradient from colors and their locations, 0...1; `nil` for an empty or invalid list.
  ///
  /// - Parameters:
  ///   - space: Not used; all colors are sRGB.
  ///   - colors: The colors. The result is `nil` if the list is empty or has anything else.
  ///   - locations: The location of each color, 0...1; `nil` spaces them evenly. The result is
  ///     `nil` if there are fewer locations than colors.
  public init?(colorsSpace space: ColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    let list = colors.compactMap { $0 as? Color }
    guard !list.isEmpty, list.count == colors.count else { return nil }
    guard let locations else {
      self.init(list)
      return
    }
    guard locations.count >= list.count else { return nil }
    self.init(
      stops: zip(list, locations).map { Stop($0, at: $1) }.sorted { $0.location < $1.location })
  }

  /// Creates a gradient from the components and locations of `count` colors; `nil` for too few
  /// values.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of all colors, each followed by alpha. The result is `nil` if
  ///     there are fewer than `count` colors.
  ///   - locations: The location of each color, 0...1; `nil` spaces them evenly. The result is
  ///     `nil` if there are fewer locations than colors.
  ///   - count: The number of colors, at least 1.
  public init?(
    colorSpace space: ColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    let step = space.numberOfComponents + 1
    guard count > 0, components.count >= count * step else { return nil }
    let colors = (0..<count).compactMap { index in
      Color(space: space, components: Array(components[(index * step)..<((index + 1) * step)]))
    }
    self.init(colorsSpace: space, colors: colors as NSArray, locations: locations)
  }
}
