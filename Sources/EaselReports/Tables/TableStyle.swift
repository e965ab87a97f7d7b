import EaselBlocks
import EaselCanvas
import Foundation

/// The size of a table's texts and of the distances between them.
public enum TableStyle: Hashable, Sendable {
  /// The size and the distances of the theme; the default.
  case standard
  /// Texts that are 1 point smaller, but not below 7 points, and 4 × 2 points around the cells.
  ///
  /// A padding that is set by ``Table/cellPadding(horizontal:vertical:)`` stays.
  case dense

  /// The minimum size of dense texts, in points.
  private static let minimumSize: CGFloat = 7

  /// Returns the style of texts in an environment.
  func font(in environment: EnvironmentValues) -> TypeStyle? {
    guard self == .dense else { return environment.font }
    let font = environment.lineStyle.style.font
    guard font.size > Self.minimumSize else { return environment.font }
    return TypeStyle(font.with(size: max(Self.minimumSize, font.size - 1)))
  }

  /// The padding of cells.
  var padding: CGSize {
    switch self {
    case .standard: CGSize(width: 6, height: 3.5)
    case .dense: CGSize(width: 4, height: 2)
    }
  }
}
