import Foundation

/// A value of an axis with its position and the position of its label.
struct AxisEntry {
  var value: Double
  var datum: ChartDatum
  var position: CGFloat
  /// The middle of the unit or the step for centered labels; otherwise the position of the value.
  var labelPosition: CGFloat
  /// The distance by which the label may move and still be below its own unit; `nil` without a
  /// unit.
  var slack: CGFloat?
}

/// The values of an axis with the texts that the axis itself generates.
struct AxisChoice {
  var entries: [AxisEntry] = []
  /// The texts of values in the axis's own format.
  var texts: [String] = []
  /// The second row of date labels.
  var groups: [DateLabels.Group] = []
  /// The values of ticks without text.
  var minor: [Double] = []
  /// Whether labels are centered on units.
  var isCentered = false
  /// Whether large numbers have units, such as k for a thousand.
  var isCompact = false
  /// Whether values may be left out if their labels have no room.
  var isFree = false

  /// Whether every text has a single character, such as J for a month.
  var hasSingleCharacters: Bool { texts.allSatisfy { $0.count < 2 } }

  /// The choice with one row of labels.
  var withoutGroups: AxisChoice {
    var choice = self
    choice.groups = []
    return choice
  }

  /// The choice with labels that may move away from their units.
  var withoutSlack: AxisChoice {
    var choice = self
    for index in entries.indices { choice.entries[index].slack = nil }
    return choice
  }
}
