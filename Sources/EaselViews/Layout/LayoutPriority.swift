/// The priority of a constraint, or of a view's preference for its own size, from 0 to 1000.
///
/// No number of constraints with lower priorities outweighs a constraint with a higher priority.
///
/// ```swift
/// let label = Label()
/// let width = label.widthAnchor.constraint(equalToConstant: 200)
/// width.priority = .defaultHigh
/// ```
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The priority as a number, which layout clamps to the range from 0 to 1000.
  public var rawValue: Float

  /// Creates a priority from a number; layout clamps it to the range from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number; layout clamps it to the range from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold, 1000.
  public static let required = Self(1000)
  /// The priority with which views resist becoming smaller than their contents by default, 750.
  public static let defaultHigh = Self(750)
  /// The priority that UIKit uses for a drag that can resize a scene, 510.
  public static let dragThatCanResizeScene = Self(510)
  /// The priority that UIKit uses for a scene that keeps its size, 500.
  public static let sceneSizeStayPut = Self(500)
  /// The priority that UIKit uses for a drag that cannot resize a scene, 490.
  public static let dragThatCannotResizeScene = Self(490)
  /// The priority with which views resist becoming larger than their contents by default, 250.
  public static let defaultLow = Self(250)
  /// The priority of the target size in ``View/systemLayoutSizeFitting(_:)``, 50.
  public static let fittingSizeLevel = Self(50)

  /// Returns whether the number of the first priority is smaller.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The level in the solver, clamped to the range from 0 to 1000; 0 if it is not a number.
  var level: Double { Double(rawValue.isNaN ? 0 : min(max(rawValue, 0), Self.required.rawValue)) }
}
