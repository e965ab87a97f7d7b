import EaselBlocks
import EaselCanvas
import Foundation

extension Text {
  /// Creates a text that consists of an image, such as a symbol as large as the text.
  public init(_ image: Image) { self.init(element: ImageElement(image: image)) }
}

extension TextContent.StringInterpolation {
  /// Appends an image, such as a symbol as large as the text.
  public mutating func appendInterpolation(_ image: Image) {
    append(ImageElement(image: image))
  }
}

/// An image in a text.
private struct ImageElement: InlineElement {
  let image: Image
  /// The rendering in which a missing image is noted.
  var inputs: NodeInputs?

  func placed(_ inputs: NodeInputs) -> any InlineElement {
    ImageElement(image: image, inputs: inputs)
  }

  func text(in environment: EnvironmentValues) -> Text {
    let label: (String?) -> Text? = { name in
      switch image.label {
      case .automatic: name.map { Text(verbatim: $0) }
      case .none: nil
      case .text(let text): Text(verbatim: text(environment))
      }
    }
    switch image.source {
    case .bitmap(let bitmap): return text(bitmap, isTemplate: false, label(nil))
    case .symbol(let name, _):
      let variant = environment.symbolVariants.name(name)
      guard let symbol = SymbolLibrary.symbol(variant) ?? SymbolLibrary.symbol(name) else {
        inputs?.noteMissingSymbol(name)
        return Text(verbatim: "\u{25A1}")
      }
      let words = Text(verbatim: variant.symbolText)
      return Text(
        symbol.bitmap(environment, scale: environment.displayScale),
        label: label(variant.symbolText) ?? words)
    case .named(let name, let bundle):
      guard
        let asset = AssetLibrary.image(
          name, in: bundle, appearance: environment.appearance, scale: environment.displayScale)
      else {
        inputs?.noteMissingImage(name)
        return Text(verbatim: "\u{25A1}")
      }
      if let fault = asset.fault {
        inputs?.session.note(fault)
        return Text(verbatim: "\u{25A1}")
      }
      switch asset.image {
      case .bitmap(let bitmap): return text(bitmap, isTemplate: asset.isTemplate, label(name))
      case .vector(let vector):
        return label(name).map { Text(vector, label: $0) } ?? Text(decorative: vector)
      case .pdf:
        let shown = String(name.prefix(80))
        inputs?.session.note(
          Diagnostic(
            .warning, .unsupportedOption,
            "the image “\(shown)” is a PDF page, which a text cannot contain, and a box is drawn; use a PNG "
              + "or SVG file, or place the image beside the text",
            operation: "Text(_:)", value: shown))
        return Text(verbatim: "\u{25A1}")
      }
    }
  }

  private func text(_ bitmap: UIImage, isTemplate: Bool, _ label: Text?) -> Text {
    var style = bitmap.style
    style.renderingMode =
      image.templateMode.map { $0 == .template } ?? isTemplate ? .alwaysTemplate : .alwaysOriginal
    let bitmap = bitmap.with(style: style)
    return label.map { Text(bitmap, label: $0) } ?? Text(decorative: bitmap)
  }
}

extension SymbolLibrary.Symbol {
  /// The symbol as pixels for a text, which draws them as high as its font, in its color.
  fileprivate func bitmap(_ environment: EnvironmentValues, scale: CGFloat) -> UIImage {
    let font = environment.resolvedType.font
    let painter = SymbolPainter(
      self, weight: Int(font.weight.rawValue),
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    // The font's height is 20 units, around the center of the grid. What is higher is made smaller.
    let ink = painter.bounds
    let half = max(12 - ink.minY, ink.maxY - 12, 10)
    let size = min(max(font.size, 4), 400)
    let unit = size / (2 * half)
    let width = (ink.width + 2 * painter.bearing) * unit
    let format = GraphicsImageRenderer.Format()
    // Enough for print; in a bitmap more than its own pixels would be in vain.
    format.scale = min(max(2 * scale, 4), 2_000 / size)
    let renderer = GraphicsImageRenderer(size: CGSize(width: width, height: size), format: format)
    let image = renderer.image { context in
      painter.draw(
        on: context.cgContext.canvas,
        CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: width / 2 - ink.midX * unit,
          ty: size / 2 - 12 * unit),
        isLayered: false
      ) { _, _ in .color(.black) }
    }
    var style = image.style
    style.renderingMode = .alwaysTemplate
    return image.with(style: style)
  }
}
