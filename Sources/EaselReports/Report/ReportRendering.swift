import EaselBlocks
import EaselCanvas
import Foundation

/// A report that is being written: it goes on step by step, so that rows can be waited for between
/// two of them.
final class ReportRendering {
  let run: ReportRun
  let options: RenderOptions

  init(
    _ report: Report, to target: any PageTarget, _ options: RenderOptions,
    progress: ((Int) -> Void)? = nil
  ) {
    self.options = options
    var environment = EnvironmentValues()
    environment.theme = report.theme
    environment.appearance = options.appearance
    if let language = options.localeIdentifier { environment.locale = Locale(identifier: language) }
    environment.keepLocale()
    environment.hyphenateByDefault()
    for change in report.environmentChanges { change(&environment) }
    run = ReportRun(report, to: target, environment, progress: progress)
  }

  /// Goes on to the end; throws where rows must be waited for.
  func finish() throws {
    while true {
      switch try step() {
      case .again: continue
      case .finished: return
      case .wait:
        throw EaselError(
          .unsupportedOption,
          "a table has the rows of an asynchronous sequence; call the asynchronous twin: "
            + "try await report.write(to:)", operation: "Report")
      }
    }
  }

  /// Goes on to the end.
  func finish(_ isolation: isolated (any Actor)?) async throws {
    while true {
      switch try step() {
      // Others have their turn between two pages.
      case .again: await Task.yield()
      case .finished: return
      case .wait(let supply): try await supply.load(isolation)
      }
    }
  }

  /// Lays out and draws one page.
  ///
  /// What is kept for each thread is set anew, since a wait may end on another one.
  private func step() throws -> ReportRun.Step {
    try options.limits.withTextLimits { try options.withLocale { try run.step() } }
  }
}

extension Report {
  /// The options with the report's language and what it says of itself.
  func completed(_ options: RenderOptions) -> RenderOptions {
    var options = options
    if let language { options.localeIdentifier = language.replacingOccurrences(of: "-", with: "_") }
    if let info { options.info = info }
    options.info.title = options.info.title ?? title
    options.info.language = options.info.language ?? language
    if let conformance { options.conformance = conformance }
    return options
  }
}
