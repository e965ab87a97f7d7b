import EaselBlocks
import EaselCanvas
import Foundation

extension ChartConfiguration {
  /// Changes the options of a value axis with an identifier.
  mutating func set(_ id: ChartAxisID, _ change: (inout AxisConfiguration) -> Void) {
    change(&otherAxes[id, default: AxisConfiguration()])
  }

  /// Replaces the marks of the x axis.
  mutating func setXMarks(_ marks: AxisMarkList) { x.setMarks(marks) }

  /// Replaces the marks of each value axis that a set of marks belongs to.
  mutating func setYMarks(_ marks: AxisMarkList) {
    let first = marks.sets.filter { $0.axisID == nil }
    // Marks that all belong to other axes leave the first axis unchanged.
    if !first.isEmpty || marks.sets.isEmpty { y.setMarks(AxisMarkList(first)) }
    for (id, sets) in Dictionary(grouping: marks.sets, by: \.axisID) {
      if let id { set(id) { $0.setMarks(AxisMarkList(sets)) } }
    }
  }
}

extension ChartConfiguration {
  /// Sets the visible length of an axis; a length that is not a positive number is reported.
  mutating func setVisible<Length: Plottable>(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, length: Length
  ) {
    let datum = length.datum
    guard case .number(let number) = datum, number.isFinite, number > 0 else {
      noteFault("a visible length must be a positive number; the whole axis is drawn", of: datum)
      return
    }
    self[keyPath: axis].visibleLength = number
  }

  /// Records a modifier's value that cannot be used, for a diagnostic.
  mutating func noteFault(
    _ message: String, of datum: ChartDatum, code: EaselError.Code = .invalidData
  ) {
    faults.append(ChartFault(message: message, datum: datum, code: code))
  }
}

extension AxisConfiguration {
  /// Replaces the marks and shows the axis, even if an outer modifier hides it.
  mutating func setMarks(_ marks: AxisMarkList) {
    self.marks = marks
    visibility = .automatic
  }

  /// Sets the domain, the range and the type of the scale.
  mutating func setScale(
    _ domain: (any ScaleDomain)?, _ range: PlotDimensionPadding?, _ type: ScaleType?
  ) {
    self.domain = domain
    self.range = range
    self.type = type
  }
}

extension AxisTitle {
  /// Creates an axis title from a text.
  init(
    _ text: Text, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    self.init(text: text)
    set(position, alignment, spacing)
  }

  /// Creates an axis title from a block.
  init(
    _ block: AnyBlock, _ position: AnnotationPosition, _ alignment: Alignment?,
    _ spacing: CGFloat?
  ) {
    self.init(block: block)
    set(position, alignment, spacing)
  }

  private mutating func set(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    self.position = position
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }
}
