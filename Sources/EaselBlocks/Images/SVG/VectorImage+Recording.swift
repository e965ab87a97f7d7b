import EaselCanvas
import Foundation

extension VectorImage {
  /// Creates an image from a drawing whose upper left corner is the origin.
  package init(_ recording: Recording, size: CGSize) {
    self.init(
      size: size, recording: recording, box: SVGViewBox(rect: CGRect(origin: .zero, size: size)))
  }
}
