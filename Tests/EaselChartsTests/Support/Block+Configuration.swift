import EaselBlocks
import EaselCharts

extension Block {
  /// The settings of the chart in the block, with those of its modifiers.
  var configuration: ChartConfiguration {
    scaledChart(ChartBlocks(environment: EnvironmentValues())).configuration
  }
}
