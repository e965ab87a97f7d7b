import EaselCanvas
import Foundation

extension FuzzInput {
  mutating func color() -> Color {
    switch index(below: 8) {
    case 0: .black
    case 1: .clear
    case 2: .systemBlue
    case 3: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    case 4: Color(light: .white, dark: .black)
    case 5: Color(red: number(), green: number(), blue: number(), alpha: number())
    case 6: Color(pattern: image())
    default: Color(red: share(), green: share(), blue: share(), alpha: share())
    }
  }

  mutating func gradient() -> Gradient {
    var stops = list(atMost: 5) { Gradient.Stop($0.color(), at: $0.share()) }
    // More than any document has, and more than `Limits.untrusted` lets through.
    if rarely(8) {
      let color = color()
      stops += (0..<index(below: 300)).map { Gradient.Stop(color, at: Double($0) / 300) }
    }
    return Gradient(stops: stops, extend: choice([.pad, .none, .repeat, .reflect]))
  }

  mutating func paint() -> Paint {
    switch index(below: 12) {
    case 0, 1, 2, 3, 4: .color(color())
    case 5, 6: .linearGradient(LinearGradient(gradient(), from: point(), to: point()))
    case 7: .radialGradient(RadialGradient(gradient(), center: point(), radius: number()))
    case 8:
      .radialGradient(
        RadialGradient(
          gradient(), startCenter: point(), startRadius: number(), endCenter: point(),
          endRadius: number()))
    case 9: .conicGradient(ConicGradient(gradient(), center: point(), angle: angle()))
    case 10:
      .image(
        ImagePattern(image(), transform: transform(), extend: bool() ? .none : .repeat))
    default:
      .hatch(
        HatchPattern(
          color(), background: maybe { $0.color() }, spacing: number(mostly: [0, 0.01, 1, 4, 40]),
          lineWidth: number(mostly: [0, 0.01, 1, 4, 40]), angle: angle(), isCrossed: bool()))
    }
  }

  mutating func compositing() -> Compositing {
    rarely(96)
      ? Compositing(alpha: share(), blendMode: choice(BlendMode.self), isAntialiased: bool())
      : .normal
  }

  mutating func shadow() -> Shadow {
    Shadow(
      color: color(), offset: size(), blur: number(mostly: [0, 1, 3, 10, 50, 200, 1_000]))
  }

  /// An image of a few pixels.
  mutating func image() -> Image {
    let (width, height) = (1 + index(below: 9), 1 + index(below: 9))
    let seed = byte()
    let bytes = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 &* 37) &+ seed }
    let scale = number(mostly: [1, 2, 3])
    return FuzzTarget.attempt {
      try Image(
        rgba: bytes, width: width, height: height, scale: scale, isPremultiplied: bool())
    } ?? Image.empty
  }
}
