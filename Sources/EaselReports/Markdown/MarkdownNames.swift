import EaselBlocks

/// The names by which links refer to the headings of one Markdown source.
///
/// They are GitHub's: the letters, digits, `-` and `_` of a heading in lowercase, with `-` for
/// spaces; a second heading with the same text gets `-1`.
struct MarkdownNames {
  /// The names in the report by those in the source.
  private var names: [String: String] = [:]
  /// The names of the headings in their order.
  private(set) var ordered: [String] = []

  init(_ headings: [String], _ session: BlockSession) {
    var counts: [String: Int] = [:]
    let taken = TakenNames.of(session)
    for heading in headings {
      let slug = Self.slug(heading)
      var name = slug
      // Another heading may have the numbered name as its own text.
      while names[name] != nil {
        counts[slug, default: 0] += 1
        name = "\(slug)-\(counts[slug, default: 0])"
      }
      // Two sources in one report need different destinations.
      var (position, repetition) = (name, 1)
      while taken.names.contains(position) {
        repetition += 1
        position = "\(name)~\(repetition)"
      }
      taken.names.insert(position)
      names[name] = position
      ordered.append(position)
    }
  }

  /// Returns the name in the report of a heading to which a link refers.
  subscript(_ name: String) -> String? { names[name] ?? names[name.lowercased()] }

  static func slug(_ heading: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .connectorPunctuation:
        slug.append(scalar)
      default:
        if scalar == " " || scalar == "-" { slug.append(scalar == " " ? "-" : scalar) }
      }
    }
    return slug.isEmpty ? "section" : String(slug)
  }
}

/// The names that the sources of a rendering have taken.
private final class TakenNames {
  var names: Set<String> = []

  static func of(_ session: BlockSession) -> TakenNames {
    let key = ObjectIdentifier(TakenNames.self)
    if let taken = session.shared[key] as? TakenNames { return taken }
    let taken = TakenNames()
    session.shared[key] = taken
    return taken
  }
}
