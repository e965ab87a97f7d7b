/// The checks of the table "Coming from Swift Charts".
enum SwiftChartsSynonyms {
  static let table = CounterpartTable(guide: "charts.md", section: "Coming from Swift Charts")

  static let all = names + defaults + parts + absent

  private static let names = [
    Synonym(
      "import SwiftUI, import Charts",
      withoutCheck: "the program of each guide imports Easel, and a test compiles it"),
    Synonym("View, Color, Font", blockNames),
    Synonym("Chart in a window", writtenCharts),
    Synonym("elements are Identifiable, or id: is given", elementsWithoutIdentity),
  ]

  private static let defaults = [
    Synonym(
      "values at the trailing side, a dashed vertical grid, labels of 11 points beside its lines, system colors",
      themesOfAxes),
    Synonym("no titles", titles),
    Synonym("values on bars by annotation", valuesOnBars),
    Synonym("a legend, always", namesAndLegends),
    Synonym("zero in the domain of every number", zeroInDomains),
    Synonym(
      "locale, time zone and calendar of the device", MatplotlibSynonyms.settingsOfTheEnvironment),
  ]

  private static let parts = [
    Synonym("Chart for each panel", panels),
    Synonym("one value axis", axes),
    Synonym("missing values by separate series", missingValues),
    Synonym("chartXVisibleDomain, chartScrollPosition", visiblePart),
  ]

  private static let absent = [
    Synonym("chartXSelection, chartGesture, scrolling", interactions),
    Synonym("tooltips, zoom in a browser", links),
    Synonym("Chart3D", chart3D),
  ]
}
