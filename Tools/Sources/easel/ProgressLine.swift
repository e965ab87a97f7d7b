import Foundation

/// A line on a terminal that tells how far a run is; nothing where standard error is no terminal.
final class ProgressLine {
  /// The number of files from which a run takes long enough for a line.
  private static let fewestFiles = 8
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = Date()
  private var isVisible = false

  /// Removes the line, so that other output begins at the start of one.
  func hide() {
    if isVisible { StandardOutput.writeProgress("\r\u{1B}[K") }
    isVisible = false
  }

  /// Shows the number of files that are done, or removes the line at the end.
  func show(_ done: Int, of all: Int) {
    guard isShown, all >= Self.fewestFiles else { return }
    if done >= all { return hide() }
    let seconds = Date().timeIntervalSince(start)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var text = "\r\u{1B}[K\(done) of \(all) files"
    if rate > 0 {
      text += String(format: ", %.0f a second, %.0f s left", rate, Double(all - done) / rate)
    }
    StandardOutput.writeProgress(text)
    isVisible = true
  }
}
