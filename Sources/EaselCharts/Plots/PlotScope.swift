import EaselBlocks
import Foundation

/// The settings of modifiers for the elements of a `BarPlot`, `LinePlot` or another plot of a
/// collection; charts create it.
///
/// An inner modifier has priority over an outer one; opacities are multiplied.
///
/// Charts pass it to their plots. A type of your own does not need it.
public struct PlotScope<DataElement> {
  /// A change of an element's mark.
  typealias Change = (DataElement, inout MarkTraits) -> Void

  /// The values that determine looks and positions, by channel.
  private(set) var columns: [(channel: Channel, column: PlotColumn<DataElement>)] = []
  /// The changes per element; the channel is that of the look which the change replaces.
  private(set) var changes: [(channel: Channel?, change: Change)] = []

  init() {}

  /// Sets the column of a channel; it replaces the column or look of an outer modifier.
  mutating func set(_ channel: Channel, _ column: PlotColumn<DataElement>) {
    remove(channel)
    columns.append((channel, column))
  }

  /// Adds a change per element; it replaces the look of an outer modifier.
  mutating func change(_ channel: Channel? = nil, _ change: @escaping Change) {
    if let channel { remove(channel) }
    changes.append((channel, change))
  }

  private mutating func remove(_ channel: Channel) {
    columns.removeAll { $0.channel == channel }
    changes.removeAll { $0.channel == channel }
  }
}
