import EaselCanvas
import Foundation

extension FuzzInput {
  /// Numbers at which something changes: not finite, tiny, huge, and the limits of the libraries
  /// underneath and of Easel itself.
  private static let nasty: [Double] = [
    .nan, .infinity, -.infinity, .signalingNaN, 0, -0.0, 1, -1, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne,
    1 - .ulpOfOne, 1e-300, 1e-12, 1e-9, 1e-6, 0.9e-6, 1 / 256, 0.5, 1.5, 2 * .pi, -2 * .pi, 255,
    256, 4_095, 4_096, 8_191, 8_193, 10_001, 14_400, 14_401, 32_767, 32_768, 65_535, 65_536,
    999_999, 1e6, 1_000_001, -1e6, 2_097_151, 2_097_152, 8_388_607, 8_388_608, -8_388_609,
    16_777_216, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, 1e12, 1.1e12, 1e15,
    9_007_199_254_740_992, 9.2e18, 0x1p63, -9.3e18, 1.9e19, 1e100, -1e100,
    1e154, 1e200, 1e308,
  ]

  /// A number: three times in four one that belongs on a small page, else anything.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<192: return Double(kind)
    case 192..<224: return Double(Int16(truncatingIfNeeded: bits(2))) / 16
    case 224..<232: return Double(Int32(truncatingIfNeeded: bits(4))) / 256
    case 232..<250: return choice(Self.nasty)
    default: return Double(bitPattern: bits(8))
    }
  }

  /// A number that is mostly 0 … 1.
  mutating func share() -> Double {
    let kind = byte()
    return kind < 240 ? Double(kind) / 239 : number()
  }

  /// An angle: mostly within a turn.
  mutating func angle() -> Double {
    let kind = byte()
    return kind < 240 ? (Double(kind) - 120) / 120 * .pi * 1.25 : number()
  }

  /// A number from a few reasonable ones, seldom another.
  mutating func number(mostly values: [Double]) -> Double {
    rarely(32) ? number() : choice(values)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  /// A transform: mostly one that leaves something to be seen.
  mutating func transform() -> CGAffineTransform {
    switch index(below: 8) {
    case 0: .identity
    case 1, 2: CGAffineTransform(translationX: number(), y: number())
    case 3: CGAffineTransform(scaleX: share() * 4, y: share() * 4)
    case 4, 5: CGAffineTransform(rotationAngle: angle())
    case 6:
      CGAffineTransform(
        a: share() * 2 - 1, b: share() * 2 - 1, c: share() * 2 - 1, d: share() * 2 - 1,
        tx: number(), ty: number())
    default:
      CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }
}
