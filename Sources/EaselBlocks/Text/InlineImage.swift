import EaselCanvas
import Foundation

/// An image in a line of text.
struct InlineImage {
  enum Source {
    case bitmap(Image)
    case vector(VectorImage)
  }

  let source: Source
  var label = Label.none

  /// The label of the image for screen readers.
  indirect enum Label {
    /// No label.
    case none
    case alternativeText(Text)
    /// Marks the image as decoration.
    case decorative
  }

  init(_ image: Image, _ label: Label = .none) { (source, self.label) = (.bitmap(image), label) }
  init(_ image: VectorImage, _ label: Label = .none) {
    (source, self.label) = (.vector(image), label)
  }

  var size: CGSize {
    switch source {
    case .bitmap(let image): image.size
    case .vector(let image): image.size
    }
  }

  /// Whether only the coverage of the image is drawn, in the text's color.
  var isTemplate: Bool {
    if case .bitmap(let image) = source {
      image.style.renderingMode == .alwaysTemplate
    } else {
      false
    }
  }

  /// The alternative text of the label in an environment; `nil` if there is none.
  func alternativeText(in environment: EnvironmentValues) -> String? {
    guard case .alternativeText(let text) = label else { return nil }
    let string = ResolvedText(text, in: environment).string
      .replacingOccurrences(of: "\u{FFFC}", with: "")
    return string.isEmpty ? nil : string
  }
}
