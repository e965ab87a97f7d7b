/// The words that were put into a report, each of which is found nowhere else.
struct ReportWordList {
  /// Words that stand on a page once.
  private(set) var words: [String] = []
  /// Words of captions, which lists of figures and of tables show once more.
  private var captions: Set<String> = []
  /// What else may need a page of its own.
  var blocks = 0
  private var letters = 0
  /// What was made, a line for each block, for whoever looks at a case.
  private(set) var description = ""
  var depth = 0
  /// How many texts were made.
  private var texts = 0

  /// Letters of which words are made.
  static func isLetter(_ letter: Character) -> Bool {
    letter == "q" || letter == "x" || letter == "z" || ("0"..."9").contains(letter)
  }

  /// As many pages as the report may have: each has a line or a block that none before it has.
  ///
  /// A break to a side leaves a page blank.
  var mostPages: Int { letters + 4 * blocks + 16 }

  /// A text of so many words.
  mutating func text(_ count: Int) -> String {
    let new = (0..<count).map { "q\(texts)x\($0)z" }
    texts += 1
    words += new
    let text = new.joined(separator: " ")
    letters += text.count
    return text
  }

  /// The text of a caption.
  mutating func caption(_ count: Int) -> String {
    let first = words.count
    let text = text(count)
    captions.formUnion(words[first...])
    return text
  }

  /// Counts a text of other words.
  mutating func add(other text: String) { letters += text.unicodeScalars.count }

  /// Notes what was made.
  mutating func log(_ text: @autoclosure () -> String) {
    blocks += 1
    guard TracedCanvas.isOn else { return }
    description += String(repeating: "  ", count: depth) + text() + "\n"
  }

  /// What is missing in letters that were drawn, or there too often; nil for nothing.
  func lost(in letters: String) -> String? {
    var found: [String] = []
    var seen: Set<String> = []
    var word = ""
    // Whether a word is in parts with other words between them.
    var isBroken = false
    for letter in letters {
      if letter == "q" {
        isBroken = isBroken || word.contains { $0 == "q" || $0 == "x" }
        word = ""
      }
      word.append(letter)
      guard letter == "z" else { continue }
      if !word.hasPrefix("q") {
        isBroken = true
      } else if !captions.contains(word) || seen.insert(word).inserted {
        found.append(word)
      }
      word = ""
    }
    isBroken = isBroken || word.contains { $0 == "q" || $0 == "x" }
    if found.sorted() == words.sorted() { return nil }
    let missing = Set(words).subtracting(found).sorted()
    let known = Set(words)
    let times = Dictionary(grouping: found) { $0 }
    let much = times.filter { !known.contains($0.key) || $0.value.count > 1 }.keys.sorted()
    if isBroken {
      // Of words in parts, which may seem to be others, the first and the last letters are known.
      func isWhole(_ letter: Character) -> Bool {
        let count = letters.count { $0 == letter }
        return captions.isEmpty ? count == words.count : count >= words.count
      }
      if isWhole("q"), isWhole("z") { return nil }
    } else if found.count == words.count,
      much.allSatisfy({ word in missing.contains { Self.has(word, allOf: $0) } }),
      missing.allSatisfy({ word in much.contains { Self.has($0, allOf: word) } })
    {
      // A word that is broken at the end of a page has the page's number in it.
      return nil
    }
    return [missing, much].map { $0.prefix(8).joined(separator: " ") }.joined(separator: " | ")
  }

  /// Whether a text has the letters of a word in their order, with others between them or not.
  private static func has(_ text: String, allOf word: String) -> Bool {
    var rest = word[...]
    for letter in text where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
