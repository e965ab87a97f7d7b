import ArgumentParser
import EaselCanvas
import Foundation

@main
struct AnnualReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "AnnualReport",
    abstract: "Write a report of electricity and weather as PDF, from two CSV files.")

  @Option(name: .shortAndLong, help: "The PDF file to write.")
  var output = "report.pdf"

  @Option(name: .shortAndLong, help: "The language of the report.")
  var language = Language.en

  @Option(
    help: """
      CSV file with the columns year (2001 or 2001-01-01), source (a name), net_generation (GWh).
      """)
  var electricity = Self.data("iowa-electricity.csv")

  @Option(
    help: """
      CSV file with the columns date (2012/01/31 or 2012-01-31), precipitation (mm), temp_max and \
      temp_min (°C), weather (a word).
      """)
  var weather = Self.data("seattle-weather.csv")

  /// A file of the samples' own data, wherever the package was cloned to.
  private static func data(_ name: String) -> String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/\(name)").path
  }

  func run() throws {
    do {
      let report = YearReport(
        electricity: try Electricity(path: electricity), weather: try Weather(path: weather),
        strings: Strings(language: language)
      ).report
      let isTerminal = isatty(STDERR_FILENO) == 1
      let result = try report.render(to: .file(URL(fileURLWithPath: output))) { pages in
        if isTerminal { Self.say("\r\(pages) pages") }
      }
      if isTerminal { Self.say("\n") }
      for diagnostic in result.diagnostics { Self.say("AnnualReport: \(diagnostic)\n") }
      print(output)
    } catch let error as ReportError {
      throw Self.failure(error.description)
    } catch let error as EaselError {
      throw Self.failure(error.message)
    }
  }

  private static func failure(_ message: String) -> ExitCode {
    say("AnnualReport: \(message)\n")
    return .failure
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
