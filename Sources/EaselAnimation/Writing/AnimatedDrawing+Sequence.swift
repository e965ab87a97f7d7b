import EaselCanvas
import Foundation

extension AnimatedDrawing {
  /// Writes each frame as a PNG file into an existing or new folder, by default as
  /// `frame-0000.png`, `frame-0001.png` and so on.
  ///
  /// ```swift
  /// let size = CGSize(width: 120, height: 40)
  /// let drawing = AnimatedDrawing(size: size, duration: 2) { canvas, time in
  ///   canvas.fill(CGRect(x: 50 * time, y: 10, width: 20, height: 20), with: .color(.systemBlue))
  /// }
  /// try drawing.writePNGSequence(to: url, named: "growth")
  /// // ffmpeg -framerate 30 -i growth-%04d.png growth.mp4
  /// ```
  ///
  /// The file names consist of `name`, which is `frame` by default, a hyphen and a number from 0
  /// on. The number has four digits, or as many as the last one needs. A missing folder is created.
  /// Either all files appear at the end, or none; files with other names remain. The loop count and
  /// the pause at the end have no effect.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - name: The beginning of the file names, 1 … 200 bytes of UTF-8 without a slash. The default
  ///     is `frame`.
  ///   - options: The frame rate, the scale and other options.
  ///   - progress: The closure that is called after each frame.
  /// - Returns: The files in their order, and the diagnostics.
  /// - Throws: `outputFailed` for a name or a folder that cannot be used, and every error of
  ///   ``rendered(as:options:progress:)`` that does not depend on a format.
  @discardableResult
  public func writePNGSequence(
    to folder: URL, named name: String = "frame",
    options: AnimationExportOptions = AnimationExportOptions(),
    progress: AnimationProgress.Handler? = nil
  ) throws -> RenderResult<[URL]> {
    guard !name.isEmpty, name.utf8.count <= Self.longestName, !name.contains("/"),
      !name.utf8.contains(0)
    else {
      throw EaselError(
        .outputFailed,
        "“\(name)” is not a file name; give 1 … \(Self.longestName) bytes without a slash",
        operation: "AnimatedDrawing.writePNGSequence", value: name)
    }
    let writer = AnimationWriter(drawing: self, options: options, progress: progress)
    return try writer.writeSequence(to: folder, named: name)
  }

  /// The maximum length of a name: 255 bytes for a file name, minus the number and temporary
  /// affixes.
  private static let longestName = 200
}

extension AnimationWriter {
  func writeSequence(to folder: URL, named name: String) throws -> RenderResult<[URL]> {
    let limits = options.rendering.limits
    let schedule = try FrameSchedule(
      duration: drawing.duration, frameRate: options.frameRate, limits: limits)
    _ = try pixelSize(count: schedule.count, side: limits.maximumBitmapSide)
    let renderer = try FrameRenderer(drawing, options)
    let isOpaque = options.straightBackground >> 24 == 255
    let staging = try StagingFolder(folder)
    defer { staging.discard() }
    let digits = max(4, String(schedule.count - 1).count)
    let names = (0..<schedule.count).map { index in
      let number = String(index)
      return "\(name)-\(String(repeating: "0", count: digits - number.count))\(number).png"
    }

    let queue = WorkQueue<Void>(threads: schedule.count > 1 ? Self.threads : 0)
    // Closed before the folder is discarded: `defer` statements run in reverse order.
    defer { queue.close() }
    let synchronizes = options.rendering.synchronizesFile
    var last: (frame: Frame, name: String)?
    // Frames that change nothing are not encoded again: the previous file is copied.
    var copies: [(name: String, source: String)] = []
    for (index, time) in schedule.times.enumerated() {
      let (frame, name) = (try renderer.frame(at: time), names[index])
      if let last, last.frame == frame {
        copies.append((name, last.name))
      } else {
        try queue.add {
          let data = try PNGFile.data(frame, isOpaque: isOpaque)
          try staging.write(data, named: name, synchronizes: synchronizes)
        }
        last = (frame, name)
      }
      if index + 1 < schedule.count { report(index + 1, of: schedule.count) }
    }
    _ = try queue.finish()
    for (name, source) in copies {
      try staging.copy(source, to: name, synchronizes: synchronizes)
    }
    try Task.checkCancellation()
    let urls = try staging.commit(names)
    report(schedule.count, of: schedule.count)
    return RenderResult(output: urls, of: renderer.log)
  }
}
