import EaselCanvas
import Foundation

/// Measures how what Easel takes grows with the size of its work; `Scripts/growth` calls it.
///
/// usage: `growth measure WORK SIZE` does a work of a size and prints milliseconds, KiB at most and
/// bytes; size 0 does what every size does before it.
/// `growth write WORK SIZE FILE` writes a document of many pages to a file.
/// `growth tasks TASKS SECONDS` prints the documents a second that so many tasks write, their number
/// and KiB at most; `growth invoiceTasks TASKS SECONDS` does with invoices.
/// `growth figure MEASURED FILE` draws what was measured, a JSON file, as SVG, or PNG at scale 4.
@main
enum Growth {
  struct Usage: Error, CustomStringConvertible {
    let description =
      "usage: growth measure WORK SIZE | write WORK SIZE FILE | tasks TASKS SECONDS | "
      + "invoiceTasks TASKS SECONDS | figure MEASURED FILE"
  }

  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("growth: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    if arguments.count == 4, arguments[0] == "write", let work = Work(rawValue: arguments[1]),
      let size = Int(arguments[2])
    {
      guard FileManager.default.createFile(atPath: arguments[3], contents: nil),
        let file = FileHandle(forWritingAtPath: arguments[3])
      else { throw CocoaError(.fileWriteUnknown) }
      return print(try work.run(size, to: file), "bytes")
    }
    guard arguments.count == 3 else { throw Usage() }
    switch (arguments[0], Work(rawValue: arguments[1]), Int(arguments[1]), Int(arguments[2])) {
    case ("measure", let work?, _, let size?):
      let (milliseconds, bytes) = try measure(work, size)
      print(
        "{\"milliseconds\": \(milliseconds), \"kilobytes\": \(try maximumMemory()), "
          + "\"bytes\": \(bytes)}")
    case ("tasks", _, let tasks?, let seconds?), ("invoiceTasks", _, let tasks?, let seconds?):
      guard let kind = Throughput.Kind(rawValue: arguments[0]) else { throw Usage() }
      let (rate, count) = try await Throughput.rate(of: kind, tasks: tasks, seconds: seconds)
      print(
        "{\"tasks\": \(tasks), \"rate\": \(rate), \"count\": \(count), "
          + "\"kilobytes\": \(try maximumMemory())}")
    case ("figure", _, _, _):
      let measured = try JSONDecoder().decode(
        Measured.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
      try GrowthFigure(measured).write(to: URL(fileURLWithPath: arguments[2]))
    default: throw Usage()
    }
  }

  /// Fills the caches that the first work of any size fills, and times one.
  private static func measure(_ work: Work, _ size: Int) throws -> (Double, bytes: Int) {
    _ = try work.run(1)
    guard size > 0 else { return (0, 0) }
    var bytes = 0
    let time = try ContinuousClock().measure { bytes = try work.run(size) }
    return (time / .milliseconds(1), bytes)
  }

  /// The most memory that the process had, in KiB.
  private static func maximumMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
