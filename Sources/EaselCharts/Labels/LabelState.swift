import EaselBlocks
import EaselCanvas
import Foundation

/// What an engine knows of labels between the passes of a layout.
package struct LabelState {
  /// The size of the chart that is laid out.
  package var size = CGSize.zero
  /// The rectangle that labels must stay in.
  package var frame = CGRect.zero
  /// Room outside of the plot, in which names and annotations stand.
  package var outer = LabelRoom()
  /// Room within the plot, beyond the scales' ranges.
  package var inner = LabelRoom()
  /// The values that bars show; nil where they show none.
  package var barValues: BarValueLabels?
  /// Whether bars have no room for their values in the plot that was laid out.
  package var dropsBarValues = false
  /// What further room the last pass asks for.
  package var wantedOuter = LabelRoom()
  package var wantedInner = LabelRoom()
  /// Room at the chart's edges without which symbols and strokes would be cut there.
  package var edge = LabelRoom()
  package var wantedEdge = LabelRoom()
  /// The symbols of the panel that are blocks.
  package var symbolFrames: [CGRect] = []
  /// Values that the last pass could not draw, and labels that have no room.
  package var hiddenValues = 0
  package var hiddenLabels = 0
  /// The text that says so.
  package var remark: TextLayout?
  /// The labels of the sectors of the panel that is drawn.
  package var sectorLabels: SectorLabels?

  package init() {}

  /// Forgets what the last pass asked for.
  mutating func beginPass(in frame: CGRect) {
    self.frame = frame
    (wantedOuter, wantedInner, wantedEdge) = (LabelRoom(), LabelRoom(), LabelRoom())
    (hiddenValues, hiddenLabels) = (0, 0)
    dropsBarValues = false
  }
}

/// A mark's run and row, by its position in the order of declaration.
package struct MarkPlaces {
  private var places: [Int: (run: Int, row: Int)] = [:]

  /// The most marks whose labels are looked for.
  package static let maximum = 50_000

  /// Reads the marks of some kinds; those beyond a maximum are left out.
  package init(_ marks: PreparedMarks, kinds: Set<MarkKind>) {
    for (index, run) in marks.runs.enumerated() where kinds.contains(run.kind) {
      guard places.count + run.count <= Self.maximum else { continue }
      for row in 0..<run.count { places[run.run.ordinals[row]] = (index, row) }
    }
  }

  package subscript(mark: Int) -> (run: Int, row: Int)? { places[mark] }
}
