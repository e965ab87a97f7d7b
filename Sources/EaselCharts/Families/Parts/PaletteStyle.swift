import EaselBlocks
import EaselCanvas

/// The style of a family's marks without series: the foreground style of the chart, otherwise the
/// first color of the palette.
struct FamilyStyle: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.foregroundStyle ?? AnyShapeStyle(PaletteStyle(index: 0))
  }
}

/// A color of the palette by its index, for marks of a family without series.
struct PaletteStyle: ShapeStyle, Hashable {
  let index: Int

  func resolve(in environment: EnvironmentValues) -> Tint {
    let palette = ChartStyle(theme: environment.chartTheme, environment: environment).palette
    guard !palette.isEmpty else { return .gray }
    return Tint(palette[index % palette.count])
  }
}
