import Foundation
import Synchronization

/// The data that line setters collect for a style: tabular digits, line height, and pair advances.
///
/// One setter uses it at a time. Setters of later renderings take it over, so that not each of a
/// thousand invoices has to learn the pairs of its language again. The result for a text is the
/// same with it and without. It takes 2 KB for each letter in each script, some 200 KB for the
/// letters of a language. Of one style as many are kept as the machine has processors, which is what
/// is set at a time, from 4 to 32, and of all styles together six times as many.
final class LineKnowledge {
  /// The settings of a setter.
  struct Request: Hashable {
    var style: TextStyle
    var tabularFigures: Bool
    var limits: Limits.Text
    /// Whether the limits were passed explicitly, and are not those of the page that is drawn.
    var areOwnLimits: Bool
  }

  /// The style, with the feature for tabular digits if they are requested and the font needs it.
  let style: TextStyle
  let hasTabularFigures: Bool
  let ascent: CGFloat
  let descent: CGFloat
  /// The generation of the fonts.
  let generation: Int
  /// The table of pairs, or `nil` for styles whose texts are set as layouts.
  let table: LineTable?
  /// The layouts of the digits, until the table has learned them.
  private var digits: [TextLayout]
  /// The advances of the characters of ASCII, when they were asked for.
  private var advances: [CGFloat] = []

  private init(_ request: Request, _ limits: Limits?) {
    // Read before the fonts are used: knowledge of an older generation is not passed on.
    generation = FontLibrary.generation
    var style = request.style
    var digits = Self.digits(style, limits)
    if request.tabularFigures, !Self.areTabular(digits) {
      var tabular = style
      tabular.font = style.font.with(features: [.tabularFigures])
      let tabularDigits = Self.digits(tabular, limits)
      if Self.areTabular(tabularDigits) { (style, digits) = (tabular, tabularDigits) }
    }
    self.style = style
    self.digits = digits
    hasTabularFigures = Self.areTabular(digits)
    let zero = digits.first
    ascent = zero?.lines.first?.ascent ?? 0
    descent = zero?.lines.first?.descent ?? 0
    table = Self.makeTable(style, zero, request.limits, limits)
  }

  // MARK: Setters

  /// Returns the knowledge of a style, from a setter that was released or newly created.
  ///
  /// - Parameters:
  ///   - request: The style and settings.
  ///   - limits: The limits on texts, or `nil` for those of the page or the view that is being
  ///     drawn.
  static func take(_ request: Request, _ limits: Limits?) -> LineKnowledge {
    let generation = FontLibrary.generation
    let known = left.withLock { left -> Left? in
      let index = left.lastIndex {
        $0.request == request && $0.knowledge.generation == generation
      }
      return index.map { left.remove(at: $0) }
    }
    return known?.knowledge ?? LineKnowledge(request, limits)
  }

  /// Makes the knowledge available for a later setter.
  ///
  /// The caller must be its only owner.
  func giveBack(_ request: Request) {
    guard let table, generation == FontLibrary.generation, table.passOn() else { return }
    Self.left.withLock { left in
      left.removeAll { $0.knowledge.generation != generation }
      left.append(Left(request: request, knowledge: self))
      if left.count(where: { $0.request == request }) > Self.mostOfStyle {
        left.firstIndex { $0.request == request }.map { _ = left.remove(at: $0) }
      }
      if left.count > Self.most { left.removeFirst() }
    }
  }

  /// The maximum number of one style that is kept.
  private static let mostOfStyle = min(max(ProcessInfo.processInfo.activeProcessorCount, 4), 32)
  /// The maximum number that is kept: a report has a few styles of tables.
  private static let most = 6 * mostOfStyle

  /// The knowledge of released setters, the oldest first.
  private static let left = Mutex<[Left]>([])

  private struct Left: @unchecked Sendable {
    // This is safe: knowledge is in this list or with one setter, never both. `take` removes what
    // it returns, and a setter gives it back only in its `deinit`. The object that reads the rules
    // of the font moves with it. Its fonts, which existing lines refer to, stay with these
    // (`LineTable.passOn`).
    let request: Request
    let knowledge: LineKnowledge
  }

  // MARK: Fonts

  static func layout(_ text: String, _ style: TextStyle, _ limits: Limits?) -> TextLayout {
    limits.map { TextLayout(text, style: style, limits: $0) } ?? TextLayout(text, style: style)
  }

  private static func digits(_ style: TextStyle, _ limits: Limits?) -> [TextLayout] {
    (0...9).map { layout("\($0)", style, limits) }
  }

  /// Whether all digits have the same width.
  private static func areTabular(_ digits: [TextLayout]) -> Bool {
    digits.allSatisfy { $0.size.width == digits.first?.size.width }
  }

  /// Returns the layouts of the digits once, for the table.
  func takeDigits() -> [TextLayout] {
    defer { digits = [] }
    return digits
  }

  /// Returns the advances of the characters of ASCII by their codes, each beside a space; 0 for
  /// control characters.
  func advances(_ limits: Limits?) -> [CGFloat] {
    if advances.isEmpty { advances = Self.measuredAdvances(style, limits) }
    return advances
  }

  /// Measures all characters in one layout, which takes a hundredth of a layout of each.
  private static func measuredAdvances(_ style: TextStyle, _ limits: Limits?) -> [CGFloat] {
    var advances = [CGFloat](repeating: 0, count: 0x80)
    let text = (UInt8(0x21)...0x7E).map { String(UnicodeScalar($0)) }.joined(separator: " ")
    let codes = Array(text.utf8)
    for run in layout(text, style, limits).runs where run.substitute == nil {
      var byte = run.textRange.lowerBound
      for cluster in run.clusters {
        if cluster.bytes == 1 { advances[Int(codes[byte])] = cluster.advance }
        byte += cluster.bytes
      }
    }
    return advances
  }

  /// Returns an empty table, or `nil` for styles whose texts are set as layouts.
  private static func makeTable(
    _ style: TextStyle, _ zero: TextLayout?, _ caps: Limits.Text, _ limits: Limits?
  ) -> LineTable? {
    guard style.isPlainLine, caps.lines > 0,
      caps.smallestFont <= style.font.size, style.font.size <= caps.largestFont,
      let run = zero?.runs.first,
      let context = ContextGlyphs(run.font, features: style.font.features.map(\.tag))
    else { return nil }
    let table = LineTable(run.font, context)
    for letters in LineTable.candidates {
      let run = layout(letters, style, limits).runs.first
      if run?.clusters.count == 1, run?.glyphs.count == 1 { table.join(letters) }
    }
    return table
  }
}

extension TextStyle {
  /// Whether a line of it consists only of glyphs whose positions follow from their advances.
  fileprivate var isPlainLine: Bool {
    kerning == 0 && baselineOffset == 0 && !hasUnderline && !hasStrikethrough
      && backgroundColor == nil && firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0
      && direction != .rightToLeft && tabStops.isEmpty && unsoundLength == nil
      && font.features.allSatisfy { $0.tag.utf8.count == 4 }
  }
}
