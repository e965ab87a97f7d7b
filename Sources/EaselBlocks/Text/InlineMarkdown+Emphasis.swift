extension InlineMarkdown {
  /// Finds the text between matching delimiters and removes the delimiters from the list.
  ///
  /// It is the procedure “process emphasis” in the appendix of the CommonMark specification.
  ///
  /// - Parameter bottom: The number of delimiter runs that belong to the surrounding text.
  mutating func processEmphasis(from bottom: Int) {
    // The lowest index of a possible opener for each kind of closer, so that a failed search is not
    // repeated.
    var lowest: [CloserKind: Int] = [:]
    let runs = Array(delimiters[min(bottom, delimiters.count)...])
    delimiters.removeLast(runs.count)
    // The indices of earlier runs that may open.
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
      // Runs between the opener and the closer can no longer match.
      openers.removeLast(openers.count - opener - 1)
      if pieces[first].text.isEmpty { openers.removeLast() }
      if pieces[last].text.isEmpty { next += 1 }
      // The runs after the opener were removed.
      for (kind, position) in lowest where position > opener { lowest[kind] = opener }
    }
  }

  private struct CloserKind: Hashable {
    var symbol: UInt32
    var opens: Bool
    var rest: Int
  }

  /// The last opener before a closing run that matches it.
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
      // If one of the runs can both open and close, the sum of their lengths must not be a multiple
      // of three, unless both lengths are.
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
