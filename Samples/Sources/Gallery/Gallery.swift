import ArgumentParser
import Easel

@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Gallery",
    abstract: "Draw every family of charts and their code, and every view with eight data sets.")

  @Option(name: .shortAndLong, help: "The Markdown file to write; the images go beside it.")
  var output = "docs/gallery.md"

  @Option(name: .shortAndLong, help: "Pixels to a point: 4 shows what print would.")
  var scale: Double = 1

  static let sizes = [
    CGSize(width: 80, height: 60), CGSize(width: 300, height: 200),
    CGSize(width: 200, height: 320), CGSize(width: 800, height: 560),
  ]

  func run() throws {
    let file = URL(fileURLWithPath: output)
    let folder = file.deletingPathExtension()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var text = """
      # Gallery

      Every family of charts [by marks](#marks), and the chart views with eight data sets each. Made
      by `swift run --package-path Samples Gallery`.

      """
    text += try Marks.write(to: folder, scale: scale)
    text += """

      ## Chart views

      Each chart without options but those named, in 80 × 60, 300 × 200, 200 × 320 and 800 × 560
      points (the last at half its size here).

      """
    for (kind, charts) in Data.kinds {
      text += "\n### \(kind)\n\n| data | light | dark |\n|---|---|---|\n"
      for (name, make) in charts {
        var row = "| \(name) |"
        for appearance in Appearance.allCases {
          let stem = "\(kind)-\(name)-\(appearance.rawValue)".lowercased()
            .replacingOccurrences(of: " ", with: "-")
          let bitmap = try sheet(make, appearance)
          let drawn = try bitmap.finishImage()
          // That labels have no room in the smallest size is what the gallery shows.
          _ = drawn.diagnostics
          try drawn.output.write(to: folder.appendingPathComponent("\(stem).png"))
          row += " ![\(name), \(appearance.rawValue)](gallery/\(stem).png) |"
        }
        text += row + "\n"
      }
    }
    try Foundation.Data(text.utf8).write(to: file)
    print(output)
  }

  /// The four sizes side by side.
  private func sheet(
    _ make: Data.Make, _ appearance: Appearance
  ) throws -> BitmapSurface {
    let gap: CGFloat = 12
    let surface = try BitmapSurface(
      size: CGSize(width: 80 + 300 + 200 + 400 + 5 * gap, height: 320 + 2 * gap),
      scale: scale, background: .systemBackground, options: RenderOptions(appearance: appearance))
    let canvas = surface.canvas
    var x = gap
    for size in Self.sizes {
      let scale: CGFloat = size.width > 500 ? 0.5 : 1
      canvas.withSavedState {
        canvas.translate(x: x, y: gap)
        canvas.scale(x: scale, y: scale)
        make(CGRect(origin: .zero, size: size)).render(on: canvas)
      }
      x += size.width * scale + gap
    }
    return surface
  }
}
