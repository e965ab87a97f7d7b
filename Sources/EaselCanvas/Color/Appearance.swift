/// The appearance, light or dark, that selects one of the two values of a dynamic color.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  /// The light appearance: dark content on a light background, as on paper.
  case light
  /// The dark appearance: light content on a dark background.
  case dark
}
