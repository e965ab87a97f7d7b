/// How much a constraint, or a view's wish for its own size, counts against others: 0…1000.
///
/// A constraint of a higher priority is never given up for any number of lower ones.
///
/// ```swift
/// let wish = label.widthAnchor.constraint(equalToConstant: 200)
/// wish.priority = .defaultHigh
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number, 0…1000.
  public var rawValue: Float

  /// Makes a priority from a number; one beyond 0…1000 counts as the nearest of these.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from a number; one beyond 0…1000 counts as the nearest of these.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = Self(1000)
  /// With which contents resist being squeezed.
  public static let defaultHigh = Self(750)
  /// UIKit's name for a drag that may resize a scene.
  public static let dragThatCanResizeScene = Self(510)
  /// UIKit's name for a scene that keeps its size.
  public static let sceneSizeStayPut = Self(500)
  /// UIKit's name for a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = Self(490)
  /// With which views keep to the size of their contents.
  public static let defaultLow = Self(250)
  /// With which a view keeps to the size that ``View/systemLayoutSizeFitting(_:)`` is asked about.
  public static let fittingSizeLevel = Self(50)

  /// Orders by the number.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The level at which the solver treats it: between 0 and 1000, whatever the number.
  var level: Double { Double(rawValue.isNaN ? 0 : min(max(rawValue, 0), Self.required.rawValue)) }
}
