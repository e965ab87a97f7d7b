import EaselViews
import Foundation

extension Theme {
  /// The distances of a theme by role, in points.
  public struct Spacing: Hashable, Sendable {
    /// Between the blocks of a stack that names no spacing.
    public var stack: CGFloat = 8
    /// Around a block whose padding names no length.
    public var padding: CGFloat = 16
    /// Between two paragraphs.
    public var paragraph: CGFloat = 7
    /// Between a table, a figure or a listing and the text beside it.
    public var block: CGFloat = 12
    /// Above headings, by level from the first one; deeper levels take the last.
    public var beforeHeading: [CGFloat] = [26, 18, 13]
    /// Beneath headings, by level from the first one; deeper levels take the last.
    public var afterHeading: [CGFloat] = [8, 6, 4]
    /// The margins of pages: 64 above, 72 beneath, 68 at the sides.
    public var pageMargins = DirectionalEdgeInsets(top: 64, leading: 68, bottom: 72, trailing: 68)
    /// The thickness of rules, such as dividers.
    public var ruleWidth: CGFloat = 0.5

    /// Makes the distances of the standard theme.
    public init() {}

    /// The distance above a heading of a level from 1.
    public func before(heading level: Int) -> CGFloat { Self.length(beforeHeading, level) }
    /// The distance beneath a heading of a level from 1.
    public func after(heading level: Int) -> CGFloat { Self.length(afterHeading, level) }

    private static func length(_ lengths: [CGFloat], _ level: Int) -> CGFloat {
      lengths.isEmpty ? 0 : lengths[min(max(level - 1, 0), lengths.count - 1)]
    }
  }
}

extension EnvironmentValues {
  /// Points between two blocks of a stack that names no spacing.
  package var stackSpacing: CGFloat { Self.finite(theme.spacing.stack) }

  /// Points of padding where none are named.
  package var defaultPadding: CGFloat { Self.finite(theme.spacing.padding) }

  private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
