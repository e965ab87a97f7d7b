import EaselCanvas
import Foundation

/// Stills of an animation side by side, each with its moment below: for print, and to look through
/// an animation at a glance.
///
/// ```swift
/// let strip = try drawing.strip(columns: 3, count: 6)
/// try strip.write(to: URL(fileURLWithPath: "growth.pdf"))
/// ```
///
/// It draws itself on any canvas, its top left at the origin; lines, text and links stay what they
/// are. A destination is where the first still has it.
public struct AnimationStrip {
  /// The times that are drawn, ascending, in seconds; row by row.
  public let times: [TimeInterval]
  /// How many stills lie side by side.
  public let columns: Int
  /// The size of a still against that of the drawing.
  public var stillScale: CGFloat = 1
  /// The space between stills, and around all of them, in points.
  public var spacing: CGFloat = 12
  /// What lies under all of it; nil leaves it transparent.
  public var backgroundColor: Color?
  /// The colour of a line around each still; nil draws none.
  public var borderColor: Color? = .systemGray4
  /// How captions are set; nil leaves them out.
  public var captionStyle: TextStyle? = TextStyle(
    font: .system(size: 9), color: .secondaryLabel, alignment: .center,
    lineBreakMode: .byTruncatingTail, maximumLines: 1)
  /// What a caption says about its moment; nil says the seconds.
  public var caption: ((TimeInterval) -> String)?

  private let drawing: AnimatedDrawing

  /// The space between a still and its caption, in points.
  private static let captionGap: CGFloat = 4
  /// The width of the line around a still, in points.
  private static let borderWidth: CGFloat = 0.5

  init(_ drawing: AnimatedDrawing, columns: Int, times: [TimeInterval]) throws {
    guard columns > 0 else {
      throw EaselError(
        .outOfRange, "a strip has \(columns) columns; give 1 or more",
        operation: "AnimatedDrawing.strip", value: "\(columns)")
    }
    guard !times.isEmpty, times.allSatisfy(\.isFinite) else {
      throw EaselError(
        .invalidNumber, "the moments of a strip are \(times); give at least one, all finite",
        operation: "AnimatedDrawing.strip", value: "\(times)")
    }
    self.drawing = drawing
    self.columns = min(columns, times.count)
    self.times = times.sorted()
  }

  /// The size of all of it, in points.
  public var size: CGSize {
    let cell = cellSize
    let rows = CGFloat((times.count + columns - 1) / columns)
    return CGSize(
      width: CGFloat(columns) * (cell.width + spacing) + spacing,
      height: rows * (cell.height + spacing) + spacing)
  }

  /// Where each still lies, without its caption.
  public var stillFrames: [CGRect] {
    let (cell, still) = (cellSize, stillSize)
    return times.indices.map { index in
      CGRect(
        x: spacing + CGFloat(index % columns) * (cell.width + spacing),
        y: spacing + CGFloat(index / columns) * (cell.height + spacing), width: still.width,
        height: still.height)
    }
  }

  /// What stands below each still.
  public var captions: [String] {
    if let caption { return times.map(caption) }
    let decimals = Seconds.decimals(of: times)
    return times.map { Seconds.text($0, decimals: decimals) + " s" }
  }

  /// Draws the stills in one pass and their captions; throws what the drawing throws.
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
      // A canvas of its own: what a moment leaves open does not reach the next.
      let recorder = RecordingCanvas(size: drawing.size, context: canvas.context)
      canvas.context.time = time
      try draw(recorder, time)
      // A destination has one place.
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
