import EaselBlocks
import EaselGenerators
import Foundation

@testable import EaselCanvas
@testable import EaselCharts

/// Type, titles, ink and legends.
extension SampleLook {
  var typeFaults: [String] {
    let allowed = [
      style.textSize, style.titleSize, style.sourceSize, style.smallTextSize,
      style.minimumTextSize,
    ]
    // The theme of Swift Charts has the sizes of iOS.
    let (text, minimum): (CGFloat, CGFloat) =
      isApple ? (11, sample.isImage ? 9.35 : 8.8) : sample.isImage ? (12, 10) : (9.5, 7.5)
    let base =
      style.textSize == text && style.minimumTextSize == minimum ? [] : ["\(style.textSize)"]
    return base
      + labels.filter { label in
        label.fontSize < minimum || !allowed.contains { abs($0 - label.fontSize) < 0.001 }
      }.map { "\($0.text.string): \($0.fontSize)" }
  }

  var titleFaults: [String] {
    // A title without room is set in smaller type, before it goes.
    let isSmall = sample.size.width < 300 || sample.size.height < 200
    let sizes =
      [style.textSize * 1.2, style.textSize, style.textSize * 0.85]
      + (isSmall ? [style.minimumTextSize] : [])
    let padding: CGFloat = sample.isImage ? 8 : 0
    guard style.padding == padding else { return ["a padding of \(style.padding)"] }
    return layout.titles.compactMap { label in
      guard sizes.contains(where: { abs($0 - label.fontSize) < 0.001 }) else {
        return "\(label.text.string) of \(label.fontSize)"
      }
      let isTitle = label.text.string == sample.data.title
      let color = isTitle ? style.ink : style.secondaryInk
      if label.colors.contains(where: { $0.resolved(for: sample.appearance) != color }) {
        return "the colours of \(label.text.string)"
      }
      let edge =
        isRightToLeft
        ? sample.size.width - style.padding - label.frame.maxX : label.frame.minX - style.padding
      return abs(edge) < 0.51 ? nil : "\(label.text.string) \(edge)"
    }
  }

  var sizeFaults: [String] {
    // Sizes that differ by less are read as one.
    var groups: [CGFloat] = []
    for size in labels.map(\.fontSize).sorted() where size - (groups.last ?? -9) > 0.6 {
      groups.append(size)
    }
    let ofMany = layout.panels.flatMap(\.axes).flatMap { axis in
      axis.labels.filter { isOfMany($0, axis) }.map(\.text.string)
    }
    let upright =
      isApple
      ? []
      : labels.filter { abs($0.rotation) > .pi / 4 + 0.01 }.map(\.text.string)
        .filter { !ofMany.contains($0) }
    return upright + (groups.count > 3 ? ["sizes \(groups)"] : [])
  }

  var inkFaults: [String] {
    let isLight = sample.appearance == .light
    // On fills of middle tones only black has 4.5 : 1.
    var found = labels.filter { !$0.isValue && $0.colors.contains(.black) }.map(\.text.string)
    if isLight, !style.ink.isHex(0x1B1F24) { found.append("the ink") }
    // Names of series have their colour, values on marks that which is read there.
    let plain = layout.titles + layout.notes + layout.legends.flatMap(\.labels)
    // Each of several value axes has the color of its series.
    let axes = layout.panels.map(\.axes).filter { $0.allSatisfy { $0.id == nil } }.joined()
      .flatMap(\.allLabels)
    for label in plain + axes {
      for color in label.colors.map({ $0.resolved(for: sample.appearance) })
      where ![style.ink, style.secondaryInk, style.guideInk].contains(color) {
        found.append("\(label.text.string) in \(color)")
      }
    }
    return found
  }

  var legendFaults: [String] {
    var found: [String] = []
    for legend in layout.legends {
      for key in legend.keys where key.label.text.isTruncated {
        found.append(key.label.text.string)
      }
      guard !isApple else { continue }
      if let top = layout.panels.map(\.plot.minY).min(), legend.frame.maxY > top + 0.5 {
        found.append("below \(legend.frame)")
      }
    }
    // Further legends stand beside the first one.
    let frames = layout.legends.map(\.frame)
    if !isApple, let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max() {
      let edge =
        isRightToLeft ? sample.size.width - style.padding - right : left - style.padding
      if abs(edge) > 0.51 { found.append("at \(edge)") }
    }
    return found
  }

  var endNameFaults: [String] {
    guard !isApple, [.lines, .steps, .splines].contains(family),
      (2...6).contains(sample.data.series.count)
    else { return [] }
    // Names that take more than three tenths of the width, or of whose lines there are more than fit
    // in three fifths of the height, stand in a legend.
    let sizes = sample.data.series.map { style.labelText($0).size }
    let isRoomy =
      (sizes.map(\.width).max() ?? 0) + 8 <= sample.size.width * 0.3
      && sizes.reduce(0) { $0 + $1.height } <= sample.size.height * 0.6
    guard isRoomy else { return [] }
    let ends = layout.panels.flatMap(\.labels)
    let names = Set(ends.map(\.text.string))
    let lines = layout.figures.filter { $0.kind == .line }
    let colors = ends.filter { label in
      guard let line = lines.first(where: { $0.series == label.text.string }) else { return false }
      return label.colors != [style.textColor(line.stroke)]
    }
    let isLow = layout.plot.height < sizes.reduce(0) { $0 + $1.height }
    let missing = sample.data.series.filter { !names.contains($0) && !isLow }
    return missing + (layout.legends.isEmpty ? [] : ["a legend besides"])
      + colors.map { "the colour of \($0.text.string)" }
  }

  var unnamedFaults: [String] {
    guard
      [
        .groupedBars, .stackedBars, .shareBars, .groupedRows, .diverging, .lines, .steps, .splines,
        .stackedAreas, .scatterBySeries,
      ].contains(family), sample.isModest, sample.data.series.count > 1
    else { return [] }
    let texts = Set(labels.map(\.text.string))
    return sample.data.series.filter { !texts.contains($0) } + equalSymbolFaults
  }

  /// Series of points that differ in color alone.
  private var equalSymbolFaults: [String] {
    guard family == .scatterBySeries else { return [] }
    var outlines: [Paint?: Set<String>] = [:]
    for figure in layout.figures {
      guard case .symbols(let path, _) = figure.shape else { continue }
      outlines[figure.fill, default: []].insert("\(path)")
    }
    let shapes = Set(outlines.values)
    let isEach = shapes.count == outlines.count
    return isEach ? [] : ["\(outlines.count) series, \(shapes.count) symbols"]
  }

  var darkFaults: [String] {
    let grid = style.grid.contrast(with: style.paper, for: sample.appearance)
    guard sample.appearance == .dark else { return [] }
    var found = grid < 1.3 ? ["grid \(grid)"] : []
    let outer =
      layout.titles + layout.notes + layout.legends.flatMap(\.labels)
      + layout.panels.flatMap { $0.axes.flatMap(\.allLabels) }
    for label in outer {
      for color in label.colors {
        let contrast = color.resolved(for: .dark).contrast(with: style.paper, for: .dark)
        if contrast < 4.5 { found.append("\(label.text.string) \(contrast)") }
      }
    }
    return found
  }

  /// A value that is missing is said in a drawing that has room for a line beneath its axis.
  var missingFaults: [String] {
    let families: [SampleFamily] = [
      .bars, .groupedBars, .stackedBars, .rows, .groupedRows, .stackedRows, .line, .lines, .steps,
      .splines, .scatter, .scatterBySeries, .facetBars,
    ]
    guard families.contains(family), sample.data.first.count > 1, sample.size.height >= 120,
      sample.size.width >= 160
    else { return [] }
    var found = layout.notes.isEmpty || !sample.isModest ? [] : ["a remark on whole data"]
    let missing = sample.layout(missing: 1)
    // In a small chart the plot has priority over the remark, which is then a diagnostic.
    let isOmitted = missing.diagnostics.contains {
      $0.code == .insufficientSpace || $0.message.contains("about hidden values")
    }
    if missing.notes.isEmpty, !isOmitted { found.append("a value is missing unsaid") }
    return found
  }
}
