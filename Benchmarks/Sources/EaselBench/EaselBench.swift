import EaselCanvas
import Foundation

/// Repeats one of the nine works that `Benchmarks/C/cairo_limit.c` does in plain C, and prints the
/// milliseconds of every repetition as a line of JSON.
///
/// usage: `easel-bench WORK N OUT DATA [COUNT]`
///
/// `WORK` is w1 … w9, or w2t, w3t, w8t and w9t with tags, `N` how often it is done, `OUT` the folder for what is written, `DATA` that of
/// the input (`gendata.py` makes it), `COUNT` the pages of w3 or the files of w8. `easel-bench
/// families` prints the families in which it sets text.
@main
enum EaselBench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("easel-bench: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    if arguments == ["families"] {
      // Pango would take digits from the font of emoji, where it is asked for by name.
      print(FontFamilies.defaults.filter { $0 != FontFamilies.emoji }.joined(separator: ","))
      return
    }
    guard arguments.count == 4 || arguments.count == 5, let repetitions = Int(arguments[1]),
      let count = arguments.count == 5 ? Int(arguments[4]) : 0
    else { throw Failure("usage: easel-bench WORK N OUT DATA [COUNT]") }
    let name = arguments[0]
    let output = URL(fileURLWithPath: arguments[2], isDirectory: true)
    let inputs = Inputs(folder: URL(fileURLWithPath: arguments[3], isDirectory: true))
    // C's documents have no tags either.
    let isTagged = name.hasSuffix("t")
    let work = try kind(isTagged ? String(name.dropLast()) : name)
      .init(inputs, output, count, RenderOptions(isTagged: isTagged))
    let clock = ContinuousClock()
    let times = try (0..<repetitions).map { _ in
      let spent = try clock.measure { try work.run() }
      // Rounded to the microsecond, as C prints it.
      return "\((spent / .milliseconds(1) * 1000).rounded() / 1000)"
    }
    print("{\"work\":\"\(name)\",\"ms\":[\(times.joined(separator: ","))]}")
  }

  private static func kind(_ name: String) throws -> any Work.Type {
    switch name {
    case "w1": Donut.self
    case "w2": Bars.self
    case "w3": Report.self
    case "w4": LongLine.self
    case "w5": Labels.self
    case "w6": Dots.self
    case "w7": Encoding.self
    case "w8": Batch.self
    case "w9": WholeProcess.self
    default: throw Failure("there is no work “\(name)”: w1 … w9, w2t, w3t, w8t, w9t")
    }
  }
}

/// A message for the one who started the program.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
