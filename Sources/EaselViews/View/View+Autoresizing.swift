import EaselCanvas
import Foundation

extension View {
  /// The dimensions and edge distances of a view that change when its superview changes size.
  ///
  /// ```swift
  /// let background = View()
  /// background.frame = bounds
  /// background.autoresizingMask = [.flexibleWidth, .flexibleHeight]   // Fills the superview.
  /// ```
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set, with the same values as in UIKit.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets the distance between the left edges of the view and its superview change with the
    /// superview's width.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// Lets the width of the view change with the superview's width.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// Lets the distance between the right edges of the view and its superview change with the
    /// superview's width.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// Lets the distance between the top edges of the view and its superview change with the
    /// superview's height.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// Lets the height of the view change with the superview's height.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// Lets the distance between the bottom edges of the view and its superview change with the
    /// superview's height.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// Resizes and moves the subviews after a change of size, according to their masks.
  func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    guard old != new, autoresizesSubviews,
      [old.width, old.height, new.width, new.height].allSatisfy(\.isFinite)
    else { return }
    for view in subviews where !view.autoresizingMask.isEmpty && !view.isRuledByConstraints {
      view.follow(old, new, origin: bounds.origin)
    }
  }

  private func follow(_ old: CGSize, _ new: CGSize, origin: CGPoint) {
    let (anchor, own, mask) = (layer.anchorPoint, bounds.size, autoresizingMask)
    let x = Self.stretch(
      [center.x - anchor.x * own.width - origin.x, own.width], old.width, new.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
    let y = Self.stretch(
      [center.y - anchor.y * own.height - origin.y, own.height], old.height, new.height,
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    bounds.size = CGSize(width: x.length, height: y.length)
    center = CGPoint(
      x: origin.x + x.start + anchor.x * x.length, y: origin.y + y.start + anchor.y * y.length)
  }

  /// Returns the position and length of a view after its superview changed size.
  ///
  /// The flexible parts share the difference in proportion to their former lengths. If all of those
  /// were 0, each part gets the same share.
  private static func stretch(
    _ view: [CGFloat], _ old: CGFloat, _ new: CGFloat, _ gives: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [view[0], view[1], old - view[0] - view[1]].map { max($0, 0) }
    let flexible = zip(parts, gives).map { $1 ? $0 : 0 }
    let (total, count) = (flexible.reduce(0, +), gives.count { $0 })
    guard count > 0 else { return (view[0], view[1]) }
    func share(_ index: Int) -> CGFloat {
      guard gives[index] else { return 0 }
      return total > 0 ? flexible[index] / total : 1 / CGFloat(count)
    }
    return (
      view[0] + (new - old) * share(0), max(view[1] + (new - old) * share(1), 0)
    )
  }
}
