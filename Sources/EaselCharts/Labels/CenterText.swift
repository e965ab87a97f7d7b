import EaselCanvas
import Foundation

/// The text in the hole of a ring: a title, and a smaller line below it.
package struct CenterText: Hashable, Sendable {
  /// The placed title or caption.
  package struct Part {
    package var label: ChartLabel
    package var font: Font
    package var color: Color
  }

  var title: String
  var caption: String
  /// The maximum font size of the title; `nil` for four times that of the chart's text.
  var maximumSize: CGFloat?

  package init(_ title: String?, caption: String?, maximumSize: CGFloat? = nil) {
    self.title = title ?? ""
    self.caption = caption ?? ""
    self.maximumSize = maximumSize
  }

  /// The minimum font size; smaller text is illegible.
  private static let minimumSize: CGFloat = 5
  /// The fraction of the hole's width that the title may take.
  private static let spaceShare: CGFloat = 0.8
  /// The fraction of the hole's radius that is the maximum font size of the title.
  private static let sizeShare: CGFloat = 0.44

  /// Returns the title and the caption in a hole; empty without a title; `nil` if they have no
  /// room.
  package func parts(center: CGPoint, radius: CGFloat, _ style: ChartStyle) -> [Part]? {
    guard !title.isEmpty else { return [] }
    let space = radius * 2 * Self.spaceShare
    var size = min(radius * Self.sizeShare, maximumSize ?? style.textSize * 4)
    guard space > 0, size >= Self.minimumSize else { return nil }
    size = style.size(fitting: [title], in: space, wanted: size, weight: .bold)
    guard size >= Self.minimumSize else { return nil }
    let text = style.labelText(title, size: size, weight: .bold)
    let small = max(min(size * 0.5, style.textSize * 1.2), Self.minimumSize)
    let color = style.secondaryInk
    let captionText =
      caption.isEmpty
      ? nil
      : style.balancedText(
        caption, size: small, color: color, alignment: .center, width: space * 0.9, lines: 2)
    let top = center.y - (text.size.height + (captionText?.size.height ?? 0)) / 2
    func part(_ text: TextLayout, _ y: CGFloat, _ font: Font, _ color: Color) -> Part {
      Part(
        label: ChartLabel(
          text, at: CGPoint(x: center.x, y: y), anchor: CGPoint(x: 0.5, y: 0)),
        font: font, color: color)
    }
    let first = part(text, top, style.font(size: size, weight: .bold), style.ink)
    guard let captionText else { return [first] }
    return [first, part(captionText, top + text.size.height, style.font(size: small), color)]
  }
}
