import EaselBlocks
import Foundation
import Testing

@testable import EaselCharts

@Suite struct ChartDataTableTests {
  @Test func rowsAreTheMarksInOrder() {
    let table = WordSamples.stacked.dataTable()
    #expect(table.columns == ["Year", "Harvest", "Crop"])
    #expect(table.rows.count == 6)
    #expect(table.rows.first == [.category("2022"), .number(21), .category("Wheat")])
  }

  @Test func missingValuesAreEmptyAndDatesAreDays() {
    let expected =
      "Day,Load\r\n2024-01-01,50\r\n2024-01-02,62.5\r\n2024-01-03,\r\n2024-01-04,81\r\n"
      + "2024-01-05,56\r\n"
    #expect(WordSamples.line.dataTable().csv == expected)
  }

  @Test func tableIsTheSameInEveryLocale() {
    let plain = WordSamples.line.dataTable().csv
    #expect(WordSamples.line.dataTable(environment: WordSamples.environment("ar")).csv == plain)
  }

  @Test func timesHaveTheirZone() {
    let chart = Chart([0.5]) {
      PointMark(
        x: .value("Time", WordSamples.day(0).addingTimeInterval($0 * 3600)), y: .value("Load", 1))
    }
    #expect(chart.dataTable().csv == "Time,Load\r\n2024-01-01T00:30:00Z,1\r\n")
  }

  @Test func separatorsAndQuotesAreQuoted() {
    let chart = Chart(["a,b", "say \"a\"", "two\nlines"]) {
      BarMark(x: .value("Key", $0), y: .value("Count", 1))
    }
    #expect(
      chart.dataTable().csv
        == "Key,Count\r\n\"a,b\",1\r\n\"say \"\"a\"\"\",1\r\n\"two\nlines\",1\r\n")
  }

  @Test func formulasBecomeTexts() {
    let chart = Chart(["=1+1", "+a", "-b", "@c"]) {
      BarMark(x: .value("Key", $0), y: .value("Count", -1))
    }
    #expect(chart.dataTable().csv == "Key,Count\r\n'=1+1,-1\r\n'+a,-1\r\n'-b,-1\r\n'@c,-1\r\n")
  }

  @Test func intervalsHaveStartAndEnd() {
    #expect(WordSamples.histogram.dataTable().columns == ["Age start", "Age end", "People"])
  }

  @Test func hiddenMarksAreLeftOut() {
    let chart = Chart(["A", "B"]) {
      BarMark(x: .value("Key", $0), y: .value("Count", 1)).accessibilityHidden($0 == "A")
    }
    #expect(chart.dataTable().csv == "Key,Count\r\nB,1\r\n")
  }

  @Test func numbersThatAreNotFiniteAreEmpty() {
    let chart = Chart([Double.infinity, 1e308, .nan]) {
      PointMark(x: .value("X", 1), y: .value("Y", $0))
    }
    #expect(chart.dataTable().csv == "X,Y\r\n1,\r\n1,1e+308\r\n1,\r\n")
  }
}
