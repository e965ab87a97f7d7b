import EaselCanvas
import Foundation

/// The alignment of the lines of a text: SwiftUI's `TextAlignment`.
public enum LineAlignment: Hashable, CaseIterable, Sendable {
  /// Aligns lines with the leading side.
  case leading
  /// Centers lines in the width of the text.
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
    var wholeNumbers: WholeNumbers?
    var localization: (any TextLocalization)?
  }

  private enum TextKey: EnvironmentKey {
    static var defaultValue: TextValues { TextValues() }
  }

  var text: TextValues {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The maximum number of lines of each text; `nil`, the default, is no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// The alignment of the lines in each text; `leading` by default.
  public var multilineTextAlignment: LineAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The position of the ellipsis in a truncated text; the end of its last line by default.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The smallest factor by which a text may shrink before it is truncated; 1, the default, keeps
  /// its size.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// The additional space between the lines of a text, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// A flag without effect: Easel does not move characters closer together to make a text fit.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The letter case in which all text is shown; `nil`, the default, leaves it unchanged.
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
  var widows: Int {
    get { text.widows }
    set { text.widows = newValue }
  }
}
