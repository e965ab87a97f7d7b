import EaselBlocks
import EaselCanvas
import Foundation

/// The looks of lists that are drawn.
enum ListLook: Hashable, Sendable {
  /// Rows from edge to edge on the background of the system.
  case plain
  /// Boxes from edge to edge on the background of groups.
  case grouped
  /// Boxes with rounded corners on the background of groups.
  case insetGrouped
  /// Rows with margins on the background of the system.
  case inset
  /// Boxes as ``insetGrouped``, with prominent headers.
  case sidebar

  /// Whether rows are in boxes on a background of another color.
  var hasBoxes: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }
  /// The radius of the corners of boxes in points.
  var cornerRadius: CGFloat { self == .insetGrouped || self == .sidebar ? 10 : 0 }
  /// The color behind the rows.
  var background: UIColor { hasBoxes ? .systemGroupedBackground : .systemBackground }
  /// The color of a row.
  var rowColor: UIColor { hasBoxes ? .secondarySystemGroupedBackground : .systemBackground }
  /// Whether lines separate the rows from what is above the first and below the last one.
  var hasSectionSeparators: Bool { self == .plain || self == .grouped }

  // The lengths are those of lists in iOS 16 and 17, measured in snapshots of SwiftUI's forms.

  /// The margin of the system for a width: 20 points on large phones, otherwise 16.
  static func systemMargin(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The distance of boxes from the sides of the list.
  func boxMargin(_ width: CGFloat) -> CGFloat {
    switch self {
    case .insetGrouped, .sidebar: Self.systemMargin(width)
    case .plain, .grouped, .inset: 0
    }
  }

  /// The insets of the content of a row in its box.
  func rowInsets(_ width: CGFloat) -> EdgeInsets {
    let margin = Self.systemMargin(width)
    return EdgeInsets(top: 4, leading: margin, bottom: 4, trailing: margin)
  }

  /// The space above the first section without a header.
  var firstGap: CGFloat { hasBoxes ? 35 : 0 }
  /// The space above the header of the first section.
  var firstHeaderGap: CGFloat { hasBoxes ? 16 + 1 / 3 : 6 }
  /// The space between a section and a section without a header.
  var sectionGap: CGFloat { hasBoxes ? 35 + 1 / 3 : 0 }
  /// The space between a section and the header of the next section.
  var headerGap: CGFloat { hasBoxes ? 34 : 12 }
  /// The space between a header and the first row.
  var headerBottom: CGFloat { hasBoxes ? 5 + 1 / 3 : 6 }
  /// The space between the last row and a footer.
  var footerTop: CGFloat { 6 }
  /// The space between a footer and the next section, by which the gap of the section is reduced.
  var footerSaving: CGFloat { hasBoxes ? 6 : 0 }
  /// The space below the last section.
  var bottomGap: CGFloat { hasBoxes ? 35 : 0 }
}

/// A style of lists.
public protocol ListStyle {}

/// The style of lists that a system uses by default: ``InsetGroupedListStyle``.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of lists whose rows extend from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of lists with groups of rows from edge to edge on a gray background.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of lists with groups of rows in rounded boxes on a gray background.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of lists whose rows have margins.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Creates the style; the rows have no alternating backgrounds, as on iOS.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// The style of lists in the first column of a split view.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of lists with a border, which is drawn as ``InsetListStyle``.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Creates the style; the rows have no alternating backgrounds, as on iOS.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that a system uses by default.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The style of lists whose rows extend from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The style of lists with groups of rows from edge to edge on a gray background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style of lists with groups of rows in rounded boxes on a gray background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// The style of lists whose rows have margins.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Returns the style of lists whose rows have margins, without alternating backgrounds, as on iOS.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style of lists in the first column of a split view.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// The style of lists with a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Returns the style of lists with a border, without alternating backgrounds, as on iOS.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
  }
}

extension View {
  /// Sets the style of the lists in the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, ListLook(style))
  }
}

extension ListLook {
  fileprivate init(_ style: some ListStyle) {
    switch style {
    case is PlainListStyle: self = .plain
    case is GroupedListStyle: self = .grouped
    case is InsetListStyle, is BorderedListStyle: self = .inset
    case is SidebarListStyle: self = .sidebar
    default: self = .insetGrouped
    }
  }
}
