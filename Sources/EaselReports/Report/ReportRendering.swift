import EaselBlocks
import EaselCanvas
import Foundation

/// The rendering of a report, step by step, so that it can wait for rows between two steps.
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
    environment.englishTexts = EnglishTexts()
    for change in report.environmentChanges { change(&environment) }
    run = ReportRun(report, to: target, environment, progress: progress)
  }

  /// Renders to the end; throws if it must wait for rows.
  func finish() throws {
    while true {
      switch try step() {
      case .again: continue
      case .finished: return
      case .wait:
        throw EaselError(
          .unsupportedOption,
          "a table has the rows of an asynchronous sequence; call the asynchronous method: "
            + "try await report.write(to:)", operation: "Report")
      }
    }
  }

  /// Renders to the end and waits for rows.
  func finish(_ isolation: isolated (any Actor)?) async throws {
    while true {
      switch try step() {
      // Lets other tasks run between two pages.
      case .again: await Task.yield()
      case .finished: return
      case .wait(let supply): try await supply.load(isolation)
      }
    }
  }

  /// Lays out and draws one page.
  ///
  /// Thread-local state is set again in each step, since a task may continue on another thread
  /// after a wait.
  private func step() throws -> ReportRun.Step {
    try options.limits.withTextLimits { try options.withLocale { try run.step() } }
  }
}

extension Report {
  /// Returns the options with the report's language, metadata and conformance.
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
