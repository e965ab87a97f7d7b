import EaselCanvas
import Foundation

extension Theme {
  /// The distances of a theme in points, such as page margins and the space between paragraphs.
  public struct Spacing: Hashable, Sendable {
    /// The space between the blocks of a stack or grid that sets no spacing, in points; 8 by
    /// default.
    public var stack: CGFloat = 8
    /// The padding that `padding()` adds without a given length, in points; 16 by default.
    public var padding: CGFloat = 16
    /// The space between paragraphs and other blocks of a report, in points; 7 by default.
    public var paragraph: CGFloat = 7
    /// The space above and below blocks such as tables, figures and code listings, in points; 12 by
    /// default.
    public var block: CGFloat = 12
    /// The space above headings in points, level 1 first; deeper levels use the last value.
    ///
    /// The default is 26, 18 and 13. An empty array leaves no space.
    public var beforeHeading: [CGFloat] = [26, 18, 13]
    /// The space below headings in points, level 1 first; deeper levels use the last value.
    ///
    /// The default is 8, 6 and 4. An empty array leaves no space.
    public var afterHeading: [CGFloat] = [8, 6, 4]
    /// The margins of pages in points; by default 64 at the top, 72 at the bottom and 68 at the
    /// sides.
    public var pageMargins = DirectionalEdgeInsets(top: 64, leading: 68, bottom: 72, trailing: 68)
    /// The thickness of dividers and of the line above footnotes, in points; 0.5 by default.
    public var ruleWidth: CGFloat = 0.5

    /// Creates spacing with the default distances, those of ``Theme/plain``.
    public init() {}

    /// Returns the space above a heading of a level from 1, in points; deeper levels have the last
    /// stored value.
    ///
    /// - Parameter level: The level, from 1.
    public func before(heading level: Int) -> CGFloat { Self.length(beforeHeading, level) }
    /// Returns the space below a heading of a level from 1, in points; deeper levels have the last
    /// stored value.
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
  var stackSpacing: CGFloat { Self.finite(theme.spacing.stack) }

  /// The padding of a block without a length, in points.
  var defaultPadding: CGFloat { Self.finite(theme.spacing.padding) }

  private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
