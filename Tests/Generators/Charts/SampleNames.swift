import Foundation

/// Names of one to sixty letters in the script of a locale, each once.
package struct SampleNames {
  private static let words: [String: [String]] = [
    "en": [
      "North", "Sales", "Energy", "Water", "of", "public", "Services", "Transport", "and",
      "Communication", "Health", "a", "Office", "Manufacturing", "Wholesale", "Electricity", "Gas",
      "Miscellaneous", "East", "Leisure",
    ],
    "de": [
      "Nord", "Verkauf", "Energieversorgung", "Wasser", "für", "Dienstleistungen", "Verkehr", "und",
      "Öffentlichkeitsarbeit", "Gesundheit", "Bau", "Gewerbe", "Großhandel", "Kraftfahrzeuge", "i",
      "Straßenbau", "Süd", "Übriges",
    ],
    "fr": [
      "Nord", "Ventes", "Énergie", "Eau", "de", "Services", "publics", "Transports", "et",
      "Communication", "Santé", "à", "Bâtiment", "Hébergement", "Loisirs", "Électricité", "Gaz",
    ],
    "ar": [
      "الشمال", "مبيعات", "طاقة", "مياه", "من", "خدمات", "النقل", "و", "الاتصالات", "صحة", "مكتب",
      "التصنيع", "كهرباء", "غاز", "الشرق", "ترفيه",
    ],
    "ja": [
      "北", "売上", "エネルギー", "水道", "公共", "サービス", "運輸", "通信", "医療", "事務", "製造業", "卸売", "電気", "ガス", "東",
      "余暇",
    ],
    "hi": [
      "उत्तर", "बिक्री", "ऊर्जा", "जल", "का", "सेवाएँ", "परिवहन", "और", "संचार", "स्वास्थ्य", "कार्यालय",
      "विनिर्माण", "बिजली", "गैस", "पूर्व",
    ],
  ]

  package let language: String

  /// Makes a number of names.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - longest: The most letters of a name.
  package func make(_ count: Int, longest: Int, _ generator: inout SeededGenerator) -> [String] {
    let words = Self.words[language] ?? []
    let separator = language == "ja" ? "" : " "
    var names: [String] = []
    var known: Set<String> = []
    while names.count < count {
      let length = Int.random(in: 1...max(1, longest), using: &generator)
      var name = ""
      while name.count < length {
        let word = words.randomElement(using: &generator) ?? "x"
        name += name.isEmpty ? word : separator + word
      }
      name = String(name.prefix(length)).trimmingCharacters(in: .whitespaces)
      // A number tells apart names that happen to be the same.
      if known.contains(name) { name = String(name.prefix(max(1, longest - 2))) + "\(names.count)" }
      guard !name.isEmpty, known.insert(name).inserted else { continue }
      names.append(name)
    }
    return names
  }
}
