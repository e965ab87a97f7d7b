import Foundation

/// Finds the elements of a frame that continue elements of the frames before.
enum SVGAlignment {
  /// The number of comparisons above which elements are only matched in their order.
  private static let mostComparisons = 250_000
  /// The maximum distance that a moving element covers between two frames, in points.
  ///
  /// It is 400 points in half a second at 30 frames a second. Beyond it, it may be another element.
  private static let nearness: CGFloat = 27
  /// The number of following elements that are searched for a match in order.
  private static let reach = 64

  /// Returns pairs of indices, both ascending.
  ///
  /// Two lists of the same form and of nearly the same positions are paired one by one. Otherwise
  /// the pairs are those of a longest common subsequence (Wagner and Fischer, 1974). In it equal
  /// elements count more than near elements of equal form, and these more than elements of an equal
  /// kind.
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

  /// Returns the gain of a pair, or 0 for two elements that cannot be the same.
  private static func gain(_ track: SVGTrack, _ node: SVGNode) -> Int {
    guard track.node.matches(node) else { return 0 }
    if track.node.content == node.content { return 16 }
    guard track.node.form == node.form else { return isNear(track, node) ? 2 : 1 }
    // A nearer element is a better match: each of several bars side by side continues itself.
    let share = track.node.distance(from: node) * node.scale / nearness
    return share < 1 ? 14 - Int(share * 8) : 3
  }

  /// Whether an element can have moved this far from one frame to the next.
  private static func isNear(_ track: SVGTrack, _ node: SVGNode) -> Bool {
    track.node.distance(from: node) * node.scale < nearness
  }

  private static func common(
    _ tracks: ArraySlice<SVGTrack>, _ nodes: ArraySlice<SVGNode>
  ) -> [(Int, Int)] {
    let width = nodes.count + 1
    // The maximum gain of the rest that begins at a pair of indices.
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
