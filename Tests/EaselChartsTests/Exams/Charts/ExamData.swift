import Foundation

/// The tables that the exam charts show, read from the fixtures.
struct ExamData {
  /// The folder of the tables.
  let folder: URL

  /// Days, months and times are those of Greenwich.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The rows of a table as fields by the names of their columns; none of the tables has quotes.
  func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appending(path: name + ".csv"), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard let head = lines.first else { return [] }
    return lines.dropFirst().map { fields in
      Dictionary(zip(head, fields), uniquingKeysWith: { first, _ in first })
    }
  }

  /// A date of numbers parted by any other character, such as 2012/01/31 or 2018-01-31T01:49:59Z.
  static func date(_ text: String?) -> Date? {
    let parts = (text ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count >= 2 else { return nil }
    func part(_ index: Int, _ standard: Int) -> Int {
      parts.indices.contains(index) ? parts[index] : standard
    }
    return calendar.date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: part(2, 1), hour: part(3, 0), minute: part(4, 0),
        second: part(5, 0)))
  }
}

extension [String: String] {
  /// The number in a column; NaN where it is missing.
  func number(_ name: String) -> Double { self[name].flatMap(Double.init) ?? .nan }
}
