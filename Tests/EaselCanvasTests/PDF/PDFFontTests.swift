import Foundation
import Testing

@testable import EaselCanvas

/// Letters that a reader of a PDF sees and reads as they were asked for.
@Suite struct PDFFontTests {
  @Test(arguments: [
    "Efficient office: Größe 1,284.50 €", "四半期の売上は予算を上回った。", "Отчёт о продажах",
    "क्षेत्रीय", "รายงานการขาย",
  ])
  func sayTheirText(_ text: String) throws {
    let page = try LetterPage()
    page.show(text, font: .system(size: 16), at: CGPoint(x: 5, y: 40))
    let found = try Tool.output("pdftotext", ["-raw", "-", "-"], input: try page.data())
    #expect(found.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }
}
