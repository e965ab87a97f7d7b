import Foundation

/// The size that a container offers a block: SwiftUI's `ProposedViewSize`.
///
/// A block chooses its own size from it. In each direction nil asks for the ideal size, 0 for the
/// least and infinity for the greatest.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// Makes a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size with a default for each direction that is not proposed.
  ///
  /// - Parameter size: The default; 10 × 10 points, as in SwiftUI.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedSize {
  /// The proposal without numbers that no layout can use: NaN asks for the ideal size, and what is
  /// negative for the least.
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

  /// Makes a proposal from its lengths along an axis and across it.
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

  /// Makes a size from its lengths along an axis and across it.
  package init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }

  /// The size without numbers that no layout can use: 0 for NaN and what is negative, and at most
  /// ``largestLength``.
  package var usable: CGSize {
    CGSize(width: Self.usable(width), height: Self.usable(height))
  }

  /// The greatest length of a block in points: beyond it sums of lengths lose their fractions.
  package static let largestLength: CGFloat = 1e9

  package static func usable(_ length: CGFloat) -> CGFloat {
    length > 0 ? min(length, largestLength) : 0
  }
}

extension CGFloat {
  /// The number within ± ``CGSize/largestLength``, so that sums stay finite; 0 for infinity and NaN.
  var finiteOrZero: CGFloat {
    isFinite ? Swift.max(-CGSize.largestLength, Swift.min(CGSize.largestLength, self)) : 0
  }
}
