import EaselCanvas
import Foundation

extension Fragment {
  /// The texts in the fragment, in drawing order.
  package var strings: [String] {
    if let drawing = drawing as? TextDrawing {
      let string = drawing.strings.joined(separator: " ")
      return string.isEmpty ? [] : [string]
    }
    return children.flatMap(\.fragment.strings)
  }

  /// Whether the fragment draws texts and nothing else, such as a background.
  package var isOnlyText: Bool {
    guard let drawing else {
      return !children.isEmpty && children.allSatisfy(\.fragment.isOnlyText)
    }
    return drawing is TextDrawing
  }

  /// The layout of the text that the fragment consists of; `nil` for other fragments and for text
  /// in several parts.
  package var onlyTextLayout: TextLayout? {
    guard let drawing = drawing as? TextDrawing, case .one(let layout, _)? = drawing.onlyPiece
    else { return nil }
    return layout
  }
}
