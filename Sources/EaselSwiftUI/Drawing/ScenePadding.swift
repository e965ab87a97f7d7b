import EaselBlocks
import Foundation

/// The padding between the edges of a scene and its content.
public struct ScenePadding: Equatable, Sendable {
  /// The least padding that the system recommends.
  public static let minimum = ScenePadding()
}

extension View {
  /// Adds the padding between a scene and its content: 16 points beside the view, as on a phone.
  ///
  /// ```swift
  /// let screen = Text("Total").frame(maxWidth: .infinity, alignment: .leading).scenePadding()
  /// ```
  ///
  /// The edges above and below have none.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges.intersection(.horizontal), 16)
  }

  /// Adds the least padding between a scene and its content: 16 points beside the view.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}
