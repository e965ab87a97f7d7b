import EaselCanvas
import EaselViews
import Foundation

/// A bar of several colours, stacked from the bottom.
package final class StackedBar: View {
  /// The height of each colour as a share of the bar's, from the bottom.
  var shares: [CGFloat] = [] { didSet { setNeedsLayout() } }
  var colors: [Color] = [] { didSet { rebuild() } }

  /// The layers, from the bottom.
  package private(set) var stack: [ColorStackLayer] = []

  private func rebuild() {
    for layer in stack { layer.removeFromSuperlayer() }
    stack = colors.enumerated().map { index, color in
      let part = ColorStackLayer()
      part.tag = index
      part.backgroundColor = color
      // White on white shows by a thin line.
      if color == .white {
        part.borderColor = .darkGray
        part.borderWidth = 0.5
      }
      layer.addSublayer(part)
      return part
    }
    setNeedsLayout()
  }

  /// Places the layers on one another.
  package override func layoutSubviews() {
    super.layoutSubviews()
    for (part, place) in zip(stack, places) {
      part.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: place.height)
      part.position = CGPoint(x: bounds.midX, y: place.bottom)
    }
  }

  /// Bottom and height of each layer.
  private var places: [(bottom: CGFloat, height: CGFloat)] {
    var bottom = bounds.maxY
    return stack.indices.map { index in
      let share = index < shares.count ? shares[index] : 0
      let height = share.isFinite ? max(share, 0) * bounds.height : 0
      defer { bottom -= height }
      return (bottom, height)
    }
  }

  /// Lets the layers grow from other shares to the present ones.
  func grow(
    from old: [CGFloat], duration: TimeInterval, delay: TimeInterval, _ timing: TimingFunction
  ) {
    layoutIfNeeded()
    var bottom = bounds.maxY
    for (index, part) in stack.enumerated() {
      let height = (index < old.count ? max(old[index], 0) : 0) * bounds.height
      add("bounds.size.height", from: height, to: part.bounds.height, part, duration, delay, timing)
      add("position.y", from: bottom, to: part.position.y, part, duration, delay, timing)
      bottom -= height
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
