import Foundation

/// The size that a container proposes to a block, like SwiftUI's `ProposedViewSize`.
///
/// The block chooses its own size for it. In each direction `nil` requests the ideal length, 0 the
/// minimum and infinity the maximum.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width, in points; `nil` requests the ideal width.
  public var width: CGFloat?
  /// The proposed height, in points; `nil` requests the ideal height.
  public var height: CGFloat?

  /// A proposal of 0 × 0 points, which requests the minimum size of a block.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// A proposal of infinite width and height, which requests the maximum size of a block.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)
  /// A proposal whose width and height are `nil`, which requests the ideal size of a block.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// Creates a proposal from a width and a height, in points; `nil` requests the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposed size with each `nil` replaced by a default length, 10 points unless
  /// specified.
  ///
  /// - Parameter size: The default lengths. They are 10 × 10 points unless specified, as in
  ///   SwiftUI.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedSize {
  /// The proposal without numbers that no layout can use.
  ///
  /// NaN requests the ideal length, and a negative length the minimum.
  package var sanitized: ProposedSize {
    ProposedSize(width: Self.sanitized(width), height: Self.sanitized(height))
  }

  private static func sanitized(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(0, length)
  }

  /// The proposed length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a proposal from its lengths along an axis and across it.
  package init(_ axis: Axis, _ along: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from its lengths along an axis and across it.
  package init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }

  /// The size without numbers that no layout can use.
  ///
  /// A length that is NaN or negative becomes 0. A length is at most ``largestLength``.
  package var usable: CGSize {
    CGSize(width: Self.usable(width), height: Self.usable(height))
  }

  /// The maximum length of a block, in points: sums of greater lengths lose their fractions.
  package static let largestLength: CGFloat = 1e9

  package static func usable(_ length: CGFloat) -> CGFloat {
    length > 0 ? min(length, largestLength) : 0
  }
}

extension CGFloat {
  /// The number limited to ± ``CGSize/largestLength``; 0 for infinity and NaN.
  var finiteOrZero: CGFloat {
    isFinite ? Swift.max(-CGSize.largestLength, Swift.min(CGSize.largestLength, self)) : 0
  }
}
