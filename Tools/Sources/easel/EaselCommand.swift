import ArgumentParser

/// The command `easel`: its verbs are subcommands.
@main
struct EaselCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "easel",
    abstract: "The tools of Easel, which draws views, charts and reports on a server.",
    discussion: """
      A diagnostic is a line on standard error: file:line:column: warning: code: message.

      Exit status: 0 done · 1 refused or failed · 2 done with warnings and --strict · 64 usage · \
      66 no input · 73 cannot write.

      Completion for your shell: easel --generate-completion-script bash (or zsh, fish).
      """,
    version: ToolVersion.current,
    subcommands: [PortCommand.self])
}
