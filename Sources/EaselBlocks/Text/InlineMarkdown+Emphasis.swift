extension InlineMarkdown {
  /// Finds what the delimiters from one on enclose, and forgets them: the procedure “process
  /// emphasis” of CommonMark's appendix.
  ///
  /// - Parameter bottom: How many delimiter runs belong to the text around.
  mutating func processEmphasis(from bottom: Int) {
    // The lowest place at which an opener for a kind of closer may stand: what was looked for in vain is
    // not looked for again.
    var lowest: [CloserKind: Int] = [:]
    let runs = Array(delimiters[min(bottom, delimiters.count)...])
    delimiters.removeLast(runs.count)
    // Runs that may open, before the next one.
    var openers: [Int] = []
    var next = 0
    while next < runs.count {
      let last = runs[next]
      steps += 1
      guard case .delimiters(let symbol, let opensToo, true) = pieces[last].kind else {
        openers.append(last)
        next += 1
        continue
      }
      let kind = CloserKind(symbol: symbol, opens: opensToo, rest: pieces[last].length % 3)
      guard let opener = opener(for: last, symbol, in: openers, from: lowest[kind] ?? 0) else {
        lowest[kind] = openers.count
        if opensToo { openers.append(last) }
        next += 1
        continue
      }
      let first = openers[opener]
      let isStrike = symbol == Self.code("~")
      let isDouble = pieces[first].text.count >= 2 && pieces[last].text.count >= 2
      let count = isDouble ? 2 : 1
      spans.append(
        Span(
          pieces: (first + 1)..<last, traits: isStrike ? .strike : isDouble ? .strong : .emphasis))
      pieces[first].text.removeLast(count)
      pieces[last].text.removeLast(count)
      // Nothing between the two can be matched any more.
      openers.removeLast(openers.count - opener - 1)
      if pieces[first].text.isEmpty { openers.removeLast() }
      if pieces[last].text.isEmpty { next += 1 }
      // The runs behind the opener are gone.
      for (kind, place) in lowest where place > opener { lowest[kind] = opener }
    }
  }

  private struct CloserKind: Hashable {
    var symbol: UInt32
    var opens: Bool
    var rest: Int
  }

  /// The nearest of the runs before a closing one that opens what it closes.
  private mutating func opener(
    for closer: Int, _ symbol: UInt32, in openers: [Int], from bottom: Int
  ) -> Int? {
    let length = pieces[closer].length
    guard case .delimiters(_, let closerOpens, _) = pieces[closer].kind, bottom < openers.count
    else { return nil }
    for index in (bottom..<openers.count).reversed() {
      steps += 1
      let opening = pieces[openers[index]]
      guard case .delimiters(symbol, canOpen: true, let openerCloses) = opening.kind else {
        continue
      }
      // Runs that could be both must not add up to a multiple of three, unless each is one.
      if closerOpens || openerCloses, (opening.length + length) % 3 == 0,
        opening.length % 3 != 0 || length % 3 != 0
      {
        continue
      }
      return index
    }
    return nil
  }
}
