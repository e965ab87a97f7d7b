import ArgumentParser
import EaselPorting
import Foundation

/// `easel port`: rewrites Swift files for iOS.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Rewrites Swift files for iOS, so that Easel compiles them on Linux.",
    discussion: """
      Prints a diff, and changes nothing without --in-place. Porting a ported file changes nothing. \
      What is left to you is reported on standard error.

      Examples:
        easel port Sources                    a diff of all Swift files of a folder
        easel port --in-place Sources         changes them
        easel port View.swift | patch -p0     the same by the diff
        easel port - < View.swift             from standard input to standard output
        easel port --strict --json Sources    status 2 if anything is left to you

      Give all files of a target in one run: a call of an optional requirement is found by the \
      protocol, which may be in another file.

      --json writes an object a line to standard error, with file, line, column, severity, code and \
      message, and at the end one with a summary.
      """)

  @Flag(help: "Replace the files that change, instead of printing a diff.")
  var inPlace = false

  @Flag(help: "Write @MainActor at views, as SwiftUI implies it. See the guide before you use it.")
  var isolation = false

  @Flag(help: "End with status 2 if anything is left to you.")
  var strict = false

  @Flag(help: "Write diagnostics as JSON, an object a line, to standard error.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "The time for a file, after which it is left as it is.", valueName: "seconds"))
  var deadline = 60.0

  @Argument(
    help: "Swift files; folders, with all Swift files in them; or - for standard input.",
    completion: .file(extensions: ["swift"]))
  var files: [String]

  func validate() throws {
    guard deadline > 0, deadline < 86_400 else {
      throw ValidationError("A deadline is a number of seconds above 0 and below 86400.")
    }
    guard files.contains("-") else { return }
    guard files.count == 1 else {
      throw ValidationError("Standard input (-) is ported by itself: leave out the other files.")
    }
    if inPlace {
      throw ValidationError("Standard input (-) has no file to replace: leave out --in-place.")
    }
  }

  func run() throws {
    var options = FilePorter.Options()
    options.porting.addsIsolation = isolation
    options.porting.deadline = deadline
    options.writesFiles = inPlace
    options.isStrict = strict
    options.writesJSON = json
    let progress = ProgressLine()
    let porter = FilePorter(
      options: options,
      output: {
        progress.hide()
        StandardOutput.write($0)
      },
      errorOutput: { StandardOutput.writeError($0) },
      progress: { progress.show($0, of: $1) })
    let status = files == ["-"] ? porter.portStandardInput(.standardInput) : porter.port(files)
    if status != .done { throw ExitCode(status.rawValue) }
  }
}
