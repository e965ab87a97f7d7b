import EaselCanvas
import EaselCharts
import EaselViews
import Foundation

extension CategoryChartView {
  /// Starts the animation of three phases: dots turn, arcs grow, then icons and the total appear.
  ///
  /// - Parameter delay: The delay before the animation starts, in seconds.
  public func animate(after delay: TimeInterval = 0) {
    layoutIfNeeded()
    // The time is not 0: that value represents the time at which an animation is added.
    let now = max(layer.ownTime + (delay.isFinite ? max(delay, 0) : 0), 1e-9)
    let phases = phaseDurations.clean
    let arcsBegin = now + phases.dots
    let iconsBegin = arcsBegin + phases.arcs
    let parts = animatedParts
    // Dots and arcs turn until the icons appear, so that arcs grow from moving dots.
    for layer in [parts.dots, parts.arcs] {
      layer.add(
        change(
          "transform.rotation.z", from: -2 * turnsPerSecond * .pi * (iconsBegin - now), to: 0,
          at: now, for: iconsBegin - now, .easeOut), forKey: "turn")
    }
    parts.dots.add(
      change("opacity", from: 1, to: 0, at: arcsBegin, for: phases.arcs, .easeIn), forKey: "fade")
    for arc in parts.shapes {
      arc.add(
        change("strokeEnd", from: 0, to: 1, at: arcsBegin, for: phases.arcs, .easeInEaseOut),
        forKey: "grow")
      // A line of zero length still has round ends.
      arc.add(
        change("opacity", from: 0, to: 1, at: arcsBegin, for: phases.arcs / 8, .linear),
        forKey: "appear")
    }
    for icon in parts.icons {
      icon.add(
        change("opacity", from: 0, to: 1, at: iconsBegin, for: phases.icons / 6, .linear),
        forKey: "appear")
      let growth = SpringAnimation(keyPath: "transform.scale")
      growth.damping = 14
      growth.stiffness = 180
      // The icon starts with a width of 1 point, as in post 3 of docs/posts.md.
      growth.fromValue = 1 / max(icon.bounds.width, 1)
      growth.toValue = 1
      growth.duration = phases.icons
      growth.beginTime = iconsBegin
      growth.fillMode = .backwards
      icon.add(growth, forKey: "grow")
    }
    for layer in parts.texts {
      layer.add(
        change("opacity", from: 0, to: 1, at: iconsBegin, for: phases.icons, .easeOut),
        forKey: "appear")
    }
  }

  /// The mean angular speed of the rotation, in turns per second.
  private var turnsPerSecond: Double { 0.75 }

  private func change(
    _ keyPath: String, from: CGFloat, to: CGFloat, at begin: TimeInterval,
    for duration: TimeInterval, _ timing: TimingFunctionName
  ) -> BasicAnimation {
    BasicAnimation(
      growing: keyPath, from: from, to: to, beginTime: begin, duration: duration,
      timing: TimingFunction(name: timing))
  }
}
