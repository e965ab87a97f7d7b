#if Hyphenation
  import EaselCanvas
  import Foundation
  import Testing

  @testable import EaselReports

  /// libhyphen is the measure: a table breaks words where it does.
  @Suite("Tables of patterns")
  struct PatternTableTests {
    private static let files: [String] = [
      // Patterns with what those within them say, beginnings and ends of words.
      "UTF-8\n1b\n1t\n.a2b\n2t.\na1bt\n1bt2a\n",
      // The last one of two counts, and fewest letters.
      "UTF-8\nLEFTHYPHENMIN 3\nRIGHTHYPHENMIN 4\n1b1\n2b2\n1t\n1ä\n",
      // Compounds of words, with fewest letters of their parts.
      "UTF-8\nCOMPOUNDLEFTHYPHENMIN 2\nCOMPOUNDRIGHTHYPHENMIN 3\nab1ta\nta1ba.\nNOHYPHEN -,'\n"
        + "NEXTLEVEL\n% remark\n# remark\n1b\n1t\n1ä1\n",
      "UTF-8\r\n1b\r\n\r\na1t\r\n",
      "UTF-8\n",
    ]

    private func patterns(_ text: String) throws -> (HyphenationPatterns, HyphenationPatterns) {
      let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).dic")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return (
        try HyphenationPatterns(path: file.path),
        try HyphenationPatterns(path: file.path, mayUseTable: false)
      )
    }

    @Test("Words break where libhyphen breaks them", arguments: PatternTableTests.files)
    func likeLibhyphen(_ file: String) throws {
      let (table, library) = try patterns(file)
      var generator = CodeGenerator(seed: 3)
      for _ in 0..<400 {
        let word = Array(generator.text(of: ["a", "b", "t", "ä"], count: 2...12).unicodeScalars)
        #expect(table.breaks(in: word) == library.breaks(in: word), "\(word)")
      }
    }

    @Test("Words of the English patterns break where libhyphen breaks them")
    func english() throws {
      let path = try #require(HyphenationFiles.file(for: Locale.Language(identifier: "en-US")))
      let table = try HyphenationPatterns(path: path)
      let library = try HyphenationPatterns(path: path, mayUseTable: false)
      var generator = CodeGenerator(seed: 4)
      let parts: [Character] = Array("eeeaaaiioonnttssrrlldcmupfghbyvwkxq")
      var breaks = 0
      for _ in 0..<1_000 {
        let word = Array(generator.text(of: parts, count: 4...14).unicodeScalars)
        let found = table.breaks(in: word)
        breaks += found.count
        #expect(found == library.breaks(in: word), "\(word)")
      }
      #expect(breaks > 500)
    }

    @Test("Files with breaks that change letters, or with more levels, are left to libhyphen")
    func others() {
      func reads(_ text: String) -> Bool { PatternTable(Array(text.utf8)) != nil }
      #expect(reads("UTF-8\na1b\n"))
      #expect(!reads("UTF-8\nf1f/ff=f,1,2\n"))
      #expect(!reads("UTF-8\na1b\nNEXTLEVEL\nb1c\nNEXTLEVEL\nc1d\n"))
      #expect(!reads("UTF-8\n" + String(repeating: "a", count: 200) + "\n"))
      #expect(!reads("UTF-8\nNOHYPHEN a\n"))
    }
  }
#endif
