import Foundation

/// An animation of a property that moves like a mass on a damped spring.
///
/// ```swift
/// let bounce = SpringAnimation(keyPath: "position.y")
/// bounce.fromValue = 0
/// bounce.toValue = 100
/// bounce.damping = 8
/// bounce.duration = bounce.settlingDuration
/// ```
///
/// A value of ``mass`` or ``stiffness`` that is not positive, a negative ``damping`` and a value
/// that is not finite count as the default.
open class SpringAnimation: BasicAnimation {
  /// The mass at the end of the spring, 1 by default; a larger mass slows the motion down.
  open var mass: CGFloat = 1
  /// The force of the spring per distance, 100 by default; a larger value speeds the motion up.
  open var stiffness: CGFloat = 100
  /// The friction force per speed, 10 by default; a larger value reduces the oscillation.
  open var damping: CGFloat = 10
  /// The initial speed towards the end value, as multiples of the whole change per second; 0 by
  /// default.
  open var initialVelocity: CGFloat = 0

  /// Creates an animation without a key path and without values.
  public override init() { super.init() }

  /// Creates a copy of an animation.
  public override init(copying other: Animation) {
    super.init(copying: other)
    guard let other = other as? SpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  open override func copy() -> Any { SpringAnimation(copying: self) }

  /// The motion of the spring as a value.
  var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  /// The seconds until the value stays within 1/1000 of the whole change from the end value; at
  /// most 3600.
  open var settlingDuration: TimeInterval { spring.settlingDuration }

  override func progress(at position: MediaTimingValues.Position) -> CGFloat {
    let even = timing.duration > 0 ? CGFloat(position.time / timing.duration) : 1
    let paced = timingFunction?.progress(at: even) ?? even
    return spring.progress(at: Double(paced) * timing.duration)
  }
}

/// A mass on a damped spring that moves from 0 to 1.
///
/// The formulas are the three closed solutions of the damped harmonic oscillator.
struct Spring {
  var mass: CGFloat
  var stiffness: CGFloat
  var damping: CGFloat
  var velocity: CGFloat

  /// Creates a spring that settles in a given time.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio: 1 settles without overshooting, and smaller values overshoot.
  ///   - duration: The seconds until the motion stays within a thousandth of the distance.
  init(dampingRatio ratio: CGFloat, duration: TimeInterval, velocity: CGFloat) {
    let ratio = min(max(ratio.isFinite ? ratio : 1, 0.01), 10)
    // Time is inversely proportional to frequency, so a spring of frequency 1 gives all others.
    let unit = Spring(mass: 1, stiffness: 1, damping: 2 * ratio, velocity: 0)
    let frequency = CGFloat(unit.settlingDuration / max(duration, 1e-6))
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      velocity: velocity)
  }

  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
    self.mass = mass.isFinite && mass > 0 ? mass : 1
    self.stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
    self.damping = damping.isFinite && damping >= 0 ? damping : 10
    self.velocity = velocity.isFinite ? velocity : 0
  }

  private var frequency: Double { Double(stiffness / mass).squareRoot() }
  private var ratio: Double {
    Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
  }

  /// Returns the position of the mass after some seconds: 0 at the start, 1 at rest.
  func progress(at time: TimeInterval) -> CGFloat {
    let (w, z) = (frequency, ratio)
    let v = Double(velocity)
    // The distance from rest starts with x(0) = 1 and x'(0) = -v.
    let distance: Double
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      distance = exp(-z * w * time) * (cos(wd * time) + (z * w - v) / wd * sin(wd * time))
    } else if z == 1 {
      distance = exp(-w * time) * (1 + (w - v) * time)
    } else {
      let root = (z * z - 1).squareRoot()
      let (fast, slow) = (-w * (z + root), -w * (z - root))
      let share = (-v - slow) / (fast - slow)
      distance = share * exp(fast * time) + (1 - share) * exp(slow * time)
    }
    return CGFloat(1 - distance)
  }

  /// The seconds until the motion stays within a thousandth of the distance, at most an hour.
  var settlingDuration: TimeInterval {
    let (w, z) = (frequency, ratio)
    guard z > 0 else { return 3_600 }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let amplitude = (1 + pow((z * w - Double(velocity)) / wd, 2)).squareRoot()
      return min(max(log(1_000 * amplitude) / (z * w), 0), 3_600)
    }
    let slow = z == 1 ? w : w * (z - (z * z - 1).squareRoot())
    // The polynomial of the critical case needs slightly longer than its slowest exponential term.
    var time = log(1_000.0) / slow
    while time < 3_600, abs(1 - progress(at: time)) > 0.001 { time *= 1.05 }
    return min(time, 3_600)
  }
}
