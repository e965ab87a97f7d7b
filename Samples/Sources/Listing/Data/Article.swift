import Easel
import SampleNumbers

/// An article of the price list.
struct Article {
  let number: String
  let english: String
  let german: String
  /// How many are packed together, and for how many the price is.
  let pack: Int
  let unit: Int
  let price: Decimal
  let group: Catalogue.Group
  /// Of the first article of each series.
  let illustration: Illustration?
}

/// So many articles of a catalogue, which a seed decides; they are made as they are read.
///
/// Each group has three or four series, each series a row for each of its sizes. What is more than the
/// catalogue has begins it again.
struct Articles: Sequence, IteratorProtocol {
  private let catalogue: Catalogue
  private let count: Int
  private let series: [(group: Catalogue.Group, material: Int)]
  private var random: Seeded
  private var made = 0
  /// The series that is made, its next row, and how many follow.
  private var current = -1
  private var row = 0
  private var left = 0
  private var cents = 0

  init(_ catalogue: Catalogue = .standard, count: Int = 4_100, seed: UInt64 = 53) {
    self.catalogue = catalogue
    self.count = Swift.max(count, 0)
    random = Seeded(seed: seed)
    series = catalogue.chapters.flatMap(\.groups).enumerated().flatMap { index, group in
      // 300 in 90 groups.
      (0..<(index % 3 == 0 ? 4 : 3)).map { (group, $0) }
    }
  }

  mutating func next() -> Article? {
    guard made < count, !series.isEmpty else { return nil }
    if left == 0 { beginSeries() }
    let (group, material) = series[current]
    let chapter = catalogue.chapters[group.chapter]
    let words = chapter.materials[(material + group.index) % chapter.materials.count]
    let (a, b) = (row + 2 + material, material + 3 + row / 5)
    let isFirst = row == 0
    made += 1
    row += 1
    left -= 1
    cents += random.int(3...cents / 6 + 4)
    return Article(
      number: "\(chapter.number + 10)\(group.index + 1).\(10_000 + made)",
      english: chapter.sizes.english.text(words.english, a, b),
      german: chapter.sizes.german.text(words.german, a, b),
      pack: random.element([1, 5, 10, 25, 50, 100]), unit: chapter.unit,
      price: Decimal(sign: .plus, exponent: -2, significand: Decimal(cents)), group: group,
      illustration: isFirst
        ? Illustration(
          shape: chapter.shape, proportion: Double(material) / 3,
          words: "\(group.name.english), \(words.english)") : nil)
  }

  private mutating func beginSeries() {
    current = (current + 1) % series.count
    row = 0
    cents = random.int(120...2_900)
    // A catalogue ends with its last series; what is longer goes on.
    let open = series.count - current
    guard count <= 20 * series.count else {
      left = random.int(9...18)
      return
    }
    let mean = (count - made) / open
    left = open == 1 ? count - made : random.int(mean * 2 / 3...mean * 4 / 3)
    left = Swift.max(left, 1)
  }
}
