import EaselBlocks
import EaselCharts
import EaselGenerators
import Foundation

@testable import EaselCanvas

/// A rule of looks that is asked of every sample, by its number in the list of looks.
enum LookRule: Int, CaseIterable, Sendable {
  case typeHasTheSizeOfTheMedium = 1
  case titlesStandAtTheLeadingEdge = 2
  case atMostThreeSizesAndNothingUpright = 3
  case textIsNeverPureBlack = 4
  case valueLabelsAreAlignedAtTheLeadingSide = 5
  case gridsBelongToValues = 6
  case littleOfThePlotIsEmpty = 7
  case barsAndAreasBeginAtZero = 8
  case threeToSixValuesAreTicked = 9
  case numbersAreShort = 10
  case upToSixLinesHaveNamesAtTheirEnds = 11
  case legendsStandAboveThePlotAndAreNotCut = 12
  case allOrNoBarsShowTheirValues = 13
  case namesShrinkBeforeTheyTurnOrDrop = 14
  case sharesAddUpToAHundred = 15
  case missingValuesAreSaid = 16
  case barsAreSevenTenthsOfTheStep = 17
  case segmentsAreParted = 18
  case linesAreThinnerFromFiveOn = 19
  case areasAreAQuarterOpaqueUnlessStacked = 20
  case coloursAreThoseOfThePalette = 21
  case oneSeriesHasOneColour = 22
  case eachSeriesIsNamed = 23
  case darkIsReadable = 28

  /// What breaks the rule in a chart.
  func faults(_ look: SampleLook) -> [String] {
    switch self {
    case .typeHasTheSizeOfTheMedium: look.typeFaults
    case .titlesStandAtTheLeadingEdge: look.titleFaults
    case .atMostThreeSizesAndNothingUpright: look.sizeFaults
    case .textIsNeverPureBlack: look.inkFaults
    case .valueLabelsAreAlignedAtTheLeadingSide: look.alignmentFaults
    case .gridsBelongToValues: look.gridFaults
    case .littleOfThePlotIsEmpty: look.emptinessFaults
    case .barsAndAreasBeginAtZero: look.zeroFaults
    case .threeToSixValuesAreTicked: look.tickFaults
    case .numbersAreShort: look.numberFaults
    case .upToSixLinesHaveNamesAtTheirEnds: look.endNameFaults
    case .legendsStandAboveThePlotAndAreNotCut: look.legendFaults
    case .allOrNoBarsShowTheirValues: look.barValueFaults
    case .namesShrinkBeforeTheyTurnOrDrop: look.nameFaults
    case .sharesAddUpToAHundred: look.shareFaults
    case .missingValuesAreSaid: look.missingFaults
    case .barsAreSevenTenthsOfTheStep: look.barFaults
    case .segmentsAreParted: look.segmentFaults
    case .linesAreThinnerFromFiveOn: look.lineFaults
    case .areasAreAQuarterOpaqueUnlessStacked: look.areaFaults
    case .coloursAreThoseOfThePalette: look.colourFaults
    case .oneSeriesHasOneColour: look.oneColourFaults
    case .eachSeriesIsNamed: look.unnamedFaults
    case .darkIsReadable: look.darkFaults
    }
  }
}

/// A sample with its layout and the scales over its plot.
struct SampleLook {
  let sample: SampleChart
  let layout: ChartLayout
  let chart: ScaledChart
  let scales: ChartScales
  let style: ChartStyle

  init(_ sample: SampleChart) {
    self.sample = sample
    chart = sample.scaledChart()
    layout = chart.layout(in: sample.size)
    scales = chart.scales
    style = chart.style
  }

  var isSpark: Bool { family == .sparkline }
  var isApple: Bool { sample.theme == .apple }
  var isRightToLeft: Bool { sample.locale == "ar_EG" }
  var family: SampleFamily { sample.family }
  /// Whether the plot is large enough to be told by eye.
  var isLarge: Bool { layout.plot.width >= 200 && layout.plot.height >= 120 }
  /// The labels that the chart sets by itself; those of annotations are the user's.
  var labels: [ChartLabel] { layout.labels.filter { !$0.text.string.isEmpty } }
  /// The axes of values.
  var valueAxes: [AxisLayout] {
    layout.panels.flatMap(\.axes).filter { axis in
      !axis.ticks.isEmpty
        && axis.ticks.allSatisfy { if case .number = $0.datum { true } else { false } }
    }
  }
}

extension ChartLabel {
  var fontSize: CGFloat { text.fontSizes.maximum }
  var colors: [Color] { text.styles.map(\.color) }
  var hasTabularFigures: Bool {
    text.styles.allSatisfy { $0.font.features.contains(.tabularFigures) }
  }
}

extension Color {
  /// Whether the colour is that of six hexadecimal digits.
  func isHex(_ hex: Int) -> Bool {
    let parts = components(for: .light)
    return [parts.red, parts.green, parts.blue].enumerated().allSatisfy { index, part in
      Int((part * 255).rounded()) == hex >> (16 - 8 * index) & 0xFF
    }
  }
}
