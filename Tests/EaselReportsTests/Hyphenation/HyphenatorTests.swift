#if Hyphenation
  import EaselBlocks
  import EaselCanvas
  import Foundation
  import Testing

  @testable import EaselReports

  @Suite("Hyphenated words")
  struct HyphenatorTests {
    /// A text with a middle dot wherever a word may break.
    private func broken(
      _ text: String, _ language: String = "de", _ dictionaries: [HyphenationDictionary] = [],
      notes: ((Diagnostic) -> Void)? = nil
    ) -> String {
      let breaks = Hyphenator(dictionaries).breaks(
        in: text, [(0..<text.utf8.count, Locale.Language(identifier: language))],
        note: { notes?($0) })
      var bytes = Array(text.utf8)
      for position in breaks.reversed() { bytes.insert(contentsOf: Array("·".utf8), at: position) }
      return String(decoding: bytes, as: UTF8.self)
    }

    @Test("German words break by their patterns, umlauts and sharp s too")
    func german() {
      #expect(broken("Silbentrennung") == "Sil·ben·tren·nung")
      #expect(broken("Straßenverkehr") == "Stra·ßen·ver·kehr")
      #expect(broken("veröffentlicht") == "ver·öf·fent·licht")
      #expect(broken("Donaudampfschifffahrt").contains("schiff·fahrt"))
      #expect(broken("Ärztekammer, „Überraschung“!") == "Ärz·te·kam·mer, „Über·ra·schung“!")
    }

    @Test("English words break by their patterns")
    func english() {
      #expect(broken("hyphenation", "en") == "hy·phen·ation")
      #expect(broken("Associates", "en-US") == "As·so·ciates")
    }

    @Test("At least two letters are before a break, and three after it")
    func margins() {
      for word in ["Abend", "Ufer", "Oper", "oben", "Ida", "Auto", "radio", "Idee", "Ehe"] {
        for language in ["de", "en"] {
          let parts = broken(word, language).split(separator: "·")
          #expect(parts.count == 1 || (parts[0].count >= 2 && parts[parts.count - 1].count >= 3))
        }
      }
      #expect(broken("Abend") == "Abend")
      #expect(broken("so zu da") == "so zu da")
    }

    @Test(
      "Numbers, addresses, abbreviations and words with soft hyphens stay whole",
      arguments: [
        "B2B-Lieferanten", "2041Rechnungen", "https://example.com/unterseiten",
        "www.beispielseite.de",
        "kontakt@beispielseite.de", "GESELLSCHAFT", "GmbHGesellschaft", "iPhonezubehör",
        "verzeichnis/unterordner", "eine_variable_mit_namen", "Silben\u{AD}trennung", "#Schlagwort",
        "berichte.pdf", "",
      ])
    func left(_ text: String) { #expect(broken(text) == text) }

    @Test("Parts of a compound with a hyphen or an apostrophe break by themselves")
    func compounds() {
      #expect(broken("Baden-Württemberg") == "Ba·den-Würt·tem·berg")
      #expect(broken("don't shouldn't", "en") == "don't shouldn't")
      #expect(broken("government’s", "en").hasSuffix("ment’s"))
    }

    @Test("Punctuation and brackets around a word do not keep it whole")
    func punctuation() {
      #expect(broken("(Silbentrennung).") == "(Sil·ben·tren·nung).")
      #expect(broken("Silbentrennung; Silbentrennung") == "Sil·ben·tren·nung; Sil·ben·tren·nung")
    }

    @Test("Words with letters that the patterns do not have, and very long words, stay whole")
    func hostile() {
      for text in [
        "الشركة العالمية", "日本語の文章です", "שלום עולם", String(repeating: "a", count: 100_000),
        String(repeating: "ä", count: 101), "İstanbulluyuz",
        "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
        "\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "ﬁﬁﬁﬁﬁﬁ", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
        "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
      ] {
        #expect(broken(text) == text)
      }
    }

    @Test("A language without a region, with another one or with a script finds its patterns")
    func languages() {
      for language in ["de", "de-DE", "de-AT", "de-CH", "de-Latn", "de_NA"] {
        #expect(broken("Silbentrennung", language) == "Sil·ben·tren·nung", "\(language)")
      }
      for language in ["en", "en-US", "en-AU"] {
        #expect(broken("hyphenation", language) == "hy·phen·ation", "\(language)")
      }
    }

    @Test("The installed file that fits the language best is used")
    func files() {
      let names: Set = [
        "hyph_de_DE.dic", "hyph_de_AT.dic", "hyph_pt_BR.dic", "hyph_pt_PT.dic", "hyph_sr.dic",
        "hyph_sr_Latn.dic", "hyph_nb_NO.dic", "hyph_hu.dic", "notes.txt",
      ]
      func first(_ language: String) -> String? {
        HyphenationFiles.candidates(Locale.Language(identifier: language), in: names).first
      }
      #expect(first("de") == "hyph_de_DE.dic")
      #expect(first("de-AT") == "hyph_de_AT.dic")
      #expect(first("de-CH") == "hyph_de_DE.dic")
      #expect(first("pt") == "hyph_pt_BR.dic")
      #expect(first("pt-PT") == "hyph_pt_PT.dic")
      #expect(first("sr") == "hyph_sr.dic")
      #expect(first("sr-Latn") == "hyph_sr_Latn.dic")
      #expect(first("nn") == "hyph_nb_NO.dic")
      #expect(first("hu-HU") == "hyph_hu.dic")
      #expect(first("fr") == nil)
      #expect(first("") == nil)
    }

    @Test("A language without patterns is noted with the package that has them")
    func missing() {
      func notes(_ language: String) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        _ = broken("enhancement", language) { notes.append($0) }
        return notes
      }
      #expect(notes("zu").map(\.code) == [.unsupportedOption])
      #expect(notes("zu").first?.message.contains("hyphen-zu") == true)
      #expect(notes("pt-PT").first?.message.contains("hyphen-pt-pt") == true)
      #expect(notes("tlh").first?.message.contains("HyphenationDictionary") == true)
      // Nothing is missing where no line ends in a hyphen.
      #expect(notes("ar").isEmpty && notes("ja").isEmpty && notes("he").isEmpty)
      #expect(notes("de").isEmpty)
    }

    @Test("A file of the user's own comes before those of the machine, in any set of characters")
    func ownFiles() throws {
      func file(_ bytes: [UInt8]) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).dic")
        try Data(bytes).write(to: file)
        return file
      }
      let own = try file(Array("UTF-8\nab1cd\n".utf8))
      let latin = HyphenationDictionary(own, language: "la")
      #expect(broken("abcdef", "la", [latin]) == "ab·cdef")
      let german = HyphenationDictionary(own, language: "de")
      #expect(broken("abcdef Silbentrennung", "de", [latin, german]) == "ab·cdef Silbentrennung")
      // ř is F8 in ISO 8859-2.
      let czech = try file(Array("ISO8859-2\n".utf8) + [0xF8, 0x31, 0x6E, 0x0A])
      #expect(
        broken("dobřnouc", "cs", [HyphenationDictionary(czech, language: "cs")]) == "dobř·nouc")
      // A break that would change letters.
      let changing = try file(Array("UTF-8\nf1f/ff=f,1,2\n".utf8))
      #expect(
        broken("schiffahrt", "gsw", [HyphenationDictionary(changing, language: "gsw")])
          == "schiffahrt")
    }

    @Test("A file without patterns is noted")
    func badFiles() throws {
      let folder = FileManager.default.temporaryDirectory
      let empty = folder.appending(path: "easel-\(UUID()).dic")
      try Data().write(to: empty)
      let strange = folder.appending(path: "easel-\(UUID()).dic")
      try Data("KLINGON-7\nab1cd\n".utf8).write(to: strange)
      for url in [empty, strange, folder, folder.appending(path: "easel-none.dic")] {
        var notes: [EaselError.Code] = []
        let dictionary = HyphenationDictionary(url, language: "la")
        #expect(broken("abcdef", "la", [dictionary]) { notes.append($0.code) } == "abcdef")
        #expect(notes == [.inputFailed], "\(url)")
      }
    }

    @Test("Many tasks break words at once, with the same result")
    func tasks() async {
      let words = ["Silbentrennung", "Straßenverkehr", "Gesellschaft", "Überraschungen"]
      let expected = words.map { broken($0) }
      await withTaskGroup(of: [String].self) { group in
        for _ in 0..<8 {
          group.addTask { (0..<50).flatMap { _ in words.map { broken($0) } } }
        }
        for await found in group {
          #expect(found == (0..<50).flatMap { _ in expected })
        }
      }
    }
  }
#endif
