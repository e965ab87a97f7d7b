import EaselBlocks
import EaselCanvas
import Foundation

extension Image: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any View)? {
    view(inputs).redactedImage(inputs.environment)
  }

  private func view(_ inputs: NodeInputs) -> any View {
    let environment = inputs.environment
    switch source {
    case .symbol(let name, let value):
      let variant = environment.symbolVariants.name(name)
      guard let symbol = SymbolLibrary.symbol(variant) ?? SymbolLibrary.symbol(name) else {
        inputs.noteMissingSymbol(name)
        return MissingImage(isResizable: isResizable)
      }
      return SymbolBlock(
        symbol: symbol, name: variant, isResizable: isResizable, mode: symbolMode,
        variableValue: value, label: label)
    case .bitmap(let image):
      return labeled(block(.bitmap(image), isTemplate: false), nil, inputs)
    case .named(let name, let bundle):
      guard
        let asset = AssetLibrary.image(
          name, in: bundle, appearance: environment.appearance, scale: environment.displayScale)
      else {
        inputs.noteMissingImage(name)
        return MissingImage(isResizable: isResizable)
      }
      if let fault = asset.fault {
        inputs.session.note(fault)
        return MissingImage(isResizable: isResizable)
      }
      return labeled(block(asset.image, isTemplate: asset.isTemplate), name, inputs)
    }
  }

  private func block(_ image: AssetLibrary.Image, isTemplate: Bool) -> ImageBlock {
    var block: ImageBlock
    switch image {
    case .bitmap(let image): block = ImageBlock(image)
    case .vector(let image): block = ImageBlock(image)
    case .pdf(let page): block = ImageBlock(page)
    }
    switch templateMode {
    case .template: block = block.renderingMode(.alwaysTemplate)
    case .original: block = block.renderingMode(.alwaysOriginal)
    case nil: if isTemplate { block = block.renderingMode(.alwaysTemplate) }
    }
    switch quality {
    case .none: block = block.interpolation(.none)
    case .low: block = block.interpolation(.low)
    case .medium, .high: block = block.interpolation(.high)
    }
    guard isResizable else { return block }
    return block.resizable(
      capInsets: caps, resizingMode: resizingMode == .tile ? .tile : .stretch)
  }

  private func labeled(_ block: ImageBlock, _ name: String?, _ inputs: NodeInputs) -> any View {
    if let text = label.text(for: name, inputs) { return block.accessibilityLabel(text) }
    if case .none = label, case .bitmap = source { return block }
    return block.accessibilityHidden(true)
  }
}

/// The box that is drawn for an image or a symbol that is not there.
private struct MissingImage: View {
  let isResizable: Bool

  var body: some View {
    SymbolBlock(
      symbol: SymbolLibrary.missing, name: "", isResizable: isResizable, mode: .monochrome,
      label: .none
    ).foregroundStyle(.secondary)
  }
}

extension NodeInputs {
  // These are noted without the path of views, so that a name is noted once in a rendering.

  func noteMissingSymbol(_ name: String) {
    let shown = String(name.prefix(80))
    session.note(
      Diagnostic(
        .warning, .missingSymbol,
        "there is no symbol “\(shown)”, and a box is drawn; register one with "
          + "SymbolLibrary.register(name: \"\(shown)\", svg:), or use another name",
        operation: "Image(systemName:)", value: shown))
  }

  func noteMissingImage(_ name: String) {
    let shown = String(name.prefix(80))
    session.note(
      Diagnostic(
        .warning, .missingImage,
        "there is no image “\(shown)”, and a box is drawn; register its folder or catalog with "
          + "AssetLibrary.register(folder:) or register(catalog:)",
        operation: "Image(_:)", value: shown))
  }
}

extension EaselError.Code {
  // Codes of EaselCanvas take the place of these when it has them.
  static let missingSymbol = EaselError.Code.unsupportedOption
  static let missingImage = EaselError.Code.inputFailed
}
