import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// Draws the exam charts.
///
/// usage: `exams DATA FOLDER [SIZE THEME APPEARANCE LOCALE]` writes a PNG of each into a folder;
/// `exams DATA --time [REPETITIONS]` prints the milliseconds that each takes;
/// `exams DATA --hard FOLDER` writes a PNG of each hard chart, and prints their diagnostics.
@main
enum Exams {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      let usage = "usage: exams DATA FOLDER | exams DATA --time | exams DATA --hard FOLDER\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    let data = ExamData(folder: URL(filePath: arguments[0]))
    if arguments[1] == "--hard", arguments.count > 2 {
      return try HardChart.write(HardChart.all(data), to: URL(filePath: arguments[2]))
    }
    let works = try ExamWork.all(data)
    if arguments[1] == "--time" {
      let further = try FurtherCharts(data).works
      try time(
        works + further, repetitions: max(1, arguments.dropFirst(2).first.flatMap { Int($0) } ?? 5))
    } else {
      let rest = Array(arguments.dropFirst(2))
      try write(works, to: URL(filePath: arguments[1]), rest)
    }
  }

  private static func write(_ works: [ExamWork], to folder: URL, _ words: [String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var options = RenderOptions()
    if words.contains("dark") { options.appearance = .dark }
    options.localeIdentifier = words.first { $0.contains("-") && !$0.contains("x") } ?? "en-US"
    for work in works {
      var size = work.size
      if words.contains("240x150") {
        size = CGSize(width: size.width / 2, height: size.height / 2)
        // Fourteen panels do not fit: the drawing says so, and the other charts are drawn, too.
        options.policy = .lenient
      }
      if words.contains("960x600") { size = CGSize(width: size.width * 2, height: size.height * 2) }
      let url = folder.appending(path: work.name + ".png")
      try work.data(size, options, words.contains("print") ? .print : .standard).write(to: url)
    }
  }

  private static func time(_ works: [ExamWork], repetitions: Int) throws {
    for work in works {
      var best = Double.infinity
      for _ in 0..<repetitions {
        let duration = try ContinuousClock().measure {
          _ = try work.data(work.size, RenderOptions(), .standard)
        }
        best = min(best, duration / .milliseconds(1))
      }
      print("\(work.name)\t\((best * 100).rounded() / 100)")
    }
  }
}
