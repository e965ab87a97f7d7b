import EaselCanvas
import Foundation

/// What can be fuzzed, by the name that the command line gives.
enum FuzzTarget: String, CaseIterable {
  /// Sequences of canvas calls with arbitrary numbers, on every kind of canvas.
  case canvas
  /// Texts of arbitrary bytes, in all styles and widths.
  case text
  /// PNG files.
  case png
  /// JPEG files.
  case jpeg
  /// SVG files.
  case svg
  /// Font files.
  case fonts
  /// Charts of arbitrary data.
  case charts
  /// Charts of arbitrary marks.
  case marks
  /// PDF files.
  case pdf
  /// Reports of arbitrary blocks.
  case reports
  /// Reports of arbitrary Markdown.
  case markdown

  /// The one that this process runs.
  ///
  /// libFuzzer's callback is a C function that captures nothing; it is set once, before the only
  /// thread of the process calls it.
  nonisolated(unsafe) static var chosen = FuzzTarget.canvas

  /// Runs a case: errors that Easel throws are fine, a trap is a finding.
  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    switch self {
    case .canvas: CanvasFuzz.run(&input)
    case .text: TextFuzz.run(&input)
    case .png: ImageFuzz.runPNG(&input)
    case .jpeg: ImageFuzz.runJPEG(&input)
    case .svg: SVGFuzz.run(&input)
    case .fonts: FontFuzz.run(&input)
    case .charts: ChartFuzz.run(&input)
    case .marks: MarkFuzz.run(&input)
    case .pdf: PDFFuzz.run(&input)
    case .reports: ReportFuzz.run(&input)
    case .markdown: MarkdownFuzz.run(&input)
    }
  }

  /// Prints what a case is, at once: it may end the process.
  static func trace(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Runs what may throw one of Easel's errors, and nothing else.
  static func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch let error as EaselError {
      if TracedCanvas.isOn { trace("thrown: \(error)") }
      return nil
    } catch {
      preconditionFailure("thrown, but not one of Easel's errors: \(error)")
    }
  }
}
