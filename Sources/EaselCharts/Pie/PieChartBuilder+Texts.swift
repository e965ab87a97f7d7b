import EaselBlocks
import EaselCanvas
import Foundation

/// Texts in the slices and in the hole.
extension PieChartBuilder {
  /// The shares in the slices that have room for them, in black or white.
  mutating func placeInside() {
    var omitted: [String] = []
    var shortened: [String] = []
    for slice in layout.slices {
      let color = slice.paint.inkColor
      let caption = caption(slice.slice.index)
      var text = style.labelText(caption, weight: .medium, color: color)
      let ring = layout.radius * (1 - chart.hole)
      let middle = Double(layout.radius) * (chart.hole > 0.05 ? Double(1 + chart.hole) / 2 : 0.64)
      let chord = CGFloat(
        2 * middle * sin(min((slice.slice.endAngle - slice.slice.startAngle) / 2, .pi / 2)))
      func fits(_ text: TextLayout) -> Bool {
        let isWide = abs(sin(slice.slice.midAngle)) > 0.7
        let (across, along) = isWide ? (ring, chord) : (chord, ring)
        return text.size.width <= across * 0.86 && text.size.height <= along * 0.9
      }
      if !fits(text) {
        shortened.append(caption)
        text = style.labelText(slice.value, weight: .medium, color: color)
      }
      guard fits(text) else {
        shortened.removeLast()
        omitted.append(caption)
        continue
      }
      layout.labels.append(
        ChartLabel(
          text, at: slice.shape.point(atRadius: middle, center: layout.center),
          anchor: CGPoint(x: 0.5, y: 0.5)))
    }
    if !shortened.isEmpty {
      note(
        .warning, .labelAdjusted,
        "\(shortened.count) labels show only their share: \(shortened.joined(separator: ", "))")
    }
    guard !omitted.isEmpty else { return }
    note(
      .warning, .labelAdjusted,
      "\(omitted.count) labels have no room in their slices: \(omitted.joined(separator: ", "))")
  }

  mutating func placeCenterText() {
    guard chart.hole > 0, let text = chart.centerText, !text.isEmpty else { return }
    let room = layout.radius * chart.hole * 2 * 0.8
    var size = min(layout.radius * chart.hole * 0.44, textSize * 4)
    var title = style.labelText(text, size: size, weight: .bold)
    if title.size.width > room {
      size *= room / title.size.width
      title = style.labelText(text, size: size, weight: .bold)
    }
    // Type below five points is a smear.
    guard size >= 5 else {
      return note(.warning, .labelAdjusted, "the text in the middle has no room and is left out")
    }
    var caption: TextLayout?
    if let words = chart.centerCaption, !words.isEmpty {
      let small = max(min(size * 0.5, textSize * 1.2), 5)
      caption = ChartLabel.balanced(
        words, size: small, color: style.secondaryInk, alignment: .center, width: room * 0.9,
        lines: 2)
    }
    let height = title.size.height + (caption?.size.height ?? 0)
    let top = layout.center.y - height / 2
    layout.labels.append(
      ChartLabel(title, at: CGPoint(x: layout.center.x, y: top), anchor: CGPoint(x: 0.5, y: 0)))
    if let caption {
      layout.labels.append(
        ChartLabel(
          caption, at: CGPoint(x: layout.center.x, y: top + title.size.height),
          anchor: CGPoint(x: 0.5, y: 0)))
    }
  }
}
