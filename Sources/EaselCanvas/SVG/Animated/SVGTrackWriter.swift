import Foundation

/// Writes animated elements.
///
/// Attributes have their values at the end or at the beginning. Those that change get `<animate>`
/// elements.
struct SVGTrackWriter {
  /// The frame times and repetitions of the animation.
  struct Timing {
    /// The start time of each frame, 0...1.
    var frameTimes: [Double]
    /// The length of one repetition, in seconds.
    var duration: TimeInterval
    /// The number of repetitions, or 0 for endless.
    var repeatCount: Int
    /// Whether a viewer without animation shows the end instead of the beginning.
    var showsEnd: Bool
  }

  let timing: Timing
  let definer: SVGCanvas
  /// The maximum distance of any content from the point about which it rotates or scales, in
  /// points.
  let reach: CGFloat
  private(set) var definitions = SVGWriter()
  /// The ids of elements in the definitions, by their text.
  private var known: [[UInt8]: String] = [:]
  private var anchors: Set<String> = []

  init(_ timing: Timing, _ definer: SVGCanvas, reach: CGFloat) {
    self.timing = timing
    self.definer = definer
    self.reach = reach
  }

  /// An element under construction.
  struct Element {
    var attributes = SVGWriter()
    /// The title and description, which come before the other children.
    var textAttributes = SVGWriter()
    var animations = SVGWriter()

    /// Whether the element itself has no effect on its children.
    var isPlain: Bool {
      attributes.bytes.isEmpty && textAttributes.bytes.isEmpty && animations.bytes.isEmpty
    }
  }

  /// Writes elements inside of an element that is present in some frames.
  mutating func write(
    _ tracks: [SVGTrack], presence: [ClosedRange<Int>], to writer: inout SVGWriter
  ) {
    for track in tracks { write(track, presence: presence, to: &writer) }
  }

  private mutating func write(
    _ track: SVGTrack, presence: [ClosedRange<Int>], to writer: inout SVGWriter
  ) {
    var element = Element()
    show(track, in: presence, &element)
    add(track, to: &element)
    let node = track.node
    if track.shadow.count == 2 {
      return writeShadow(of: track, element, to: &writer)
    }
    if let recording = node.recording {
      let id = definer.define(
        recording, scale: node.scale / SVGNodeBuilder.leeway)
      element.attributes.attribute("href", "#\(id)")
      return write("use", element, [], track, to: &writer)
    }
    if node.tag == "g", element.isPlain {
      return write(track.children, presence: track.presence, to: &writer)
    }
    write(node.tag, element, track.children, track, to: &writer)
  }

  private mutating func write(
    _ tag: String, _ element: Element, _ children: [SVGTrack], _ track: SVGTrack,
    to writer: inout SVGWriter
  ) {
    writer.raw("<\(tag)")
    writer.raw(element.attributes.bytes)
    if children.isEmpty, element.textAttributes.bytes.isEmpty, element.animations.bytes.isEmpty {
      return writer.raw("/>\n")
    }
    writer.raw(">")
    writer.raw(element.textAttributes.bytes)
    writer.raw(element.animations.bytes)
    if !children.isEmpty {
      writer.raw("\n")
      write(children, presence: track.presence, to: &writer)
    }
    writer.raw("</\(tag)>\n")
  }

  /// Writes an element with a shadow, and the shadow behind it.
  private mutating func writeShadow(
    of track: SVGTrack, _ element: Element, to writer: inout SVGWriter
  ) {
    var element = element
    let (filter, mover) = (track.shadow[0], track.shadow[1])
    let id = definer.makeIdentifier("g")
    let shadow = define(filter)
    let display = element.attributes.bytes
    // Both parts appear and disappear together. Everything else applies to the content alone.
    writer.raw("<g")
    var outer = Element()
    show(track, in: nil, &outer)
    writer.raw(" filter=\"url(#\(shadow))\">")
    var moved = Element()
    moved.attributes.attribute("href", "#\(id)")
    add(mover, to: &moved)
    write("use", moved, [], mover, to: &writer)
    writer.raw("</g>\n")
    element.attributes = SVGWriter()
    element.attributes.attribute("id", id)
    element.attributes.raw(display)
    if track.node.showsContent {
      write("g", element, track.children, track, to: &writer)
    } else {
      var content = SVGWriter()
      write("g", element, track.children, track, to: &content)
      definitions.raw(content.bytes)
    }
  }

  /// Returns the id of an element in the definitions, which is the same for equal text.
  private mutating func define(_ track: SVGTrack) -> String {
    var element = Element()
    add(track, to: &element)
    var content = SVGWriter()
    write(track.node.tag, element, track.children, track, to: &content)
    if let id = known[content.bytes] { return id }
    let id = definer.makeIdentifier(track.node.tag.prefix(1).lowercased())
    known[content.bytes] = id
    definitions.raw("<\(track.node.tag) id=\"\(id)\"")
    definitions.raw(Array(content.bytes.dropFirst(track.node.tag.utf8.count + 1)))
    return id
  }

  // MARK: Attributes

  private mutating func add(_ track: SVGTrack, to element: inout Element) {
    for (index, attribute) in track.node.attributes.enumerated() {
      add(attribute, track.samples[index], to: &element)
    }
    for (reference, inner) in zip(track.node.references, track.references) {
      element.attributes.attribute(reference.name, "url(#\(define(inner)))")
    }
  }

  private mutating func add(
    _ attribute: SVGNode.Attribute, _ samples: [SVGKeyFrames.Sample], to element: inout Element
  ) {
    let value = attribute.value
    guard let still = timing.showsEnd ? samples.last : samples.first else { return }
    switch value.form {
    case .text(let text) where ["title", "desc"].contains(attribute.name):
      return element.textAttributes.raw(
        "<\(attribute.name)>\(XMLText.escaped(text))</\(attribute.name)>")
    case .text(let text):
      // A destination has one element, even if several appear and disappear with its name.
      if attribute.name == "id", !anchors.insert(text).inserted { return }
      element.attributes.attribute(attribute.name, text)
      return
    case .region: return addRegion(samples, value, to: &element)
    case .matrix:
      return addTransform(samples, value, still.numbers, to: &element)
    case .numbers, .path, .color: break
    }
    let keys = SVGKeyFrames(samples, frameTimes: timing.frameTimes, tolerance: value.tolerance)
    let isMoving = keys.times.count > 1
    let text = value.text(still.numbers, isMoving: false)
    let isInitial = attribute.initial.map { text == value.text([$0], isMoving: false) } ?? false
    if isMoving || !isInitial { element.attributes.attribute(attribute.name, text) }
    guard isMoving else { return }
    element.animations.raw("<animate")
    element.animations.attribute("attributeName", attribute.name)
    addTiming(keys.times, keys.easings, to: &element)
    element.animations.attribute(
      "values", keys.values.map { value.text($0, isMoving: true) }.joined(separator: ";"))
    element.animations.raw("/>")
  }

  private func addRegion(
    _ samples: [SVGKeyFrames.Sample], _ value: SVGValue, to element: inout Element
  ) {
    let box = samples.reduce(CGRect.null) { box, sample in
      let n = sample.numbers
      return box.union(CGRect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1]))
    }
    for (name, length) in [
      ("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height),
    ] { element.attributes.attribute(name, value.text([length], isMoving: false)) }
  }

  /// Adds the attributes that all animations have.
  ///
  /// There are no `keyTimes` for a single value.
  func addTiming(
    _ times: [Double], _ easings: [SVGEasing] = [], to element: inout Element
  ) {
    let rounds = timing.repeatCount == 0 ? "indefinite" : "\(timing.repeatCount)"
    if times.count > 1 {
      element.animations.attribute("keyTimes", times.map(time).joined(separator: ";"))
    }
    if easings.contains(where: { $0 != .linear }) {
      element.animations.attribute("calcMode", "spline")
      element.animations.attribute("keySplines", easings.map(\.text).joined(separator: ";"))
    }
    element.animations.attribute("dur", SVGWriter.number(timing.duration, 6) + "s")
    if rounds != "1" { element.animations.attribute("repeatCount", rounds) }
    if timing.repeatCount > 0 { element.animations.attribute("fill", "freeze") }
  }

  private func time(_ time: Double) -> String {
    // Two digits more than necessary to distinguish the frames. Times are rounded down, so that
    // each frame is visible at its own time.
    let count = Double(max(timing.frameTimes.count, 2))
    let digits = max(4, Int(log10(count).rounded(.up)) + 2)
    let scale = pow(10, Double(digits))
    return SVGWriter.number((time * scale).rounded(.down) / scale, digits)
  }

  // MARK: Appearing and disappearing

  /// Shows an element only in the frames that have it, out of those that have its parent.
  private func show(
    _ track: SVGTrack, in outer: [ClosedRange<Int>]?, _ element: inout Element
  ) {
    guard let outer else { return }
    var changes: [(frame: Int, isShown: Bool)] = []
    for (frame, isShown) in Self.changes(track.presence, in: outer)
    where changes.last?.isShown != isShown { changes.append((frame, isShown)) }
    guard let first = changes.first, let last = changes.last, changes.count > 1 else { return }
    let still = timing.showsEnd ? last : first
    if !still.isShown { element.attributes.attribute("display", "none") }
    changes[0].frame = 0
    element.animations.raw("<animate attributeName=\"display\" calcMode=\"discrete\"")
    addTiming(changes.map { timing.frameTimes[$0.frame] }, to: &element)
    element.animations.attribute(
      "values", changes.map { $0.isShown ? "inline" : "none" }.joined(separator: ";"))
    element.animations.raw("/>")
  }

  /// Returns the frames at which an element appears or disappears, out of those of its parent.
  private static func changes(
    _ presence: [ClosedRange<Int>], in outer: [ClosedRange<Int>]
  ) -> [(Int, Bool)] {
    var changes: [(Int, Bool)] = []
    var index = 0
    for range in outer {
      var next = range.lowerBound
      while index < presence.count, presence[index].upperBound < next { index += 1 }
      while index < presence.count, presence[index].lowerBound <= range.upperBound {
        let inner = presence[index]
        if inner.lowerBound > next { changes.append((next, false)) }
        changes.append((max(inner.lowerBound, next), true))
        next = inner.upperBound + 1
        if next > range.upperBound { break }
        index += 1
      }
      if next <= range.upperBound { changes.append((next, false)) }
    }
    return changes
  }
}
