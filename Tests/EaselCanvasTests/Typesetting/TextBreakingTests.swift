import Foundation
import Testing

@testable import EaselCanvas

/// Where lines break, and how text that does not fit ends.
@Suite struct TextBreakingTests {
  private func texts(_ layout: TextLayout) -> [String] {
    layout.lines.map { layout.string[$0.range].trimmingCharacters(in: .whitespaces) }
  }

  @Test func linesBreakBetweenWords() {
    let layout = TextLayout("one two three four", width: 50)
    #expect(texts(layout) == ["one two", "three", "four"])
    #expect(layout.lines.allSatisfy { $0.frame.width <= 50 })
  }

  @Test func aWordLongerThanALineBreaksInside() {
    let layout = TextLayout("incomprehensibilities", width: 40)
    #expect(layout.lines.count > 1)
    #expect(texts(layout).joined() == "incomprehensibilities")
  }

  @Test func aBrokenWordHasNoAddedHyphen() {
    let layout = TextLayout("incomprehensibilities", width: 40)
    let first = layout.lines[0]
    #expect(
      abs(first.frame.width - TextLayout(String(layout.string[first.range])).size.width) < 0.01)
  }

  @Test func linesBreakBetweenCharactersInThatMode() {
    let style = TextStyle(lineBreakMode: .byCharWrapping)
    let layout = TextLayout("aa bbbbbbbb", style: style, width: 40)
    #expect(texts(layout).first?.hasPrefix("aa b") == true)
  }

  @Test func japaneseBreaksBetweenIdeographs() {
    let layout = TextLayout("四半期の売上は予算を上回った。", width: 60)
    #expect(layout.lines.count == 3)
    // A full stop never begins a line.
    #expect(texts(layout).allSatisfy { !$0.hasPrefix("。") })
  }

  @Test func aTextFitsItsMeasuredWidth() {
    let free = TextLayout("Net generation by source")
    #expect(TextLayout("Net generation by source", width: free.size.width).lines.count == 1)
  }

  @Test func newlinesEndParagraphs() {
    #expect(texts(TextLayout("a\n\nb\r\nc")) == ["a", "", "b", "c"])
  }

  @Test func unicodeSeparatorsEndLines() {
    #expect(texts(TextLayout("a\u{2028}b\u{2029}c")) == ["a", "b", "c"])
  }

  @Test func onlyParagraphSeparatorsHaveParagraphSpacing() {
    let style = TextStyle(paragraphSpacing: 10)
    let line = TextLayout("a\u{2028}b", style: style)
    let paragraph = TextLayout("a\u{2029}b", style: style)
    #expect(abs(paragraph.size.height - line.size.height - 10) < 0.01)
  }

  @Test func softHyphensShowOnlyWhereALineBreaks() {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(
      abs(TextLayout(word).size.width - TextLayout("Donaudampfschiff").size.width) < 0.01)
    let first = TextLayout(word, width: 80).lines[0]
    #expect(abs(first.frame.width - TextLayout("Donaudampf-").size.width) < 0.05)
  }

  @Test func longParagraphsBreakWhereShortOnesDo() {
    let words = (0..<3_000).map { "word\($0 % 7)" }
    let whole = TextLayout(words.joined(separator: " "), width: 200)
    let lines = texts(whole)
    #expect(lines.joined(separator: " ") == words.joined(separator: " "))
    // Every line is full: its neighbour's first word would not fit.
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.split(separator: " ")[0]
      #expect(TextLayout(line + " " + word).size.width > 200)
    }
  }

  /// Set at once, their advances would overflow pango's integers.
  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle])
  func longParagraphsThatAreNotTruncatedBreakAsInOtherModes(_ mode: LineBreakMode) {
    let text = (0..<3_000).map { "word\($0 % 7)" }.joined(separator: " ")
    let others = TextLayout(text, style: TextStyle(kerning: 200), width: 4_000)
    let layout = TextLayout(
      text, style: TextStyle(lineBreakMode: mode, kerning: 200), width: 4_000)
    #expect(texts(layout) == texts(others))
    #expect(!layout.isTruncated)
  }

  /// Lines before the last break as they always do, and the last holds the end of the text.
  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle], [1, 2, 40])
  func anEllipsisBeforeTheEndIsInTheLastLine(_ mode: LineBreakMode, _ most: Int) throws {
    let text = (0..<3_000).map { "word\($0 % 7)" }.joined(separator: " ") + " end"
    let others = TextLayout(text, width: 200)
    let layout = TextLayout(
      text, style: TextStyle(lineBreakMode: mode, maximumLines: most), width: 200)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == most)
    #expect(texts(layout).dropLast() == texts(others).prefix(most - 1))
    let last = try #require(layout.lines.last)
    let runs = layout.runs[last.runs]
    #expect(runs.filter { $0.substitute == "…" }.count == 1)
    #expect(last.frame.width <= 200.01)
    #expect(runs.last?.textRange.upperBound == text.utf8.count)
    #expect((runs.first?.substitute == "…") == (mode == .byTruncatingHead))
  }

  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle])
  func aTextOfExactlyTheMaximumLinesIsNotTruncated(_ mode: LineBreakMode) {
    let style = TextStyle(lineBreakMode: mode, maximumLines: 3)
    let layout = TextLayout("one two three four", style: style, width: 50)
    #expect(texts(layout) == ["one two", "three", "four"])
    #expect(!layout.isTruncated)
  }

  /// Pango would lose count and take it for a short one.
  @Test func aLineWiderThanPangoCountsIsRefused() {
    let text = String(repeating: "a", count: 10_000)
    let layout = TextLayout(
      text,
      style: TextStyle(
        font: .system(size: 1_000), lineBreakMode: .byTruncatingHead, maximumLines: 1),
      width: 200)
    #expect(layout.lines.isEmpty)
    #expect(layout.isTruncated)
    #expect(layout.diagnostics.map(\.code) == [.limitExceeded])
  }

  /// Pango measures the rest of a word anew for each line that it takes.
  ///
  /// Ideographs are words by themselves, of which three bytes count as one letter.
  @Test(arguments: [("", 100), (" ", 1_100), ("\u{200B}", 3_100), ("漢", 300)])
  func aWindowHoldsAtMostTheLongestPartOfAWord(_ before: String, _ end: Int) {
    let text = String(repeating: before, count: 1_000) + String(repeating: "fi", count: 1_000)
    let bytes = Array(text.utf8)
    #expect(
      Typesetter.windowEnd(from: 0, to: bytes.count, bytes, most: 4_000, longestWord: 100) == end)
  }

  @Test func maximumLinesTruncatesTheText() {
    let layout = TextLayout("one two three four", style: TextStyle(maximumLines: 2), width: 50)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
  }

  @Test func heightTruncatesTheText() {
    let free = TextLayout("one two three four", width: 50)
    let cut = TextLayout("one two three four", width: 50, height: free.lines[1].frame.maxY)
    #expect(cut.lines.count == 2)
    #expect(cut.isTruncated)
    #expect(!free.isTruncated)
  }

  @Test(arguments: [
    LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
  ])
  func ellipsisFitsTheWidth(_ mode: LineBreakMode) {
    let style = TextStyle(lineBreakMode: mode, maximumLines: 1)
    let layout = TextLayout("a text that is much too long", style: style, width: 90)
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 90.01)
    #expect(layout.size.width > 70)
  }

  /// The left-to-right mark makes Unicode's rules count the halves of flags differently for lines and
  /// for letters.
  @Test func flagsInNarrowLinesAreNotBroken() {
    let half = "\u{1F1EF}"
    let style = TextStyle(font: .system(size: 9.5), kerning: 100)
    let text = half + "\u{FFFD}fi" + half + "\u{200E}" + String(repeating: half, count: 3)
    let layout = TextLayout(text, style: style, width: 9.5)
    #expect(layout.lines.map { layout.string[$0.range] }.joined() == text)
  }

  @Test func combiningMarksStayWithTheSpaceBeforeThem() {
    // More than a window has, in narrow lines and in one that holds many.
    let text = String(repeating: "ab \u{301}", count: 300)
    let wide = TextLayout(text, width: 900)
    #expect(wide.lines.map { wide.string[$0.range] }.joined() == text)
    let layout = TextLayout(text, width: 12)
    #expect(layout.lines.map { layout.string[$0.range] }.joined() == text)
    #expect(layout.lines.count > 150)
    #expect(
      !layout.lines.contains { layout.string[$0.range].unicodeScalars.first == "\u{301}" })
  }

  /// Each line of them is measured by itself, with what stands before and after them.
  @Test(arguments: [("", ""), ("ab ", " cd"), ("مرحبا ", " مرحبا")])
  func consecutiveEmojiFillTheirLines(_ before: String, _ after: String) {
    let style = TextStyle(alignment: .justified, headIndent: 5)
    let face = TextLayout("😀").size.width
    let text = before + String(repeating: "😀", count: 203) + after
    let layout = TextLayout(text, style: style, width: 5 + 10.5 * face)
    let lines = texts(layout)
    #expect(lines.joined().count { $0 == "😀" } == 203)
    #expect(layout.lines.map { layout.string[$0.range] }.joined() == text)
    #expect(lines.dropFirst(2).prefix(17).allSatisfy { $0.count == 10 }, "\(lines.map(\.count))")
    let width = 5 + 10.5 * face
    #expect(
      layout.lines.allSatisfy { $0.frame.width < width + 0.01 },
      "\(layout.lines.map(\.frame.width))")
  }

  @Test(arguments: [-40, 40] as [CGFloat])
  func emojiRespectTheIndentOfTheirLine(_ indent: CGFloat) {
    let style = TextStyle(firstLineHeadIndent: max(indent, 0), headIndent: max(-indent, 0))
    let layout = TextLayout(String(repeating: "😀", count: 100), style: style, width: 200)
    let face = TextLayout("😀").size.width
    let counts = layout.lines.map { layout.string[$0.range].count }
    let first = Int((200 - max(indent, 0)) / face)
    let others = Int((200 - max(-indent, 0)) / face)
    #expect(counts.first == first)
    #expect(Set(counts.dropFirst().dropLast()) == [others])
  }

  @Test func emojiSequencesAreNotBroken() {
    let family = "👨‍👩‍👧‍👦"
    let text = String(repeating: family, count: 40)
    let width = TextLayout(family).size.width
    for columns in [0.5, 1, 3] {
      let layout = TextLayout(text, width: columns * width + 0.5)
      #expect(layout.lines.map { layout.string[$0.range].count }.max() == max(Int(columns), 1))
      #expect(layout.lines.map { layout.string[$0.range] }.joined() == text)
    }
  }

  @Test func tooManyEmojiEndWithAnEllipsis() {
    let text = String(repeating: "😀", count: 200)
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let style = TextStyle(lineBreakMode: mode, maximumLines: 3)
      let layout = TextLayout(text, style: style, width: 200)
      #expect(layout.lines.count == 3)
      #expect(layout.isTruncated)
      #expect(layout.size.width <= 200.01 && layout.size.width > 150)
    }
  }

  /// A letter of leading consonants without end is longer than every line.
  @Test func linesAfterAVeryLongGraphemeBreakAsUsual() {
    let letter = String(repeating: "\u{1112}", count: 900)
    let layout = TextLayout(letter + " one two three four", width: 50)
    #expect(texts(layout) == [letter, "one two", "three", "four"])
  }

  /// Words that are longer than a window are broken as shorter ones are.
  @Test func longWordsBreakBetweenLetters() {
    let layout = TextLayout(String(repeating: "ø", count: 3_000) + " end", width: 40)
    let fitting = Int(40 / TextLayout("ø").size.width)
    let lengths = texts(layout).map(\.count)
    #expect(lengths.dropLast(2).allSatisfy { abs($0 - fitting) <= 1 })
    #expect(texts(layout).last?.hasSuffix("end") == true)
    #expect(lengths.reduce(0, +) >= 3_003)
  }

  @Test func aTextThatFitsIsNotTruncated() {
    let style = TextStyle(lineBreakMode: .byTruncatingTail, maximumLines: 1)
    #expect(!TextLayout("short", style: style, width: 90).isTruncated)
  }

  @Test func ellipsisShowsThatParagraphsAreLeftOut() {
    let style = TextStyle(lineBreakMode: .byTruncatingTail, maximumLines: 1)
    let layout = TextLayout("first\nsecond", style: style, width: 90)
    #expect(layout.isTruncated)
    #expect(abs(layout.size.width - TextLayout("first…").size.width) < 0.05)
  }
}
