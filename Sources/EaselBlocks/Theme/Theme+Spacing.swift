import EaselViews
import Foundation

extension Theme {
  /// The distances of a theme by role, in points.
  public struct Spacing: Hashable, Sendable {
    /// The space between the blocks of a stack without a spacing, in points; the default is 8.
    public var stack: CGFloat = 8
    /// The padding of a block without a length, in points; the default is 16.
    public var padding: CGFloat = 16
    /// The space between two paragraphs, in points; the default is 7.
    public var paragraph: CGFloat = 7
    /// The space between a table, an illustration or a code listing and the text above and below
    /// it.
    ///
    /// The value is in points; the default is 12.
    public var block: CGFloat = 12
    /// The space above headings, in points, by level from the first one.
    ///
    /// Deeper levels use the last value. The default is 26, 18 and 13.
    public var beforeHeading: [CGFloat] = [26, 18, 13]
    /// The space below headings, in points, by level from the first one.
    ///
    /// Deeper levels use the last value. The default is 8, 6 and 4.
    public var afterHeading: [CGFloat] = [8, 6, 4]
    /// The margins of pages, in points.
    ///
    /// The default is 64 at the top, 72 at the bottom and 68 at the sides.
    public var pageMargins = DirectionalEdgeInsets(top: 64, leading: 68, bottom: 72, trailing: 68)
    /// The thickness of rules, such as dividers, in points; the default is 0.5.
    public var ruleWidth: CGFloat = 0.5

    /// Creates spacing with the default distances, those of ``Theme/plain``.
    public init() {}

    /// Returns the space above a heading of a level, in points.
    ///
    /// - Parameter level: The level, from 1.
    public func before(heading level: Int) -> CGFloat { Self.length(beforeHeading, level) }
    /// Returns the space below a heading of a level, in points.
    ///
    /// - Parameter level: The level, from 1.
    public func after(heading level: Int) -> CGFloat { Self.length(afterHeading, level) }

    private static func length(_ lengths: [CGFloat], _ level: Int) -> CGFloat {
      lengths.isEmpty ? 0 : lengths[min(max(level - 1, 0), lengths.count - 1)]
    }
  }
}

extension EnvironmentValues {
  /// The space between the blocks of a stack without a spacing, in points.
  package var stackSpacing: CGFloat { Self.finite(theme.spacing.stack) }

  /// The padding of a block without a length, in points.
  package var defaultPadding: CGFloat { Self.finite(theme.spacing.padding) }

  private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
