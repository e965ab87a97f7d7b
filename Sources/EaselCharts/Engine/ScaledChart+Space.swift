import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// The plots of a chart, and the diagnostics about the space that they have.
  typealias Fitted = (plots: FittedPlots, diagnostics: [Diagnostic])

  /// Returns the plots of a size, without the guides for which they have no space; `nil` if the
  /// chart has no size within its padding.
  func fittedPlots(in size: CGSize) -> Fitted? {
    guard let whole = FittedPlots(self, in: size) else { return nil }
    if whole.isSufficient { return (whole, []) }
    let fitted = reduced((whole, []), in: size, \.plotLack)
    guard fitted.plots.plotLack.isEmpty else { return withoutTexts(fitted.plots, in: size) }
    if fitted.plots.labelLack.isEmpty { return fitted }
    // Guides are left out for labels only if all labels have space then.
    guard heightOfRows < size.height else { return withoutLabels(fitted, in: size) }
    let labeled = reduced(fitted, in: size, \.labelLack)
    return labeled.plots.isSufficient ? labeled : withoutLabels(fitted, in: size)
  }

  /// Leaves out guides in their order until the plots have enough space in a respect.
  private func reduced(
    _ fitted: Fitted, in size: CGSize, _ lack: KeyPath<FittedPlots, Axis.Set>
  ) -> Fitted {
    var (plots, diagnostics) = fitted
    var omitted = plots.plan.omitted
    for guide in OmittedGuides.order where !omitted.contains(guide) {
      guard plots.gains(from: guide, in: plots[keyPath: lack]) else {
        // A legend that has no space now would take that of the guides that follow.
        if guide == .legends, !plots[keyPath: lack].isEmpty, !plots.plan.hasLegends {
          omitted.insert(guide)
        }
        continue
      }
      if guide == .hiddenCounts { diagnostics.append(noteHiddenCounts(plots.pass)) }
      omitted.insert(guide)
      guard let next = FittedPlots(self, in: size, without: omitted) else { break }
      plots = next
    }
    return (plots, diagnostics)
  }

  /// Returns the plots without any texts, with the error that says which size the texts need.
  private func withoutTexts(_ plots: FittedPlots, in size: CGSize) -> Fitted? {
    let needed = sufficientSize(from: size) { $0.plotLack.union($0.labelLack) }
    guard
      let bare = FittedPlots(
        self, in: size, without: OmittedGuides.all.union(.texts),
        statement: statement(needed, in: size))
    else { return nil }
    return (
      bare,
      [
        note(
          .error, "the chart is too small for its axes and is drawn without texts", needed, size)
      ]
    )
  }

  /// Returns the plots with the labels that fit, and the diagnostic about axes that do not show two
  /// values or all names of rows.
  ///
  /// Names of rows cannot be guessed from others, so that this is an error, and the drawing says which
  /// size they need.
  private func withoutLabels(_ fitted: Fitted, in size: CGSize) -> Fitted {
    let start = CGSize(width: size.width, height: max(size.height, heightOfRows))
    let needed = sufficientSize(from: start) { $0.plotLack.union($0.labelLack) }
    let lacksNames = fitted.plots.pass.panels.lazy.flatMap(\.axes).contains { axis in
      axis.lacksLabels && axis.hasNames && (axis.edge == .leading || axis.edge == .trailing)
    }
    guard lacksNames else {
      let what = "the chart is too small for the labels of its axes"
      return (fitted.plots, fitted.diagnostics + [note(.warning, what, needed, size)])
    }
    let what = "the chart is too small for the names of all rows"
    let stated = statement(needed, in: size).flatMap {
      FittedPlots(self, in: size, without: fitted.plots.plan.omitted, statement: $0)
    }
    return (
      stated.flatMap { $0.plotLack.isEmpty ? $0 : nil } ?? fitted.plots,
      fitted.diagnostics + [note(.error, what, needed, size)]
    )
  }

  /// Returns the text that says which size the missing texts need; `nil` where it has no space, since
  /// a part of it would say less than the diagnostic.
  private func statement(_ needed: CGSize?, in size: CGSize) -> String? {
    guard let needed else { return nil }
    let format = NumberFormat(locale: style.environment.locale.ofNumbers)
    let statement = style.environment.phrases.text(
      \.chartNotes.insufficientSpace,
      [
        "width": format.string(from: needed.width), "height": format.string(from: needed.height),
      ])
    let text = style.labelText(statement, size: style.minimumTextSize).size
    let fits = text.width <= size.width - 2 * style.padding && text.height <= size.height / 3
    return fits ? statement : nil
  }

  // MARK: Diagnostics

  private func noteHiddenCounts(_ pass: PlotPass) -> Diagnostic {
    Diagnostic(
      .warning, .labelAdjusted,
      "the text about hidden values and labels has no room and is left out",
      operation: "Chart", value: pass.footnote(style.environment) ?? "")
  }

  private func note(
    _ severity: Diagnostic.Severity, _ what: String, _ needed: CGSize?, _ size: CGSize
  ) -> Diagnostic {
    let remedy =
      needed.map { "give it \(Int($0.width)) × \(Int($0.height)) points" }
      ?? "give it a larger size"
    return Diagnostic(
      severity, .insufficientSpace, "\(what); \(remedy)", operation: "Chart",
      value: "\(size.width.messageText) × \(size.height.messageText)")
  }

  // MARK: The size that is needed

  /// The height of the names of all rows in the minimum font size, in points; 0 without rows.
  private var heightOfRows: CGFloat {
    guard let scale = scales.y, scale.kind == .category, configuration.y.visibility != .hidden
    else { return 0 }
    return CGFloat(scale.names.count) * style.minimumTextSize
  }

  /// The factor by which a size grows in the search for one that is sufficient.
  private static let growth: CGFloat = 1.15
  /// The maximum number of sizes that are tried, up to about a hundred times the first one.
  private static let maximumSteps = 32

  /// Returns a size in whole points that is sufficient for axes without titles; `nil` if none is
  /// found.
  private func sufficientSize(
    from size: CGSize, _ lack: (FittedPlots) -> Axis.Set
  ) -> CGSize? {
    let first = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    var size = first
    for step in 1...Self.maximumSteps {
      guard let plots = FittedPlots(self, in: size, without: .all) else {
        size = CGSize(width: size.width + 10, height: size.height + 10)
        continue
      }
      let found = lack(plots)
      if found.isEmpty { return reduced(size, from: first, lack) }
      // Labels of an axis can also need space across it.
      let isAcross = step.isMultiple(of: 3) && plots.plotLack.isEmpty
      for axis in [Axis.horizontal, .vertical]
      where isAcross || found.contains(Axis.Set(axis)) {
        size[axis] = (size[axis] * Self.growth).rounded(.up)
      }
    }
    return nil
  }

  /// The number of smaller sizes that are tried along each axis.
  private static let reducingSteps = 5

  /// Returns a smaller size that is sufficient as well, halving the distance from one that is not.
  private func reduced(
    _ sufficient: CGSize, from size: CGSize, _ lack: (FittedPlots) -> Axis.Set
  ) -> CGSize {
    var result = sufficient
    for axis in [Axis.vertical, .horizontal] {
      var low = size[axis]
      for _ in 0..<Self.reducingSteps where result[axis] - low > 1 {
        var smaller = result
        smaller[axis] = ((low + result[axis]) / 2).rounded(.up)
        if let plots = FittedPlots(self, in: smaller, without: .all), lack(plots).isEmpty {
          result = smaller
        } else {
          low = smaller[axis]
        }
      }
    }
    return result
  }
}
