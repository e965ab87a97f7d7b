import Testing

@testable import EaselBlocks

/// The inline examples of CommonMark 0.31.2 and of GitHub's strikethrough.
@Suite("Inline markdown")
struct InlineMarkdownTests {
  /// Stretches as `flags:text`, parted by bars: e emphasis, s strong, c code, ~ strike, L… a link.
  private static func shown(_ source: String) -> String {
    InlineMarkdown.runs(source).map { run in
      var flags = ""
      if run.traits.contains(.emphasis) { flags += "e" }
      if run.traits.contains(.strong) { flags += "s" }
      if run.traits.contains(.code) { flags += "c" }
      if run.traits.contains(.strike) { flags += "~" }
      if let link = run.link { flags += "L" + link }
      guard case .text(let literalText) = run.content else { return "?" }
      return flags.isEmpty ? literalText : "\(flags):\(literalText)"
    }
    .joined(separator: "|")
  }

  @Test(
    "Emphasis",
    arguments: [
      ("*foo bar*", "e:foo bar"), ("a * foo bar*", "a * foo bar*"),
      ("a*\"foo\"*", "a*\"foo\"*"), ("*\u{A0}a\u{A0}*", "*\u{A0}a\u{A0}*"),
      ("*$*alpha.", "*$*alpha."), ("foo*bar*", "foo|e:bar"), ("5*6*78", "5|e:6|78"),
      ("_foo bar_", "e:foo bar"), ("_ foo bar_", "_ foo bar_"), ("a_\"foo\"_", "a_\"foo\"_"),
      ("foo_bar_", "foo_bar_"), ("5_6_78", "5_6_78"),
      ("пристаням_стремятся_", "пристаням_стремятся_"), ("aa_\"bb\"_cc", "aa_\"bb\"_cc"),
      ("foo-_(bar)_", "foo-|e:(bar)"), ("_foo*", "_foo*"), ("*foo bar *", "*foo bar *"),
      ("*(*foo)", "*(*foo)"), ("*(*foo*)*", "e:(foo)"), ("*foo*bar", "e:foo|bar"),
      ("_foo bar _", "_foo bar _"), ("_foo_bar", "_foo_bar"),
      ("_foo_bar_baz_", "e:foo_bar_baz"), ("_(bar)_.", "e:(bar)|."),
      ("*foo _bar* baz_", "e:foo _bar| baz_"), ("*foo *bar baz*", "*foo |e:bar baz"),
    ])
  func emphasis(_ source: String, _ result: String) {
    #expect(Self.shown(source) == result)
  }

  @Test(
    "Strong emphasis",
    arguments: [
      ("**foo bar**", "s:foo bar"), ("** foo bar**", "** foo bar**"),
      ("a**\"foo\"**", "a**\"foo\"**"), ("foo**bar**", "foo|s:bar"),
      ("__foo bar__", "s:foo bar"), ("__ foo bar__", "__ foo bar__"),
      ("foo__bar__", "foo__bar__"), ("__foo, __bar__, baz__", "s:foo, bar, baz"),
      ("foo-__(bar)__", "foo-|s:(bar)"), ("**foo bar **", "**foo bar **"),
      ("**(**foo)", "**(**foo)"), ("*(**foo**)*", "e:(|es:foo|e:)"),
      ("**foo \"*bar*\" foo**", "s:foo \"|es:bar|s:\" foo"), ("**foo**bar", "s:foo|bar"),
      ("*foo **bar** baz*", "e:foo |es:bar|e: baz"), ("*foo**bar**baz*", "e:foo|es:bar|e:baz"),
      ("*foo**bar*", "e:foo**bar"), ("***foo** bar*", "es:foo|e: bar"),
      ("*foo **bar***", "e:foo |es:bar"), ("foo***bar***baz", "foo|es:bar|baz"),
      ("foo******bar*********baz", "foo|s:bar|***baz"),
      ("** is not an empty emphasis", "** is not an empty emphasis"), ("foo ***", "foo ***"),
      ("foo *\\**", "foo |e:*"), ("foo *_*", "foo |e:_"), ("**foo*", "*|e:foo"),
      ("*foo**", "e:foo|*"), ("***foo**", "*|s:foo"), ("****foo*", "***|e:foo"),
      ("**foo***", "s:foo|*"), ("***foo***", "es:foo"), ("_____foo_____", "es:foo"),
      ("*foo __bar *baz bim__ bam*", "e:foo |es:bar *baz bim|e: bam"),
      ("**foo **bar baz**", "**foo |s:bar baz"),
    ])
  func strong(_ source: String, _ result: String) {
    #expect(Self.shown(source) == result)
  }

  @Test(
    "Code",
    arguments: [
      ("`foo`", "c:foo"), ("`` foo ` bar ``", "c:foo ` bar"), ("` `` `", "c:``"),
      ("`  ``  `", "c: `` "), ("` a`", "c: a"), ("` `", "c: "), ("`foo\\`bar`", "c:foo\\|bar`"),
      ("*foo`*`", "*foo|c:*"), ("[not a `link](/foo`)", "[not a |c:link](/foo|)"),
      ("```foo``", "```foo``"), ("`foo``bar``", "`foo|c:bar"), ("`a\nb`", "c:a b"),
    ])
  func code(_ source: String, _ result: String) {
    #expect(Self.shown(source) == result)
  }

  @Test(
    "Links",
    arguments: [
      ("[link](/uri \"title\")", "L/uri:link"), ("[link](</my uri>)", "L/my uri:link"),
      ("[link](/my uri)", "[link](/my uri)"), ("[link](foo(and(bar)))", "Lfoo(and(bar)):link"),
      ("[link](foo\\(and\\(bar\\))", "Lfoo(and(bar):link"), ("[link]()", "L:link"),
      ("[link](foo(and(bar))", "[link](foo(and(bar))"),
      ("[link]('title')", "L'title':link"), ("[link](/url 'a (b)')", "L/url:link"),
      ("[link] (/uri)", "[link] (/uri)"), ("[link [foo [bar]]](/uri)", "L/uri:link [foo [bar]]"),
      ("[link] bar](/uri)", "[link] bar](/uri)"), ("[link [bar](/uri)", "[link |L/uri:bar"),
      ("[link \\[bar](/uri)", "L/uri:link [bar"),
      ("[l *f **b** `#`*](/u)", "L/u:l |eL/u:f |esL/u:b|eL/u: |ecL/u:#"),
      ("[foo [bar](/uri)](/uri)", "[foo |L/uri:bar|](/uri)"), ("*[foo*](/uri)", "*|L/uri:foo*"),
      ("[foo *bar](baz*)", "Lbaz*:foo *bar"), ("*foo [bar* baz]", "e:foo [bar| baz]"),
      ("[foo`](/uri)`", "[foo|c:](/uri)"), ("[a](b&amp;c)", "Lb&c:a"),
    ])
  func links(_ source: String, _ result: String) {
    #expect(Self.shown(source) == result)
  }

  @Test(
    "Addresses in angle brackets",
    arguments: [
      ("<https://foo.bar.baz>", "Lhttps://foo.bar.baz:https://foo.bar.baz"),
      ("<MAILTO:FOO@BAR.BAZ>", "LMAILTO:FOO@BAR.BAZ:MAILTO:FOO@BAR.BAZ"),
      ("<foo@bar.example.com>", "Lmailto:foo@bar.example.com:foo@bar.example.com"),
      ("< https://foo.bar >", "< https://foo.bar >"), ("<m:abc>", "<m:abc>"), ("<>", "<>"),
      ("<foo.bar.baz>", "<foo.bar.baz>"), ("https://example.com", "https://example.com"),
      ("**a<https://foo.bar/?q=**>", "**a|Lhttps://foo.bar/?q=**:https://foo.bar/?q=**"),
    ])
  func autolinks(_ source: String, _ result: String) {
    #expect(Self.shown(source) == result)
  }

  @Test(
    "Escapes, entities and strikethrough",
    arguments: [
      ("\\*not emphasized*", "*not emphasized*"), ("\\[not a link](/foo)", "[not a link](/foo)"),
      ("\\\\*emphasis*", "\\|e:emphasis"), ("\\→\\A\\a\\ ", "\\→\\A\\a\\ "),
      ("foo\\\nbar", "foo\nbar"),
      ("&amp; &copy; &#35; &#1234; &#X22;", "& © # Ӓ \""), ("&#0; &#xD800;", "\u{FFFD} \u{FFFD}"),
      ("&nbsp &x; &#; &nothing;", "&nbsp &x; &#; &nothing;"), ("&#42;foo&#42;", "*foo*"),
      ("~~Hi~~ Hello", "~:Hi| Hello"), ("~one~", "~one~"), ("~~~one~~~", "~~~one~~~"),
      ("**~~both~~**", "s~:both"), ("a  b\n c", "a  b\n c"), ("", ""),
    ])
  func others(_ source: String, _ result: String) {
    #expect(Self.shown(source) == result)
  }

  @Test("Interpolated values are not scanned for marks, and may be in addresses")
  func values() {
    let runs = InlineMarkdown.runs([
      .source("**"), .value(3), .source("** [a](https://x/"), .value(4), .source(")"),
    ]) {
      $0 == 4 ? "*id*" : nil
    }
    #expect(runs.map(\.content) == [.value(3), .text(" "), .text("a")])
    #expect(runs.first?.traits == .strong)
    #expect(runs.last?.link == "https://x/*id*")
  }

  @Test(
    "Long sources of delimiters that match nothing are shown as they are",
    arguments: ["*a ", "[a](b", "[", "<a ", "&#", "a ~~ ", "_a b"])
  func hostile(_ piece: String) {
    let source = String(repeating: piece, count: 5_000)
    #expect(InlineMarkdown.runs(source).map(\.content) == [.text(source)])
  }
}
