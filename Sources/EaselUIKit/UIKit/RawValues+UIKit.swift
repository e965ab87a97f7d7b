import EaselCanvas
import EaselViews
import Foundation

extension EaselViews.ContentMode {
  /// Creates the content mode with a raw value of UIKit, 0 (`scaleToFill`) to 12 (`bottomRight`);
  /// otherwise `nil`.
  public init?(rawValue: Int) {
    let all = Self.allCases
    guard all.indices.contains(rawValue) else { return nil }
    self = all[rawValue]
  }
}

extension Font.Weight {
  /// Creates the weight nearest to a raw value of UIKit, where 0 is regular and 0.4 is bold.
  public init(rawValue: CGFloat) {
    let known: [(CGFloat, Font.Weight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    let nearest = known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }
    self = nearest?.1 ?? .regular
  }

  /// Creates the weight nearest to a raw value of UIKit, where 0 is regular and 0.4 is bold.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}
