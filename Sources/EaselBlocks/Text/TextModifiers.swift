import EaselCanvas
import Foundation

extension Block {
  /// Limits the number of lines of each text in the block; `nil` removes the limit.
  ///
  /// - Parameter number: The maximum; `nil` is no limit.
  public func lineLimit(_ number: Int?) -> some Block {
    textChange {
      $0.lineLimit = number
      $0.minimumLines = 0
    }
  }

  /// Limits the lines of each text in the block; if `reservesSpace` is `true`, each text is as high
  /// as all these lines.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines.
  ///   - reservesSpace: Whether each text is as high as one with all these lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some Block {
    textChange {
      $0.lineLimit = limit
      $0.minimumLines = reservesSpace ? limit : 0
    }
  }

  /// Limits the lines of each text in the block to a range's upper bound, and reserves the height
  /// of its lower bound.
  ///
  /// - Parameter limit: The minimum and the maximum number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some Block {
    textChange {
      $0.lineLimit = limit.upperBound
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Reserves the height of a minimum number of lines for each text in the block, without a
  /// maximum.
  ///
  /// - Parameter limit: The minimum number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some Block {
    textChange {
      $0.lineLimit = nil
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Limits the number of lines of each text in the block to the upper bound of a range such as
  /// `...3`.
  ///
  /// - Parameter limit: The range; its upper bound is the maximum.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some Block {
    lineLimit(limit.upperBound)
  }

  /// Sets the alignment of the lines within each text in the block.
  ///
  /// The container of a text decides the position of the text itself.
  public func multilineTextAlignment(_ alignment: LineAlignment) -> some Block {
    textChange { $0.alignment = alignment }
  }

  /// Sets the alignment of the lines within each text in the block, like
  /// ``multilineTextAlignment(_:)``.
  ///
  /// ```swift
  /// let paragraphs = ["Thank you for your order.", "Please pay within 14 days."]
  /// ForEach(paragraphs, id: \.self) { Text($0).alignment(.justified) }
  /// ```
  public func alignment(_ alignment: LineAlignment) -> some Block {
    multilineTextAlignment(alignment)
  }

  /// Sets the position of the ellipsis in truncated texts of the block.
  public func truncationMode(_ mode: Text.TruncationMode) -> some Block {
    textChange { $0.truncation = mode }
  }

  /// Sets the smallest factor, from 0 to 1, by which each text in the block may shrink before it is
  /// truncated.
  ///
  /// - Parameter factor: The factor, from 0 to 1. The text never shrinks below 0.05 of its size. A
  ///   factor out of the range is ignored, with the diagnostic `outOfRange` or `invalidNumber`.
  public func minimumScaleFactor(_ factor: CGFloat) -> some Block {
    textNumber("minimumScaleFactor", factor, 0...1) { $0.minimumScaleFactor = factor }
  }

  /// Sets the additional space between the lines of each text in the block, in points.
  ///
  /// - Parameter spacing: The space, in points from -10,000 to 10,000. A negative value moves lines
  ///   closer, by at most 0.9 line heights. A value out of the range is ignored, with the
  ///   diagnostic `outOfRange` or `invalidNumber`.
  public func lineSpacing(_ spacing: CGFloat) -> some Block {
    textNumber("lineSpacing", spacing, -1e4...1e4) { $0.lineSpacing = spacing }
  }

  /// Has no effect; the name exists for code written for SwiftUI.
  ///
  /// Easel does not move characters closer together to make a text fit.
  public func allowsTightening(_ flag: Bool) -> some Block {
    textChange { $0.allowsTightening = flag }
  }

  /// Shows the texts of the block in upper or lower case; `nil` leaves them unchanged.
  ///
  /// - Parameter textCase: The letter case; `nil` leaves the text unchanged.
  public func textCase(_ textCase: Text.Case?) -> some Block {
    textChange { $0.textCase = textCase }
  }

  /// Sets the additional space between the characters of each text in the block, in points.
  ///
  /// - Parameter kerning: The space, in points from -10,000 to 10,000. A value out of the range is
  ///   ignored, with the diagnostic `outOfRange` or `invalidNumber`.
  public func kerning(_ kerning: CGFloat) -> some Block {
    textNumber("kerning", kerning, -1e4...1e4) { $0.kerning = kerning }
  }

  /// Sets the additional space after each character of each text in the block, in points.
  ///
  /// The tracking takes precedence over ``kerning(_:)``.
  ///
  /// - Parameter tracking: The space, in points from -10,000 to 10,000. A value out of the range is
  ///   ignored, with the diagnostic `outOfRange` or `invalidNumber`.
  public func tracking(_ tracking: CGFloat) -> some Block {
    textNumber("tracking", tracking, -1e4...1e4) { $0.tracking = tracking }
  }

  /// Raises each text in the block above its baseline by a distance in points.
  ///
  /// - Parameter offset: The distance, in points from -10,000 to 10,000. A negative value lowers
  ///   the text. A value out of the range is ignored, with the diagnostic `outOfRange` or
  ///   `invalidNumber`.
  public func baselineOffset(_ offset: CGFloat) -> some Block {
    textNumber("baselineOffset", offset, -1e4...1e4) { $0.baselineOffset = offset }
  }

  /// Sets whether a line is drawn below each text in the block.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` uses the color of the text.
  public func underline(_ isActive: Bool = true, color: Tint? = nil) -> some Block {
    textChange { $0.underline = TextRule(isActive: isActive, color: color) }
  }

  /// Sets whether a line is drawn through each text in the block.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` uses the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Tint? = nil) -> some Block {
    textChange { $0.strikethrough = TextRule(isActive: isActive, color: color) }
  }

  /// Sets the lines below each text in the block, in a pattern.
  package func underline(
    _ isActive: Bool, rulePattern pattern: TextRulePattern, color: Tint?
  ) -> some Block {
    textChange { $0.underline = TextRule(isActive: isActive, color: color, pattern: pattern) }
  }

  /// Sets the lines through each text in the block, in a pattern.
  package func strikethrough(
    _ isActive: Bool, rulePattern pattern: TextRulePattern, color: Tint?
  ) -> some Block {
    textChange { $0.strikethrough = TextRule(isActive: isActive, color: color, pattern: pattern) }
  }

  private func textChange(
    _ change: @escaping (inout EnvironmentValues.TextValues) -> Void
  ) -> some Block {
    ModifiedBlock(self, TextModifier(fault: nil, change: change))
  }

  /// Changes a number; a number out of its range is ignored, with a diagnostic.
  private func textNumber(
    _ name: String, _ value: CGFloat, _ range: ClosedRange<CGFloat>,
    _ change: @escaping (inout EnvironmentValues.TextValues) -> Void
  ) -> some Block {
    ModifiedBlock(
      self,
      TextModifier(
        fault: range.contains(value) ? nil : (name, value), change: change))
  }
}

extension Block {
  /// Sets the minimum number of lines of each text in the block before a page break; 2 by default.
  ///
  /// - Parameter lines: The number of lines. The default is 2.
  public func orphans(_ lines: Int) -> some Block { environment(\.orphans, lines) }

  /// Sets the minimum number of lines of each text in the block after a page break; 2 by default.
  ///
  /// - Parameter lines: The number of lines. The default is 2.
  public func widows(_ lines: Int) -> some Block { environment(\.widows, lines) }
}

/// Changes the values for texts in the environment.
private struct TextModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let fault: (name: String, value: CGFloat)?
  let change: (inout EnvironmentValues.TextValues) -> Void

  func update(_ inputs: inout NodeInputs) {
    guard let fault else { return change(&inputs.environment.text) }
    inputs.note(
      .error, fault.value.isFinite ? .outOfRange : .invalidNumber,
      "\(fault.name) is \(fault.value); it is ignored", operation: fault.name,
      value: "\(fault.value)")
  }
}
