import Foundation

/// The type that identifies a custom alignment guide and gives its default position.
///
/// ```swift
/// enum FirstColumn: AlignmentID {
///   static func defaultValue(in context: LayoutDimensions) -> CGFloat { context[.leading] }
/// }
/// extension HorizontalAlignment {
///   static let firstColumn = HorizontalAlignment(FirstColumn.self)
/// }
/// ```
public protocol AlignmentID {
  /// Returns the guide's position, in points from the leading or upper side, in a block that does
  /// not set it.
  ///
  /// - Parameter context: The size and the other guides of the block.
  /// - Returns: The position, in points from the block's leading or upper side.
  static func defaultValue(in context: LayoutDimensions) -> CGFloat
}

/// A guide on one axis, as a key.
package struct AlignmentKey: Hashable, Sendable {
  // A metatype has no state. The protocol's only function is static.
  package nonisolated(unsafe) let id: any AlignmentID.Type
  let axis: Axis

  package init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
  }

  /// Whether the guide is a baseline, which texts set.
  package var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A guide by which blocks are aligned horizontally.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a horizontal alignment from the type of a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  /// Aligns the leading sides: left in left-to-right layouts, right in right-to-left layouts.
  public static let leading = HorizontalAlignment(Leading.self)
  /// Aligns the horizontal centers.
  public static let center = HorizontalAlignment(Center.self)
  /// Aligns the trailing sides: right in left-to-right layouts, left in right-to-left layouts.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { context.width }
  }
}

/// A guide by which blocks are aligned vertically.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a vertical alignment from the type of a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  /// Aligns the upper sides.
  public static let top = VerticalAlignment(Top.self)
  /// Aligns the vertical centers.
  public static let center = VerticalAlignment(Center.self)
  /// Aligns the lower sides.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// Aligns the baselines of the first lines of text; a block without text uses its lower side.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// Aligns the baselines of the last lines of text; a block without text uses its lower side.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: LayoutDimensions) -> CGFloat { context.height }
  }
}

/// A horizontal and a vertical guide by which blocks are aligned.
public struct Alignment: Hashable, Sendable {
  /// The guide by which blocks are aligned horizontally.
  public var horizontal: HorizontalAlignment
  /// The guide by which blocks are aligned vertically.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Aligns the centers horizontally and vertically.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Aligns the centers of the leading sides.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Aligns the centers of the trailing sides.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Aligns the centers of the upper sides.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Aligns the centers of the lower sides.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Aligns the upper leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Aligns the upper trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Aligns the lower leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Aligns the lower trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Aligns the horizontal centers and the baselines of the first lines of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Aligns the leading sides and the baselines of the first lines of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Aligns the trailing sides and the baselines of the first lines of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Aligns the horizontal centers and the baselines of the last lines of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// Aligns the leading sides and the baselines of the last lines of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Aligns the trailing sides and the baselines of the last lines of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size and the alignment guides of a block, like SwiftUI's `ViewDimensions`.
public struct LayoutDimensions {
  /// The width of the block, in points.
  public let width: CGFloat
  /// The height of the block, in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  package init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The position of a horizontal guide, in points from the leading side; the guide's default if
  /// the block sets none.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a vertical guide, in points from the upper side; the guide's default if the
  /// block sets none.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a horizontal guide that the block or its content sets, in points from the
  /// leading side; otherwise `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a vertical guide that the block or its content sets, in points from the upper
  /// side; otherwise `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    let value = explicit(key) ?? key.id.defaultValue(in: self)
    return value.finiteOrZero
  }
}
