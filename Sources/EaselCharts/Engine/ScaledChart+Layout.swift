import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Lays out the chart in a size.
  ///
  /// Labels and notes may need space that is known only after the marks are laid out. Then the plots
  /// are laid out again with that space, in at most 5 passes.
  ///
  /// If the plots are less than a third as wide or as high as the chart, its guides are left out in
  /// the order of ``OmittedGuides``. If that is not enough, the layout has no texts, and an
  /// `insufficientSpace` error with the size that they need.
  ///
  /// If the size without padding is empty, or not finite, the layout is empty and has an
  /// `invalidSize` warning.
  ///
  /// A chart whose plot has a size of its own is as large as that plot needs, and at most as large as
  /// the given size.
  package func layout(in given: CGSize) -> ChartLayout {
    let target = plotTarget
    guard !target.isEmpty, given.width.isFinite, given.height.isFinite else {
      return presetLayout(in: given)
    }
    return layout(in: given, for: target, naturalSize(for: target, in: given))
  }

  /// Lays out the chart in exactly the given size, by the rules of its preset if it has one.
  func presetLayout(in given: CGSize) -> ChartLayout {
    guard let preset = options.preset else { return ownLayout(in: given) }
    return preset.layout(of: self, in: given)
  }

  /// Lays out the chart with its own settings, without the rules of a preset.
  func ownLayout(in given: CGSize) -> ChartLayout {
    let size = CGSize(
      width: given.width.isFinite ? max(0, given.width) : 0,
      height: given.height.isFinite ? max(0, given.height) : 0)
    guard let fitted = fittedPlots(in: size) else { return emptyLayout(size, given) }
    let (plan, pass) = (fitted.plots.plan, fitted.plots.pass)
    var layout = ChartLayout(size: size, panels: pass.panels)
    let guides = plan.withLegends(over: layout.plot)
    layout.titles = guides.titles
    layout.legends = guides.legends
    layout.blocks = guides.blocks
    // Text below the plot has the space that the plot left to it.
    if let gap = options.gatheredLegendGap, pass.footnote(style) == nil {
      layout.gatherLegend(in: plan.belowTitles, gap: gap)
    }
    if let footnote = pass.footnote(style) {
      layout.notes.append(label(footnote, below: plan.frame))
    }
    addLayers(to: &layout, pass.sectors)
    layout.diagnostics = fitted.diagnostics + guides.diagnostics
    finish(&layout, diagnostics + plan.panels.diagnostics + pass.diagnostics, pass.footnote)
    return layout
  }

  private func emptyLayout(_ size: CGSize, _ given: CGSize) -> ChartLayout {
    var layout = ChartLayout(size: size, panels: [])
    layout.diagnostics.append(
      Diagnostic(
        .warning, .invalidSize,
        "the chart has no size within its padding and is not drawn; give it a larger size",
        operation: "Chart", value: "\(given.width) × \(given.height)"))
    finish(&layout, diagnostics) { _ in nil }
    return layout
  }

  /// Returns the text about hidden values and labels in the bottom leading corner of a rectangle.
  private func label(_ footnote: TextLayout, below frame: CGRect) -> ChartLabel {
    var text = footnote
    if text.size.width > frame.width {
      text = style.labelText(
        text.string, size: style.minimumTextSize, color: style.secondaryInk, width: frame.width)
    }
    let x = style.isRightToLeft ? frame.maxX : frame.minX
    return ChartLabel(
      text, at: CGPoint(x: x, y: frame.maxY), anchor: CGPoint(x: style.isRightToLeft ? 1 : 0, y: 1))
  }

  /// Adds diagnostics and the alternative text.
  ///
  /// - Parameters:
  ///   - layout: The layout with its panels.
  ///   - notes: The diagnostics of its parts.
  ///   - footnote: Returns the drawn text about hidden values and labels; `nil` without one.
  private func finish(
    _ layout: inout ChartLayout, _ notes: [Diagnostic], _ footnote: (EnvironmentValues) -> String?
  ) {
    if !layout.panels.isEmpty,
      options.isEmpty || layout.panels.allSatisfy({ $0.figures.isEmpty && $0.blocks.isEmpty })
    {
      layout.diagnostics.append(
        Diagnostic(
          .warning, .invalidData, "the chart has no data", operation: "Chart", value: "no marks"))
    }
    layout.diagnostics += notes + layout.panels.flatMap { $0.axes.flatMap(\.diagnostics) }
    describe(&layout, footnote)
    layout.diagnostics = layout.diagnostics.naming(
      chart: configuration.titles?.title.string(in: style.environment) ?? "")
  }

  /// Returns the text in the plot of a chart without data; `nil` for none.
  func textWithoutData(_ environment: EnvironmentValues) -> String? {
    if let text = options.emptyText { return text }
    return style.saysNoData ? environment.phrases.text(\.chartNotes.noData) : nil
  }

  /// Sets the alternative text of a layout, and adds its diagnostics.
  private func describe(
    _ layout: inout ChartLayout, _ footnote: (EnvironmentValues) -> String?
  ) {
    let (marks, scales, configuration) = (marks, scales, configuration)
    let (environment, shares) = (style.environment, options.sectorLabels.shares)
    layout.description = ChartDescription {
      MarkedContent.FigureData(
        marks.list, title: configuration.titles?.title.string(in: environment),
        timeZone: environment.calendar.timeZone)
    } _: {
      ChartAlternativeText(
        marks, scales, configuration, environment: environment, sectorShares: shares
      ).texts
    }
    let isEmpty = layout.panels.contains { $0.figures.isEmpty && $0.blocks.isEmpty }
    layout.diagnostics += EnglishTexts.diagnostics("Chart", environment) { environment in
      if configuration.alternativeText?.isEmpty ?? true {
        _ = ChartAlternativeText(marks, scales, configuration, environment: environment).texts
      }
      _ = footnote(environment)
      if isEmpty { _ = textWithoutData(environment) }
      for phrase in options.ownPhrases { _ = environment.phrases.text(phrase) }
    }
  }
}
