import EaselCanvas
import EaselViews
import Foundation

/// One bar with its value above and its name below, as a view of three.
///
/// The engine says where they lie (``BarPage``).
package class BarContainer: View {
  /// What a bar shows.
  package struct Item: Hashable, Sendable {
    /// Its height as a share of the highest bar's, 0…1.
    package var percentage: CGFloat
    /// The value that stands above it.
    package var value: String
    /// The name that stands below it.
    package var name: String
    /// Its colour.
    package var color: Color

    /// Makes an item.
    package init(percentage: CGFloat, value: String, name: String, color: Color) {
      self.percentage = percentage
      self.value = value
      self.name = name
      self.color = color
    }
  }

  /// What is shown.
  package let item: Item
  /// The value.
  package let valueLabel = Label()
  /// The bar.
  package let bar = View()
  /// The name.
  package let nameLabel = Label()
  /// The bar before it grows.
  private let start: CGRect

  /// Makes a bar of a page.
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
    // Lines of text have a fixed height, and stand on the bar and below it.
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

  /// A bar cannot be decoded from an archive.
  package required init?(coder: NSCoder) { nil }

  /// Lets the bar grow from the base line, with its value on top.
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
