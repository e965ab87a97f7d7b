import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

@Suite struct TintTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func environment(_ appearance: Appearance = .light) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.appearance = appearance
    return environment
  }

  @Test func namedColorsAreThoseOfTheSystem() {
    #expect(
      Tint.green.paint(in: rect, environment())
        == .color(Color.systemGreen.resolved(for: .light)))
  }

  @Test func darkAppearanceShowsTheDarkValue() {
    #expect(
      Tint.red.paint(in: rect, environment(.dark)) == .color(Color.systemRed.resolved(for: .dark)))
  }

  @Test func opacitiesMultiply() {
    let color = Tint.black.opacity(0.5).opacity(0.5).resolve(in: environment())
    #expect(color.components(for: .light).alpha == 0.25)
  }

  @Test func primaryIsTheThemesInk() {
    var environment = environment()
    environment.theme.colors.ink = .magenta
    #expect(Tint.primary.resolve(in: environment) == .magenta)
  }

  @Test func accentColorIsTheTintAround() {
    var environment = environment()
    environment.tint = AnyShapeStyle(Tint.white)
    #expect(Tint.accentColor.resolve(in: environment) == .white)
  }

  @Test func accentColorWithoutATintIsTheThemes() {
    #expect(
      Tint.accentColor.resolve(in: environment())
        == Theme.plain.colors.accent.resolved(for: .light))
  }

  @Test func accentColorAsItsOwnTintIsTheThemesAccent() {
    var environment = environment()
    environment.tint = AnyShapeStyle(Tint.accentColor)
    #expect(
      Tint.accentColor.resolve(in: environment)
        == Theme.plain.colors.accent.resolved(for: .light))
  }

  @Test func mixingHalfwayInTheDeviceSpaceIsTheMean() {
    let color = Tint.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment())
    #expect(color == Color(white: 0.5))
  }

  @Test func linearComponentsAreConvertedToSRGB() {
    let color = Tint(.sRGBLinear, white: 0.214_041).resolve(in: environment())
    #expect(abs(color.components(for: .light).red - 0.5) < 0.0001)
  }
}
