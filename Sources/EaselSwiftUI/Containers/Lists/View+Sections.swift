import EaselBlocks
import Foundation

extension View {
  /// Has no effect: the boxes of a list keep the margins of its style.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { inert("listSectionMargins") }

  /// Has no effect: an image has no index beside a list.
  public func sectionIndexLabel(_ label: Text?) -> some View { inert("sectionIndexLabel") }

  /// Has no effect: an image has no index beside a list.
  public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    inert("sectionIndexLabel")
  }

  /// Has no effect: an image has no index beside a list.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View {
    inert("sectionIndexLabel")
  }

  /// Returns the view unchanged: an image has no index beside a list.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Has no effect: no pointer is above the rows of an image.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    inert("listRowHoverEffect")
  }
}
