import EaselCanvas
import Foundation

extension Gradient {
  /// Makes a gradient from a list of colours, at places of 0…1 or, for nil, at even distances.
  ///
  /// Nil where the list has anything but colours, or there are fewer places than colours.
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

  /// Makes a gradient from the components of its colours, opacity included, one after the other.
  ///
  /// Nil where there are fewer components or places than `count` says.
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
