/// A map from categories to evenly spaced points along a range.
///
/// ```swift
/// let x = PointScale(domain: ["a", "b", "c"], range: [0, 100])
/// x("b")  // 50
/// x.step  // 50
/// ```
///
/// It is a ``BandScale`` whose bands have no width. The behaviour is that of d3-scale 4's
/// `scalePoint`.
public struct PointScale<Category: Hashable & Sendable>: Hashable, Sendable {
  private var bands: BandScale<Category>

  /// Creates a scale from its categories and padding.
  ///
  /// - Parameters:
  ///   - domain: The categories in order; one that occurs twice keeps its first index.
  ///   - range: The two ends of the range.
  ///   - padding: The gap before the first and behind the last point, as a share of the step.
  ///   - align: Where space that is left over goes: 0 behind the points, 1 before them.
  ///   - isRounded: Whether points lie on whole numbers.
  public init(
    domain: [Category] = [], range: [Double] = [0, 1], padding: Double = 0, align: Double = 0.5,
    isRounded: Bool = false
  ) {
    bands = BandScale(
      domain: domain, range: range, paddingInner: 1, paddingOuter: padding, align: align,
      isRounded: isRounded)
  }

  /// The categories in order, each once.
  public var domain: [Category] {
    get { bands.domain }
    set { bands.domain = newValue }
  }

  /// The two ends of the range; if the second is less, the points run backwards.
  public var range: [Double] {
    get { bands.range }
    set { bands.range = newValue }
  }

  /// The gap before the first and behind the last point, as a share of the step.
  public var padding: Double {
    get { bands.paddingOuter }
    set { bands.paddingOuter = newValue }
  }

  /// Where space that is left over goes: 0 behind the points, 0.5 to both sides, 1 before them.
  public var align: Double {
    get { bands.align }
    set { bands.align = newValue }
  }

  /// Whether points lie on whole numbers.
  public var isRounded: Bool {
    get { bands.isRounded }
    set { bands.isRounded = newValue }
  }

  /// The distance between neighbouring points.
  public var step: Double { bands.step }

  /// The width of a point's band, which is 0.
  public var bandwidth: Double { 0 }

  /// Returns the position of a category; nil for an unknown category.
  public func callAsFunction(_ category: Category) -> Double? { bands(category) }

  /// Returns the position of the category at an index of the domain.
  public func position(at index: Int) -> Double { bands.position(at: index) }

  /// Returns the category nearest to a position; nil farther than half a step from all.
  public func category(at position: Double) -> Category? { bands.category(at: position) }

  /// Returns the scale with another range.
  public func rescaled(to range: [Double]) -> PointScale {
    var copy = self
    copy.range = range
    return copy
  }
}
