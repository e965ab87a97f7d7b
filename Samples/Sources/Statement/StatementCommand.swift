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
        try await Self.writeAll(count, language, to: url)
      } else {
        try Self.write(language, to: url)
      }
      print(output)
    } catch let error as EaselError {
      Self.say("Statement: \(error.message)\n")
      throw ExitCode.failure
    }
  }

  /// Writes statements, as many at a time as there are cores; those that fail are named at the end.
  private static func writeAll(_ count: Int, _ language: Language, to folder: URL) async throws {
    let isTerminal = isatty(STDERR_FILENO) == 1
    let result = try await ReportBatch(1...count).write(
      to: folder, name: { "statement-\($0)" },
      progress: { state in
        guard isTerminal else { return }
        let done = state.endedCount
        say("\r\(done) of \(count) statements" + (done == count ? "\n" : ""))
      }
    ) { number in
      StatementLayout(statement: Statement.sample(number, language)).report()
    }
    for entry in result.diagnostics { say("Statement: \(entry)\n") }
    for failure in result.failures { say("Statement: \(failure)\n") }
    if result.failureCount > 0 { throw ExitCode.failure }
  }

  private static func write(_ language: Language, to url: URL) throws {
    let statement = Statement.sample(1, language)
    for diagnostic in try StatementLayout(statement: statement).report().write(to: url) {
      say("Statement: \(diagnostic)\n")
    }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
