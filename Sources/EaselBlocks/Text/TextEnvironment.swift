import EaselCanvas
import Foundation

/// How the lines of a text lie beside one another: SwiftUI's `TextAlignment`.
public enum LineAlignment: Hashable, CaseIterable, Sendable {
  /// They begin at one place.
  case leading
  /// Their middles lie beneath one another.
  case center
  /// They end at one place.
  case trailing
  /// They begin and end at one place, by wider spaces; the last line of a paragraph only begins there.
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

  /// How the lines of a text lie beside one another.
  public var multilineTextAlignment: LineAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// Where the ellipsis of a text stands that is cut.
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

  /// Whether letters may stand closer where a text does not fit; Easel never moves them closer.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// Capital or small letters for all text; nil leaves it as it is.
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
