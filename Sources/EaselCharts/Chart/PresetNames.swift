/// The names that identify categories whose own names may be empty or equal, such as the initials
/// of weekdays.
///
/// A name that is not empty and not used before identifies its category. The others get a name of
/// their own, and their text as a label.
struct PresetNames {
  /// The labels of the names that differ from the text of their category.
  private(set) var labels: [String: String] = [:]
  private var used: Set<String>

  /// Creates names that differ from the texts of all categories.
  init(differingFrom texts: [String]) { used = Set(texts) }

  /// Returns the name of each category.
  ///
  /// - Parameters:
  ///   - texts: The texts of the categories.
  ///   - kind: The kind of the categories, with which their own names begin.
  ///   - unnamed: Returns the label of a category without a text, by its number from 1 on.
  mutating func names(
    of texts: [String], _ kind: String, unnamed: (Int) -> String = { "\($0)" }
  ) -> [String] {
    var known: Set<String> = []
    return texts.enumerated().map { index, text in
      if !text.isEmpty, known.insert(text).inserted { return text }
      var name = "\(kind) \(index + 1)"
      while !used.insert(name).inserted { name += "′" }
      labels[name] = text.isEmpty ? unnamed(index + 1) : text
      return name
    }
  }
}
