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
  ) -> LabelSpace {
    guard let ends = run[run.direction], ends.isFromBase, ends.lower[row] != 0,
      let scale = scale(run.direction, traits)
    else { return LabelSpace() }
    let length = run.direction == .vertical ? rect.height : rect.width
    var (start, joined) = (ends.lower[row], CGFloat.zero)
    switch run.joints?[row] {
    case .covered(isLowest: false)?: return LabelSpace()
    case .top(let first)?:
      let locations = (
        scale.position.position(of: first), scale.position.position(of: ends.lower[row])
      )
      joined = CGFloat(abs(locations.1 - locations.0))
      start = first
    default: break
    }
    // A thin segment keeps two thirds of its length.
    let free = start == 0 ? 0 : min(style.segmentGap, (length + joined) / 3)
    let gap = free - joined
    guard gap != 0, gap.isFinite else { return LabelSpace() }
    let isForward = scale.position.end > scale.position.start
    let isNegative = (run.values?[row] ?? 0) < 0
    switch (run.direction, isForward != isNegative) {
    case (.vertical, true): return LabelSpace(top: gap)
    case (.vertical, false): return LabelSpace(bottom: gap)
    case (.horizontal, true): return LabelSpace(left: gap)
    case (.horizontal, false): return LabelSpace(right: gap)
    }
  }
}
