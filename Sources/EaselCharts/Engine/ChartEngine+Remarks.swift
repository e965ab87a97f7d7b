import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// The text in the drawing about values and labels that it does not show; `nil` if it shows all.
  var remarkText: TextLayout? {
    let locale = style.environment.locale
    let words = RemarkWords(locale)
    var parts: [String] = []
    if labelState.hiddenValues > 0 { parts.append(words.values(labelState.hiddenValues, locale)) }
    if labelState.hiddenLabelCount > 0 {
      parts.append(words.labels(labelState.hiddenLabelCount, locale))
    }
    guard !parts.isEmpty else { return nil }
    return style.labelText(
      parts.joined(separator: " · "), size: max(style.sourceSize, style.minimumTextSize),
      color: style.secondaryInk)
  }

  /// Adds the text about hidden values and labels to the bottom leading corner of a rectangle.
  func addRemark(below frame: CGRect, _ layout: inout ChartLayout) {
    guard var text = remarkText else { return }
    if text.size.width > frame.width {
      text = style.labelText(
        text.string, size: style.minimumTextSize, color: style.secondaryInk, width: frame.width)
    }
    let x = style.isRightToLeft ? frame.maxX : frame.minX
    layout.notes.append(
      ChartLabel(
        text, at: CGPoint(x: x, y: frame.maxY),
        anchor: CGPoint(x: style.isRightToLeft ? 1 : 0, y: 1)))
  }

  /// Adds the localized text for a chart without data to the center of the plot, if it fits.
  func addNoData(_ panel: inout ChartPanel) {
    let text = style.labelText(
      RemarkWords(style.environment.locale).noData, color: style.secondaryInk)
    guard text.size.width <= panel.plot.width, text.size.height <= panel.plot.height else { return }
    panel.labels.append(
      ChartLabel(
        text, at: CGPoint(x: panel.plot.midX, y: panel.plot.midY),
        anchor: CGPoint(x: 0.5, y: 0.5)))
  }
}
