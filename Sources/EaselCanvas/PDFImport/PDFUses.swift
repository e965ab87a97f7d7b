/// The properties of a page or an object that hold for whatever uses it.
struct PDFFacts: Hashable {
  /// Whether it makes anything translucent.
  var isTransparent = false
  /// Whether its content shows text.
  var showsText = false
  /// The name of a font that is not in the file.
  var missingFont: String?
  /// A resource, in words, that its content names and its resources do not have.
  var missingResource: String?

  /// The properties together with others.
  ///
  /// Of several fonts or resources the first by name counts, so that the choice is always the same.
  func joined(_ other: PDFFacts) -> PDFFacts {
    PDFFacts(
      isTransparent: isTransparent || other.isTransparent,
      showsText: showsText || other.showsText,
      missingFont: [missingFont, other.missingFont].compactMap { $0 }.min(),
      missingResource: [missingResource, other.missingResource].compactMap { $0 }.min())
  }
}

/// The properties of objects together with those of all objects to which they lead.
///
/// They are passed on from each object to its users, so that what many pages share is looked at
/// once.
struct PDFUses {
  private var users: [PDFReference: [PDFReference]] = [:]
  private var transparent: Set<PDFReference> = []
  /// The objects that show text, or lead to one that does.
  private(set) var withText: Set<PDFReference> = []
  private var missingFonts: [PDFReference: String] = [:]
  private var missingResources: [PDFReference: String] = [:]

  init(_ objects: [PDFReference: PDFSource.Object], _ facts: [PDFReference: PDFFacts]) {
    guard facts.values.contains(where: { $0 != PDFFacts() }) else { return }
    for (reference, object) in objects {
      object.value.forEachReference { users[$0, default: []].append(reference) }
    }
    transparent = spread(facts.filter(\.value.isTransparent).map(\.key))
    withText = spread(facts.filter(\.value.showsText).map(\.key))
    missingFonts = spread(facts.compactMapValues(\.missingFont))
    missingResources = spread(facts.compactMapValues(\.missingResource))
  }

  /// Returns objects with all that lead to them.
  private func spread(_ objects: [PDFReference]) -> Set<PDFReference> {
    var (result, waiting): (Set<PDFReference>, [PDFReference]) = ([], objects)
    while let reference = waiting.popLast() {
      guard result.insert(reference).inserted else { continue }
      waiting += users[reference] ?? []
    }
    return result
  }

  /// Returns the first name by the alphabet of each object and of all that it uses.
  private func spread(_ names: [PDFReference: String]) -> [PDFReference: String] {
    var result: [PDFReference: String] = [:]
    for (reference, name) in names.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      var waiting = [reference]
      while let reference = waiting.popLast() {
        guard result[reference] == nil else { continue }
        result[reference] = name
        waiting += users[reference] ?? []
      }
    }
    return result
  }

  /// Returns the properties of the objects to which values refer.
  func facts(of values: [PDFValue]) -> PDFFacts {
    var facts = PDFFacts()
    for value in values {
      value.forEachReference { reference in
        facts = facts.joined(
          PDFFacts(
            isTransparent: transparent.contains(reference), missingFont: missingFonts[reference],
            missingResource: missingResources[reference]))
      }
    }
    return facts
  }
}
