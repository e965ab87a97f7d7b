import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct PalettesTests {
  private static let night = Color(hex: "#1b1f24") ?? .black

  @Test(arguments: ColorVision.allCases, Appearance.allCases)
  func anyTwoStandardColorsDifferInEveryColorVision(_ eyes: ColorVision, _ appearance: Appearance) {
    let seen = Palettes.standard.map {
      CIELab(eyes.simulate($0).components(for: appearance))
    }
    #expect(seen.count == 8)
    for (index, one) in seen.enumerated() {
      for other in seen[..<index] { #expect(one.difference(to: other) >= 24) }
    }
  }

  @Test(arguments: ColorVision.allCases, Appearance.allCases)
  func anyTwoStandardColorsDifferInOKLab(_ eyes: ColorVision, _ appearance: Appearance) {
    let seen = Palettes.standard.map { OKLab(eyes.simulate($0).components(for: appearance)) }
    for (index, one) in seen.enumerated() {
      for other in seen[..<index] { #expect(one.difference(to: other) >= 0.07) }
    }
  }

  @Test func standardColorsAreNeitherTooDarkNorTooLight() {
    for color in Palettes.standard {
      #expect((23.5..<62).contains(CIELab(color.components(for: .light)).lightness))
    }
  }

  @Test func standardColorsContrastWithWhite() {
    for color in Palettes.standard + [Palettes.other] {
      #expect(color.contrast(with: .white) >= 3)
    }
  }

  @Test(arguments: Appearance.allCases)
  func theFirstFourStandardColorsDifferInPrint(_ appearance: Appearance) {
    let lightness = Palettes.standard.prefix(4)
      .map { CIELab($0.components(for: appearance)).lightness }.sorted()
    for (a, b) in zip(lightness, lightness.dropFirst()) { #expect(b - a >= 9) }
  }

  @Test func allStandardColorsContrastWithTheDarkBackground() {
    for color in Palettes.standard + [Palettes.other] {
      #expect(color.contrast(with: Self.night, for: .dark) >= 3)
    }
  }

  @Test func bothAppearancesHaveOneOrderOfHues() {
    for color in Palettes.standard {
      let (light, dark) = (
        OKLab(color.components(for: .light)), OKLab(color.components(for: .dark))
      )
      let turn = abs(light.hue - dark.hue)
      #expect(min(turn, 360 - turn) < 25)
    }
  }

  @Test func thePlainThemeHasTheStandardPalette() {
    #expect(Theme.plain.palette == Palettes.standard)
  }

  @Test func graysForPrintDifferByTwentyInLightness() {
    let steps = (Palettes.print + [.white]).map { CIELab($0.components(for: .light)).lightness }
    for (index, one) in steps.enumerated() {
      for other in steps[..<index] { #expect(abs(one - other) >= 20) }
    }
  }

  @Test func anyTwoHatchesCanBeDistinguished() {
    #expect(Hatch.all.count == 8)
    for (index, one) in Hatch.all.enumerated() {
      for other in Hatch.all[..<index] { #expect(Self.areTold(one, other)) }
    }
  }

  /// Whether hatches differ in direction by 45°, by crossing, or in density by half.
  private static func areTold(_ one: Hatch, _ other: Hatch) -> Bool {
    guard one.spacing > 0, other.spacing > 0 else { return one.spacing != other.spacing }
    guard one.isCrossed == other.isCrossed else { return true }
    let period: CGFloat = one.isCrossed ? 90 : 180
    let turn = abs(one.angle - other.angle).truncatingRemainder(dividingBy: period)
    return max(one.spacing, other.spacing) / min(one.spacing, other.spacing) >= 1.5
      || min(turn, period - turn) >= 45 - 1e-9
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func hatchesWithAnInvalidSpacingAreASolidColor(_ spacing: CGFloat) {
    #expect(Hatch(angle: 0, spacing: spacing).paint(.black, on: .white) == .color(.white))
  }

  @Test func theApplePaletteHasTheOrderOfSwiftCharts() {
    #expect(Palettes.apple.first == .systemBlue && Palettes.apple.count == 7)
    #expect(Palettes.apple.last == .systemYellow)
  }

  // MARK: Eyes

  @Test(arguments: ColorVision.allCases)
  func graysLookTheSameInEveryColorVision(_ eyes: ColorVision) {
    for step in 0...10 {
      let white = CGFloat(step) / 10
      let seen = eyes.simulate(Color(red: white, green: white, blue: white))
      let parts = seen.components(for: .light)
      #expect([parts.red, parts.green, parts.blue].allSatisfy { abs($0 - white) < 0.002 })
    }
  }

  @Test func redAndGreenDifferLessInRedGreenColorBlindness() {
    let (red, green) = (Color(red: 0.8, green: 0.2, blue: 0), Color(red: 0.4, green: 0.5, blue: 0))
    func difference(_ eyes: ColorVision) -> CGFloat {
      CIELab(eyes.simulate(red).components(for: .light))
        .difference(to: CIELab(eyes.simulate(green).components(for: .light)))
    }
    #expect(difference(.deuteranopia) < difference(.normal) / 2)
    #expect(difference(.protanopia) < difference(.normal))
  }

  @Test func cieLabOfWhiteAndRedMatchesTheReference() {
    let white = CIELab(Color.white.components(for: .light))
    #expect(abs(white.lightness - 100) < 1e-6 && abs(white.a) < 1e-6 && abs(white.b) < 1e-6)
    // B. Lindbloom's calculator, sRGB with D65.
    let red = CIELab(Color(red: 1, green: 0, blue: 0).components(for: .light))
    #expect(abs(red.lightness - 53.2408) < 1e-3)
    #expect(abs(red.a - 80.0925) < 1e-3 && abs(red.b - 67.2032) < 1e-3)
  }

  // MARK: Ramps

  @Test(arguments: [ColorRamp.sequential, .diverging], Appearance.allCases)
  func stepsOfARampLookEven(_ ramp: ColorRamp, _ appearance: Appearance) {
    let labs = (0...40).map { OKLab(ramp.color(at: Double($0) / 40).components(for: appearance)) }
    let steps = zip(labs, labs.dropFirst()).map { $0.difference(to: $1) }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    #expect(steps.allSatisfy { abs($0 / mean - 1) < 0.1 })
  }

  @Test(arguments: Appearance.allCases)
  func lightnessOfASequentialRampIsMonotonic(_ appearance: Appearance) {
    let steps = (0...20).map {
      OKLab(ColorRamp.sequential.color(at: Double($0) / 20).components(for: appearance)).lightness
    }
    let sorted = appearance == .light ? steps.sorted(by: >) : steps.sorted()
    #expect(steps == sorted)
  }

  @Test(arguments: ColorVision.allCases, Appearance.allCases)
  func endsOfADivergingRampDifferInEveryColorVision(_ eyes: ColorVision, _ appearance: Appearance) {
    let (low, high) = (ColorRamp.diverging.color(at: 0), ColorRamp.diverging.color(at: 1))
    let (one, two) = (
      CIELab(eyes.simulate(low).components(for: appearance)),
      CIELab(eyes.simulate(high).components(for: appearance))
    )
    #expect(one.difference(to: two) >= 24)
    #expect(abs(one.lightness - two.lightness) < 8)
  }

  @Test(arguments: Appearance.allCases)
  func theMiddleOfADivergingRampIsGrey(_ appearance: Appearance) {
    let middle = ColorRamp.diverging.color(at: 0.5).components(for: appearance)
    #expect(OKLab(middle).chroma < 1e-3)
  }

  @Test func divergingColorsAreSymmetricAboutTheMiddleValue() {
    let ramp = ColorRamp.diverging
    #expect(ramp.color(for: 5, in: -2...10, about: 5) == ramp.color(at: 0.5))
    #expect(ramp.color(for: 10, in: 0...10, about: 0) == ramp.color(at: 1))
    #expect(ramp.color(for: -5, in: 0...10, about: 0) == ramp.color(at: 0.25))
    #expect(ramp.color(for: .nan, in: 0...1, about: 0) == ramp.color(at: 0.5))
    #expect(ramp.color(for: 0, in: 0...0, about: 0) == ramp.color(at: 0.5))
    let far = Double.greatestFiniteMagnitude
    #expect(ramp.color(for: far, in: -far...far, about: -far) == ramp.color(at: 1))
  }

  @Test func rampsOfFewerThanTwoColorsHaveOneColor() {
    #expect(ColorRamp([]).color(at: 0.5).components(for: .light).alpha == 1)
    let red = ColorRamp([.red]).color(at: 0.7).components(for: .light)
    #expect(abs(red.red - Color.red.components(for: .light).red) < 1e-3)
    #expect(ColorRamp([.red, .red]).color(at: .nan) == ColorRamp([.red]).color(at: 9))
  }

  // MARK: Ink

  @Test func inkHasTheGreaterContrastAndFourAndAHalfAtLeast() {
    var generator = SeededGenerator(seed: 3)
    func part() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }
    for _ in 0..<2_000 {
      let fill = Color(red: part(), green: part(), blue: part())
      let contrast = fill.contrast(with: Ink.on(fill))
      #expect(contrast >= fill.contrast(with: .white) && contrast >= fill.contrast(with: Ink.dark))
      #expect(contrast >= 4.5)
    }
  }

  @Test func inkFollowsTheAppearanceAndTheBackground() {
    let fill = Color(light: .white, dark: .black)
    #expect(Ink.on(fill) == Color(light: Ink.dark, dark: .white))
    let veil = Color(red: 0, green: 0, blue: 0, alpha: 0.1)
    #expect(Ink.on(veil) == Ink.dark)
    #expect(Ink.on(veil, over: .black) == .white)
  }
}
