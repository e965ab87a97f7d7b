import EaselCanvas
import Foundation

/// Makes canvas calls as the input says, and ends what they began.
struct CanvasCalls {
  private enum Scope: CaseIterable {
    case save
    case group
    case content
  }

  private let canvas: any Canvas
  private let depth: Int
  /// What is open, so that it can be ended in order.
  private var scopes: [Scope] = []
  /// Recordings that were made, to be drawn again and again.
  private var recordings: [Recording]

  init(_ canvas: any Canvas, depth: Int = 0, recordings: [Recording] = []) {
    self.canvas = canvas
    self.depth = depth
    self.recordings = recordings
  }

  mutating func make(_ input: inout FuzzInput, atMost most: Int) {
    var count = 0
    while count < most, !input.isEmpty {
      makeCall(&input)
      count += 1
    }
  }

  /// Ends what is open.
  mutating func end() {
    while let scope = scopes.last { end(scope) }
  }

  private mutating func makeCall(_ input: inout FuzzInput) {
    switch input.index(below: 20) {
    case 0, 1, 2, 3:
      canvas.fill(
        input.derivedPath(), with: input.paint(), rule: input.fillRule(),
        compositing: input.compositing())
    case 4, 5, 6:
      canvas.stroke(
        input.derivedPath(), with: input.paint(), style: input.strokeStyle(),
        compositing: input.compositing())
    case 7: stamp(&input)
    case 8:
      canvas.draw(
        input.image(), from: input.maybe { $0.rect() }, in: input.rect(),
        interpolation: input.choice(Interpolation.self), compositing: input.compositing())
    case 9:
      canvas.draw(
        TextLayout(
          input.string(atMost: 8), style: input.textStyle(), width: input.extent(),
          height: input.extent(), limits: .untrusted), at: input.point(),
        compositing: input.compositing())
    case 10, 11: canvas.concatenate(input.transform())
    case 12: canvas.clip(to: input.derivedPath(), rule: input.fillRule())
    case 13: save()
    case 14:
      canvas.beginGroup(effects(&input))
      scopes.append(.group)
    case 15:
      canvas.beginMarkedContent(input.content())
      scopes.append(.content)
    case 16, 17: if let last = scopes.last { end(last) }
    case 18:
      // Deep nesting, or an end of something that was not begun last.
      if input.rarely(64) {
        for _ in 0..<input.index(below: 100) { save() }
      } else if let last = scopes.last {
        let other = input.choice(Scope.self)
        if other != last { call(end: other) }
      }
    default: canvas.draw(recording(&input))
    }
  }

  private mutating func save() {
    canvas.save()
    scopes.append(.save)
  }

  private mutating func end(_ scope: Scope) {
    scopes.removeLast()
    call(end: scope)
  }

  private func call(end scope: Scope) {
    switch scope {
    case .save: canvas.restore()
    case .group: canvas.endGroup()
    case .content: canvas.endMarkedContent()
    }
  }

  private func stamp(_ input: inout FuzzInput) {
    let path = input.path()
    var points = input.list(atMost: 8) { $0.point() }
    // Beyond a thousand they are stamped from images.
    if input.rarely(24), let first = points.first {
      points += (0..<input.index(below: 4_096)).map {
        CGPoint(x: first.x + Double($0 % 61), y: first.y + Double($0 % 53))
      }
    }
    canvas.stamp(path, at: points, with: input.paint(), compositing: input.compositing())
  }

  /// A recording of further calls, or one that was made before.
  private mutating func recording(_ input: inout FuzzInput) -> Recording {
    if !recordings.isEmpty, input.bool() { return input.choice(recordings) }
    guard depth < 10 else { return .empty }
    let canvas = RecordingCanvas(
      size: input.maybe { $0.size() },
      context: RenderContext(RenderOptions(policy: .lenient, limits: canvas.context.limits)))
    var calls = CanvasCalls(canvas, depth: depth + 1, recordings: recordings)
    calls.make(&input, atMost: 1 + input.index(below: 8))
    recordings = calls.recordings + [canvas.recording]
    return canvas.recording
  }

  private mutating func effects(_ input: inout FuzzInput) -> GroupEffects {
    GroupEffects(
      opacity: input.share(), blendMode: input.rarely(64) ? input.choice(BlendMode.self) : .normal,
      mask: input.rarely(64)
        ? Mask(recording(&input), mode: input.bool() ? .luminance : .alpha) : nil,
      shadow: input.rarely(64) ? input.shadow() : nil, showsContent: !input.rarely())
  }
}
