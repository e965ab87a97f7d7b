@testable import EaselCanvas

/// The cases of charts, which tests of `EaselCharts` try.
extension FaultProbes {
  private static let cut = FaultProbe.Outcome.refused(.limitExceeded)
  private static let bad = FaultProbe.Outcome.noted(.invalidData)

  static let charts: [String: FaultProbe] = [
    "chart-01": .test(
      "ChartLimitTests.marksBeyondTheLimitAreLeftOutAndNoted", cut,
      "those beyond 2,000,000 are left out"),
    "chart-02": .test(
      "ChartLimitTests.categoriesBeyondTheLimitAreLeftOutAndNoted", cut,
      "those beyond 10,000 are left out"),
    "chart-03": .test(
      "ChartLimitTests.panelsBeyondTheLimitAreLeftOutAndNoted", cut,
      "those beyond 400 are left out"),
    "chart-04": .test(
      "ChartLimitTests.entriesOfLegendsBeyondTheLimitAreLeftOutAndNoted", .noted(.limitExceeded),
      "200 are named, the last says how many more there are"),
    "chart-05": .test(
      "ChartLimitTests.valuesOfAnAxisBeyondTheLimitAreLeftOutAndNoted", cut,
      "those beyond 1,000 are left out"),
    "chart-06": .test(
      "ChartLimitTests.stepsThatGiveTooManyValuesAreReplacedAndNoted", cut,
      "the axis has steps of its own"),
    "chart-07": .test(
      "ChartLimitTests.unitsThatGiveTooManyDatesAreCutAndNoted", cut,
      "those beyond 1,000 are left out"),
    "chart-08": .test(
      "ChartLimitTests.contentBeyondTheLimitOfDepthIsLeftOutAndNoted", cut,
      "what lies deeper than 200 is left out"),
    "chart-09": .test(
      "ChartLimitTests.aHundredThousandSeriesAreDrawnWithNotes", .sound, "all are drawn"),
    "chart-10": .test(
      "ChartLimitTests.aHundredThousandColoursAreNotedInFewWords", .noted(.limitExceeded),
      "those beyond the palette share a grey"),
    "chart-11": .test(
      "BadValueTests.aMissingValueIsNotedWithItsSeriesAndPosition", bad,
      "series, category and value are named"),
    "chart-12": .test(
      "BadValueTests.infiniteValuesAreNotedWithTheirPositions", bad,
      "they are left out; the first three are named, the others counted"),
    "chart-13": .test(
      "BadValueTests.aStackedInfiniteValueIsNotedOnce", bad, "it is left out and named"),
    "chart-14": .test(
      "ChartFaultTests.everyMarkAndFamilyWithoutDataSaysNoData", bad,
      "title and words are there, “No data” stands in the plot"),
    "chart-15": .test(
      "ChartFaultTests.everyMarkAndFamilyOfMissingValuesIsNoted", bad,
      "title and words are there"),
    "chart-16": .test(
      "ChartFaultTests.numbersAtTheLimitHaveAFiniteLayout", .sound, "all lies at finite points"),
    "chart-17": .test(
      "ChartFaultTests.aSumThatOverflowsIsNotedWithItsSeriesAndCategory", bad,
      "series, category and value are named"),
    "chart-18": .test(
      "ChartFaultTests.everyMarkAndFamilyHasAFiniteLayoutForEveryNumber", .sound,
      "all lies at finite points"),
    "chart-19": .test(
      "ChartFaultTests.samplesOfDifferentCountsAreNoted", bad,
      "the pairs that there are are drawn"),
    "chart-20": .test(
      "ChartFaultTests.negativeSectorsAreNotedByName", bad, "it has no share and is named"),
    "chart-21": .test(
      "DomainTests.onlyZeroAndNegativeValuesAreNotedOnALogarithmicScale", bad,
      "bars begin at the lower end of the axis"),
    "chart-22": .test(
      "LookTypeTests.valuesWithoutALogarithmAreNotedAndHaveNoColor", bad, "they are grey"),
    "chart-23": .test("ChartFaultTests.datesFarOutAreDrawn", .sound, "all lies at finite points"),
    "chart-24": .test(
      "ChartFaultTests.datesThatAreNotFiniteAreNoted", bad, "it is left out and named"),
    "chart-25": .test("ChartFaultTests.valuesOfTwoKindsOnOneAxisAreNoted", bad),
    "chart-26": .test(
      "ChartFaultTests.namesOfAnyLengthAndLettersAreDrawn", .sound, "all marks are drawn"),
    "chart-27": .test(
      "ChartFaultTests.unknownLocalesAreDrawnInEnglish", .sound,
      "the chart's own words are English"),
    "chart-28": .test(
      "ChartFaultTests.datesInEveryCalendarAreDrawn", .sound, "dates have labels in each"),
    "chart-29": .test(
      "ChartFaultTests.anInvalidDomainIsNotedAndInferred", bad, "the domain is inferred"),
    "chart-30": .test(
      "DomainTests.aReversedDomainOfDatesRunsBackwards", .sound, "the scale runs backwards"),
    "chart-31": .test(
      "ScaleSemanticsTests.datesOnAnAxisOfNumbersAreNotedAndChangeNoDomain", bad,
      "the domain is that of the data"),
    "chart-32": .test(
      "ScaleSemanticsTests.numbersOnAnAxisOfDatesAreNotedAndChangeNoDomain", bad,
      "the domain is that of the data"),
    "chart-33": .test(
      "LookTypeTests.aScaleTypeThatDoesNotFitTheValuesIsNoted", .noted(.unsupportedOption),
      "the type is not used"),
    "chart-34": .test(
      "ChartFaultTests.anInvalidVisibleLengthIsNoted", bad, "the whole axis is drawn"),
    "chart-35": .test(
      "ChartFaultTests.anInvalidAngleRangeIsNoted", bad, "sectors take the whole turn"),
    "chart-36": .test(
      "ChartFaultTests.invalidSizesHaveAFiniteLayoutAndAnAlternativeText", .sound,
      "nothing is drawn without room; the words are there"),
    "chart-37": .test(
      "GroupEffectTests.anEffectOnAPartOfALineIsLeftOutAndNoted",
      .noted(.drawingApproximated),
      "the line is drawn without it"),
    "chart-38": .test(
      "GroupEffectTests.anEffectForEachOfTwentyThousandMarksIsDrawn", .sound, "all are drawn"),
    "chart-39": .test(
      "HostileChartTests.everyChartIsFiniteKeepsItsTitleAndSaysWhatItDoesNotDraw", .sound,
      "all lies at finite points"),
    "chart-40": .test(
      "HostileChartTests.everyChartIsFiniteKeepsItsTitleAndSaysWhatItDoesNotDraw", bad),
  ]
}
