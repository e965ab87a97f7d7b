import EaselBlocks
import EaselCanvas

/// A color of the palette by its index, for marks of a family without series.
struct PaletteStyle: ShapeStyle, Hashable {
  let index: Int

  func resolve(in environment: EnvironmentValues) -> Tint {
    let palette = ChartStyle(theme: environment.chartTheme, environment: environment).palette
    guard !palette.isEmpty else { return .gray }
    return Tint(palette[index % palette.count])
  }
}
