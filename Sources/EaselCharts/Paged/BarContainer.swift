import EaselCanvas
import EaselViews
import Foundation

/// One bar with its value above and its name below, as a column of views.
///
/// Value and name have a fixed height each; the bar's is a share of what is left.
package class BarContainer: StackView {
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

  /// Font size of value and name.
  package let fontSize: CGFloat
  /// What is shown.
  package let item: Item
  /// The value.
  package let valueLabel = Label()
  /// The bar.
  package let bar = View()
  /// The name.
  package let nameLabel = Label()

  /// Height of a line of text with its air.
  static func textHeight(_ fontSize: CGFloat) -> CGFloat { fontSize * 1.5 }

  /// Makes a bar for a row of a height.
  ///
  /// - Parameters:
  ///   - valueSize: Font size of the value, if it has to be smaller; its line stays as high.
  ///   - nameSize: Font size of the name, if it has to be smaller; its line stays as high.
  package init(
    _ item: Item, height: CGFloat, fontSize: CGFloat = 20, valueSize: CGFloat? = nil,
    nameSize: CGFloat? = nil
  ) {
    self.item = item
    self.fontSize = fontSize
    super.init(frame: .zero)
    axis = .vertical
    alignment = .fill
    distribution = .fill
    let text = Self.textHeight(fontSize)
    let share = item.percentage.isFinite ? min(max(item.percentage, 0), 1) : 0
    for (label, string, size) in [
      (valueLabel, item.value, valueSize), (nameLabel, item.name, nameSize),
    ] {
      label.text = string
      label.font = .system(size: size ?? fontSize)
      label.textColor = ChartPalette.secondaryText
      label.textAlignment = .center
      label.heightAnchor.constraint(equalToConstant: text).isActive = true
    }
    bar.backgroundColor = item.color
    bar.heightAnchor.constraint(equalToConstant: max(height - 2 * text, 0) * share).isActive = true
    for view in [valueLabel, bar, nameLabel] { addArrangedSubview(view) }
    accessibilityLabel = item.name
    accessibilityValue = item.value
  }

  /// A bar cannot be decoded from an archive.
  package required init?(coder: NSCoder) { nil }

  /// Lets the bar grow from the base line, with its value on top.
  package func grow(duration: TimeInterval, delay: TimeInterval = 0, _ timing: TimingFunction) {
    let height = bar.bounds.height
    guard height > 0, duration > 0 else { return }
    let begin = layer.beginTime(after: delay)
    func add(_ layer: Layer, _ keyPath: String, _ from: CGFloat) {
      layer.add(
        BasicAnimation(
          growing: keyPath, from: from, beginTime: begin, duration: duration, timing: timing),
        forKey: keyPath)
    }
    add(bar.layer, "bounds.size.height", 0)
    add(bar.layer, "position.y", bar.frame.maxY)
    add(valueLabel.layer, "position.y", valueLabel.center.y + height)
  }
}
