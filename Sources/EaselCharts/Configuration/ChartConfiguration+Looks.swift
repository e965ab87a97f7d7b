import EaselBlocks
import EaselCanvas
import Foundation

extension StyleScaleConfiguration {
  /// Sets the look of each value; the order of the pairs is the order of the domain.
  mutating func set<Value: Plottable, Given>(
    _ mapping: KeyValuePairs<Value, Given>, _ look: (Given) -> Look
  ) { self.mapping = mapping.map { ($0.key.datum, look($0.value)) } }

  /// Sets the domain and the type of the scale.
  mutating func set(_ domain: (any ScaleDomain)?, _ type: ScaleType?) {
    self.domain = domain
    self.type = type
  }

  /// Sets the looks in the order of the domain, or a gradient.
  mutating func set<Given>(
    _ domain: (any ScaleDomain)?, _ type: ScaleType?, _ range: ScaleRangeSpecification<Given>,
    _ look: (Given) -> Look
  ) {
    set(domain, type)
    gradient = range.gradient
    tints = range.tints
    self.range = range.values?.map(look)
    if range.padding?.fixed != nil, let looks = self.range, looks.count == 2 {
      ends = (looks[0], looks[1])
      self.range = nil
    }
  }

  /// Sets the domain and a closure that returns the look of a value.
  mutating func set<Value: Plottable, Given>(
    _ domain: [Value]?, _ mapping: @escaping (Value) -> Given, _ look: @escaping (Given) -> Look
  ) {
    self.domain = domain
    function = { datum in Value(datum: datum).map { look(mapping($0)) } }
  }
}

extension LegendConfiguration {
  /// Sets the position of the legends, and a block that replaces them.
  mutating func set(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ block: AnyBlock?
  ) {
    self.position = position
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    guard let block else { return }
    self.block = block
    // A custom legend is shown even if an outer modifier hides the legends.
    visibility = .automatic
  }
}

extension ChartConfiguration {
  /// Shows value labels in a format.
  mutating func setValueLabels<Format: FormatStyle>(_ format: Format)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    valueLabels = ValueLabelConfiguration(
      visibility: .visible, format: DatumFormat.writing(format),
      isPercent: DatumFormat.isPercent(format))
  }

  /// Sets the angle range of sectors; a range that is empty or not finite is reported.
  mutating func setAngleRange(_ range: ClosedRange<Angle>) {
    guard range.lowerBound.radians.isFinite, range.upperBound.radians.isFinite,
      range.lowerBound < range.upperBound
    else {
      let degrees = range.upperBound.degrees - range.lowerBound.degrees
      noteFault(
        "an angle range must be finite and not empty; sectors take the whole turn",
        of: .number(degrees))
      return
    }
    angleRange = range
  }

  /// Sets the number of facet columns.
  mutating func setFacetColumns(_ columns: Int?) {
    var facet = self.facet ?? FacetConfiguration()
    facet.columns = columns.map { max(1, $0) }
    self.facet = facet
  }

  /// Sets the axes along which each panel has its own scale.
  mutating func setFreeScales(_ free: Axis.Set) {
    var facet = self.facet ?? FacetConfiguration()
    facet.freeScales = free
    self.facet = facet
  }

  /// A note for each modifier that has an effect only on a screen.
  var interactionNotes: [Diagnostic] {
    var seen: Set<String> = []
    return interactions.filter { seen.insert($0).inserted }.map { name in
      Diagnostic(
        .note, .unsupportedOption, "\(name) has no effect in a still image", operation: name)
    }
  }
}
