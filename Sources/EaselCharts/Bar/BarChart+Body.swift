import EaselBlocks
import EaselCanvas
import Foundation

extension BarChart {
  /// The chart of the bars and the reference lines.
  public var body: some Block {
    let names = BarNames(self)
    return Chart { marks(names) }.configured { configuration in
      let (categories, values) = (nameAxis, valueAxis)
      (configuration.x, configuration.y) = isVertical ? (categories, values) : (values, categories)
    }.following(preset(names))
  }

  var isVertical: Bool { orientation == .vertical }

  // MARK: Axes

  private var nameAxis: AxisConfiguration {
    var axis = AxisConfiguration()
    axis.bandPadding = bandPadding
    return axis
  }

  /// Returns marks of the axis of names with the texts of the categories: those of a modifier, or
  /// by default labels alone.
  private func nameMarks(_ outer: AxisMarkList?, _ names: BarNames) -> AxisMarkList {
    let texts = Dictionary(uniqueKeysWithValues: zip(names.categories, categoryNames))
    var marks = outer ?? AxisMarkList(AxisMarks { AxisValueLabel() })
    for index in marks.sets.indices where marks.sets[index].format == nil {
      marks.sets[index].format = { datum, _ in
        guard case .category(let name) = datum else { return nil }
        return texts[name]
      }
    }
    return marks
  }

  private var valueAxis: AxisConfiguration {
    var axis = AxisConfiguration()
    axis.keepsBaseline = true
    axis.domain = soundDomain
    // Without values and a format of its own, the axis has the marks of a modifier.
    guard tickCount != nil || valueFormat != nil else { return axis }
    var marks = AxisMarkSet()
    if let tickCount {
      let count = min(max(tickCount, 1), 100)
      marks.values = .automatic(desiredCount: count)
      if let domain = soundDomain {
        let ticks = Ticks.values(
          from: domain.lowerBound, to: domain.upperBound, count: Double(count))
        marks.values = AxisMarkValues(.list(ticks.map(ChartDatum.number)))
      }
    }
    if let valueFormat {
      marks.format = Self.write(in: valueFormat)
    }
    axis.marks = AxisMarkList([marks])
    return axis
  }

  /// The domain that was set, if it is finite.
  var soundDomain: ClosedRange<Double>? {
    guard let domain, domain.lowerBound.isFinite, domain.upperBound.isFinite else { return nil }
    return domain
  }

  // MARK: What depends on the size

  private func preset(_ names: BarNames) -> ChartPreset {
    ChartPreset(
      fontSize: fontSize, padding: padding, variants: { variants(of: $0, names, in: $1) },
      notes: notes(on:of:))
  }

  /// The least width and height, in points, at which bars have values and reference lines have
  /// names.
  static let minimumValueSide = ChartStyle.minimumTextSide * 1.4

  /// Returns the settings for a size: with values at the bars, then with an axis.
  private func variants(
    of chart: ScaledChart, _ names: BarNames, in size: CGSize
  ) -> [ChartPreset.Variant] {
    let hasText = min(size.width, size.height) >= ChartStyle.minimumTextSide
    let outer = chart.configuration
    let write = Self.write(in: format)
    func variant(showsAxis: Bool, values: Visibility) -> ChartPreset.Variant {
      var variant = ChartPreset.Variant(configuration: outer)
      variant.configuration.valueLabels = ValueLabelConfiguration(
        visibility: values, size: outer.valueLabels?.size,
        format: valueFormat == nil ? outer.valueLabels?.format ?? write : write,
        isPercent: valueFormat == nil && outer.valueLabels?.isPercent == true)
      variant.configuration.setAxes(isVertical) { categories, values in
        categories.marks = nameMarks(categories.marks, names)
        if categories.domain == nil { categories.domain = names.categories }
        if !hasNames || !hasText { categories.visibility = .hidden }
        values.visibility = showsAxis ? .automatic : .hidden
        // Without an axis that shows round numbers, the domain ends at the data, so that bars use
        // all space.
        values.endsAtData = !showsAxis
      }
      let isHidden = visibility(legend, or: outer.legend.visibility) == .hidden
      variant.configuration.legend.visibility = isHidden ? .hidden : .automatic
      variant.options.valuesCoverRules = true
      variant.options.namesRules = min(size.width, size.height) >= Self.minimumValueSide
      variant.options.ownLegend = legend(chart, hasText)
      variant.options.emptyText = hasText ? emptyText : ""
      return variant
    }
    let axis = axisVisibility(outer)
    let labels = visibility(valueLabels, or: outer.valueLabels?.visibility)
    var withValues = variant(showsAxis: axis == .visible, values: labels)
    withValues.isEnough = { $0.panels.first?.labels.contains(where: \.isValue) == true }
    let textSize = chart.style.textSize
    let isLarge = size.width >= textSize * 14 && size.height >= textSize * 9
    let withAxis = variant(
      showsAxis: axis == .visible || axis == .automatic && isLarge, values: .hidden)
    return triesValues(labels, axis, in: size) ? [withValues, withAxis] : [withAxis]
  }

  /// Returns the visibility that a property sets; otherwise that of a modifier.
  func visibility(_ own: Visibility, or outer: Visibility?) -> Visibility {
    own == .automatic ? outer ?? .automatic : own
  }

  /// Returns the visibility of the value axis: visible if a modifier sets its marks or its title.
  private func axisVisibility(_ outer: ChartConfiguration) -> Visibility {
    let values = outer.valueAxis(isVertical)
    let visibility = visibility(axis, or: values.visibility)
    let hasOwnMarks = tickCount != nil || valueFormat != nil
    let isSet = values.title != nil || values.style != nil || values.marks != nil && !hasOwnMarks
    return visibility == .automatic && isSet ? .visible : visibility
  }

  private func triesValues(
    _ labels: Visibility, _ axis: Visibility, in size: CGSize
  ) -> Bool {
    guard min(size.width, size.height) >= Self.minimumValueSide else { return false }
    return switch labels {
    case .hidden: false
    case .visible: true
    case .automatic: series.count == 1 && axis != .visible
    }
  }

  private func legend(_ chart: ScaledChart, _ hasText: Bool) -> [LegendContent] {
    let named = series.indices.filter { !series[$0].name.isEmpty }
    let legend = visibility(legend, or: chart.configuration.legend.visibility)
    let isWanted = legend == .visible || legend == .automatic && named.count > 1 && hasText
    guard isWanted, !named.isEmpty else { return [] }
    var content = LegendContent(title: "")
    let looks = looks(chart.style)
    content.entries = named.prefix(LookResolver.maximumEntries).map { index in
      LegendEntry(series[index].name, .swatch(of: .bar, looks[index]))
    }
    content.beyond = named.dropFirst(LookResolver.maximumEntries).map { series[$0].name }
    return [content]
  }

  /// Returns a function that writes a value in a format.
  private static func write(
    in format: NumberFormat
  ) -> (ChartDatum, EnvironmentValues) -> String? {
    { datum, environment in
      datum.number.map { format.localized(in: environment).string(from: $0) }
    }
  }
}

extension ChartConfiguration {
  /// Changes the axis of categories and the axis of values.
  fileprivate mutating func setAxes(
    _ isVertical: Bool,
    _ change: (_ categories: inout AxisConfiguration, _ values: inout AxisConfiguration) -> Void
  ) {
    if isVertical { change(&x, &y) } else { change(&y, &x) }
  }

  fileprivate func valueAxis(_ isVertical: Bool) -> AxisConfiguration { isVertical ? y : x }
}
