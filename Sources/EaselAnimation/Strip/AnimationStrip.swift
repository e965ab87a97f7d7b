import EaselCanvas
import Foundation

/// A page with stills of an animation in rows and columns, each with a caption, by default its
/// time.
///
/// Use it for print, or for an overview of an animation.
///
/// ```swift
/// let size = CGSize(width: 120, height: 40)
/// let drawing = AnimatedDrawing(size: size, duration: 2) { canvas, time in
///   canvas.fill(CGRect(x: 50 * time, y: 10, width: 20, height: 20), with: .color(.systemBlue))
/// }
/// let strip = try drawing.strip(columns: 3, count: 6)
/// try strip.write(to: URL(fileURLWithPath: "growth.pdf"))
/// ```
///
/// It draws on any canvas, with its top left at the origin. Lines, text and links remain vector
/// graphics, text and links. A destination exists only once, at its position in the first still.
public struct AnimationStrip {
  /// The times of the stills in seconds, ascending, row by row.
  public let times: [TimeInterval]
  /// The number of stills in each row; a number above that of the ``times`` is reduced to it.
  public let columns: Int
  /// The scale of a still relative to the drawing; the default is 1.
  public var stillScale: CGFloat = 1
  /// The space between neighboring stills and along the edges of the page, in points; 12 by
  /// default.
  public var spacing: CGFloat = 12
  /// The background of the strip; `nil`, the default, makes it transparent.
  public var backgroundColor: Color?
  /// The color of the border of each still; the default is `systemGray4`, and `nil` draws none.
  public var borderColor: Color? = .systemGray4
  /// The text style of the captions; the default is 9 points and centered, and `nil` draws none.
  public var captionStyle: TextStyle? = TextStyle(
    font: .system(size: 9), color: .secondaryLabel, alignment: .center,
    lineBreakMode: .byTruncatingTail, maximumLines: 1)
  /// A closure that returns the caption of the still at a time; with `nil`, the default, it is the
  /// time in seconds.
  public var caption: ((TimeInterval) -> String)?

  private let drawing: AnimatedDrawing

  /// The space between a still and its caption, in points.
  private static let captionGap: CGFloat = 4
  /// The width of the border of a still, in points.
  private static let borderWidth: CGFloat = 0.5

  init(_ drawing: AnimatedDrawing, columns: Int, times: [TimeInterval]) throws {
    guard columns > 0 else {
      throw EaselError(
        .outOfRange, "a strip has \(columns) columns; give 1 or more",
        operation: "AnimatedDrawing.strip", value: "\(columns)")
    }
    guard !times.isEmpty, times.allSatisfy(\.isFinite) else {
      throw EaselError(
        .invalidNumber, "the times of a strip are \(times); give at least one, all finite",
        operation: "AnimatedDrawing.strip", value: "\(times)")
    }
    self.drawing = drawing
    self.columns = min(columns, times.count)
    self.times = times.sorted()
  }

  /// The size of the page with its stills, captions and spacing, in points.
  public var size: CGSize {
    let cell = cellSize
    let rows = CGFloat((times.count + columns - 1) / columns)
    return CGSize(
      width: CGFloat(columns) * (cell.width + spacing) + spacing,
      height: rows * (cell.height + spacing) + spacing)
  }

  /// The rectangle of each still on the page without its caption, in points, in the order of
  /// ``times``.
  public var stillFrames: [CGRect] {
    let (cell, still) = (cellSize, stillSize)
    return times.indices.map { index in
      CGRect(
        x: spacing + CGFloat(index % columns) * (cell.width + spacing),
        y: spacing + CGFloat(index / columns) * (cell.height + spacing), width: still.width,
        height: still.height)
    }
  }

  /// The captions of the stills, one for each of ``times``: the results of ``caption``, or the
  /// times in seconds, such as `0.5 s`.
  public var captions: [String] {
    if let caption { return times.map(caption) }
    let decimals = Seconds.decimals(of: times)
    return times.map { Seconds.text($0, decimals: decimals) + " s" }
  }

  /// Draws the background, the stills and their captions on a canvas, with the top left of the page
  /// at the origin.
  ///
  /// The stills are drawn in ascending order of time.
  ///
  /// - Throws: Every error of the drawing, and `CancellationError` if the task is cancelled.
  public func draw(on canvas: any Canvas) throws {
    let draw = try drawing.makePass()
    let before = canvas.context.time
    defer { canvas.context.time = before }
    if let backgroundColor {
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(backgroundColor))
    }
    for (index, (frame, (time, caption))) in zip(
      stillFrames, zip(times, captions)
    ).enumerated() {
      try Task.checkCancellation()
      // A separate canvas: groups and states that a frame leaves open do not affect the next one.
      let recorder = RecordingCanvas(size: drawing.size, context: canvas.context)
      canvas.context.time = time
      try draw(recorder, time)
      // A destination has one position.
      let recording =
        index == 0 ? recorder.recording : recorder.recording.withoutDestinations()
      canvas.withSavedState {
        canvas.clip(to: frame)
        canvas.translate(x: frame.minX, y: frame.minY)
        canvas.scale(x: stillScale, y: stillScale)
        canvas.draw(recording)
      }
      if let borderColor {
        canvas.stroke(
          Path(frame), with: .color(borderColor), style: StrokeStyle(lineWidth: Self.borderWidth))
      }
      if let captionStyle {
        canvas.draw(
          TextLayout(caption, style: captionStyle, width: frame.width),
          at: CGPoint(x: frame.minX, y: frame.maxY + Self.captionGap))
      }
    }
  }

  private var stillSize: CGSize {
    CGSize(width: drawing.size.width * stillScale, height: drawing.size.height * stillScale)
  }

  private var cellSize: CGSize {
    let still = stillSize
    guard let captionStyle else { return still }
    let line = captions.map { TextLayout($0, style: captionStyle, width: still.width).size.height }
    return CGSize(
      width: still.width, height: still.height + Self.captionGap + (line.max() ?? 0))
  }
}
