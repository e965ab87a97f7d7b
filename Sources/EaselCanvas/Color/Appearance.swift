/// Light or dark: which of its two values a dynamic colour shows.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  /// Dark marks on a light ground: paper.
  case light
  /// Light marks on a dark ground.
  case dark
}
