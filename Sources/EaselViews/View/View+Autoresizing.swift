import EaselCanvas
import Foundation

extension View {
  /// Which parts of a view give way when its superview changes size.
  ///
  /// ```swift
  /// background.frame = bounds
  /// background.autoresizingMask = [.flexibleWidth, .flexibleHeight]   // fills the superview from now on
  /// ```
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

  /// Lets the subviews follow a change of the size, as far as their masks say.
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

  /// The place and length of a view after its superview grew or shrank: the parts that give way
  /// share the difference in proportion to what they were, or evenly where all were nothing.
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
