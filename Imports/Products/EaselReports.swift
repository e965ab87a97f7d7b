import EaselReports
import Foundation

private func useEaselReports() {
  let side: PageStyle = PageStyle.a4.landscape()
  let numbering: PageNumbering = .roman
  let width: ColumnWidth = .fit
  let report: Report? = nil
  _ = (side, numbering, width, report)
}
