import EaselBlocks
import EaselCanvas
import Foundation

extension FigureBuilder {
  /// Returns the gap between a segment of a stack and the segment below it.
  ///
  /// The gap is negative if the segment is drawn together with segments of its series below it: it
  /// then extends over them.
  func segmentGap(
    _ run: PreparedRun, _ row: Int, _ rect: CGRect, _ traits: MarkTraits
  ) -> LabelRoom {
    guard let ends = run[run.direction], ends.isFromBase, ends.lower[row] != 0,
      let scale = scale(run.direction, traits)
    else { return LabelRoom() }
    let length = run.direction == .vertical ? rect.height : rect.width
    var (start, joined) = (ends.lower[row], CGFloat.zero)
    switch run.joints?[row] {
    case .covered(isLowest: false)?: return LabelRoom()
    case .top(let first)?:
      let places = (
        scale.position.position(of: first), scale.position.position(of: ends.lower[row])
      )
      joined = CGFloat(abs(places.1 - places.0))
      start = first
    default: break
    }
    // A thin segment keeps two thirds of its length.
    let free = start == 0 ? 0 : min(style.segmentGap, (length + joined) / 3)
    let gap = free - joined
    guard gap != 0, gap.isFinite else { return LabelRoom() }
    let isForward = scale.position.end > scale.position.start
    let isNegative = (run.values?[row] ?? 0) < 0
    switch (run.direction, isForward != isNegative) {
    case (.vertical, true): return LabelRoom(top: gap)
    case (.vertical, false): return LabelRoom(bottom: gap)
    case (.horizontal, true): return LabelRoom(left: gap)
    case (.horizontal, false): return LabelRoom(right: gap)
    }
  }
}
