/// A scale that maps categories to evenly spaced points along a range.
///
/// ```swift
/// let x = PointScale(domain: ["a", "b", "c"], range: [0, 100])
/// x("b")  // 50
/// x.step  // 50
/// ```
///
/// A point scale is a ``BandScale`` whose bands have no width. The behavior is that of `scalePoint`
/// in d3-scale 4.
public struct PointScale<Category: Hashable & Sendable>: Hashable, Sendable {
  private var bands: BandScale<Category>

  /// Creates a scale from categories, a range and a padding.
  ///
  /// - Parameters:
  ///   - domain: The categories in order; one that occurs twice keeps its first index.
  ///   - range: The two ends of the range.
  ///   - padding: The gap before the first and after the last point, as a fraction of the step.
  ///   - align: The alignment of the points in leftover space: 0 leaves it after the points, 1
  ///     before them.
  ///   - isRounded: Whether the first point and the step are rounded to whole numbers.
  public init(
    domain: [Category] = [], range: [Double] = [0, 1], padding: Double = 0, align: Double = 0.5,
    isRounded: Bool = false
  ) {
    bands = BandScale(
      domain: domain, range: range, paddingInner: 1, paddingOuter: padding, align: align,
      isRounded: isRounded)
  }

  /// The distinct categories in the order of their points; if a category occurs twice, its first
  /// index is kept.
  public var domain: [Category] {
    get { bands.domain }
    set { bands.domain = newValue }
  }

  /// The positions between which the points are placed: the first and the last number; others are
  /// ignored.
  ///
  /// If the last is less than the first, the points are in reverse order.
  public var range: [Double] {
    get { bands.range }
    set { bands.range = newValue }
  }

  /// The gap before the first and after the last point, as a fraction of the step.
  public var padding: Double {
    get { bands.paddingOuter }
    set { bands.paddingOuter = newValue }
  }

  /// The fraction of the free space that is before the points, clamped to 0...1; 0.5, the default,
  /// centers them.
  ///
  /// The value 0 leaves the space after the points, and 1 leaves it before the points.
  public var align: Double {
    get { bands.align }
    set { bands.align = newValue }
  }

  /// Whether the first point and the step are rounded to whole numbers.
  public var isRounded: Bool {
    get { bands.isRounded }
    set { bands.isRounded = newValue }
  }

  /// The distance between neighboring points, in units of the range.
  public var step: Double { bands.step }

  /// The width of a band, which is always 0.
  public var bandwidth: Double { 0 }

  /// Returns the position of a category, or `nil` for an unknown category.
  public func callAsFunction(_ category: Category) -> Double? { bands(category) }

  /// Returns the position of the category at an index of the domain.
  public func position(at index: Int) -> Double { bands.position(at: index) }

  /// Returns the category nearest to a position, or `nil` if none is within half a step.
  public func category(at position: Double) -> Category? { bands.category(at: position) }

  /// Returns a copy of the scale with another range.
  public func rescaled(to range: [Double]) -> PointScale {
    var copy = self
    copy.range = range
    return copy
  }
}
