import Foundation

/// Finds which elements of a picture are those of the pictures before.
enum SVGAlignment {
  /// Beyond so many comparisons, elements are looked for in their order alone.
  private static let mostComparisons = 250_000
  /// How far what moves goes between two pictures at most, in points.
  ///
  /// It is 400 points in half a second at 30 pictures a second. What is farther may be another.
  private static let nearness: CGFloat = 27
  /// How far ahead they are then looked for.
  private static let reach = 64

  /// Pairs of indices, both ascending.
  ///
  /// Two lists of the same form and about the same places are paired one by one. Otherwise pairs are
  /// those of a longest common subsequence (Wagner and Fischer, 1974) in which equal elements count
  /// more than near ones of equal form, and these more than those of an equal kind.
  static func pairs(
    _ tracks: [SVGTrack], _ nodes: [SVGNode], frame: Int
  ) -> [(Int, Int)] {
    let recent = tracks.indices.filter { tracks[$0].presence.last?.upperBound == frame - 1 }
    if recent.count == nodes.count,
      zip(recent, nodes).allSatisfy({
        tracks[$0].node.form == $1.form && isNear(tracks[$0], $1)
      })
    {
      return Array(zip(recent, nodes.indices))
    }
    var (begin, trackEnd, nodeEnd) = (0, tracks.count, nodes.count)
    while begin < min(trackEnd, nodeEnd), tracks[begin].node.content == nodes[begin].content {
      begin += 1
    }
    while trackEnd > begin, nodeEnd > begin,
      tracks[trackEnd - 1].node.content == nodes[nodeEnd - 1].content
    {
      (trackEnd, nodeEnd) = (trackEnd - 1, nodeEnd - 1)
    }
    let (rows, columns) = (trackEnd - begin, nodeEnd - begin)
    let middle =
      rows * columns <= mostComparisons
      ? common(tracks[begin..<trackEnd], nodes[begin..<nodeEnd])
      : inOrder(tracks[begin..<trackEnd], nodes[begin..<nodeEnd])
    return (0..<begin).map { ($0, $0) } + middle
      + zip(trackEnd..<tracks.count, nodeEnd..<nodes.count)
  }

  /// How much is gained by a pair; 0 for two that cannot be one.
  private static func gain(_ track: SVGTrack, _ node: SVGNode) -> Int {
    guard track.node.matches(node) else { return 0 }
    if track.node.content == node.content { return 16 }
    guard track.node.form == node.form else { return isNear(track, node) ? 2 : 1 }
    // The nearer, the better: of bars side by side, each goes on as itself.
    let share = track.node.distance(from: node) * node.scale / nearness
    return share < 1 ? 14 - Int(share * 8) : 3
  }

  /// Whether an element can have moved so far from a picture to the next.
  private static func isNear(_ track: SVGTrack, _ node: SVGNode) -> Bool {
    track.node.distance(from: node) * node.scale < nearness
  }

  private static func common(
    _ tracks: ArraySlice<SVGTrack>, _ nodes: ArraySlice<SVGNode>
  ) -> [(Int, Int)] {
    let width = nodes.count + 1
    // The best gain of what begins at a pair of indices.
    var best = [Int](repeating: 0, count: (tracks.count + 1) * width)
    for row in (0..<tracks.count).reversed() {
      for column in (0..<nodes.count).reversed() {
        let gain = gain(
          tracks[tracks.startIndex + row], nodes[nodes.startIndex + column])
        let paired = gain > 0 ? gain + best[(row + 1) * width + column + 1] : 0
        best[row * width + column] = max(
          paired, best[(row + 1) * width + column], best[row * width + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < tracks.count, column < nodes.count {
      let here = best[row * width + column]
      if here == best[(row + 1) * width + column] {
        row += 1
      } else if here == best[row * width + column + 1] {
        column += 1
      } else {
        pairs.append((tracks.startIndex + row, nodes.startIndex + column))
        (row, column) = (row + 1, column + 1)
      }
    }
    return pairs
  }

  private static func inOrder(
    _ tracks: ArraySlice<SVGTrack>, _ nodes: ArraySlice<SVGNode>
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var next = tracks.startIndex
    for index in nodes.indices {
      let end = min(next + reach, tracks.endIndex)
      guard let track = (next..<end).first(where: { tracks[$0].node.form == nodes[index].form })
      else { continue }
      pairs.append((track, index))
      next = track + 1
    }
    return pairs
  }
}
