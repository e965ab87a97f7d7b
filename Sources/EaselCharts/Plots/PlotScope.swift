import EaselBlocks
import Foundation

/// What the modifiers around a plot say of each element: the inner one wins, opacity multiplies.
///
/// A type of your own never needs it.
public struct PlotScope<DataElement> {
  /// A change of an element's mark.
  package typealias Change = (DataElement, inout MarkTraits) -> Void

  /// The values that decide looks and positions, by channel.
  package private(set) var columns: [(channel: Channel, column: PlotColumn<DataElement>)] = []
  /// What changes from element to element; the channel names the look in whose place it stands.
  package private(set) var changes: [(channel: Channel?, change: Change)] = []

  package init() {}

  /// Sets the column of a channel, in place of one, or of a look, that is set around.
  package mutating func set(_ channel: Channel, _ column: PlotColumn<DataElement>) {
    remove(channel)
    columns.append((channel, column))
  }

  /// Sets what changes from element to element, in place of a look that is set around.
  package mutating func change(_ channel: Channel? = nil, _ change: @escaping Change) {
    if let channel { remove(channel) }
    changes.append((channel, change))
  }

  private mutating func remove(_ channel: Channel) {
    columns.removeAll { $0.channel == channel }
    changes.removeAll { $0.channel == channel }
  }
}
