/// Texts that are the same for a seed.
struct TableTexts {
  private let seed: UInt64

  init(_ seed: UInt64) { self.seed = seed }

  private struct Numbers {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// Texts of some of the letters.
  func random(_ letters: String, count: Int) -> [String] {
    var numbers = Numbers(state: seed &+ 20_260)
    let letters = Array(letters.unicodeScalars)
    return (0..<count).map { _ in
      let text = (0...numbers.next(11)).map { _ in letters[numbers.next(letters.count)] }
      return String(String.UnicodeScalarView(text))
    }
  }

  func shuffled(_ texts: [String]) -> [String] {
    var numbers = Numbers(state: seed)
    return texts.map { ($0, numbers.next(1 << 20)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Texts as cells of tables have them.
  func cells(_ count: Int) -> [String] {
    var numbers = Numbers(state: seed)
    let names = [
      "Anna Schmidt", "Jürgen Größe", "Claire Dubois", "Дмитрий Иванов", "Ελένη Παπαδοπούλου",
      "Łukasz Żak", "Steffi O'Neill", "Søren Åkesson",
    ]
    return (0..<count).map { index in
      let number = numbers.next(10_000_000)
      return switch index % 7 {
      case 0: "\(index)"
      case 1: "2026-0\(number % 9 + 1)-1\(number % 10)"
      case 2: names[number % names.count]
      case 3: "SKU-\(number)"
      case 4: "\(number / 100).\(number % 100)"
      case 5: "−\(number / 1_000)\u{202F}\(number % 1_000),00 €"
      default: "$\(number / 1_000),\(number % 1_000) (\(number % 100) %)"
      }
    }
  }
}
