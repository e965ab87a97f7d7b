import EaselBlocks
import EaselCanvas
import Foundation

extension ChartConfiguration {
  /// Changes what modifiers say of a value axis that has a name.
  mutating func set(_ id: ChartAxisID, _ change: (inout AxisConfiguration) -> Void) {
    change(&otherAxes[id, default: AxisConfiguration()])
  }

  /// Replaces the marks of the x axis.
  mutating func setXMarks(_ marks: AxisMarkList) { x.setMarks(marks) }

  /// Replaces the marks of the value axes that the sets of marks belong to.
  mutating func setYMarks(_ marks: AxisMarkList) {
    let first = marks.sets.filter { $0.axisID == nil }
    // Marks of other axes alone leave the first as it is.
    if !first.isEmpty || marks.sets.isEmpty { y.setMarks(AxisMarkList(first)) }
    for (id, sets) in Dictionary(grouping: marks.sets, by: \.axisID) {
      if let id { set(id) { $0.setMarks(AxisMarkList(sets)) } }
    }
  }
}

extension ChartConfiguration {
  /// Sets how much of the domain of an axis is drawn; a length that is not positive is noted.
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

  /// Notes what a modifier was given and cannot use.
  mutating func noteFault(_ message: String, of datum: ChartDatum) {
    faults.append(ChartFault(message: message, datum: datum))
  }
}

extension AxisConfiguration {
  /// Replaces the marks; an axis that is hidden farther out is shown.
  mutating func setMarks(_ marks: AxisMarkList) {
    self.marks = marks
    visibility = .automatic
  }

  /// Sets what is given of a scale.
  mutating func setScale(
    _ domain: (any ScaleDomain)?, _ range: PlotDimensionPadding?, _ type: ScaleType?
  ) {
    self.domain = domain
    self.range = range
    self.type = type
  }
}

extension AxisTitle {
  /// A title of a text.
  init(
    _ text: Text, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    self.init(text: text)
    set(position, alignment, spacing)
  }

  /// A title of a block.
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
