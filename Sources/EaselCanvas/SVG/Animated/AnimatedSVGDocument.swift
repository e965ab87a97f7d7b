import Foundation

/// Frames that are written as one animated SVG document.
///
/// Frames are added in their order. Content that several frames share becomes one element. Its
/// changes become an `<animate>` with as few key frames as possible. Content of some frames only is
/// shown during those.
package struct AnimatedSVGDocument {
  private let size: CGSize
  private let context: RenderContext
  private let definer: SVGCanvas
  private var tracks: [SVGTrack] = []
  private var count = 0
  private var operations = 0

  /// The maximum number of operations of all frames, which are kept until the document is written.
  private static let mostOperations = 4_000_000

  /// Creates a document of a size, which must be positive and finite.
  package init(size: CGSize, context: RenderContext) {
    self.size = size
    self.context = context
    definer = SVGCanvas(size: .zero, context: context, drawsTextAsOutlines: true)
    definer.removeBounds()
  }

  /// Adds the next frame.
  package mutating func add(_ recording: Recording) throws {
    operations += recording.operationCount
    guard operations <= Self.mostOperations else {
      throw EaselError(
        .limitExceeded,
        "the frames of the animation have more than \(Self.mostOperations) operations together; "
          + "lower the frame rate", operation: "AnimatedDrawing", value: "\(operations)")
    }
    let nodes = SVGNodeBuilder.nodes(of: recording, definer)
    tracks = SVGTrack.merge(nodes, into: tracks, frame: count, definer)
    count += 1
  }

  /// Returns the bytes of the document.
  ///
  /// - Parameters:
  ///   - frameTimes: The start time of each frame, in seconds, ascending from 0.
  ///   - duration: The length of one repetition, in seconds.
  ///   - repeatCount: The number of repetitions, or 0 for endless.
  ///   - showsEnd: Whether a viewer without animation shows the last frame instead of the first.
  ///   - background: The color behind the frames.
  package func data(
    frameTimes: [TimeInterval], duration: TimeInterval, repeatCount: Int, showsEnd: Bool,
    background: Color?
  ) -> Data {
    let length = duration > 0 ? duration : 1
    let timing = SVGTrackWriter.Timing(
      frameTimes: frameTimes.map { min(max($0 / length, 0), 1) }, duration: length,
      repeatCount: repeatCount, showsEnd: showsEnd)
    var elements = SVGTrackWriter(timing, definer, reach: hypot(size.width, size.height))
    var body = SVGWriter()
    if count > 0 { elements.write(tracks, presence: [0...count - 1], to: &body) }
    definer.noteMissingDestinations()

    var writer = SVGWriter()
    let (width, height) = (SVGWriter.number(size.width), SVGWriter.number(size.height))
    writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)pt\"")
    writer.raw(" height=\"\(height)pt\" viewBox=\"0 0 \(width) \(height)\">\n")
    if !definer.definitions.bytes.isEmpty || !elements.definitions.bytes.isEmpty {
      writer.raw("<defs>\n")
      writer.raw(definer.definitions.bytes)
      writer.raw(elements.definitions.bytes)
      writer.raw("</defs>\n")
    }
    if let parts = background?.components(for: context.appearance) {
      writer.raw("<rect width=\"\(width)\" height=\"\(height)\"")
      writer.attribute("fill", parts.opaqueHexString)
      if parts.alpha < 1 { writer.attribute("fill-opacity", parts.alpha) }
      writer.raw("/>\n")
    }
    writer.raw(body.bytes)
    writer.raw("</svg>\n")
    return Data(writer.bytes)
  }
}
