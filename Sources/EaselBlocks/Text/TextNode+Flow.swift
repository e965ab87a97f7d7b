import EaselCanvas
import Foundation

extension TextNode {
  package func leastStart(_ region: FlowRegion) -> CGFloat {
    guard !isEmpty else { return size(.unspecified).height }
    let setting = flowSetting(region)
    return setting.height(0..<leastLines(from: 0, of: setting.count))
  }

  /// Fills a region with whole lines.
  ///
  /// As many lines stay together before and after a break as ``EnvironmentValues/orphans`` and
  /// ``EnvironmentValues/widows`` say; at the top of a page, where waiting would help nobody, the
  /// lines that fit are taken whatever they say.
  package func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    if isEmpty { return fillWhole(region, page) }
    let setting = flowSetting(region)
    var first = 0
    if case .line(let line) = cursor { first = max(line, 0) }
    guard first < setting.count, cursor != .end else {
      let nothing = Fragment(size: CGSize(width: setting.width, height: 0))
      return region.holds(0) || region.isFresh ? .whole(nothing) : .none(need: region.tail)
    }
    let rest = setting.count - first
    let fitting = setting.count(fitting: region.height, from: first)
    if fitting >= rest, region.holds(setting.height(first..<setting.count)) {
      noteTruncation(setting)
      let reserved = first == 0 ? setting.reservedHeight(min(base.values.minimumLines, 10_000)) : 0
      let room = region.height - region.tail
      return .whole(piece(setting, first..<setting.count, leastHeight: min(reserved, room)))
    }
    var taken = min(fitting, rest - max(base.values.widows, 1))
    if taken < leastLines(from: first, of: setting.count) {
      // A single line cannot leave its padding to the next page.
      let mayBreak = fitting > 0 && rest > 1
      guard region.isFresh && (mayBreak || page.isForced) else {
        return .none(
          need: setting.height(first..<(first + leastLines(from: first, of: setting.count))))
      }
      // A break within what should stay together, rather than none; where only the padding beneath
      // has no room, the last line goes overleaf with it.
      if first == 0 || taken < 1 { taken = min(max(fitting, 1), max(rest - 1, 1)) }
    }
    guard taken < rest else {
      noteTruncation(setting)
      return .whole(piece(setting, first..<setting.count))
    }
    return .part(piece(setting, first..<(first + taken)), rest: .line(first + taken))
  }

  private func flowSetting(_ region: FlowRegion) -> TextSetting {
    setting(ProposedSize(width: region.width, height: nil).sanitized)
  }

  /// The fewest lines from one on that may stand before a break; all that are left where they may not
  /// be broken.
  private func leastLines(from first: Int, of count: Int) -> Int {
    let rest = count - first
    // What goes on from another page has its first lines there.
    let orphans = first == 0 ? max(base.values.orphans, 1) : 1
    return rest < orphans + max(base.values.widows, 1) ? rest : orphans
  }

  private func piece(
    _ setting: TextSetting, _ lines: Range<Int>, leastHeight: CGFloat = 0
  ) -> Fragment {
    fragment(
      setting, lines,
      CGSize(width: setting.width, height: max(setting.height(lines), leastHeight)).usable)
  }
}
