import Foundation

/// A value of an axis, where it lies, and where its label points to.
struct AxisEntry {
  var value: Double
  var datum: ChartDatum
  var position: CGFloat
  /// The middle of the unit or the step for centred labels.
  var labelPosition: CGFloat
  /// How far a label may be moved and still stand beneath its own unit; nil where there is none.
  var slack: CGFloat?
}

/// The values of an axis with the texts that the axis itself writes.
struct AxisChoice {
  var entries: [AxisEntry] = []
  /// The texts of values in the axis's own format.
  var texts: [String] = []
  /// The second row of dates.
  var groups: [DateLabels.Group] = []
  /// Ticks without text.
  var minor: [Double] = []
  /// Whether labels stand in the middle of units.
  var isCentered = false
  /// Whether values that have no room for a label may be left out.
  var isFree = false

  /// Whether all texts are letters alone, such as J for two months.
  var hasLettersAlone: Bool { texts.allSatisfy { $0.count < 2 } }

  /// The choice with labels that may be moved off their units.
  var withoutSlack: AxisChoice {
    var choice = self
    for index in entries.indices { choice.entries[index].slack = nil }
    return choice
  }
}
