import EaselCanvas
import Foundation

/// One of the nine works: reads its input when it is made, and draws and writes when it runs.
protocol Work {
  /// Prepares the work; `count` is 0 where none was given, and `options` are those of its documents.
  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) throws
  /// Does it once.
  func run() throws
}
