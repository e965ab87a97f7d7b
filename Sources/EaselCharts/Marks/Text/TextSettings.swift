import EaselBlocks
import Foundation

/// The rotation, the alignment and the font size of a text.
struct TextSettings: MarkSettings {
  /// The clockwise rotation around the point.
  var angle = Angle.zero
  /// The part of the text that is at the point.
  var alignment = Alignment.center
  /// The font size; a fraction is that of the chart's labels.
  package var size = MarkDimension.automatic

  init() {}

  init(_ angle: Angle, _ alignment: Alignment, _ size: CGFloat?) {
    self.angle = angle
    self.alignment = alignment
    self.size = size.map { .fixed($0) } ?? .automatic
  }
}

extension MarkTraits {
  /// The rotation, the alignment and the font size of a text.
  var textSettings: TextSettings {
    get { self[TextSettings.self] }
    set { self[TextSettings.self] = newValue }
  }
}
