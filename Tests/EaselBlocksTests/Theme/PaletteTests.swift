import EaselBlocks
import EaselCanvas
import Foundation
import Testing

/// A colour in CIELAB (D65).
private struct Lab {
  var lightness: CGFloat
  var a: CGFloat
  var b: CGFloat

  /// - Parameter linear: Linear sRGB.
  init(_ linear: [CGFloat]) {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
      let value = x * linear[0] + y * linear[1] + z * linear[2]
      return value > 216 / 24389 ? cbrt(value) : (24389 / 27 * value + 16) / 116
    }
    let x = row(0.433_953, 0.376_219, 0.189_828)
    let y = row(0.212_673, 0.715_152, 0.072_175)
    let z = row(0.017_758, 0.109_477, 0.872_765)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// ΔE by CIE76.
  func distance(to other: Lab) -> CGFloat {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

/// Eyes, by the matrices of Machado, Oliveira and Fernandes (2009) for the whole loss of a cone.
private enum Eyes: CaseIterable {
  case normal, protanope, deuteranope, tritanope

  var matrix: [[CGFloat]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanope:
      [
        [0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
      ]
    case .deuteranope:
      [
        [0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
      ]
    case .tritanope:
      [
        [1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
      ]
    }
  }

  func sees(_ linear: [CGFloat]) -> [CGFloat] {
    matrix.map { row in
      min(max(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
    }
  }
}

@Suite struct PaletteTests {
  private let palette = Theme.standardPalette
  private let paper = Theme.plain.colors.paper

  private func linear(_ color: Color, _ appearance: Appearance) -> [CGFloat] {
    let parts = color.components(for: appearance)
    return [parts.red, parts.green, parts.blue].map {
      $0 <= 0.040_45 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
  }

  @Test(arguments: Eyes.allCases, Appearance.allCases)
  fileprivate func anyTwoColorsDiffer(for eyes: Eyes, in appearance: Appearance) {
    let seen = palette.map { Lab(eyes.sees(linear($0, appearance))) }
    for (index, color) in seen.enumerated() {
      for other in seen[..<index] { #expect(color.distance(to: other) >= 24) }
    }
  }

  @Test func lightnessIsBetween24And62() {
    for color in palette {
      let lightness = Lab(linear(color, .light)).lightness.rounded()
      #expect((24...62).contains(lightness))
    }
  }

  @Test func allColorsContrastWithLightPaper() {
    for color in palette { #expect(color.contrast(with: paper) >= 3) }
  }

  @Test(arguments: Appearance.allCases)
  func firstFourColorsDifferInLightness(in appearance: Appearance) {
    let lightness = palette.prefix(4).map { Lab(linear($0, appearance)).lightness }.sorted()
    for (a, b) in zip(lightness, lightness.dropFirst()) { #expect(b - a >= 9) }
  }

  @Test func allColorsContrastWithDarkPaper() {
    for color in palette { #expect(color.contrast(with: paper, for: .dark) >= 3) }
  }
}
