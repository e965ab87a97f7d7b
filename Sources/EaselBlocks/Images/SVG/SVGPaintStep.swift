/// A step of painting a shape (SVG 2, section 13.8).
enum SVGPaintStep: String, CaseIterable {
  case fill
  case stroke
  case markers

  /// Parses `paint-order`; steps that are not named follow in their usual order.
  static func order(_ text: String) -> [Self]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words != ["normal"] else { return allCases }
    var steps: [Self] = []
    for word in words {
      guard let step = Self(rawValue: String(word)), !steps.contains(step) else { return nil }
      steps.append(step)
    }
    return steps.isEmpty ? nil : steps + allCases.filter { !steps.contains($0) }
  }
}
