import ArgumentParser
import Easel

@main
struct StatementCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Statement",
    abstract: "Write the statement of an account with 430 bookings as PDF, or many of them.",
    discussion: "The bookings are made up by a seed, and the same each time.")

  @Option(name: .shortAndLong, help: "The PDF file to write; with --count the folder for them.")
  var output = "statement.pdf"

  @Option(name: .shortAndLong, help: "The language of the statement.")
  var language = Language.de

  @Option(help: "How many statements to write, each into a file of its own; up to 1000000.")
  var count: Int?

  func validate() throws {
    if let count, !(1...1_000_000).contains(count) {
      throw ValidationError("--count is \(count); it is from 1 to 1000000.")
    }
  }

  func run() async throws {
    let url = URL(fileURLWithPath: output)
    do {
      if let count {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try await Self.writeAll(count, language, to: url)
      } else {
        try Self.write(1, language, to: url)
      }
      print(output)
    } catch let error as EaselError {
      Self.say("Statement: \(error.message)\n")
      throw ExitCode.failure
    } catch let error as CocoaError {
      Self.say("Statement: \(output): \(error.localizedDescription)\n")
      throw ExitCode.failure
    }
  }

  /// Writes statements, as many at a time as there are cores.
  private static func writeAll(_ count: Int, _ language: Language, to folder: URL) async throws {
    let isTerminal = isatty(STDERR_FILENO) == 1
    let cores = ProcessInfo.processInfo.activeProcessorCount
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...(count + cores) {
        if number > cores {
          guard try await group.next() != nil else { break }
          let done = number - cores
          if isTerminal { say("\r\(done) of \(count) statements" + (done == count ? "\n" : "")) }
        }
        guard number <= count else { continue }
        group.addTask {
          try write(number, language, to: folder.appendingPathComponent("statement-\(number).pdf"))
        }
      }
    }
  }

  private static func write(_ number: Int, _ language: Language, to url: URL) throws {
    let statement = Statement.sample(number, language)
    for diagnostic in try StatementLayout(statement: statement).report().write(to: url) {
      say("Statement: \(diagnostic)\n")
    }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
