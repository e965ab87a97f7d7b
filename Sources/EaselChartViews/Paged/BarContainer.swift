import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A bar with its value above and its name below, each a subview.
///
/// ``BarPage`` determines their frames.
package class BarContainer: View {
  /// The content of a bar.
  package struct Item: Hashable, Sendable {
    /// The height as a fraction of the highest bar's height, 0...1.
    package var percentage: CGFloat
    /// The text of the value above the bar.
    package var value: String
    /// The name below the bar.
    package var name: String
    /// The color of the bar.
    package var color: Color

    /// Creates an item.
    package init(percentage: CGFloat, value: String, name: String, color: Color) {
      self.percentage = percentage
      self.value = value
      self.name = name
      self.color = color
    }
  }

  /// The content of the bar.
  package let item: Item
  /// The label of the value.
  package let valueLabel = Label()
  /// The view of the bar.
  package let bar = View()
  /// The label of the name.
  package let nameLabel = Label()
  /// The bar's frame before it grows.
  private let start: CGRect

  /// Creates a bar of a page.
  package init(
    _ item: Item, _ part: BarPage.Part, height: CGFloat, _ measures: BarPage.Measures
  ) {
    self.item = item
    let origin = part.bar.minX
    start = part.start.offsetBy(dx: -origin, dy: 0)
    super.init(
      frame: CGRect(x: origin, y: 0, width: part.bar.width, height: height))
    let style = ChartStyle.ofViews
    bar.frame = part.bar.offsetBy(dx: -origin, dy: 0)
    bar.backgroundColor = item.color
    for (label, text, size, placed) in [
      (valueLabel, item.value, measures.valueSize, part.value),
      (nameLabel, item.name, measures.nameSize, part.name),
    ] {
      label.text = text
      label.textAlignment = .center
      label.show(placed, style.font(size: size), style.ink)
      label.center.x -= origin
    }
    // Lines of text have a fixed height; the value is above the bar and the name below it.
    let line = measures.line
    valueLabel.frame = CGRect(
      x: valueLabel.frame.minX, y: bar.frame.minY - line, width: valueLabel.frame.width,
      height: line)
    nameLabel.frame = CGRect(
      x: nameLabel.frame.minX, y: bar.frame.maxY, width: nameLabel.frame.width, height: line)
    for view in [valueLabel, bar, nameLabel] { addSubview(view) }
    accessibilityLabel = item.name
    accessibilityValue = item.value
  }

  /// Returns `nil`: a bar cannot be decoded from an archive.
  package required init?(coder: NSCoder) { nil }

  /// Starts the growth of the bar from the base line, with its value above it.
  package func grow(duration: TimeInterval, delay: TimeInterval = 0, _ timing: TimingFunction) {
    guard bar.bounds.height > 0, duration > 0 else { return }
    let begin = layer.beginTime(after: delay)
    func add(_ layer: Layer, _ keyPath: String, _ from: CGFloat) {
      layer.add(
        BasicAnimation(
          growing: keyPath, from: from, beginTime: begin, duration: duration, timing: timing),
        forKey: keyPath)
    }
    add(bar.layer, "bounds.size.height", start.height)
    add(bar.layer, "position.y", start.midY)
    add(valueLabel.layer, "position.y", valueLabel.center.y + start.minY - bar.frame.minY)
  }
}
