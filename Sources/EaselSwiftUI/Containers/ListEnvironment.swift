import EaselBlocks
import EaselCanvas

extension EnvironmentValues {
  private enum ListRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
  }
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: ListLook { .insetGrouped }
  }
  private enum ListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
  }
  private enum ListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }
  private enum ListTintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  private enum ScrollBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  private enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
  }
  private enum ScrollAnchorKey: EnvironmentKey {
    static var defaultValue: UnitPoint? { nil }
  }

  /// Whether the view is in a row of a list or form, where controls have another look.
  var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }

  /// The look of the list around the view; `nil` outside of lists.
  var enclosingList: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The look that `listStyle(_:)` sets for the lists in the view.
  var listLook: ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The minimum height of a row in a list, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[ListRowHeightKey.self] }
    set { self[ListRowHeightKey.self] = newValue }
  }

  /// The minimum height of a header in a list, in points; `nil`, the default, is that of the style.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[ListHeaderHeightKey.self] }
    set { self[ListHeaderHeightKey.self] = newValue }
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The space between two rows of a list, in points; `nil` is none.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The space between two sections of a list.
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The style of the icons of labels in the rows of a list; `nil` is the tint.
  var listItemTint: AnyShapeStyle? {
    get { self[ListTintKey.self] }
    set { self[ListTintKey.self] = newValue }
  }

  /// Whether lists and forms draw their background.
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  /// The margins around the content of scroll views, lists and forms, in points.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// The part of the content that a scroll view shows; `nil` is the start.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// The environment of what has a look of its own within a row, such as a scroll view in it.
  mutating func leaveList() {
    isInListRow = false
    enclosingList = nil
  }
}
