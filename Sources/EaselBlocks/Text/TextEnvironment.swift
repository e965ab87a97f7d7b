import EaselCanvas
import Foundation

/// The alignment of the lines of a text: SwiftUI's `TextAlignment`.
public enum LineAlignment: Hashable, CaseIterable, Sendable {
  /// Aligns lines with the leading side.
  case leading
  /// Centers lines.
  case center
  /// Aligns lines with the trailing side.
  case trailing
  /// Widens spaces so that lines fill the width; the last line of a paragraph is leading.
  case justified
}

extension EnvironmentValues {
  /// The values for texts besides font and style, in one environment value.
  ///
  /// Most blocks change none of them.
  struct TextValues {
    var lineLimit: Int?
    var minimumLines = 0
    var alignment = LineAlignment.leading
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var lineSpacing: CGFloat = 0
    var allowsTightening = false
    var textCase: Text.Case?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: TextRule?
    var strikethrough: TextRule?
    var orphans = 2
    var widows = 2
    var wordBreaks: (any WordBreaks)?
    var breaksOnlyJustifiedWords = true
  }

  private enum TextKey: EnvironmentKey {
    static var defaultValue: TextValues { TextValues() }
  }

  var text: TextValues {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The maximum number of lines of a text; `nil` is no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: LineAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The position of the ellipsis in a truncated text.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The smallest factor by which a text that does not fit may shrink.
  ///
  /// The default is 1, which keeps the size.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// The additional space between lines, in points.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// Whether a text that does not fit may move its characters closer together.
  ///
  /// The value has no effect.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The letter case in which all text is shown; `nil` leaves it unchanged.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  /// The minimum number of lines of a text before a page break.
  package var orphans: Int {
    get { text.orphans }
    set { text.orphans = newValue }
  }

  /// The minimum number of lines of a text after a page break.
  package var widows: Int {
    get { text.widows }
    set { text.widows = newValue }
  }
}
