import EaselBlocks

extension Text {
  /// The pattern and the color of a line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextRulePattern
      /// A solid line.
      public static let solid = Pattern(pattern: .solid)
      /// A line of dots.
      public static let dot = Pattern(pattern: .dot)
      /// A line of dashes.
      public static let dash = Pattern(pattern: .dash)
      /// A line of dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A line of dashes with two dots after each.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style; without a color the line has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// Returns the text with a line in a pattern below it, or for `false` without one.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, rulePattern: pattern.pattern, color: color)
  }

  /// Returns the text with a line in a pattern through it, or for `false` without one.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, rulePattern: pattern.pattern, color: color)
  }
}

extension View {
  /// Sets whether a line in a pattern is drawn below each text in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    underline(isActive, rulePattern: pattern.pattern, color: color)
  }

  /// Sets whether a line in a pattern is drawn through each text in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    strikethrough(isActive, rulePattern: pattern.pattern, color: color)
  }
}
