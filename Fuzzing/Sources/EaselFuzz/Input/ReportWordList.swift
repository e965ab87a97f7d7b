/// The words that were put into a report, each of which is found nowhere else.
struct ReportWordList {
  /// Words that stand on a page once.
  private(set) var words: [String] = []
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
    var word = ""
    for letter in letters {
      if letter == "q" { word = "" }
      word.append(letter)
      guard letter == "z" else { continue }
      if word.hasPrefix("q") { found.append(word) }
      word = ""
    }
    if found.sorted() == words.sorted() { return nil }
    // A word that is broken at the end of a page has the page's number or other words in it.
    func count(_ letter: Character) -> Int { letters.count { $0 == letter } }
    if count("q") == words.count, count("z") == words.count { return nil }
    let missing = Set(words).subtracting(found).sorted().prefix(8)
    let known = Set(words)
    let much = Dictionary(grouping: found.filter(known.contains)) { $0 }
      .filter { $0.value.count > 1 }.keys.sorted().prefix(8)
    return "\(missing.joined(separator: " ")) | \(much.joined(separator: " "))"
  }
}
