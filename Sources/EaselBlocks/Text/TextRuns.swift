import EaselCanvas
import Foundation

/// The stretches of a text with looks of their own, as they are set and drawn.
final class TextRuns {
  /// Looks that some of the stretches share.
  struct Style {
    var text: TextStyle
    var metrics: LineMetrics
    var background: Color?
    var link: String?
    /// What paints the letters, where it is no colour.
    var paint: (any ShapeStyle)?
    /// Lines in a colour of their own.
    var underline: Color?
    var strikethrough: Color?
    var image: Int?
  }

  let runs: [(bytes: Range<Int>, style: Int)]
  let styles: [Style]
  let images: [InlineImage]
  let elements: [ResolvedText.Element]

  /// Numbers of the text that are left out.
  let faults: [TextFault]

  /// Whether something is drawn besides the letters, lines and backgrounds of the layout.
  let hasExtras: Bool

  init(_ text: ResolvedText, _ base: TextBase, _ environment: EnvironmentValues) {
    let details = text.details ?? ResolvedText.Details()
    images = details.images
    elements = details.elements
    var runs: [(bytes: Range<Int>, style: Int)] = []
    var styles: [Style] = []
    var known: [ObjectIdentifier: Int] = [:]
    var plain: Int?
    let language = base.language(for: text.string)
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
      var inner = environment
      inner.fontChanges = environment.fontChanges.applying(attributes.fontChanges)
      let font = attributes.font ?? environment.font
      let type = TextFault.sound((font ?? .body).resolved(in: inner), environment, &faults)
      style.font = type.font
      metrics = LineMetrics(type)
    }
    style.language = attributes.language ?? language
    if let kerning = attributes.tracking ?? attributes.kerning {
      style.kerning = TextFault.sound(kerning, "letter spacing", &faults)
    }
    if let offset = attributes.baselineOffset {
      style.baselineOffset = TextFault.sound(offset, "baseline offset", &faults)
    }
    var result = Style(text: style, metrics: metrics, background: attributes.background)
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
    func rule(_ rule: TextRule?) -> (inText: Bool, color: Color?) {
      guard let rule, rule.isActive else { return (false, nil) }
      guard let tint = rule.color, case .color(let color) = tint.paint(in: .zero, environment)
      else { return (true, nil) }
      return (false, color)
    }
    let underline = rule(attributes.underline ?? base.values.underline)
    let strikethrough = rule(attributes.strikethrough ?? base.values.strikethrough)
    (result.text.hasUnderline, result.underline) = underline
    (result.text.hasStrikethrough, result.strikethrough) = strikethrough
    return result
  }

  /// The invisible colour of letters that a paint is drawn over, by which their outlines are found: the
  /// letters stay in the file, so that the text can be found and copied.
  private static func code(_ index: Int) -> Color {
    Color(
      red: CGFloat(index % 1_000) / 1_000, green: CGFloat(index / 1_000) / 1_000, blue: 0.5,
      alpha: 0)
  }

  /// The text with its looks.
  ///
  /// - Parameter scale: The factor of all sizes.
  func attributed(_ string: String, scale: CGFloat) -> AttributedString {
    let containers = styles.map { style -> AttributeContainer in
      var container = AttributeContainer()
      let text = style.text
      container[EaselAttributes.FontKey.self] =
        scale == 1 ? text.font : text.font.with(size: text.font.size * scale)
      container[EaselAttributes.ColorKey.self] = text.color
      if let background = style.background {
        container[EaselAttributes.BackgroundColorKey.self] = background
      }
      container[EaselAttributes.KerningKey.self] = text.kerning * scale
      container[EaselAttributes.BaselineOffsetKey.self] = text.baselineOffset * scale
      container[EaselAttributes.UnderlineKey.self] = text.hasUnderline
      container[EaselAttributes.StrikethroughKey.self] = text.hasStrikethrough
      container[EaselAttributes.LanguageKey.self] = text.language
      if let image = style.image {
        container[EaselAttributes.PlaceholderKey.self] = box(of: image, style, scale: scale)
      }
      return container
    }
    var result = AttributedString()
    let utf8 = string.utf8
    var (index, byte) = (utf8.startIndex, 0)
    for run in runs {
      index = utf8.index(index, offsetBy: run.bytes.lowerBound - byte)
      let end = utf8.index(index, offsetBy: run.bytes.count)
      result += AttributedString(String(string[index..<end]), attributes: containers[run.style])
      (index, byte) = (end, run.bytes.upperBound)
    }
    return result
  }

  /// The box of an image: a template is as high as its font, its middle at that of the capitals.
  private func box(of image: Int, _ style: Style, scale: CGFloat) -> TextPlaceholder {
    let size = images[image].size
    guard images[image].isTemplate, size.height > 0 else {
      return TextPlaceholder(id: image, width: size.width * scale, ascent: size.height * scale)
    }
    let height = style.text.font.size * scale
    // Roboto's capitals are .71 of an em high.
    let descent = height * (1 - 0.71) / 2
    return TextPlaceholder(
      id: image, width: size.width * height / size.height, ascent: height - descent,
      descent: descent)
  }

  /// Whether all of the text is as high as its base.
  func isUniform(_ metrics: LineMetrics) -> Bool {
    styles.allSatisfy {
      $0.image == nil && $0.metrics.ascent == metrics.ascent
        && $0.metrics.descent == metrics.descent && $0.metrics.lineHeight == metrics.lineHeight
    }
  }
}

extension InlineImage {
  /// Whether only the image's shape counts.
  var isTemplate: Bool {
    if case .bitmap(let image) = self {
      image.style.renderingMode == .alwaysTemplate
    } else {
      false
    }
  }
}
