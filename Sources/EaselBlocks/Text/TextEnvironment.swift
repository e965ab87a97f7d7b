import EaselCanvas
import Foundation

/// How the lines of a text are aligned: SwiftUI's `TextAlignment`.
public enum LineAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the leading side.
  case leading
  /// Lines are centered.
  case center
  /// Lines end at the trailing side.
  case trailing
  /// Lines fill the width, by wider spaces; the last line of a paragraph is leading.
  case justified
}

extension EnvironmentValues {
  /// What texts are told besides font and style, in one value: most blocks change none of it.
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

  /// The most lines of a text; nil is any number.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// How the lines of a text are aligned.
  public var multilineTextAlignment: LineAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The position of the ellipsis in a text that is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The least share of its size that a text may shrink to where it does not fit.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Points between lines, besides their height.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// Whether characters may move closer where a text does not fit; it has no effect.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The case that all text is shown in; nil leaves it as it is.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  /// The fewest lines of a text that may stand before a break of its pages.
  package var orphans: Int {
    get { text.orphans }
    set { text.orphans = newValue }
  }

  /// The fewest lines of a text that may stand after a break of its pages.
  package var widows: Int {
    get { text.widows }
    set { text.widows = newValue }
  }
}
