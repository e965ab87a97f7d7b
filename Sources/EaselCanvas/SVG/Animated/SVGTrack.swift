import Foundation

/// An element in all frames that have it.
final class SVGTrack {
  /// The element as in the last frame, without its children.
  private(set) var node: SVGNode
  /// The frames that have the element.
  private(set) var presence: [ClosedRange<Int>] = []
  /// The values of each attribute.
  ///
  /// Of several equal ones in a row it has the first and the last.
  private(set) var samples: [[SVGKeyFrames.Sample]]
  private(set) var children: [SVGTrack] = []
  private(set) var references: [SVGTrack] = []
  private(set) var shadow: [SVGTrack] = []

  init(_ node: SVGNode) {
    self.node = node
    samples = Array(repeating: [], count: node.attributes.count)
    references = node.references.map { SVGTrack($0.node) }
    shadow = node.shadow.map { SVGTrack($0) }
  }

  /// Adds the element of a further frame.
  func add(_ node: SVGNode, frame: Int, _ definer: SVGCanvas) {
    var children = node.children
    let follows = presence.last?.upperBound == frame - 1
    if let before = self.node.recording, before != node.recording {
      expand(before, definer)
    }
    if let recording = node.recording, presence.isEmpty == false, self.node.recording == nil {
      children = SVGNodeBuilder.nodes(of: recording, scale: node.scale, definer)
    }
    let isWhole = presence.isEmpty || self.node.recording != nil
    let former = self.node.attributes
    self.node = node
    self.node.children = []
    for (index, attribute) in former.enumerated() {
      let value = node.attributes[index].value.precise(as: attribute.value)
      self.node.attributes[index].value = value
    }
    if !isWhole { self.node.recording = nil }
    for (index, attribute) in node.attributes.enumerated() {
      add(attribute.value.numbers, to: &samples[index], frame: frame, follows: follows)
    }
    if follows, let last = presence.last {
      presence[presence.count - 1] = last.lowerBound...frame
    } else {
      presence.append(frame...frame)
    }
    for (track, reference) in zip(references, node.references) {
      track.add(reference.node, frame: frame, definer)
    }
    for (track, part) in zip(shadow, node.shadow) { track.add(part, frame: frame, definer) }
    self.children = Self.merge(children, into: self.children, frame: frame, definer)
  }

  private func add(
    _ numbers: [CGFloat], to samples: inout [SVGKeyFrames.Sample], frame: Int, follows: Bool
  ) {
    let count = samples.count
    if follows, count > 1, samples[count - 1].numbers == numbers, samples[count - 1].follows,
      samples[count - 2].numbers == numbers
    {
      samples[count - 1].frame = frame
    } else {
      // Equal numbers share their storage.
      let same = samples.last?.numbers == numbers ? samples.last?.numbers : nil
      samples.append(
        SVGKeyFrames.Sample(frame: frame, numbers: same ?? numbers, follows: follows))
    }
  }

  /// Divides into elements a recording that was the same in all frames so far.
  private func expand(_ recording: Recording, _ definer: SVGCanvas) {
    let nodes = SVGNodeBuilder.nodes(of: recording, scale: node.scale, definer)
    for frame in presence.joined() {
      children = Self.merge(nodes, into: children, frame: frame, definer)
    }
    node.recording = nil
  }

  /// Merges the elements of a further frame into those of the frames before.
  ///
  /// The order is correct for all frames.
  static func merge(
    _ nodes: [SVGNode], into tracks: [SVGTrack], frame: Int, _ definer: SVGCanvas
  ) -> [SVGTrack] {
    let pairs = SVGAlignment.pairs(tracks, nodes, frame: frame)
    var merged: [SVGTrack] = []
    merged.reserveCapacity(max(tracks.count, nodes.count))
    var (nextTrack, nextNode) = (0, 0)
    func add(nodesBefore end: Int) {
      for node in nodes[nextNode..<end] {
        let track = SVGTrack(node)
        track.add(node, frame: frame, definer)
        merged.append(track)
      }
      nextNode = end
    }
    for (track, node) in pairs {
      merged += tracks[nextTrack..<track]
      add(nodesBefore: node)
      tracks[track].add(nodes[node], frame: frame, definer)
      merged.append(tracks[track])
      (nextTrack, nextNode) = (track + 1, node + 1)
    }
    merged += tracks[nextTrack...]
    add(nodesBefore: nodes.count)
    return merged
  }
}
