import Foundation

/// The values of one channel in a run of marks, one value per row.
package struct Column: Sendable {
  /// The name of the values, as the mark's initializer gave it.
  package var label: String
  /// The kind of the values; `nil` while all are missing.
  var kind: DatumKind?
  /// Numbers, seconds since the reference date, or codes of category names; NaN for a missing
  /// value.
  package var values: [Double] {
    didSet { summary = nil }
  }
  /// Facts about the values that were noted while reading them; `nil` after the values have
  /// changed.
  package private(set) var summary: NumberSummary?
  /// The ends of intervals, one per value, in the same form; `nil` if the values are points.
  var ends: [Double]?
  /// The calendar unit that each date represents.
  var unit: DateUnit?
  /// Whether the start and the end were given as two values, so that the mark extends along this
  /// axis.
  var isSpan: Bool

  package init(
    label: String, kind: DatumKind? = nil, values: [Double] = [], ends: [Double]? = nil,
    unit: DateUnit? = nil, isSpan: Bool = false, summary: NumberSummary? = nil
  ) {
    self.label = label
    self.kind = kind
    self.values = values
    self.ends = ends
    self.unit = unit
    self.isSpan = isSpan
    self.summary = summary
  }

  /// Appends a field; category names get codes from a table.
  mutating func append(_ field: ChartField, _ names: inout NameTable) {
    let value = number(field.start, &names)
    values.append(value)
    guard ends != nil else { return }
    let end = field.end.map { number($0, &names) } ?? value
    ends?.append(end)
  }

  /// Appends a datum.
  mutating func append(_ datum: ChartDatum, _ names: inout NameTable) {
    values.append(number(datum, &names))
  }

  private mutating func number(_ datum: ChartDatum, _ names: inout NameTable) -> Double {
    switch datum {
    case .number(let number):
      if kind == nil, !number.isNaN { kind = .number }
      return number
    case .date(let date):
      if kind == nil { kind = .date }
      return date.timeIntervalSinceReferenceDate
    case .category(let name):
      if kind == nil { kind = .category }
      return Double(names.code(of: name))
    }
  }

  /// Whether a field fits into the column: same label and kind, and both or neither are intervals.
  func continues(with field: ChartField) -> Bool {
    (field.isPoint
      ? ends == nil && unit == nil && !isSpan
      : (ends != nil) == (field.end != nil) && unit == field.unit && isSpan == field.isSpan)
      && (kind == nil || field.start.kind == nil || kind == field.start.kind)
      && label == field.label
  }

  /// The datum of a row.
  func datum(_ row: Int, _ names: NameTable) -> ChartDatum { datum(of: values[row], names) }

  /// The datum that a stored number represents.
  func datum(of value: Double, _ names: NameTable) -> ChartDatum {
    guard !value.isNaN else { return .missing }
    return switch kind {
    case .date: .date(Date(timeIntervalSinceReferenceDate: value))
    case .category: .category(names[Int(value)])
    default: .number(value)
    }
  }

  /// The datum of a row as tables and texts write it: a category by its label.
  func labeledDatum(of value: Double, _ names: NameTable) -> ChartDatum {
    guard case .category(let name) = datum(of: value, names) else { return datum(of: value, names) }
    return .category(names.label(of: name))
  }
}

/// The names of all categories of a chart, each with a code in order of first appearance.
package struct NameTable: Sendable {
  package private(set) var names: [String] = []
  private var codes: [String: Int] = [:]
  private var last = -1
  /// The labels of the categories that are not shown by their names, by name.
  private var labels: [String: String] = [:]

  init() {}

  /// Returns the code of a name, and adds the name if it is new.
  package mutating func code(of name: String) -> Int {
    // Consecutive rows often have the same category.
    if last >= 0, names[last] == name { return last }
    if let code = codes[name] {
      last = code
      return code
    }
    last = names.count
    names.append(name)
    codes[name] = last
    return last
  }

  /// The code of a name, or `nil` if the table does not contain it.
  func existingCode(of name: String) -> Int? { codes[name] }

  package subscript(code: Int) -> String { names.indices.contains(code) ? names[code] : "" }

  /// Sets the label by which texts and tables show a category, instead of by its name.
  ///
  /// Categories with different names can have equal labels.
  mutating func setLabel(_ label: String, of name: String) { labels[name] = label }

  /// The label of a category; by default its name.
  package func label(of name: String) -> String {
    labels.isEmpty ? name : labels[name] ?? name
  }

  /// The label of the category with a code.
  package func label(_ code: Int) -> String { label(of: self[code]) }
}
