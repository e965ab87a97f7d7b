import EaselAnimation
import EaselCanvas
import Foundation

/// Times the writing of two seconds at 60 images a second, 400 × 400, drawing included.
///
///     swift run -c release --package-path Benchmarks Animation [folder for the files]
@main
enum Animation {
  static let formats: [(name: String, format: AnimationFormat, file: String)] = [
    ("WebP lossless, method 1", .webP(.lossless), "lossless.webp"),
    ("WebP lossy, method 2", .webP(.lossy), "lossy.webp"),
    ("APNG", .apng, "apng.png"),
    ("GIF", .gif, "gif.gif"),
  ]
  /// The best of so many runs: the others waited for something else.
  static let runs = 5

  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first.map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    let options = AnimationExportOptions(frameRate: 60, backgroundColor: .white)
    for scene in Scene.allCases {
      print("\(scene.rawValue):")
      try report("  drawing alone", runs: runs) {
        for index in 0..<120 {
          _ = try scene.drawing.still(at: Double(index) / 60, options: options)
        }
        return nil
      }
      for (name, format, file) in formats {
        var data = Data()
        try report("  " + name, runs: runs) {
          data = try scene.drawing.data(as: format, options: options)
          return data.count
        }
        try folder.map {
          try data.write(to: $0.appendingPathComponent("\(scene.rawValue)-\(file)"))
        }
      }
      if let folder {
        var strip = try scene.drawing.strip(columns: 4, count: 8)
        strip.stillScale = 0.5
        strip.backgroundColor = .white
        try strip.write(to: folder.appendingPathComponent("\(scene.rawValue)-strip.png"), scale: 2)
      }
    }
  }

  static func report(_ name: String, runs: Int, _ body: () throws -> Int?) throws {
    let clock = ContinuousClock()
    var (best, size) = (Duration.seconds(Int.max), Int?.none)
    for _ in 0..<runs { best = min(best, try clock.measure { size = try body() }) }
    let milliseconds = Int((best / .milliseconds(1)).rounded())
    let padded = name.padding(toLength: 30, withPad: " ", startingAt: 0)
    print(padded + "\(milliseconds) ms" + (size.map { ", \($0) bytes" } ?? ""))
  }
}
