import Foundation

/// The source of a column of marks in the elements of a plot.
struct PlotColumn<Element> {
  /// The name of the values.
  package var label: String
  /// Reads the values, or the starts of intervals.
  var start: ColumnReader<Element>
  /// Reads the ends of intervals; `nil` if the values are points.
  var end: ColumnReader<Element>?
  /// The calendar unit that each date represents.
  var unit: DateUnit?
  /// Whether the start and the end were given as two values, so that the mark extends along this
  /// axis.
  var isSpan = false

  /// Returns the values as starts of intervals that end with the values of another column.
  func to(_ other: PlotColumn) -> PlotColumn {
    var column = self
    column.end = other.end ?? other.start
    column.unit = nil
    column.isSpan = true
    return column
  }

  /// Returns the value of one element.
  package func field(of element: Element) -> ChartField {
    withUnsafePointer(to: element) { pointer in
      var names = NameTable()
      let column = column(of: UnsafeBufferPointer(start: pointer, count: 1), &names)
      var field = ChartField(label: label, start: column.datum(0, names), unit: unit)
      field.end = column.ends.map { column.datum(of: $0[0], names) }
      field.isSpan = isSpan
      return field
    }
  }

  /// Reads the values of all elements.
  func column(
    of elements: UnsafeBufferPointer<Element>, _ names: inout NameTable
  ) -> Column {
    let values = start.read(elements, &names)
    let ends = end?.read(elements, &names)
    return Column(
      label: label, kind: values.kind ?? ends?.kind, values: values.values, ends: ends?.values,
      unit: unit, isSpan: isSpan, summary: values.summary)
  }
}

/// The numbers of a column and their kind; the kind is `nil` while all values are missing.
struct ColumnValues {
  package var values: [Double]
  var kind: DatumKind?
  /// Facts about the values that were noted while reading them.
  package var summary: NumberSummary?

  init(_ values: [Double], kind: DatumKind?, summary: NumberSummary? = nil) {
    self.values = values
    self.kind = kind
    self.summary = summary
  }
}

/// A function that reads one number, date or code for each element.
struct ColumnReader<Element> {
  let read: (UnsafeBufferPointer<Element>, inout NameTable) -> ColumnValues

  /// Returns a reader of the same value for all elements.
  static func constant(_ datum: ChartDatum) -> ColumnReader {
    ColumnReader { elements, names in
      var column = Column(label: "")
      column.append(datum, &names)
      return ColumnValues(
        Array(repeating: column.values.first ?? .nan, count: elements.count), kind: column.kind)
    }
  }

  /// Returns a reader of a key path; the values of a stored property are read from memory.
  static func property<Value: Plottable>(
    _ keyPath: KeyPath<Element, Value>
  ) -> ColumnReader {
    ColumnReader { elements, names in
      if let stored = StoredValues(elements, keyPath) { return stored.read(&names) }
      return each(elements, &names) { $0[keyPath: keyPath].datum }
    }
  }

  /// Returns a reader of a key path to an optional; `nil` is a missing value.
  static func optional<Value: Plottable>(
    _ keyPath: KeyPath<Element, Value?>
  ) -> ColumnReader {
    ColumnReader { elements, names in
      each(elements, &names) { $0[keyPath: keyPath]?.datum ?? .missing }
    }
  }

  private static func each(
    _ elements: UnsafeBufferPointer<Element>, _ names: inout NameTable,
    _ datum: (Element) -> ChartDatum
  ) -> ColumnValues {
    var column = Column(label: "")
    column.values.reserveCapacity(elements.count)
    for element in elements { column.append(datum(element), &names) }
    return ColumnValues(column.values, kind: column.kind)
  }
}
