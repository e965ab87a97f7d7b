/// A scale that maps categories to bands of equal width, such as the bars of a bar chart.
///
/// ```swift
/// let x = BandScale(domain: ["a", "b", "c"], range: [0, 100], spacingRatio: 0.5)
/// x("a")       // 10: the start of the band
/// x.bandwidth  // 20 = 2 · 100 / (3 · 3 + 1)
/// x.step       // 30: from the start of one band to the start of the next
/// ```
///
/// Paddings are fractions of the step. The behavior is that of `scaleBand` in d3-scale 4.
public struct BandScale<Category: Hashable & Sendable>: Hashable, Sendable {
  private var categories: [Category] = []
  private var indices: [Category: Int] = [:]

  /// The positions between which the bands are placed: the first and the last number; others are
  /// ignored.
  ///
  /// If the last is less than the first, the bands are in reverse order.
  public var range: [Double]
  /// The gap between neighboring bands, as a fraction of the step, at most 1.
  public var paddingInner: Double { didSet { paddingInner = Swift.min(1, paddingInner) } }
  /// The gap before the first band and after the last band, as a fraction of the step.
  public var paddingOuter: Double
  /// The fraction of the free space that is before the bands, clamped to 0...1; 0.5, the default,
  /// centers them.
  ///
  /// The value 0 leaves the space after the bands, and 1 leaves it before the bands.
  public var align: Double { didSet { align = Swift.max(0, Swift.min(1, align)) } }
  /// Whether the start and the width of bands are rounded to whole numbers.
  public var isRounded: Bool

  /// Creates a scale from categories, a range and paddings.
  ///
  /// A category that occurs twice keeps its first index.
  ///
  /// - Parameters:
  ///   - domain: The categories in order.
  ///   - range: The two ends of the range.
  ///   - paddingInner: The gap between neighboring bands, as a fraction of the step; values above 1
  ///     count as 1.
  ///   - paddingOuter: The gap before the first and after the last band, as a fraction of the step.
  ///   - align: The alignment of the bands in leftover space; values are clamped to 0...1.
  ///   - isRounded: Whether the start and the width of bands are rounded to whole numbers.
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

  /// Creates a scale whose gaps, between bands and at both ends, are `spacingRatio` times the width
  /// of a band.
  ///
  /// With n bands, a range of length W and the ratio r, a band is W / (n (1 + r) + r) wide. For
  /// r = ½ that is 2W / (3n + 1).
  ///
  /// - Parameters:
  ///   - domain: The categories in order.
  ///   - range: The two ends of the range.
  ///   - spacingRatio: The gap divided by the band's width; a negative number or NaN counts as 0.
  public init(domain: [Category], range: [Double], spacingRatio: Double) {
    let ratio = spacingRatio > 0 ? spacingRatio : 0
    let padding = ratio.isFinite ? ratio / (1 + ratio) : 1
    self.init(domain: domain, range: range, paddingInner: padding, paddingOuter: padding)
  }

  /// The distinct categories in the order of their bands; if a category occurs twice, its first
  /// index is kept.
  public var domain: [Category] {
    get { categories }
    set {
      categories = []
      indices = [:]
      for category in newValue where indices[category] == nil {
        indices[category] = categories.count
        categories.append(category)
      }
    }
  }

  /// The width of a band, in units of the range.
  public var bandwidth: Double { metrics.bandwidth }

  /// The distance from the start of a band to the start of the next, in units of the range.
  public var step: Double { metrics.step }

  /// Returns the start of a category's band (its lesser end), or `nil` for an unknown category.
  public func callAsFunction(_ category: Category) -> Double? {
    indices[category].map { position(at: $0) }
  }

  /// Returns the middle of a category's band, or `nil` for an unknown category.
  public func center(of category: Category) -> Double? {
    indices[category].map { position(at: $0) + bandwidth / 2 }
  }

  /// Returns the start (the lesser end) of the band at an index of the domain.
  public func position(at index: Int) -> Double {
    let metrics = metrics
    let slot = metrics.isReversed ? categories.count - 1 - index : index
    return metrics.start + metrics.step * Double(slot)
  }

  /// Returns the category whose band, extended by half a gap at each side, contains a position;
  /// otherwise `nil`.
  ///
  /// A position beside a bar therefore finds the bar.
  public func category(at position: Double) -> Category? {
    let metrics = metrics
    guard metrics.step > 0, position.isFinite else { return nil }
    let gap = metrics.step - metrics.bandwidth
    let slot = ((position - metrics.start + gap / 2) / metrics.step).rounded(.down)
    guard slot >= 0, slot < Double(categories.count) else { return nil }
    return categories[metrics.isReversed ? categories.count - 1 - Int(slot) : Int(slot)]
  }

  /// Returns a copy of the scale with another range.
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
