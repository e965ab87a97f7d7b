import EaselCanvas
import EaselViews
import Foundation

extension View {
  /// UIKit's name of ``EaselViews/ContentMode``.
  public typealias ContentMode = EaselViews.ContentMode

  /// Which sides of a view follow its superview's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The distance from the right.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// Not kept: pages do not change their size, and constraints say more.
  public var autoresizingMask: AutoresizingMask {
    get { [] }
    set { _ = newValue }
  }

  /// Pixels to a point of what is being drawn; it cannot be set.
  public var contentScaleFactor: CGFloat {
    get { GraphicsContext.deviceScale }
    set { _ = newValue }
  }

  /// The window that the view is in: none.
  public var window: Window? { nil }

  /// Not kept: nothing is ever touched.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
}
