import Foundation

extension SVGTrackWriter {
  /// Adds the animation of a transform.
  ///
  /// SVG cannot animate a matrix, so its parts are animated. An element then rotates about a point
  /// instead of moving its corners along straight lines.
  func addTransform(
    _ samples: [SVGKeyFrames.Sample], _ value: SVGValue, _ still: [CGFloat],
    to element: inout Element
  ) {
    let keys = SVGKeyFrames(samples, frameTimes: timing.frameTimes, tolerance: 0)
    guard keys.times.count > 1 else {
      let text = value.text(still, isMoving: false)
      let isIdentity = SVGValue.transform(still).isIdentity
      if !isIdentity { element.attributes.attribute("transform", text) }
      return
    }
    element.attributes.attribute("transform", value.text(still, isMoving: false))
    let parts = SVGTransformParts(samples.map(\.numbers))
    let linear = 0.02 / max(reach, 1)
    let fine = max(0, Int(-log10(linear).rounded(.down)) + 1)
    var additive = false
    func add(
      _ type: String, _ numbers: [[CGFloat]], _ tolerance: CGFloat, _ decimals: Int,
      _ initial: [CGFloat]
    ) {
      let own = zip(samples, numbers).map {
        SVGKeyFrames.Sample(frame: $0.frame, numbers: $1, follows: $0.follows)
      }
      let keys = SVGKeyFrames(own, frameTimes: timing.frameTimes, tolerance: tolerance)
      if keys.times.count == 1, zip(keys.values[0], initial).allSatisfy({ abs($0 - $1) < 1e-9 }) {
        return
      }
      element.animations.raw(
        "<animateTransform attributeName=\"transform\" type=\"\(type)\"")
      if additive { element.animations.raw(" additive=\"sum\"") }
      additive = true
      addTiming(keys.times, keys.easings, to: &element)
      let precision = keys.times.count > 1 ? decimals : decimals + 2
      element.animations.attribute(
        "values",
        keys.values.map { SVGWriter.numbers($0, precision) }.joined(separator: ";"))
      element.animations.raw("/>")
    }
    let degrees = CGFloat(180) / .pi
    // The first animation replaces the attribute, so it is written even if the translation is
    // constant.
    add("translate", parts.positions, value.tolerance, value.decimals, [.infinity, 0])
    add("rotate", parts.rotations.map { [$0 * degrees] }, linear * degrees, fine - 2, [0])
    add("skewX", parts.shears.map { [atan($0) * degrees] }, linear * degrees, fine - 2, [0])
    add("scale", parts.scales, linear, fine, [1, 1])
    let pivot = [-parts.pivot.x, -parts.pivot.y]
    add("translate", samples.map { _ in pivot }, value.tolerance, value.decimals, [0, 0])
  }
}
