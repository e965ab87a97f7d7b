import EaselCanvas
import Foundation

extension LabelPass {
  /// Adds the names of rules, and interrupts rules at values that cover them.
  mutating func addRuleNames() {
    if chart.options.valuesCoverRules { breakRules() }
    let (labels, note) = plan.ruleNames.placed(at: panel.figures, beside: panel.plot)
    panel.labels += labels
    if let note { diagnostics.append(note) }
  }

  /// The gap between a value and the rule that is interrupted at it, in points.
  private static let gap: CGFloat = 3

  private mutating func breakRules() {
    let values = panel.labels.filter(\.isValue).map(\.frame)
    guard !values.isEmpty else { return }
    for (index, figure) in panel.figures.enumerated() where figure.kind.isReference {
      guard case .path(let path) = figure.shape else { continue }
      let box = path.boundingBox
      let isUpright = box.width < box.height
      let position = isUpright ? box.midX : box.midY
      let gap = Self.gap
      let taken = values.filter {
        let (low, high) = isUpright ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY)
        return position > low - gap / 2 && position < high + gap / 2
      }.map {
        isUpright ? ($0.minY - gap, $0.maxY + gap) : ($0.minX - gap, $0.maxX + gap)
      }.sorted { $0.0 < $1.0 }
      guard !taken.isEmpty else { continue }
      var parts = Path()
      func add(_ start: CGFloat, _ end: CGFloat) {
        guard end > start else { return }
        parts.move(
          to: isUpright ? CGPoint(x: position, y: start) : CGPoint(x: start, y: position))
        parts.addLine(
          to: isUpright ? CGPoint(x: position, y: end) : CGPoint(x: end, y: position))
      }
      var cursor = isUpright ? box.minY : box.minX
      for (start, end) in taken {
        add(cursor, start)
        cursor = max(cursor, end)
      }
      add(cursor, isUpright ? box.maxY : box.maxX)
      panel.figures[index].shape = .path(parts)
    }
  }
}
