import EaselBlocks
import EaselCanvas
import EaselCharts
import EaselGenerators
import Foundation

/// A chart that a hostile program makes: the same for each seed.
struct HostileChart {
  let seed: UInt64
  let chart: any Block
  let size: CGSize
  let environment: EnvironmentValues
  let format: RenderFormat

  init(seed: UInt64) {
    self.seed = seed
    var values = HostileValues(random: SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 3))
    let content = values.content()
    chart = values.changed(Chart { content }.chartTitle("Title"))
    size =
      values.chance(4)
      ? CGSize(width: values.length(), height: values.length()) : CGSize(width: 480, height: 300)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: values.pick(HostileValues.locales))
    var calendar = Calendar(identifier: values.pick(HostileValues.calendars))
    if let zone = TimeZone(identifier: values.pick(HostileValues.zones)) {
      calendar.timeZone = zone
    }
    environment.calendar = calendar
    if values.chance(4) { environment.layoutDirection = .rightToLeft }
    self.environment = environment
    format = values.pick([.svg, .svg, .pdf, .png])
  }

  func layout() -> ChartLayout { chart.layout(in: size, environment: environment) }
}
