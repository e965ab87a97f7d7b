extension InlineMarkdown {
  /// Finds what the delimiters from one on enclose, and forgets them: the procedure “process
  /// emphasis” of CommonMark's appendix.
  ///
  /// - Parameter bottom: How many delimiter runs belong to the text around.
  mutating func processEmphasis(from bottom: Int) {
    // The lowest place at which an opener for a kind of closer may stand: what was looked for in vain is
    // not looked for again.
    var lowest: [CloserKind: Int] = [:]
    var closer = bottom
    while closer < delimiters.count {
      guard case .delimiters(let symbol, let opensToo, true) = pieces[delimiters[closer]].kind
      else {
        closer += 1
        continue
      }
      let kind = CloserKind(
        symbol: symbol, opens: opensToo, rest: pieces[delimiters[closer]].length % 3)
      guard let opener = opener(for: closer, symbol, from: max(bottom, lowest[kind] ?? 0)) else {
        lowest[kind] = closer
        if opensToo { closer += 1 } else { delimiters.remove(at: closer) }
        continue
      }
      let (first, last) = (delimiters[opener], delimiters[closer])
      let isStrike = symbol == Self.code("~")
      let isDouble = pieces[first].text.count >= 2 && pieces[last].text.count >= 2
      let count = isDouble ? 2 : 1
      spans.append(
        Span(
          pieces: (first + 1)..<last, traits: isStrike ? .strike : isDouble ? .strong : .emphasis))
      pieces[first].text.removeLast(count)
      pieces[last].text.removeLast(count)
      // Nothing between the two can be matched any more.
      delimiters.removeSubrange((opener + 1)..<closer)
      closer = opener + 1
      if pieces[first].text.isEmpty {
        delimiters.remove(at: opener)
        closer -= 1
      }
      if pieces[last].text.isEmpty { delimiters.remove(at: closer) }
      // The runs behind the opener have moved.
      for (kind, place) in lowest where place > opener { lowest[kind] = opener }
    }
    delimiters.removeSubrange(min(bottom, delimiters.count)...)
  }

  private struct CloserKind: Hashable {
    var symbol: UInt32
    var opens: Bool
    var rest: Int
  }

  /// The nearest run before a closing one that opens what it closes.
  private func opener(for closer: Int, _ symbol: UInt32, from bottom: Int) -> Int? {
    let closing = pieces[delimiters[closer]]
    guard case .delimiters(_, let closerOpens, _) = closing.kind, closer > bottom else {
      return nil
    }
    for index in (bottom..<closer).reversed() {
      let opening = pieces[delimiters[index]]
      guard case .delimiters(symbol, canOpen: true, let openerCloses) = opening.kind else {
        continue
      }
      // Runs that could be both must not add up to a multiple of three, unless each is one.
      if closerOpens || openerCloses, (opening.length + closing.length) % 3 == 0,
        opening.length % 3 != 0 || closing.length % 3 != 0
      {
        continue
      }
      return index
    }
    return nil
  }
}
