/// The structure that a view and its subviews form for screen readers.
///
/// ```swift
/// let (table, name) = (View(), View())
/// table.accessibilityContainerType = .dataTable     // Subviews are rows of cells.
/// name.accessibilityTraits = .header                // A header cell.
/// ```
///
/// The view's label is the name of the container. The label does not replace the contents of the
/// container.
public enum AccessibilityContainerType: Int, Hashable, Sendable, CaseIterable {
  /// No structure, which is the default.
  case none
  /// A table: each subview is a row, and each subview of a row is a cell.
  ///
  /// A cell with the trait `header` is a column header in the first row and a
  /// row header in the other rows. A row without subviews is a row with a single cell. The label is
  /// the summary of the table.
  case dataTable
  /// A list: each subview is an item.
  case list
  /// A section of a document, written in the same way as ``semanticGroup``.
  case landmark
  /// A group of related views, written as a section of the document.
  case semanticGroup
}
