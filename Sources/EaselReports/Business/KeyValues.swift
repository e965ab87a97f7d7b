import EaselBlocks
import EaselCanvas
import Foundation

/// Labels and values in two columns, one pair in each row, such as the number and date of an
/// invoice.
///
/// ```swift
/// let invoice = KeyValues(["Invoice": "2041", "Due": "31 March 2026"])
/// let euro = Decimal.FormatStyle.Currency(code: "EUR")
/// let net: Decimal = 1_200
/// let sums = KeyValues(["Net": Text(net, format: euro)], values: .trailing)
/// let facts = KeyValues(["Rice", "Beans"], label: { $0 }, value: { "\($0.count) letters" })
/// ```
///
/// The pairs keep their order, one in each line. Labels are in the secondary color, on the first
/// baseline of their value. A long value is broken into lines in its column. If the longest words of
/// both columns are wider than the space, the values are below their labels. In right-to-left layout
/// the labels are at the right.
public struct KeyValues: Block {
  private let pairs: [(label: String, value: Text)]
  private let alignment: HorizontalAlignment

  private init(pairs: [(label: String, value: Text)], _ alignment: HorizontalAlignment) {
    self.pairs = pairs
    self.alignment = alignment
  }

  /// Creates one row for each label and its value in a dictionary literal, in the same order.
  ///
  /// - Parameters:
  ///   - pairs: The pairs, from top to bottom.
  ///   - values: The alignment of the values in their column.
  public init(_ pairs: KeyValuePairs<String, String>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.key, Text(verbatim: $0.value)) }, values)
  }

  /// Creates one row for each label and its value, a `Text`, in a dictionary literal, in the same
  /// order.
  ///
  /// - Parameters:
  ///   - pairs: The pairs, from top to bottom.
  ///   - values: The alignment of the values in their column.
  public init(_ pairs: KeyValuePairs<String, Text>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.key, $0.value) }, values)
  }

  /// Creates one row for each pair of strings in a sequence: a label and its value.
  ///
  /// - Parameters:
  ///   - pairs: The pairs, from top to bottom.
  ///   - values: The alignment of the values in their column.
  public init(_ pairs: some Sequence<(String, String)>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.0, Text(verbatim: $0.1)) }, values)
  }

  /// Creates one row for each pair in a sequence: a string as the label and a `Text` as its value.
  ///
  /// - Parameters:
  ///   - pairs: The pairs, from top to bottom.
  ///   - values: The alignment of the values in their column.
  public init(_ pairs: some Sequence<(String, Text)>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.0, $0.1) }, values)
  }

  /// Creates one row for each element of a sequence, with the label and the value that closures
  /// return.
  ///
  /// - Parameters:
  ///   - elements: The elements, from top to bottom.
  ///   - label: Returns the label of an element.
  ///   - value: Returns the value of an element.
  ///   - values: The alignment of the values in their column.
  public init<Elements: Sequence>(
    _ elements: Elements, label: (Elements.Element) -> String,
    value: (Elements.Element) -> String, values: HorizontalAlignment = .leading
  ) {
    self.init(pairs: elements.map { (label($0), Text(verbatim: value($0))) }, values)
  }

  /// A grid with one row for each pair: the label in the first column, the value in the second one.
  public var body: some Block { KeyValuesGrid(pairs: pairs, alignment: alignment) }
}
