import EaselCanvas
import Foundation

extension Block {
  /// Limits the lines of each text in the block; nil is any number.
  public func lineLimit(_ number: Int?) -> some Block {
    textChange {
      $0.lineLimit = number
      $0.minimumLines = 0
    }
  }

  /// Limits the lines of each text in the block.
  ///
  /// - Parameters:
  ///   - limit: The most lines.
  ///   - reservesSpace: Whether a text with fewer lines is as high as one with all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some Block {
    textChange {
      $0.lineLimit = limit
      $0.minimumLines = reservesSpace ? limit : 0
    }
  }

  /// Limits the lines of each text in the block; one with fewer is as high as one with the fewest.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some Block {
    textChange {
      $0.lineLimit = limit.upperBound
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Makes each text in the block as high as one with the fewest lines, at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some Block {
    textChange {
      $0.lineLimit = nil
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Limits the lines of each text in the block.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some Block {
    lineLimit(limit.upperBound)
  }

  /// Sets how the lines of a text are aligned; the position of the text itself is decided by its
  /// container.
  public func multilineTextAlignment(_ alignment: LineAlignment) -> some Block {
    textChange { $0.alignment = alignment }
  }

  /// Sets how the lines of a text are aligned, as ``multilineTextAlignment(_:)`` does.
  ///
  /// ```swift
  /// ForEach(paragraphs, id: \.self) { Text($0).alignment(.justified) }
  /// ```
  public func alignment(_ alignment: LineAlignment) -> some Block {
    multilineTextAlignment(alignment)
  }

  /// Sets the position of the ellipsis in a text that is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some Block {
    textChange { $0.truncation = mode }
  }

  /// Lets texts shrink where they do not fit.
  ///
  /// - Parameter factor: The least share of the size, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some Block {
    textNumber("minimumScaleFactor", factor, 0...1) { $0.minimumScaleFactor = factor }
  }

  /// Adds points between lines; a negative value moves them closer.
  public func lineSpacing(_ spacing: CGFloat) -> some Block {
    textNumber("lineSpacing", spacing, -1e4...1e4) { $0.lineSpacing = spacing }
  }

  /// Has no effect, and exists for code written for SwiftUI: characters are not moved closer.
  public func allowsTightening(_ flag: Bool) -> some Block {
    textChange { $0.allowsTightening = flag }
  }

  /// Shows the text of the block in upper or lower case; nil leaves it as it is.
  public func textCase(_ textCase: Text.Case?) -> some Block {
    textChange { $0.textCase = textCase }
  }

  /// Adds space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some Block {
    textNumber("kerning", kerning, -1e4...1e4) { $0.kerning = kerning }
  }

  /// Adds space behind each character, in points; it takes precedence over ``kerning(_:)``.
  public func tracking(_ tracking: CGFloat) -> some Block {
    textNumber("tracking", tracking, -1e4...1e4) { $0.tracking = tracking }
  }

  /// Raises text by points; a negative value lowers it.
  public func baselineOffset(_ offset: CGFloat) -> some Block {
    textNumber("baselineOffset", offset, -1e4...1e4) { $0.baselineOffset = offset }
  }

  /// Draws a line beneath text, or none.
  public func underline(_ isActive: Bool = true, color: Tint? = nil) -> some Block {
    textChange { $0.underline = TextRule(isActive: isActive, color: color) }
  }

  /// Draws a line through text, or none.
  public func strikethrough(_ isActive: Bool = true, color: Tint? = nil) -> some Block {
    textChange { $0.strikethrough = TextRule(isActive: isActive, color: color) }
  }

  private func textChange(
    _ change: @escaping (inout EnvironmentValues.TextValues) -> Void
  ) -> some Block {
    ModifiedBlock(self, TextModifier(fault: nil, change: change))
  }

  /// A change by a number, which is ignored and noted where it is out of range.
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
  /// Sets the fewest lines of a text that stand before a break of its pages; 2 by default.
  public func orphans(_ lines: Int) -> some Block { environment(\.orphans, lines) }

  /// Sets the fewest lines of a text that stand after a break of its pages; 2 by default.
  public func widows(_ lines: Int) -> some Block { environment(\.widows, lines) }
}

/// Changes what texts are told.
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
