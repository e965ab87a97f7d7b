import EaselReports
import Foundation

private func useEaselReports() {
  let words: ReportStrings = .english
  let side: PageStyle = PageStyle.a4.landscape()
  let numbering: PageNumbering = .roman
  let width: ColumnWidth = .fit
  let report: Report? = nil
  _ = (words, side, numbering, width, report)
}
