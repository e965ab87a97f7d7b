import Foundation

/// A guide of your own by which blocks are aligned.
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
  /// The guide's position in a block that sets none, in points from its top leading corner.
  static func defaultValue(in context: LayoutDimensions) -> CGFloat
}

/// One guide of one axis, as a key.
package struct AlignmentKey: Hashable, Sendable {
  // A type has no state; its only function is static and takes what it needs.
  package nonisolated(unsafe) let id: any AlignmentID.Type
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
  }

  /// Whether texts set the guide.
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

/// A guide that positions blocks from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment from a guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  /// The side where lines begin.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The side where lines end.
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

/// A guide that positions blocks from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment from a guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the lower side of a block without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the lower side of a block without text.
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
  /// The guide from side to side.
  public var horizontal: HorizontalAlignment
  /// The guide from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from a guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The leading end of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The trailing end of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A block's size and alignment guides: SwiftUI's `ViewDimensions`.
public struct LayoutDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  package init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The position of a guide in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide in points from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide that the block, or one in it, sets itself; nil where none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a guide that the block, or one in it, sets itself; nil where none does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    let value = explicit(key) ?? key.id.defaultValue(in: self)
    return value.finiteOrZero
  }
}
