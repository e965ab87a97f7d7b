import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Columns of tables")
struct TableColumnTests {
  /// Neither `Sendable` nor `Identifiable`.
  private final class Item {
    var name = "Nail"
    var count = 1_234
    var small: UInt8 = 7
    var length = 2.5
    var narrow: Float = 0.25
    var amount = Decimal(string: "1234.5") ?? 0
    var day = Date(timeIntervalSince1970: 1_790_000_000)
    var missing: Decimal?
    var rate: Double? = 0.5
    var state = State.overdue
    var kind = Kind.credit
    var grade: Grade? = .second
    var count2: Int? = 1_234
    var none: Int?
    var id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    var flag = true
  }

  private enum State { case open, overdue }
  private enum Kind: String { case invoice, credit = "Credit note" }
  private enum Grade: Int, CustomStringConvertible {
    case first = 1
    case second
    var description: String { "Grade \(rawValue)" }
  }

  private func words(
    _ column: TableColumn<Item>, language: String = "en"
  ) throws -> String {
    let report = Report("R", language: language, pages: .test(300, 300).margins(20)) {
      Table([Item()]) {
        column
        TableColumn("End") { _ in Text("end") }
      }
    }
    let words = try ReadReport(report).words().map(\.text)
    return words.drop { $0 != "End" }.dropFirst().dropLast().joined(separator: " ")
  }

  @Test("Texts are shown as they are")
  func texts() throws { #expect(try words(TableColumn("C", value: \.name)) == "Nail") }

  @Test("Whole numbers of any type are written in the locale")
  func integers() throws {
    #expect(try words(TableColumn("C", value: \.count)) == "1,234")
    #expect(try words(TableColumn("C", value: \.count), language: "de") == "1.234")
    #expect(try words(TableColumn("C", value: \.small)) == "7")
  }

  @Test("Numbers of any type are written in the locale")
  func numbers() throws {
    #expect(try words(TableColumn("C", value: \.length)) == "2.5")
    #expect(try words(TableColumn("C", value: \.length), language: "de") == "2,5")
    #expect(try words(TableColumn("C", value: \.narrow)) == "0.25")
  }

  @Test("Decimal numbers are written in the locale")
  func decimals() throws {
    #expect(try words(TableColumn("C", value: \.amount)) == "1,234.5")
    #expect(try words(TableColumn("C", value: \.amount), language: "de") == "1.234,5")
  }

  @Test("Days are written in the locale")
  func dates() throws {
    #expect(try words(TableColumn("C", value: \.day)) == "Sep 21, 2026")
    #expect(try words(TableColumn("C", value: \.day), language: "de") == "21. Sept. 2026")
  }

  @Test("Values in a format are written by it, in the report's locale where it names none")
  func formats() throws {
    let euros = Decimal.FormatStyle.Currency(code: "EUR")
    #expect(
      try words(TableColumn("C", value: \.amount, format: euros), language: "de")
        .replacingOccurrences(of: "\u{A0}", with: " ") == "1.234,50 €")
    let swiss = Decimal.FormatStyle(locale: Locale(identifier: "de_CH"))
    #expect(try words(TableColumn("C", value: \.amount, format: swiss)) == "1’234.5")
    #expect(
      try words(TableColumn("C", value: \.day, format: .dateTime.day().month())) == "Sep 21")
  }

  @Test("Values that are missing leave their cells empty")
  func optionals() throws {
    #expect(try words(TableColumn("C", value: \.missing, format: .number)).isEmpty)
    #expect(try words(TableColumn("C", value: \.rate, format: .percent)) == "50%")
  }

  @Test("Enumerations are shown by their strings, descriptions or cases")
  func enumerations() throws {
    #expect(try words(TableColumn("C", value: \.state)) == "overdue")
    #expect(try words(TableColumn("C", value: \.kind)) == "Credit note")
    #expect(try words(TableColumn("C", value: \.grade)) == "Grade 2")
    #expect(try words(TableColumn("C", value: \.id)).hasPrefix("01020304"))
    #expect(try words(TableColumn("C", value: \.flag)) == "true")
  }

  @Test("Optional numbers without a format are those of the locale, at their separators")
  func plainOptionals() throws {
    #expect(try words(TableColumn("C", value: \.count2), language: "de") == "1.234")
    #expect(try words(TableColumn("C", value: \.none)).isEmpty)
    #expect(TableColumn<Item>("C", value: \.count2).alignment == .decimal)
    #expect(TableColumn<Item>("C", value: \.kind).alignment == .leading)
  }

  @Test("Blocks are cells, too, several of them beneath one another")
  func blocks() throws {
    let report = Report("R", language: "en", pages: .test(300, 300).margins(20)) {
      Table([Item()]) {
        TableColumn("C") { item in
          Text(item.name)
          Text("\(item.count)")
        }
      }
    }
    let words = try ReadReport(report).words()
    #expect(words.map(\.text) == ["C", "Nail", "1,234"])
    #expect(words.count == 3 && words[1].box.maxY <= words[2].box.minY + 0.5)
  }

  @Test("Columns come from conditions, loops and lists")
  func builder() throws {
    func titles(_ isLong: Bool) throws -> [String] {
      let made = [TableColumn<Int>("X", value: \.self)]
      let report = Report("R", language: "en") {
        Table([1]) {
          if isLong { TableColumn("A", value: \.self) }
          if isLong { TableColumn("B", value: \.self) } else { TableColumn("C", value: \.self) }
          for name in ["D", "E"] { TableColumn("\(name)", value: \.self) }
          made
        }
      }
      return try ReadReport(report).words().map(\.text).filter { $0 != "1" }
    }
    #expect(try titles(true) == ["A", "B", "D", "E", "X"])
    #expect(try titles(false) == ["C", "D", "E", "X"])
  }

  @Test("Texts begin at the leading side, numbers stand beneath the end of their title")
  func alignments() throws {
    let report = Report("R", language: "en", pages: .test(400, 300).margins(20)) {
      Table([1]) {
        TableColumn("LeadingTitle") { _ in Text("l") }
        TableColumn("CenterTitle") { _ in Text("c") }.alignment(.center).width(100)
        TableColumn("TrailingTitle") { _ in Text("t") }.alignment(.trailing).width(100)
        TableColumn("NumberTitle", value: \.self).width(100)
      }
    }
    let read = try ReadReport(report)
    func box(_ text: String) throws -> CGRect { try #require(try read.box(of: text)) }
    #expect(abs(try box("LeadingTitle").minX - box("l").minX) < 0.6)
    #expect(abs(try box("CenterTitle").midX - box("c").midX) < 0.6)
    #expect(abs(try box("TrailingTitle").maxX - box("t").maxX) < 0.6)
    #expect(abs(try box("NumberTitle").maxX - box("1").maxX) < 0.6)
  }

  @Test("Numbers are aligned by their decimal separators")
  func decimalAlignment() throws {
    for language in ["en", "de"] {
      let values = ["1", "10.25", "-3.125", "1234567.5", "0.1"].compactMap {
        Decimal(string: $0)
      }
      let report = Report("R", language: language, pages: .test(400, 300).margins(20)) {
        Table(values) { TableColumn("Value", value: \.self) }
      }
      let positions = try DecimalPlaces(ReadReport(report), separator: language == "en" ? "." : ",")
        .x
      #expect(positions.count == 5)
      #expect((positions.max() ?? 0) - (positions.min() ?? 0) < 0.01, "\(language) \(positions)")
    }
  }

  @Test("Sums are aligned with the numbers above")
  func sumAlignment() throws {
    let values = (0..<60).map { Decimal($0 * 12_345) / 1_000 }
    let report = Report("R", language: "en", pages: .test(300, 300).margins(20)) {
      Table(values) { TableColumn("Value", value: \.self) }.carriesForward(\.self)
    }
    let positions = try DecimalPlaces(ReadReport(report), separator: ".").x
    #expect(positions.count > 60)
    #expect((positions.max() ?? 0) - (positions.min() ?? 0) < 0.6, "\(Set(positions))")
  }
}

/// Where numbers have their decimal separators, by the widths of their letters.
private struct DecimalPlaces {
  let x: [CGFloat]

  init(_ read: ReadReport, separator: Character) throws {
    // Poppler's boxes by letter: all digits are equally wide in a table.
    let words = try read.words().filter { word in
      word.text.allSatisfy { $0.isNumber || ".,-−".contains($0) }
    }
    let text = try Tool.output("mutool", ["draw", "-F", "stext", "%"], document: read.data)
    var x: [CGFloat] = []
    var line: [(letter: String, left: CGFloat)] = []
    func attribute(_ name: String, _ text: Substring) -> String? {
      guard let range = text.range(of: " \(name)=\"") else { return nil }
      return String(text[range.upperBound...].prefix { $0 != "\"" })
    }
    func end() {
      let string = line.map(\.letter).joined()
        .replacingOccurrences(of: "&#x2212;", with: "\u{2212}")
      defer { line = [] }
      guard string.contains(where: \.isNumber),
        words.contains(where: { string.hasSuffix($0.text) })
      else { return }
      if let position = line.last(where: { $0.letter == String(separator) }) {
        x.append(position.left)
      } else if let right = lastRight {
        x.append(right)
      }
    }
    var lastRight: CGFloat?
    for part in text.split(separator: "\n") {
      if part.contains("<char "), let letter = attribute("c", part),
        let quad = attribute("quad", part)
      {
        let corners = quad.split(separator: " ").compactMap { Double($0) }
        line.append((letter, corners[0]))
        lastRight = corners[2]
      } else if part.contains("</line>") {
        end()
      }
    }
    self.x = x
  }
}
