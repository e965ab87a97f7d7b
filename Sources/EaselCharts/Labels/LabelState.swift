import EaselBlocks
import EaselCanvas
import Foundation

/// The state of labels that an engine keeps between the passes of a layout.
package struct LabelState {
  /// The size of the chart that is laid out.
  package var size = CGSize.zero
  /// The rectangle that labels must stay in.
  package var frame = CGRect.zero
  /// Room outside the plot for names and annotations.
  package var outer = LabelRoom()
  /// Room within the plot, beyond the scales' ranges.
  package var inner = LabelRoom()
  /// The values that bars show; `nil` if they show none.
  package var barValues: BarValueLabels?
  /// Whether bars have no room for their values in the plot that was laid out.
  package var dropsBarValues = false
  /// The additional room that the last pass needs.
  package var wantedOuter = LabelRoom()
  package var wantedInner = LabelRoom()
  /// The room at the chart's edges that keeps symbols and strokes from being clipped.
  package var edge = LabelRoom()
  package var wantedEdge = LabelRoom()
  /// The frames of the panel's symbols that are blocks.
  package var symbolFrames: [CGRect] = []
  /// The number of values that the last pass could not draw, and of labels without room.
  package var hiddenValues = 0
  package var hiddenLabelCount = 0
  /// The text that states these numbers.
  package var remark: TextLayout?
  /// The labels of the sectors in the current panel.
  package var sectorLabels: SectorLabels?

  package init() {}

  /// Clears the requests of the last pass.
  mutating func beginPass(in frame: CGRect) {
    self.frame = frame
    (wantedOuter, wantedInner, wantedEdge) = (LabelRoom(), LabelRoom(), LabelRoom())
    (hiddenValues, hiddenLabelCount) = (0, 0)
    dropsBarValues = false
  }
}

/// The run and row of marks, by their position in the order of declaration.
package struct MarkPlaces {
  private var places: [Int: (run: Int, row: Int)] = [:]

  /// The maximum number of marks that are looked up for labels.
  package static let maximum = 50_000

  /// Creates the map for marks of some types; runs that would exceed the maximum are left out.
  package init(_ marks: PreparedMarks, where isIncluded: (MarkType) -> Bool) {
    for (index, run) in marks.runs.enumerated() where isIncluded(run.kind) {
      guard places.count + run.count <= Self.maximum else { continue }
      for row in 0..<run.count { places[run.run.ordinals[row]] = (index, row) }
    }
  }

  package subscript(mark: Int) -> (run: Int, row: Int)? { places[mark] }
}
