import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Returns the plots of a size, without the guides for which they have no space; `nil` if the
  /// chart has no size within its padding.
  func fittedPlots(in size: CGSize) -> (plots: FittedPlots, diagnostics: [Diagnostic])? {
    guard var plots = FittedPlots(self, in: size) else { return nil }
    guard !plots.lack.isEmpty else { return (plots, []) }
    var omitted = OmittedGuides()
    var diagnostics: [Diagnostic] = []
    for guide in OmittedGuides.order where plots.gains(from: guide) {
      if guide == .hiddenCounts { diagnostics.append(noteHiddenCounts(plots.pass)) }
      omitted.insert(guide)
      guard let next = FittedPlots(self, in: size, without: omitted) else { break }
      plots = next
    }
    guard !plots.lack.isEmpty else { return (plots, diagnostics) }
    return withoutTexts(plots, in: size)
  }

  private func noteHiddenCounts(_ pass: PlotPass) -> Diagnostic {
    Diagnostic(
      .warning, .labelAdjusted,
      "the text about hidden values and labels has no room and is left out",
      operation: "Chart", value: pass.footnote(style.environment) ?? "")
  }

  /// Returns the plots without any texts, with the error that says which size the texts need.
  private func withoutTexts(_ plots: FittedPlots, in size: CGSize)
    -> (plots: FittedPlots, diagnostics: [Diagnostic])?
  {
    let needed = sufficientSize(after: plots, from: size)
    let format = NumberFormat(locale: style.environment.locale.ofNumbers)
    let statement = needed.map { needed in
      style.environment.phrases.text(
        \.chartNotes.insufficientSpace,
        [
          "width": format.string(from: needed.width),
          "height": format.string(from: needed.height),
        ])
    }
    guard
      let bare = FittedPlots(
        self, in: size, without: OmittedGuides.all.union(.texts), statement: statement)
    else { return nil }
    let remedy =
      needed.map { "give it \(Int($0.width)) × \(Int($0.height)) points" }
      ?? "give it a larger size"
    return (
      bare,
      [
        Diagnostic(
          .error, .insufficientSpace,
          "the chart is too small for its axes and is drawn without texts; \(remedy)",
          operation: "Chart", value: "\(size.width.messageText) × \(size.height.messageText)")
      ]
    )
  }

  /// The factor by which a size grows in the search for one that is sufficient.
  private static let growth: CGFloat = 1.15
  /// The maximum number of sizes that are tried, up to about a hundred times the first one.
  private static let maximumSteps = 32

  /// Returns a size in whole points in which the axes have space for their labels; `nil` if none is
  /// found.
  ///
  /// - Parameters:
  ///   - plots: The plots whose guides are left out.
  ///   - size: The size that is too small for them.
  private func sufficientSize(after plots: FittedPlots, from size: CGSize) -> CGSize? {
    var (size, lack) = (size, plots.lack)
    for _ in 0..<Self.maximumSteps {
      if lack.contains(.horizontal) { size.width = (size.width * Self.growth).rounded(.up) }
      if lack.contains(.vertical) { size.height = (size.height * Self.growth).rounded(.up) }
      guard let next = FittedPlots(self, in: size, without: .all) else { continue }
      lack = next.lack
      if lack.isEmpty {
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
      }
    }
    return nil
  }
}
