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

  /// Sets how much of the domain is drawn; a length that is not positive says nothing.
  mutating func setVisible<Length: Plottable>(length: Length) {
    guard case .number(let number) = length.datum, number.isFinite, number > 0 else { return }
    visibleLength = number
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
