import EaselCanvas
import Foundation

extension Fragment {
  /// A number on one line in a fragment, for alignment at its decimal separator.
  package struct Number {
    /// The line that contains the number.
    package let layout: TextLayout
    /// The left edge of the layout, from that of the fragment.
    package let x: CGFloat
    /// The text of the line up to the first footnote mark or other element after the number.
    package let text: String
  }

  /// The first text on one line that has a digit, or the first one if none has; `nil` without
  /// such texts.
  package var number: Number? { firstLine { $0.firstDigit != nil } ?? firstLine { _ in true } }

  private func firstLine(_ isFit: (TextLayout) -> Bool) -> Number? {
    if let drawing = drawing as? TextDrawing {
      return drawing.line.flatMap { isFit($0.layout) ? $0 : nil }
    }
    for child in children {
      guard let line = child.fragment.firstLine(isFit) else { continue }
      return Number(layout: line.layout, x: line.x + child.origin.x, text: line.text)
    }
    return nil
  }
}

extension TextLayout {
  /// The byte of the first digit; `nil` if there is none.
  fileprivate var firstDigit: Int? {
    let utf8 = string.utf8
    let index =
      utf8.firstIndex { (0x30...0x39).contains($0) } ?? string.firstIndex(where: \.isWholeNumber)
    return index.map { utf8.distance(from: utf8.startIndex, to: $0) }
  }
}

extension TextDrawing {
  /// The text as a line; `nil` if it has several.
  fileprivate var line: Fragment.Number? {
    guard case .one(let layout, let offset) = onlyPiece, layout.lines.count == 1 else { return nil }
    let utf8 = layout.string.utf8
    let digit = layout.firstDigit ?? 0
    let end = min(elementStarts.filter { $0 > digit }.min() ?? .max, utf8.count)
    let text = String(layout.string[..<utf8.index(utf8.startIndex, offsetBy: end)])
    return Fragment.Number(layout: layout, x: offset.x, text: text)
  }
}
