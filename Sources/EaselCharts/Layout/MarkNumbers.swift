/// The positions of a figure's marks in the order of declaration, which are mostly consecutive.
///
/// A line through a million consecutive marks stores two numbers instead of a million.
package struct MarkNumbers: RandomAccessCollection, Sendable {
  /// All numbers; empty while they are consecutive.
  private var list: [Int] = []
  private var first = 0
  package private(set) var endIndex = 0

  init() {}

  /// Creates consecutive numbers.
  init(_ numbers: Range<Int>) {
    first = numbers.lowerBound
    endIndex = numbers.count
  }

  /// Creates arbitrary numbers.
  init(_ numbers: [Int]) {
    endIndex = numbers.count
    if let number = numbers.first, numbers.count == 1 { first = number } else { list = numbers }
  }

  /// Creates the numbers of rows.
  init(_ rows: RowNumbers) {
    if let range = rows.range { self.init(range) } else { self.init(rows.array) }
  }

  package var startIndex: Int { 0 }

  package subscript(index: Int) -> Int { list.isEmpty ? first + index : list[index] }

  /// All numbers; consecutive ones are created on access.
  var array: [Int] { list.isEmpty ? Array(first..<first + endIndex) : list }

  /// Whether all numbers are in a range.
  func lie(in range: Range<Int>) -> Bool {
    guard list.isEmpty, endIndex > 0 else { return list.allSatisfy(range.contains) }
    return range.contains(first) && range.contains(first + endIndex - 1)
  }

  package mutating func append(_ number: Int) {
    defer { endIndex += 1 }
    if list.isEmpty {
      if endIndex == 0 { first = number }
      if number == first + endIndex { return }
      list = Array(first..<first + endIndex)
    }
    list.append(number)
  }

  package mutating func append(contentsOf numbers: MarkNumbers) {
    for number in numbers { append(number) }
  }
}
