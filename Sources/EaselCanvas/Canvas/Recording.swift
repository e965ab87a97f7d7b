import Foundation
import Synchronization

/// A drawing as a value: the calls that a ``RecordingCanvas`` received, which any canvas can
/// replay.
///
/// ```swift
/// let recorder = RecordingCanvas()
/// recorder.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.red))
/// let square = recorder.recording
/// canvas.draw(square)
/// ```
///
/// Recordings are balanced: every save, group and marked content ends in the same recording. If a
/// recording is drawn repeatedly, such as a letterhead, a PDF document writes it only once
/// (``RenderOptions/reusesRecordings``).
public struct Recording: Hashable, Sendable {
  /// A recorded call of a canvas method.
  public enum Operation: Hashable, Sendable {
    /// Saves the transform and the clip, until the matching `restore`.
    case save
    /// Restores the transform and the clip that the last open `save` saved.
    case restore
    /// Applies a transform to the coordinates of the calls that follow, before the current
    /// transform.
    case concatenate(CGAffineTransform)
    /// Intersects the clip with a path by a fill rule.
    case clip(Path, rule: FillRule)
    /// Fills the inside of a path, as defined by a fill rule, with a paint.
    case fill(Path, with: Paint, rule: FillRule, compositing: Compositing)
    /// Strokes a path with a paint and a style: line width, caps, joins and dashes.
    case stroke(Path, with: Paint, style: StrokeStyle, compositing: Compositing)
    /// Fills a copy of a path at each of the points.
    case stamp(Path, at: [CGPoint], with: Paint, compositing: Compositing)
    /// Draws an image or a part of it, given in the image's points, scaled to fill a rectangle.
    case image(
      Image, source: CGRect?, rect: CGRect, interpolation: Interpolation, compositing: Compositing)
    /// Draws a page of a PDF file, scaled to fill a rectangle.
    case pdf(EmbeddedPDF, in: CGRect, compositing: Compositing)
    /// Draws a text layout with its top left corner at a point.
    case text(TextLayout, at: CGPoint, compositing: Compositing)
    /// Draws another recording in the current user space.
    case recording(Recording)
    /// Begins a group, whose effects are applied to the group as a whole when it ends.
    case beginGroup(GroupEffects)
    /// Ends the group that was begun last and draws it with its effects.
    case endGroup
    /// Begins a range of calls that is marked as a link, a heading or other content.
    case beginMarkedContent(MarkedContent)
    /// Ends the range of marked content that was begun last.
    case endMarkedContent
  }

  /// The recorded calls, in the order in which they were made.
  public let operations: [Operation]
  /// The bounds of the drawing, in the recording's user space; `CGRect.null` if nothing is drawn.
  public let bounds: CGRect
  /// The number of levels of nested recordings, including those of masks; 1 if nothing is nested.
  public let depth: Int
  /// The number of operations of a replay; nested recordings count each time that they are drawn.
  public let operationCount: Int
  /// The number that identifies the recording in this process; only copies have the same number.
  let number: UInt64

  /// An empty recording, which draws nothing.
  public static let empty = Recording(operations: [], bounds: .null)

  private static let lastNumber = Atomic<UInt64>(0)

  /// Returns a number that no recording has yet.
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
      // Nested recordings can multiply beyond any integer; the sum saturates.
      count = Int(min(Int64.max / 2, Int64(count) &+ Int64(inner?.operationCount ?? 0)))
      count = min(count, Int.max / 4) + 1
    }
    self.depth = depth
    operationCount = count
  }

  /// Whether the recording has no calls.
  public var isEmpty: Bool { operations.isEmpty }

  /// Makes the recorded calls on another canvas.
  public func replay(on canvas: any Canvas) {
    for operation in operations { operation.replay(on: canvas) }
  }

  /// Returns whether two recordings make the same calls with equal arguments.
  public static func == (a: Recording, b: Recording) -> Bool {
    a.number == b.number || (a.bounds == b.bounds && a.operations == b.operations)
  }

  /// Adds the number of calls and the bounds to a hasher.
  ///
  /// Points are left out to save time; equal recordings still have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(operations.count)
    hasher.combine(bounds.origin.x)
    hasher.combine(bounds.origin.y)
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
  }
}

extension Recording.Operation {
  /// Makes the recorded call on another canvas.
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
    case .pdf(let page, let rect, let compositing):
      canvas.draw(page, in: rect, compositing: compositing)
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
