import EaselBlocks
import EaselCanvas
import Foundation

/// Labels and values in two columns, a pair a line, such as the number and the date of an invoice.
///
/// ```swift
/// KeyValues(["Invoice": "2041", "Due": "31 March 2026"])
/// KeyValues(["Net": Text(net, format: euro), "Tax": Text(tax, format: euro)], values: .trailing)
/// KeyValues(account.facts, label: \.name, value: \.text)
/// ```
///
/// The pairs keep their order. Labels are in the secondary color, on the first baseline of their value;
/// a long value breaks into lines in its column. In right-to-left layouts the labels stand at the right.
public struct KeyValues: Block {
  private let pairs: [(label: String, value: Text)]
  private let alignment: HorizontalAlignment

  private init(pairs: [(label: String, value: Text)], _ alignment: HorizontalAlignment) {
    self.pairs = pairs
    self.alignment = alignment
  }

  /// Makes lines of a literal of labels and values.
  ///
  /// - Parameters:
  ///   - pairs: The pairs, from top to bottom.
  ///   - values: Where the values lie in their column.
  public init(_ pairs: KeyValuePairs<String, String>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.key, Text(verbatim: $0.value)) }, values)
  }

  /// Makes lines of a literal of labels, and values in any format or style.
  public init(_ pairs: KeyValuePairs<String, Text>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.key, $0.value) }, values)
  }

  /// Makes lines of pairs of a label and a value.
  public init(_ pairs: some Sequence<(String, String)>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.0, Text(verbatim: $0.1)) }, values)
  }

  /// Makes lines of pairs of a label, and a value in any format or style.
  public init(_ pairs: some Sequence<(String, Text)>, values: HorizontalAlignment = .leading) {
    self.init(pairs: pairs.map { ($0.0, $0.1) }, values)
  }

  /// Makes a line of each element.
  ///
  /// - Parameters:
  ///   - elements: The elements, from top to bottom.
  ///   - label: The label of an element.
  ///   - value: The value of an element.
  ///   - values: Where the values lie in their column.
  public init<Elements: Sequence>(
    _ elements: Elements, label: (Elements.Element) -> String,
    value: (Elements.Element) -> String, values: HorizontalAlignment = .leading
  ) {
    self.init(pairs: elements.map { (label($0), Text(verbatim: value($0))) }, values)
  }

  /// The pairs in a grid.
  public var body: some Block {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 2) {
      ForEach(pairs.indices, id: \.self) { index in
        GridRow {
          Text(verbatim: pairs[index].label).foregroundStyle(.secondary).role(.label)
          pairs[index].value.role(.value).gridColumnAlignment(alignment)
        }
      }
    }
  }
}
