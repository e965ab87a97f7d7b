import Foundation
import Synchronization

/// What line setters know of a style: its figures, the height of its lines, and its pairs of letters.
///
/// One setter has it at a time. The setters of later renderings take it over, so that each of a thousand
/// invoices need not learn the pairs of its language anew; a text is set the same with it as without.
/// Memory: 2 KB for each letter in each script, some 200 KB for those of a language; that of 24 setters
/// is kept at most, and of four of one style.
final class LineKnowledge {
  /// What a setter asks for.
  struct Request: Hashable {
    var style: TextStyle
    var tabularFigures: Bool
    var limits: Limits.Text
    /// Whether these are said, and not those of the page that is drawn.
    var areOwnLimits: Bool
  }

  /// The style, with the feature for tabular figures where they were asked for and the font needs it.
  let style: TextStyle
  let hasTabularFigures: Bool
  let ascent: CGFloat
  let descent: CGFloat
  /// The fonts that were there.
  let generation: Int
  /// Nil for styles whose texts are set as layouts.
  let table: LineTable?

  private init(_ request: Request, _ limits: Limits?) {
    // Before anything is asked of the fonts: what is known of others is not handed on.
    generation = FontLibrary.generation
    var style = request.style
    var hasTabular = Self.hasTabularFigures(style, limits)
    if request.tabularFigures, !hasTabular {
      var tabular = style
      tabular.font = style.font.with(features: [.tabularFigures])
      if Self.hasTabularFigures(tabular, limits) { (style, hasTabular) = (tabular, true) }
    }
    self.style = style
    hasTabularFigures = hasTabular
    let line = Self.layout("0", style, limits).lines.first
    ascent = line?.ascent ?? 0
    descent = line?.descent ?? 0
    table = Self.makeTable(style, request.limits, limits)
  }

  // MARK: Setters

  /// What is known of a style, from a setter that is gone or made anew.
  ///
  /// - Parameters:
  ///   - request: The style, and what is asked of it.
  ///   - limits: The caps on texts; nil for those of the page or the view that is being drawn.
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

  /// Leaves what is known to a later setter, which must be the only one to have it.
  func giveBack(_ request: Request) {
    guard let table, generation == FontLibrary.generation, table.passOn() else { return }
    Self.left.withLock { left in
      left.append(Left(request: request, knowledge: self))
      if left.count(where: { $0.request == request }) > Self.mostOfStyle {
        left.firstIndex { $0.request == request }.map { _ = left.remove(at: $0) }
      }
      if left.count > Self.most { left.removeFirst() }
    }
  }

  /// How many are kept; a report has a handful of styles of tables, on each of some threads.
  private static let most = 24
  private static let mostOfStyle = 4

  /// What setters that are gone left, the oldest first.
  private static let left = Mutex<[Left]>([])

  private struct Left: @unchecked Sendable {
    // Proof: knowledge is in this list or with one setter, never both: `take` removes what it returns,
    // and a setter gives it back in its `deinit` alone. What reads the rules of the font goes with it.
    // Its fonts, which lines that were set go on to refer to, stay with these (`LineTable.passOn`).
    let request: Request
    let knowledge: LineKnowledge
  }

  // MARK: Fonts

  static func layout(_ text: String, _ style: TextStyle, _ limits: Limits?) -> TextLayout {
    limits.map { TextLayout(text, style: style, limits: $0) } ?? TextLayout(text, style: style)
  }

  private static func hasTabularFigures(_ style: TextStyle, _ limits: Limits?) -> Bool {
    let widths = (0...9).map { layout("\($0)", style, limits).size.width }
    return widths.allSatisfy { $0 == widths[0] }
  }

  /// An empty table; nil for styles whose texts are set as layouts.
  private static func makeTable(
    _ style: TextStyle, _ caps: Limits.Text, _ limits: Limits?
  ) -> LineTable? {
    guard style.isPlainLine, caps.lines > 0,
      caps.smallestFont <= style.font.size, style.font.size <= caps.largestFont,
      let run = layout("0", style, limits).runs.first,
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
  /// Whether a line of it is nothing but glyphs that stand where their advances put them.
  fileprivate var isPlainLine: Bool {
    kerning == 0 && baselineOffset == 0 && !hasUnderline && !hasStrikethrough
      && backgroundColor == nil && firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0
      && direction != .rightToLeft && tabStops.isEmpty && unsoundLength == nil
      && font.features.allSatisfy { $0.tag.utf8.count == 4 }
  }
}
