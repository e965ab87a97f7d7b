import Foundation

/// How a column of marks is read from the elements of a plot.
package struct PlotColumn<Element> {
  /// What the values are called.
  package var label: String
  /// Reads the values, or the beginnings of intervals.
  package var start: ColumnReader<Element>
  /// Reads the ends of intervals; nil where the values are points.
  package var end: ColumnReader<Element>?
  /// The calendar unit that each date stands for.
  package var unit: DateUnit?
  /// Whether start and end were named as two values, so that the mark lies along them.
  package var isSpan = false

  /// The values as the beginnings of intervals that end with those of another column.
  package func to(_ other: PlotColumn) -> PlotColumn {
    var column = self
    column.end = other.end ?? other.start
    column.unit = nil
    column.isSpan = true
    return column
  }

  /// The value of one element.
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
  package func column(
    of elements: UnsafeBufferPointer<Element>, _ names: inout NameTable
  ) -> Column {
    let values = start.read(elements, &names)
    let ends = end?.read(elements, &names)
    return Column(
      label: label, kind: values.kind ?? ends?.kind, values: values.values, ends: ends?.values,
      unit: unit, isSpan: isSpan, summary: values.summary)
  }
}

/// The numbers of a column, and their kind; nil while all are missing.
package struct ColumnValues {
  package var values: [Double]
  package var kind: DatumKind?
  /// What was noted of the values while they were read.
  package var summary: NumberSummary?

  package init(_ values: [Double], kind: DatumKind?, summary: NumberSummary? = nil) {
    self.values = values
    self.kind = kind
    self.summary = summary
  }
}

/// Reads one number, date or code for each element.
package struct ColumnReader<Element> {
  package let read: (UnsafeBufferPointer<Element>, inout NameTable) -> ColumnValues

  /// The same value for all elements.
  package static func constant(_ datum: ChartDatum) -> ColumnReader {
    ColumnReader { elements, names in
      var column = Column(label: "")
      column.append(datum, &names)
      return ColumnValues(
        Array(repeating: column.values.first ?? .nan, count: elements.count), kind: column.kind)
    }
  }

  /// The value at a key path, which is read from memory where the property is stored.
  package static func property<Value: Plottable>(
    _ keyPath: KeyPath<Element, Value>
  ) -> ColumnReader {
    ColumnReader { elements, names in
      if let stored = StoredValues(elements, keyPath) { return stored.read(&names) }
      return each(elements, &names) { $0[keyPath: keyPath].datum }
    }
  }

  /// The value at a key path; nil is a missing one.
  package static func optional<Value: Plottable>(
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
