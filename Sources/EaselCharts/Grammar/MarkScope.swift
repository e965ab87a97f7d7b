import EaselBlocks
import Foundation

/// The settings that modifiers make for the marks inside them, such as colors and opacity.
///
/// An inner modifier has priority over an outer one; opacities are multiplied.
///
/// Charts pass it to their content. A type of your own that conforms to ``ChartContent`` does not
/// need it.
public struct MarkScope {
  /// The object for all marks that share it, copied on change.
  private final class Storage {
    var traits: MarkTraits
    init(_ traits: MarkTraits) { self.traits = traits }
  }

  private var storage: Storage
  /// The values that determine looks and positions, by channel.
  private var channels: [(channel: Channel, field: ChartField)] = []
  /// The number of contents that enclose the mark.
  private(set) var depth = 0

  package init() { storage = Storage(MarkTraits()) }

  /// The traits of the marks.
  package var traits: MarkTraits {
    _read { yield storage.traits }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.traits) }
      yield &storage.traits
    }
  }

  /// Whether two scopes share one traits object; compares only references.
  func sharesTraits(with other: MarkScope) -> Bool { storage === other.storage }

  /// Takes the traits object of another scope.
  mutating func shareTraits(with other: MarkScope) { storage = other.storage }

  /// The values by channel.
  var fields: [(channel: Channel, field: ChartField)] { channels }

  /// Whether any channel has a value.
  var hasFields: Bool { !channels.isEmpty }

  /// Sets the value of a channel; it replaces the value of an outer modifier.
  mutating func set(_ channel: Channel, _ field: ChartField) {
    if let index = channels.firstIndex(where: { $0.channel == channel }) {
      channels[index].field = field
    } else {
      channels.append((channel, field))
    }
  }

  /// Removes the value of a channel, because a fixed look replaces it.
  mutating func remove(_ channel: Channel) {
    guard !channels.isEmpty else { return }
    channels.removeAll { $0.channel == channel }
  }

  /// Returns the scope of nested content.
  func deeper() -> MarkScope {
    var scope = self
    scope.depth += 1
    return scope
  }
}
