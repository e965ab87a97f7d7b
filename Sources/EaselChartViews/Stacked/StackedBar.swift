import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

/// A bar of several colors that are stacked from the bottom.
package final class StackedBar: View {
  /// The rectangles of the colors, from the bottom.
  var rects: [CGRect] = [] { didSet { setNeedsLayout() } }
  var colors: [Color] = [] { didSet { rebuild() } }

  /// The layers, from the bottom.
  package private(set) var stack: [ColorStackLayer] = []

  private func rebuild() {
    for layer in stack { layer.removeFromSuperlayer() }
    stack = colors.enumerated().map { index, color in
      let part = ColorStackLayer()
      part.tag = index
      part.backgroundColor = color
      // A thin border makes white visible on white.
      if color == .white {
        part.borderColor = .darkGray
        part.borderWidth = 0.5
      }
      layer.addSublayer(part)
      return part
    }
    setNeedsLayout()
  }

  /// Places the layers above one another.
  package override func layoutSubviews() {
    super.layoutSubviews()
    for (part, rect) in zip(stack, rects) {
      part.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rect.height)
      part.position = CGPoint(x: bounds.midX, y: bounds.minY + rect.maxY)
    }
  }

  /// Animates the layers from other rectangles to the present ones.
  func grow(
    from old: [CGRect], duration: TimeInterval, delay: TimeInterval, _ timing: TimingFunction
  ) {
    layoutIfNeeded()
    for (part, (start, end)) in zip(stack, zip(old, rects)) {
      add("bounds.size.height", from: start.height, to: end.height, part, duration, delay, timing)
      add(
        "position.y", from: bounds.minY + start.maxY, to: part.position.y, part, duration, delay,
        timing)
    }
  }

  private func add(
    _ keyPath: String, from: CGFloat, to: CGFloat, _ part: Layer, _ duration: TimeInterval,
    _ delay: TimeInterval, _ timing: TimingFunction
  ) {
    guard from != to, duration > 0 else { return }
    part.add(
      BasicAnimation(
        growing: keyPath, from: from, to: to, beginTime: part.beginTime(after: delay),
        duration: duration, timing: timing), forKey: keyPath)
  }
}
