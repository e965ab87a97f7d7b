import EaselCanvas
import Foundation

/// The runs of a text with attributes of their own, in the form in which they are set and drawn.
final class TextRuns {
  /// The attributes that some of the runs share.
  struct Style {
    var text: TextStyle
    var metrics: LineMetrics
    var link: String?
    /// The style of the characters if it is no color.
    var paint: (any ShapeStyle)?
    /// The lines with a pattern, or with a color that differs from the text's color.
    var underline: Rule?
    var strikethrough: Rule?
    var image: Int?
  }

  /// A line that is drawn apart from the text.
  struct Rule {
    var color: Color
    var pattern: TextRulePattern
  }

  let runs: [(bytes: Range<Int>, style: Int)]
  let styles: [Style]
  let images: [InlineImage]
  /// The label of each image; `nil` for none.
  let alternativeTexts: [String?]
  /// The indices of images that exceed the maximum number of bytes; their space stays empty.
  private(set) var leftOut: Set<Int> = []
  let elements: [ResolvedText.Element]
  /// The language of characters without a language of their own.
  let language: String?

  /// The invalid numbers of the text, which are ignored.
  let faults: [TextFault]

  /// Whether more is drawn than the characters, lines and backgrounds of the layout.
  let hasExtras: Bool

  init(_ text: ResolvedText, _ base: TextBase, _ environment: EnvironmentValues) {
    let details = text.details ?? ResolvedText.Details()
    images = details.images
    alternativeTexts = images.map { $0.alternativeText(in: environment) }
    elements = details.elements
    var runs: [(bytes: Range<Int>, style: Int)] = []
    var styles: [Style] = []
    var known: [ObjectIdentifier: Int] = [:]
    var plain: Int?
    let language = base.language(for: text.string)
    self.language = language
    var faults: [TextFault] = []
    func style(_ attributes: TextAttributeBox?) -> Int {
      if let index = attributes.map({ known[ObjectIdentifier($0)] }) ?? plain { return index }
      styles.append(
        Self.style(
          attributes?.values ?? TextAttributes(), base, environment, language, styles.count, &faults
        ))
      if let attributes {
        known[ObjectIdentifier(attributes)] = styles.count - 1
      } else {
        plain = styles.count - 1
      }
      return styles.count - 1
    }
    for run in details.runs where !run.bytes.isEmpty {
      runs.append((run.bytes, style(run.attributes)))
    }
    if runs.isEmpty { runs = [(0..<text.string.utf8.count, style(nil))] }
    self.runs = runs
    self.styles = styles
    self.faults = faults
    hasExtras = styles.contains {
      $0.link != nil || $0.paint != nil || $0.underline != nil || $0.strikethrough != nil
        || $0.image != nil
    }
  }

  private static func style(
    _ attributes: TextAttributes, _ base: TextBase, _ environment: EnvironmentValues,
    _ language: String?, _ index: Int, _ faults: inout [TextFault]
  ) -> Style {
    var style = base.style
    var metrics = base.metrics
    if attributes.font != nil || attributes.fontChanges != FontChanges() {
      let type = base.type(attributes.font ?? environment.font, attributes.fontChanges, environment)
      if let fault = type.fault { faults.append(fault) }
      style.font = type.font
      metrics = type.metrics
    }
    style.language = attributes.language ?? language
    if let kerning = attributes.tracking ?? attributes.kerning {
      style.kerning = TextFault.sound(kerning, "letter spacing", &faults)
    }
    if let offset = attributes.baselineOffset {
      style.baselineOffset = TextFault.sound(offset, "baseline offset", &faults)
    }
    style.backgroundColor = attributes.background
    var result = Style(text: style, metrics: metrics)
    result.link = attributes.link
    result.image = attributes.image
    var shape = attributes.foreground
    if shape == nil, attributes.link != nil { shape = SemanticStyle.link }
    if shape != nil || base.hasPaint {
      let shape = shape ?? SemanticStyle.foreground
      switch shape.paint(in: .zero, environment) {
      case .color(let color): result.text.color = color
      default:
        result.paint = shape
        result.text.color = Self.code(index)
      }
    }
    func rule(_ rule: TextRule?) -> (inText: Bool, separate: Rule?) {
      guard let rule, rule.isActive else { return (false, nil) }
      if let tint = rule.color, case .color(let color) = tint.paint(in: .zero, environment) {
        return (false, Rule(color: color, pattern: rule.pattern))
      }
      guard rule.pattern != .solid, result.paint == nil else { return (true, nil) }
      return (false, Rule(color: result.text.color, pattern: rule.pattern))
    }
    let underline = rule(attributes.underline ?? base.values.underline)
    let strikethrough = rule(attributes.strikethrough ?? base.values.strikethrough)
    (result.text.hasUnderline, result.underline) = underline
    (result.text.hasStrikethrough, result.strikethrough) = strikethrough
    return result
  }

  /// The invisible color of characters that a paint is drawn over.
  ///
  /// It identifies their outlines. The characters stay in the file, so that the text can be
  /// searched and copied.
  private static func code(_ index: Int) -> Color {
    Color(
      red: CGFloat(index % 1_000) / 1_000, green: CGFloat(index / 1_000) / 1_000, blue: 0.5,
      alpha: 0)
  }

  /// Sets the text with its attributes.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - spans: The runs of another string with these attributes; `nil` uses the runs of the text.
  ///   - style: The style of paragraphs.
  ///   - width: The width at which lines break; `nil` breaks them only at newlines.
  ///   - scale: The factor of all sizes.
  func layout(
    _ string: String, spans: [(bytes: Range<Int>, style: Int)]? = nil, _ style: TextStyle,
    width: CGFloat?, scale: CGFloat
  ) -> TextLayout {
    let looks = styles.map { style -> TextLayout.SpanStyle in
      var text = style.text
      if scale != 1 {
        text.font = text.font.with(size: text.font.size * scale)
        text.kerning *= scale
        text.baselineOffset *= scale
      }
      return TextLayout.SpanStyle(
        text, placeholder: style.image.map { box(of: $0, style, scale: scale) },
        link: style.link)
    }
    return TextLayout(string, spans: spans ?? runs, styles: looks, style: style, width: width)
  }

  /// The placeholder of an image.
  ///
  /// A template image is as high as its font, and centered on the height of capital letters.
  private func box(of image: Int, _ style: Style, scale: CGFloat) -> TextPlaceholder {
    let size = images[image].size
    var box = TextPlaceholder(id: image, width: size.width * scale, ascent: size.height * scale)
    if images[image].isTemplate, size.height > 0 {
      let height = style.text.font.size * scale
      // The capital letters of Roboto are 0.71 em high.
      let descent = height * (1 - 0.71) / 2
      box = TextPlaceholder(
        id: image, width: size.width * height / size.height, ascent: height - descent,
        descent: descent)
    }
    box.alternative = leftOut.contains(image) ? nil : alternativeTexts[image]
    return box
  }

  /// Whether all runs have the line height of the base style.
  func isUniform(_ metrics: LineMetrics) -> Bool {
    styles.allSatisfy {
      $0.image == nil && $0.metrics.ascent == metrics.ascent
        && $0.metrics.descent == metrics.descent && $0.metrics.lineHeight == metrics.lineHeight
        && $0.metrics.spacing == metrics.spacing
    }
  }
}

extension TextRuns {
  /// Counts the bytes of the images, and marks those that exceed the limit.
  func countImages(_ inputs: NodeInputs) {
    for (index, image) in images.enumerated() {
      guard case .bitmap(let bitmap) = image.source else { continue }
      if !inputs.session.countImage(bitmap, inputs) { leftOut.insert(index) }
    }
  }
}
