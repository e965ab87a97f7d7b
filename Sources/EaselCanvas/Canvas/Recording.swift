import Foundation
import Synchronization

/// Drawing as a value: what a ``RecordingCanvas`` was told, ready to be drawn again anywhere.
///
/// ```swift
/// let canvas = RecordingCanvas()
/// canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.red))
/// let dot = canvas.recording
/// page.draw(dot)
/// ```
///
/// Recordings are balanced: every save, group and content in them ends in them. A document writes one
/// that it draws again and again only once, as letterheads and frames of pages are
/// (``RenderOptions/reusesRecordings``).
public struct Recording: Hashable, Sendable {
  /// One call of the canvas.
  public enum Operation: Hashable, Sendable {
    /// Remember transform and clip.
    case save
    /// Return to the last save.
    case restore
    /// Put a transform before the current one.
    case concatenate(CGAffineTransform)
    /// Clip to a path.
    case clip(Path, rule: FillRule)
    /// Fill a path.
    case fill(Path, with: Paint, rule: FillRule, compositing: Compositing)
    /// Stroke a path.
    case stroke(Path, with: Paint, style: StrokeStyle, compositing: Compositing)
    /// Fill a path at many points.
    case stamp(Path, at: [CGPoint], with: Paint, compositing: Compositing)
    /// Draw a part of a picture into a rectangle.
    case image(
      Image, source: CGRect?, rect: CGRect, interpolation: Interpolation, compositing: Compositing)
    /// Draw a text layout at a point.
    case text(TextLayout, at: CGPoint, compositing: Compositing)
    /// Draw another recording.
    case recording(Recording)
    /// Begin a group.
    case beginGroup(GroupEffects)
    /// End a group.
    case endGroup
    /// Begin a content.
    case beginMarkedContent(MarkedContent)
    /// End a content.
    case endMarkedContent
  }

  /// The calls, in their order.
  public let operations: [Operation]
  /// The bounds of what is drawn, in the recording's user space; null if nothing is.
  public let bounds: CGRect
  /// How many recordings lie inside one another, this one counted.
  public let depth: Int
  /// How many operations a replay makes, those of inner recordings counted each time.
  public let operationCount: Int
  /// Told apart from all other recordings of the process, however alike; copies have the same.
  let number: UInt64

  /// A recording without any drawing.
  public static let empty = Recording(operations: [], bounds: .null)

  private static let lastNumber = Atomic<UInt64>(0)

  /// A number that no recording has yet.
  static func makeNumber() -> UInt64 {
    lastNumber.add(1, ordering: .relaxed).newValue
  }

  init(operations: [Operation], bounds: CGRect, number: UInt64 = makeNumber()) {
    self.operations = operations
    self.number = number
    self.bounds = bounds
    var depth = 1
    var count = 0
    for operation in operations {
      let inner: Recording?
      switch operation {
      case .recording(let recording): inner = recording
      case .beginGroup(let effects): inner = effects.mask?.recording
      default: inner = nil
      }
      depth = max(depth, (inner?.depth ?? 0) + 1)
      // Saturates: recordings inside recordings can multiply beyond any integer.
      count = Int(min(Int64.max / 2, Int64(count) &+ Int64(inner?.operationCount ?? 0)))
      count = min(count, Int.max / 4) + 1
    }
    self.depth = depth
    operationCount = count
  }

  /// Whether nothing was recorded.
  public var isEmpty: Bool { operations.isEmpty }

  /// Makes the same calls on another canvas.
  public func replay(on canvas: any Canvas) {
    for operation in operations { operation.replay(on: canvas) }
  }

  /// Equal when they make the same calls.
  public static func == (a: Recording, b: Recording) -> Bool {
    a.number == b.number || (a.bounds == b.bounds && a.operations == b.operations)
  }

  /// Hashes counts and bounds, not every point: equality tells the rest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(operations.count)
    hasher.combine(bounds.origin.x)
    hasher.combine(bounds.origin.y)
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
  }
}

extension Recording.Operation {
  /// Makes the same call on another canvas.
  package func replay(on canvas: any Canvas) {
    switch self {
    case .save: canvas.save()
    case .restore: canvas.restore()
    case .concatenate(let transform): canvas.concatenate(transform)
    case .clip(let path, let rule): canvas.clip(to: path, rule: rule)
    case .fill(let path, let paint, let rule, let compositing):
      canvas.fill(path, with: paint, rule: rule, compositing: compositing)
    case .stroke(let path, let paint, let style, let compositing):
      canvas.stroke(path, with: paint, style: style, compositing: compositing)
    case .stamp(let path, let points, let paint, let compositing):
      canvas.stamp(path, at: points, with: paint, compositing: compositing)
    case .image(let image, let source, let rect, let interpolation, let compositing):
      canvas.draw(
        image, from: source, in: rect, interpolation: interpolation, compositing: compositing)
    case .text(let layout, let origin, let compositing):
      canvas.draw(layout, at: origin, compositing: compositing)
    case .recording(let recording): canvas.draw(recording)
    case .beginGroup(let effects): canvas.beginGroup(effects)
    case .endGroup: canvas.endGroup()
    case .beginMarkedContent(let content): canvas.beginMarkedContent(content)
    case .endMarkedContent: canvas.endMarkedContent()
    }
  }
}
