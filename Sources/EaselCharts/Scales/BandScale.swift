/// A map from categories to bands of equal width along a range: the positions of bars.
///
/// ```swift
/// let x = BandScale(domain: ["a", "b", "c"], range: [0, 100], spacingRatio: 0.5)
/// x("a")       // 10: where the bar begins
/// x.bandwidth  // 20 = 2 · 100 / (3 · 3 + 1)
/// x.step       // 30: from one bar's beginning to the next's
/// ```
///
/// Paddings are shares of the step. The behaviour is that of d3-scale 4's `scaleBand`.
public struct BandScale<Category: Hashable & Sendable>: Hashable, Sendable {
  private var categories: [Category] = []
  private var places: [Category: Int] = [:]

  /// The two ends of the bands' range; the first and the last number count.
  ///
  /// If the second is less than the first, the bands run backwards.
  public var range: [Double]
  /// The gap between neighbouring bands, as a share of the step, at most 1.
  public var paddingInner: Double { didSet { paddingInner = Swift.min(1, paddingInner) } }
  /// The gap before the first and behind the last band, as a share of the step.
  public var paddingOuter: Double
  /// Where space that is left over goes: 0 behind the bands, 0.5 to both sides, 1 before them.
  public var align: Double { didSet { align = Swift.max(0, Swift.min(1, align)) } }
  /// Whether bands begin and end at whole numbers.
  public var isRounded: Bool

  /// Creates a scale from its categories and paddings.
  ///
  /// A category that occurs twice keeps its first position.
  public init(
    domain: [Category] = [], range: [Double] = [0, 1], paddingInner: Double = 0,
    paddingOuter: Double = 0, align: Double = 0.5, isRounded: Bool = false
  ) {
    self.range = range
    self.paddingInner = Swift.min(1, paddingInner)
    self.paddingOuter = paddingOuter
    self.align = Swift.max(0, Swift.min(1, align))
    self.isRounded = isRounded
    self.domain = domain
  }

  /// Creates a scale whose gaps are a multiple of the bar's width, between bars and at both ends.
  ///
  /// With n bars, a range of length W and the ratio r, a bar is W / (n (1 + r) + r) wide; for
  /// r = ½ that is 2W / (3n + 1).
  ///
  /// - Parameters:
  ///   - domain: The categories in order.
  ///   - range: The two ends of the range.
  ///   - spacingRatio: The gap divided by the bar's width; negative or NaN counts as 0.
  public init(domain: [Category], range: [Double], spacingRatio: Double) {
    let ratio = spacingRatio > 0 ? spacingRatio : 0
    let padding = ratio.isFinite ? ratio / (1 + ratio) : 1
    self.init(domain: domain, range: range, paddingInner: padding, paddingOuter: padding)
  }

  /// The categories in order, each once.
  public var domain: [Category] {
    get { categories }
    set {
      categories = []
      places = [:]
      for category in newValue where places[category] == nil {
        places[category] = categories.count
        categories.append(category)
      }
    }
  }

  /// The width of a band.
  public var bandwidth: Double { metrics.bandwidth }

  /// The distance from the beginning of a band to the beginning of the next.
  public var step: Double { metrics.step }

  /// Returns where a category's band begins (its lesser end); nil for an unknown category.
  public func callAsFunction(_ category: Category) -> Double? {
    places[category].map { position(at: $0) }
  }

  /// Returns the middle of a category's band; nil for an unknown category.
  public func center(of category: Category) -> Double? {
    places[category].map { position(at: $0) + bandwidth / 2 }
  }

  /// Returns where the band at an index of the domain begins (its lesser end).
  public func position(at index: Int) -> Double {
    let metrics = metrics
    let place = metrics.isReversed ? categories.count - 1 - index : index
    return metrics.start + metrics.step * Double(place)
  }

  /// Returns the category whose band or following gap lies at a position; nil outside of all.
  ///
  /// The gap between two bands belongs half to each, so that pointing beside a bar finds it.
  public func category(at position: Double) -> Category? {
    let metrics = metrics
    guard metrics.step > 0, position.isFinite else { return nil }
    let gap = metrics.step - metrics.bandwidth
    let place = ((position - metrics.start + gap / 2) / metrics.step).rounded(.down)
    guard place >= 0, place < Double(categories.count) else { return nil }
    return categories[metrics.isReversed ? categories.count - 1 - Int(place) : Int(place)]
  }

  /// Returns the scale with another range.
  public func rescaled(to range: [Double]) -> BandScale {
    var copy = self
    copy.range = range
    return copy
  }

  private struct Metrics {
    var start: Double
    var step: Double
    var bandwidth: Double
    var isReversed: Bool
  }

  private var metrics: Metrics {
    let first = range.first ?? 0
    let last = range.last ?? first
    let (low, high) = last < first ? (last, first) : (first, last)
    let count = Double(categories.count)
    var step = (high - low) / Swift.max(1, count - paddingInner + paddingOuter * 2)
    if isRounded { step = step.rounded(.down) }
    var start = low + (high - low - step * (count - paddingInner)) * align
    var bandwidth = step * (1 - paddingInner)
    if isRounded {
      start = (start + 0.5).rounded(.down)
      bandwidth = (bandwidth + 0.5).rounded(.down)
    }
    return Metrics(start: start, step: step, bandwidth: bandwidth, isReversed: last < first)
  }
}
