import EaselCanvas
import Foundation

extension TextNode {
  /// Fills a region with whole lines.
  ///
  /// At least ``EnvironmentValues/orphans`` lines stay together before a break and
  /// ``EnvironmentValues/widows`` lines after it. At the top of a page, where moving to the next
  /// page would not help, the lines that fit are placed anyway.
  package func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    if isEmpty { return fillWhole(region, &page) }
    let setting = flowSetting(region)
    var first = 0
    if case .line(let line) = cursor { first = max(line, 0) }
    guard first < setting.count, cursor != .end else {
      let nothing = Fragment(size: CGSize(width: setting.width, height: 0))
      return region.holds(0) || region.isFresh ? .whole(nothing) : .none(need: region.tail)
    }
    let rest = setting.count - first
    let notes = notes(in: setting)
    let fitting =
      notes.isEmpty
      ? setting.count(fitting: region.height, from: first)
      : count(fitting: region, from: first, setting, notes, page)
    var whole = page
    let space = region.height + page.notes.height
    if fitting >= rest,
      reserve(notes, first..<setting.count, from: first, setting, space, region, &whole),
      region.reserving(whole.notes.height - page.notes.height)
        .holds(setting.height(first..<setting.count))
    {
      page = whole
      noteTruncation(setting)
      let reserved = first == 0 ? setting.reservedHeight(min(base.values.minimumLines, 10_000)) : 0
      let space = region.height - region.tail
      return .whole(
        piece(
          setting, first..<setting.count, region, minimumHeight: min(reserved, space),
          isPart: first > 0))
    }
    var taken = min(fitting, rest - max(base.values.widows, 1))
    if taken < minimumLines(from: first, of: setting.count) {
      // A single line cannot leave its bottom padding to the next page.
      let mayBreak = fitting > 0 && rest > 1
      guard region.isFresh && (mayBreak || page.isForced) else {
        return .none(
          need: setting.height(first..<(first + minimumLines(from: first, of: setting.count))))
      }
      // A break within lines that should stay together is better than none. If only the bottom
      // padding does not fit, the last line moves to the next page with it.
      if first == 0 || taken < 1 { taken = min(max(fitting, 1), max(rest - 1, 1)) }
    }
    if taken < rest, taken > minimumLines(from: first, of: setting.count),
      setting.endsInHyphen(first + taken - 1), !setting.endsInHyphen(first + taken - 2)
    {
      // A page must not end with a hyphenated word if the line before it does not.
      taken -= 1
    }
    let lines = first..<(first + min(taken, rest))
    reserve(notes, lines, from: first, setting, space, region, &page, isForced: true)
    guard taken < rest else {
      noteTruncation(setting)
      return .whole(piece(setting, lines, region, isPart: first > 0))
    }
    return .part(piece(setting, lines, region, isPart: true), rest: .line(lines.upperBound))
  }

  /// The footnotes of the text, with the lines that refer to them.
  private func notes(in setting: TextSetting) -> [(line: Int, note: PageNote)] {
    guard runs?.hasNotes == true else { return [] }
    return self.elements(in: setting).compactMap { element, line in
      (element as? any NotedElement).map { (line, $0.note) }
    }
  }

  /// The number of lines that fit with their footnotes, which begin on the page of their line.
  private func count(
    fitting region: FlowRegion, from first: Int, _ setting: TextSetting,
    _ notes: [(line: Int, note: PageNote)], _ page: PageState
  ) -> Int {
    var state = page
    var count = 0
    let space = region.height + page.notes.height
    for line in first..<setting.count {
      let isReserved = reserve(
        notes, line..<(line + 1), from: first, setting, space, region, &state)
      let left = region.reserving(state.notes.height - page.notes.height)
      guard isReserved, left.holds(setting.height(first..<(line + 1)), isLast: false) else { break }
      count += 1
    }
    return count
  }

  /// Begins the footnotes of some lines.
  ///
  /// - Parameters:
  ///   - first: The first line of the piece.
  ///   - space: The height for the piece and all footnotes of the page.
  ///   - isForced: Whether footnotes that do not fit are moved to the next page.
  /// - Returns: `false` if one of the footnotes does not fit.
  @discardableResult
  private func reserve(
    _ notes: [(line: Int, note: PageNote)], _ lines: Range<Int>, from first: Int,
    _ setting: TextSetting, _ space: CGFloat, _ region: FlowRegion, _ page: inout PageState,
    isForced: Bool = false
  ) -> Bool {
    for (line, note) in notes where lines.contains(line) {
      let left = space - setting.height(first..<(line + 1))
      if page.notes.add(note, space: left, width: region.width) { continue }
      guard isForced else { return false }
      page.notes.addToNextPage(note)
    }
    return true
  }

  private func flowSetting(_ region: FlowRegion) -> TextSetting {
    setting(ProposedSize(width: region.width, height: nil).sanitized)
  }

  /// The minimum number of lines from one on before a break; all remaining lines if they must not
  /// break.
  private func minimumLines(from first: Int, of count: Int) -> Int {
    let rest = count - first
    // A text that continues from another page has its first lines there.
    let orphans = first == 0 ? max(base.values.orphans, 1) : 1
    return rest < orphans + max(base.values.widows, 1) ? rest : orphans
  }

  private func piece(
    _ setting: TextSetting, _ lines: Range<Int>, _ region: FlowRegion, minimumHeight: CGFloat = 0,
    isPart: Bool
  ) -> Fragment {
    fragment(
      setting, lines,
      CGSize(
        width: width(of: setting, in: region.width),
        height: max(setting.height(lines), minimumHeight)
      ).usable,
      isPart: isPart)
  }
}
