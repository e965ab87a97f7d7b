/// A supply of words, each of which it gives only once.
///
/// A document of such words tells of each word that is lost, doubled or moved.
package struct WordSupply {
  /// The writing system of a word.
  package enum Script: String, CaseIterable, Encodable, Sendable {
    case latin, accented, greek, cyrillic, hebrew, arabic, devanagari, thai, japanese

    /// The consonants and the vowels, each pair of which is a syllable.
    fileprivate var syllables: (consonants: [String], vowels: [String]) {
      func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
      switch self {
      // No f: MuPDF's trace has one character for a ligature.
      case .latin: return (list("b d g k l m n p r s t v z"), list("a e i o u"))
      case .accented: return (list("b ç d ł m ñ ř š t ž"), list("á è î ö ü"))
      case .greek: return (list("β γ δ κ λ μ ν π ρ τ"), list("α ε ι ο ω"))
      case .cyrillic: return (list("б в г д ж к л м н п"), list("а е и о у"))
      case .hebrew: return (list("ב ג ד ה ז ח ט ל מ נ"), list("ו י א ע ה"))
      case .arabic: return (list("ب ت ث ج ح س ش ع ق م"), list("ا و ي ه ن"))
      case .devanagari: return (list("क ग च ज त द न प म र"), ["ा", "ी", "ु", "े", "ो"])
      case .thai: return (list("ก ข ค ง จ ช ด ต น ม"), ["า", "ี", "ู", "อ", "ว"])
      case .japanese: return (list("東 京 大 阪 売 上 年 度 月 日"), list("か き の ス ト"))
      }
    }
  }

  private var count = 0

  package init() {}

  /// Returns the next word.
  package mutating func next(_ script: Script = .latin) -> String {
    let (consonants, vowels) = script.syllables
    let syllables = consonants.count * vowels.count
    var (rest, word, length) = (count, "", 0)
    count += 1
    // At least two syllables: shorter words are parts of others.
    repeat {
      let syllable = rest % syllables
      word += consonants[syllable / vowels.count] + vowels[syllable % vowels.count]
      rest /= syllables
      length += 1
    } while length < 2 || rest > 0
    // The end, which no other syllable has, so that no word is the beginning of another.
    return word + (script == .latin ? "x" : "")
  }
}
