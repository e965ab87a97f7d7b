import Foundation

/// Text set in lines: measured once, drawn anywhere.
public struct TextLayout: Hashable, Sendable {
  /// The text.
  public let string: String
  /// Width and height of the lines.
  public let size: CGSize
  /// What setting the text noted.
  public let diagnostics: [Diagnostic]
}
