#if Hyphenation
  import EaselBlocks
  import EaselCanvas
  import Foundation
  import Testing

  @testable import EaselReports

  @Suite("Hyphenation of blocks")
  struct HyphenationTests {
    private static let text =
      "Die Donaudampfschifffahrtsgesellschaft veröffentlicht Jahresberichte der Verkehrswirtschaft"
    private static let german = Locale(identifier: "de_DE")

    /// The lines of a block's texts; a soft hyphen is at the end of a line that ends in a hyphen.
    private func lines(_ block: some Block, width: CGFloat = 120) -> [String] {
      let recorder = RecordingCanvas()
      BlockRendering(block.environment(\.locale, Self.german)).node
        .place(ProposedSize(width: width, height: nil)).draw(on: recorder, at: .zero)
      return recorder.recording.operations.flatMap { operation -> [String] in
        guard case .text(let layout, _, _) = operation else { return [] }
        return layout.lines.map { String(layout.string[$0.range]) }
      }
    }

    private func breaks(_ block: some Block, width: CGFloat = 120) -> Bool {
      lines(block, width: width).contains { $0.hasSuffix("\u{AD}") }
    }

    @Test(
      "By default no text is hyphenated; automatic hyphenates justified texts, on all, off none")
    func modes() {
      let ragged = Text(verbatim: Self.text)
      let justified = ragged.alignment(.justified)
      #expect(!breaks(justified))
      #expect(breaks(justified.hyphenation(.automatic)))
      #expect(!breaks(ragged.hyphenation(.automatic)))
      #expect(breaks(ragged.hyphenation(.on)))
      #expect(!breaks(justified.hyphenation(.off).hyphenation(.on)))
      #expect(breaks(justified.hyphenation(.on).hyphenation(.off)))
    }

    @Test("Headings and program text stay whole")
    func exceptions() {
      let text = Text(verbatim: Self.text)
      #expect(!breaks(text.role(.heading(level: 1)).hyphenation(.on)))
      #expect(!breaks(text.monospaced().hyphenation(.on)))
      #expect(!breaks(text.font(.code).hyphenation(.on)))
      let mono = TypeStyle.system(size: 10, design: .monospaced)
      #expect(!breaks(text.font(mono).hyphenation(.on)))
      #expect(!breaks(AnyBlock(text).font(mono).hyphenation(.on)))
      #expect(!breaks(Text("\(text.font(.code))").hyphenation(.on)))
      #expect(breaks(text.fontDesign(.default).hyphenation(.on).font(.code)))
      #expect(!breaks(Text("`Donaudampfschifffahrtsgesellschaft`").hyphenation(.on)))
    }

    @Test("The last line of a page ends in no hyphen if the line before does not")
    func pageEnds() throws {
      let words = String(
        repeating: "Verkehrswirtschaft der Jahre zeigt Donaudampfschifffahrt oder Berichte ",
        count: 12)
      var ends = 0
      for width in stride(from: CGFloat(120), through: 180, by: 6) {
        for height in [CGFloat(80), 95, 110] {
          let node = BlockRendering(
            Text(verbatim: words).hyphenation(.on).environment(\.locale, Self.german)
          ).node
          let all = node.place(ProposedSize(width: width, height: nil)).lines
          var cursor = Cursor.start
          var count = 0
          while true {
            var page = PageState(number: 1)
            let region = FlowRegion(width: width, height: height, fullHeight: height, isFresh: true)
            guard case .part(let piece, let rest) = node.fill(region, from: cursor, &page) else {
              break
            }
            let lines = piece.lines
            count += lines.count
            cursor = rest
            ends += 1
            let isBroken = lines.last?.hasSuffix("\u{AD}") == true
            #expect(
              !isBroken || lines.count < 3 || lines[lines.count - 2].hasSuffix("\u{AD}"),
              "\(width) \(height): \(lines.suffix(2))")
          }
          #expect(count < all.count)
        }
      }
      #expect(ends > 60)
    }

    @Test("A part of a text breaks by its own language")
    func languages() {
      var foreign = AttributedString("Überraschungen")
      foreign[EaselAttributes.LanguageKey.self] = "en"
      let own = lines(Text(verbatim: "Überraschungen").hyphenation(.on), width: 45)
      let other = lines(Text(foreign).hyphenation(.on), width: 45)
      #expect(own.first == "Über\u{AD}ra\u{AD}")
      #expect(other.first != own.first)
    }

    @Test("Words read from a PDF have no soft hyphens, and are whole or end in a hyphen")
    func readers() throws {
      let block = Text(
        "Die Donaudampfschifffahrts**gesellschaft** veröffentlicht [Jahresberichte](https://example.com)"
      )
      .alignment(.justified).hyphenation(.automatic).environment(\.locale, Self.german)
      let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).pdf")
      try block.write(to: file, width: 110)
      defer { try? FileManager.default.removeItem(at: file) }
      let whole = "Die Donaudampfschifffahrtsgesellschaft veröffentlicht Jahresberichte"
      for (tool, arguments) in [
        ("pdftotext", [file.path, "-"]), ("mutool", ["draw", "-q", "-F", "txt", file.path]),
        ("gs", ["-q", "-sDEVICE=txtwrite", "-o", "-", file.path]),
      ] {
        let found = try Self.output(tool, arguments)
        #expect(!found.contains("\u{AD}") && !found.contains("\u{FFFD}"), "\(tool)")
        let words = found.split(whereSeparator: \.isNewline)
          .map { $0.split(separator: " ").joined(separator: " ") }
          .reduce("") { $0 + ($0.isEmpty || $0.hasSuffix("-") ? "" : " ") + $1 }
          .replacingOccurrences(of: "-", with: "")
          .trimmingCharacters(in: ["\u{C}", " "])
        #expect(
          words.replacingOccurrences(of: " ", with: "")
            == whole.replacingOccurrences(of: " ", with: ""), "\(tool)")
      }
      let svg = String(decoding: try block.data(as: .svg, width: 110), as: UTF8.self)
      #expect(!svg.contains("\u{AD}"))
    }

    @Test("Dictionaries of the surrounding blocks apply in a block that sets hyphenation anew")
    func nested() throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).dic")
      try Data("UTF-8\nab1cd\n".utf8).write(to: file)
      let dictionary = HyphenationDictionary(file, language: "tlh")
      let block = Text(verbatim: "abcdefghijkl").hyphenation(.on)
        .hyphenation(.automatic, dictionaries: [dictionary])
        .environment(\.locale, Locale(identifier: "tlh"))
      let recorder = RecordingCanvas()
      let rendering = BlockRendering(block)
      rendering.node.place(ProposedSize(width: 52, height: nil)).draw(on: recorder, at: .zero)
      #expect(rendering.session.diagnostics.isEmpty)
      let texts = recorder.recording.operations.compactMap { operation -> String? in
        if case .text(let layout, _, _) = operation { layout.string } else { nil }
      }
      #expect(texts == ["ab\u{AD}cdefghijkl"])
    }

    @Test("A report's default breaks words of justified texts")
    func byDefault() {
      var environment = EnvironmentValues()
      environment.hyphenateByDefault()
      #expect(environment.wordBreaks != nil && environment.breaksOnlyJustifiedWords)
    }

    @Test("A language without patterns is noted once a document")
    func missing() {
      let block = VStack {
        for _ in 0..<3 { Text(verbatim: Self.text) }
      }
      .hyphenation(.on).environment(\.locale, Locale(identifier: "tlh"))
      #expect(block.layoutTree(width: 100).diagnostics.map(\.code) == [.unsupportedOption])
    }

    private static func output(_ tool: String, _ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self)
    }
  }
#else
  import EaselBlocks
  import EaselReports
  import Testing

  @Suite("Hyphenation without its package trait")
  struct HyphenationTests {
    @Test("Words stay whole, and the missing package trait is noted once")
    func trait() {
      let block = VStack {
        Text("Gesellschaft")
        Text("Verkehrswirtschaft")
      }
      .hyphenation(.on)
      let notes = block.layoutTree(width: 40).diagnostics
      #expect(notes.map(\.code) == [.unsupportedOption])
      #expect(notes.first?.message.contains("Hyphenation") == true)
    }
  }
#endif
