import EaselBlocks
import Foundation

/// What the modifiers around a mark say: the inner one wins, opacity multiplies.
///
/// A type of your own that conforms to ``ChartContent`` never needs it.
public struct MarkScope {
  /// One object for all marks that share it, copied when it changes.
  private final class Storage {
    var traits: MarkTraits
    init(_ traits: MarkTraits) { self.traits = traits }
  }

  private var storage: Storage
  /// The values that decide looks and positions, by channel.
  private var channels: [(channel: Channel, field: ChartField)] = []
  /// How many contents lie around the mark.
  package private(set) var depth = 0

  package init() { storage = Storage(MarkTraits()) }

  /// The traits of the marks.
  package var traits: MarkTraits {
    _read { yield storage.traits }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.traits) }
      yield &storage.traits
    }
  }

  /// Whether two scopes share their traits, which is cheap to tell.
  func sharesTraits(with other: MarkScope) -> Bool { storage === other.storage }

  /// Takes the traits of another scope.
  mutating func shareTraits(with other: MarkScope) { storage = other.storage }

  /// The values by channel.
  package var fields: [(channel: Channel, field: ChartField)] { channels }

  /// Whether any channel has a value.
  var hasFields: Bool { !channels.isEmpty }

  /// Sets the value of a channel, in place of one that is set around.
  package mutating func set(_ channel: Channel, _ field: ChartField) {
    if let index = channels.firstIndex(where: { $0.channel == channel }) {
      channels[index].field = field
    } else {
      channels.append((channel, field))
    }
  }

  /// Removes the value of a channel, for a fixed look that stands in its place.
  package mutating func remove(_ channel: Channel) {
    guard !channels.isEmpty else { return }
    channels.removeAll { $0.channel == channel }
  }

  /// The scope of content that lies inside.
  package func deeper() -> MarkScope {
    var scope = self
    scope.depth += 1
    return scope
  }
}
