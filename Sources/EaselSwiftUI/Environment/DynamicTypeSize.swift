import EaselBlocks
import EaselCanvas

/// The text size that a person has set in iOS; ``large`` is the default.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14 points.
  case xSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points, the default.
  case large
  /// Body text of 19 points.
  case xLarge
  /// Body text of 21 points.
  case xxLarge
  /// Body text of 23 points.
  case xxxLarge
  /// Body text of 28 points.
  case accessibility1
  /// Body text of 33 points.
  case accessibility2
  /// Body text of 40 points.
  case accessibility3
  /// Body text of 47 points.
  case accessibility4
  /// Body text of 53 points.
  case accessibility5

  /// Whether the size is one of the five sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether a size is smaller than another one.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  /// The sizes of the eleven text styles in points: large title, title, title 2, title 3, headline and
  /// body, callout, subheadline, footnote, caption, caption 2.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", iOS dynamic type sizes.
  var sizes: [CGFloat] {
    switch self {
    case .xSmall: [31, 25, 19, 17, 14, 13, 12, 12, 11, 11]
    case .small: [32, 26, 20, 18, 15, 14, 13, 12, 11, 11]
    case .medium: [33, 27, 21, 19, 16, 15, 14, 12, 11, 11]
    case .large: [34, 28, 22, 20, 17, 16, 15, 13, 12, 11]
    case .xLarge: [36, 30, 24, 22, 19, 18, 17, 15, 14, 13]
    case .xxLarge: [38, 32, 26, 24, 21, 20, 19, 17, 16, 15]
    case .xxxLarge: [40, 34, 28, 26, 23, 22, 21, 19, 18, 17]
    case .accessibility1: [44, 38, 34, 31, 28, 26, 25, 23, 22, 20]
    case .accessibility2: [48, 43, 39, 37, 33, 32, 30, 27, 26, 24]
    case .accessibility3: [52, 48, 44, 43, 40, 38, 36, 33, 32, 29]
    case .accessibility4: [56, 53, 50, 49, 47, 44, 42, 38, 37, 34]
    case .accessibility5: [60, 58, 56, 55, 53, 51, 49, 44, 43, 40]
    }
  }
}

extension DynamicTypeSize {
  /// The distances of the baselines of two lines in points, in the order of ``sizes``.
  ///
  /// The source is that of the sizes, where they are called leading.
  var lineDistances: [CGFloat] {
    switch self {
    case .xSmall: [38, 31, 24, 22, 19, 18, 16, 16, 13, 13]
    case .small: [39, 32, 25, 23, 20, 19, 18, 16, 13, 13]
    case .medium: [40, 33, 26, 24, 21, 20, 19, 16, 13, 13]
    case .large: [41, 34, 28, 25, 22, 21, 20, 18, 16, 13]
    case .xLarge: [43, 37, 30, 28, 24, 23, 22, 20, 19, 18]
    case .xxLarge: [46, 39, 32, 30, 26, 25, 24, 22, 21, 20]
    case .xxxLarge: [48, 41, 34, 32, 29, 28, 28, 24, 23, 22]
    case .accessibility1: [52, 46, 41, 38, 34, 32, 31, 29, 28, 25]
    case .accessibility2: [57, 51, 47, 44, 40, 39, 37, 33, 32, 30]
    case .accessibility3: [61, 57, 52, 51, 48, 46, 43, 40, 39, 35]
    case .accessibility4: [66, 62, 59, 58, 56, 52, 50, 46, 44, 41]
    case .accessibility5: [70, 68, 66, 65, 62, 60, 58, 52, 51, 48]
    }
  }
}

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  /// The text size that a person has set; ``DynamicTypeSize/large`` by default.
  ///
  /// Setting it sets the type sizes of the theme.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      theme.type = Theme.TypeScale.apple(newValue)
    }
  }
}

extension View {
  /// Sets the text size of the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of the view to a range.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}

/// A property with a length that grows and shrinks with the text size of the environment.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  @EnvironmentValue(\.dynamicTypeSize) private var size

  /// Creates a property that is scaled as body text is.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a property that is scaled as a text style is.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    base = wrappedValue
    self.style = style
  }

  /// The length for the text size of the environment.
  public var wrappedValue: Value { base * Value(size.scale(of: style)) }
}

extension DynamicTypeSize {
  /// The factor by which a text style is larger than at the default text size.
  func scale(of style: Font.TextStyle) -> CGFloat {
    Theme.TypeScale.apple(self)[style].size / Theme.TypeScale.apple(.large)[style].size
  }
}
