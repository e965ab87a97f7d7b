import EaselBlocks
import EaselCharts
import Foundation

@testable import EaselCanvas

/// Type, titles, ink and legends.
extension SampleLook {
  var typeFaults: [String] {
    let allowed = [
      style.textSize, style.titleSize, style.sourceSize, style.smallTextSize,
      style.minimumTextSize,
    ]
    return labels.filter { label in
      !allowed.contains { abs($0 - label.fontSize) < 0.02 }
    }.map { "\($0.text.string): \($0.fontSize)" }
  }

  var titleFaults: [String] {
    layout.titles.compactMap { label in
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
    let upright = labels.filter { abs($0.rotation) > .pi / 4 + 0.01 }.map(\.text.string)
    return upright + (groups.count > 3 ? ["sizes \(groups)"] : [])
  }

  var inkFaults: [String] {
    labels.filter { $0.colors.contains(.black) }.map(\.text.string)
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
    guard !isApple, [.lines, .steps, .splines].contains(family), isLarge,
      (2...6).contains(sample.data.series.count), sample.isModest, sample.size.width >= 480
    else { return [] }
    let names = Set(layout.panels.flatMap(\.labels).map(\.text.string))
    let missing = sample.data.series.filter { !names.contains($0) }
    return missing + (layout.legends.isEmpty ? [] : ["a legend besides"])
  }

  var unnamedFaults: [String] {
    guard
      [
        .groupedBars, .stackedBars, .shareBars, .groupedRows, .diverging, .lines, .steps, .splines,
        .stackedAreas, .scatterBySeries,
      ].contains(family), sample.isModest, sample.data.series.count > 1
    else { return [] }
    let texts = Set(labels.map(\.text.string))
    return sample.data.series.filter { !texts.contains($0) }
  }

  var darkFaults: [String] {
    let grid = style.grid.contrast(with: style.paper, for: sample.appearance)
    guard sample.appearance == .dark else { return [] }
    var found = grid < 1.3 ? ["grid \(grid)"] : []
    let outer =
      layout.titles + layout.remarks + layout.legends.flatMap(\.labels)
      + layout.panels.flatMap { $0.axes.flatMap(\.allLabels) }
    for label in outer {
      for color in label.colors {
        let contrast = color.resolved(for: .dark).contrast(with: style.paper, for: .dark)
        if contrast < 4.5 { found.append("\(label.text.string) \(contrast)") }
      }
    }
    return found
  }
}
