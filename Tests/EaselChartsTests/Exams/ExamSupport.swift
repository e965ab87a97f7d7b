import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

/// How exam charts are laid out in tests.
enum ExamSupport {
  /// The tables, beside the tests.
  static let data = ExamData(
    folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/charts/data"))

  static let sizes = [
    CGSize(width: 480, height: 300), CGSize(width: 240, height: 150),
    CGSize(width: 960, height: 600),
  ]

  /// The looks and locales that each chart is laid out in.
  enum Variant: String, CaseIterable {
    case standard, print, dark, german, arabic

    func change(_ environment: inout EnvironmentValues) {
      environment.timeZone = .gmt
      environment.locale = Locale(identifier: "en_US")
      switch self {
      case .standard: break
      case .print: environment.chartTheme = .print
      case .dark: environment.appearance = .dark
      case .german: environment.locale = Locale(identifier: "de_DE")
      case .arabic:
        environment.locale = Locale(identifier: "ar_EG")
        environment.layoutDirection = .rightToLeft
      }
    }
  }

  static func layout(
    _ chart: some Block, _ variant: Variant = .standard, size: CGSize = sizes[0]
  ) -> ChartLayout {
    var environment = EnvironmentValues()
    variant.change(&environment)
    return chart.layout(in: size, environment: environment)
  }

  /// The layouts of the charts in a block, in their order.
  static func layouts(of block: some Block, in size: CGSize = sizes[0]) -> [ChartLayout] {
    var environment = EnvironmentValues()
    Variant.standard.change(&environment)
    func layouts(_ fragment: Fragment) -> [ChartLayout] {
      let own = (fragment.drawing as? ChartNode)?.last.map { [$0.layout] } ?? []
      return own + fragment.children.flatMap { layouts($0.fragment) }
    }
    return layouts(
      ChartBlocks(environment: environment).place(
        block, ProposedSize(width: size.width, height: size.height)))
  }

  /// What is wrong with a chart in any size, look and locale.
  static func faults(_ chart: some Block) -> [String] {
    var faults: [String] = []
    for size in sizes {
      for variant in Variant.allCases {
        let layout = layout(chart, variant, size: size)
        let name = "\(variant) \(Int(size.width)): "
        faults += layout.labels.overlaps.map { name + "overlap " + $0 }
        faults += layout.labels.outside(of: size).map { name + "outside " + $0 }
        if layout.figures.isEmpty { faults.append(name + "no figures") }
        let isFinite = layout.figures.allSatisfy { figure in
          let box = figure.bounds
          return box.isNull || box.minX.isFinite && box.maxX.isFinite && box.minY.isFinite
        }
        if !isFinite { faults.append(name + "not finite") }
        if layout.alternativeText.isEmpty { faults.append(name + "no words") }
        if layout.plot.width < size.width * 0.3 || layout.plot.height < size.height * 0.25,
          layout.panels.count == 1, size.width >= 480
        {
          faults.append(name + "small plot \(layout.plot)")
        }
      }
    }
    return faults
  }
}

extension ChartLayout {
  func texts(_ edge: Edge) -> [String] {
    axes.filter { $0.edge == edge }.flatMap { $0.labels.map(\.text.string) }
  }

  func lines(_ kind: MarkType = .line) -> [ChartFigure] {
    figures.filter { $0.kind == kind }
  }
}
