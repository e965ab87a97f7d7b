/// What the subviews of a view are together to readers who do not see them.
///
/// ```swift
/// table.accessibilityContainerType = .dataTable     // subviews are rows, and theirs are cells
/// name.accessibilityTraits = .header                // a header cell
/// ```
///
/// The label of such a view is its name, and hides nothing that lies in it.
public enum AccessibilityContainerType: Int, Hashable, Sendable, CaseIterable {
  /// Nothing in particular.
  case none
  /// A table: each subview is a row, and each of a row's subviews a cell. A cell with the trait
  /// ``AccessibilityTraits/header`` names its column in the first row, and its row elsewhere. A row
  /// without subviews is its only cell. The label is the table's summary.
  case dataTable
  /// A list: each subview is an item.
  case list
  /// A section of a document.
  case landmark
  /// Views that belong together: a section as well.
  case semanticGroup
}
