/// The properties of an object that hold for all pages that use it.
struct PDFFacts {
  /// Whether it makes anything translucent.
  var isTransparent = false
  /// The name of a font that is not in the file.
  var missingFont: String?
}

/// The properties of objects together with those of all objects to which they lead.
///
/// They are passed on from each object to its users, so that what many pages share is looked at
/// once.
struct PDFUses {
  private var users: [PDFReference: [PDFReference]] = [:]
  private var transparent: Set<PDFReference> = []
  private var missingFonts: [PDFReference: String] = [:]

  init(_ objects: [PDFReference: PDFSource.Object], _ facts: [PDFReference: PDFFacts]) {
    guard facts.values.contains(where: { $0.isTransparent || $0.missingFont != nil }) else {
      return
    }
    for (reference, object) in objects {
      object.value.forEachReference { users[$0, default: []].append(reference) }
    }
    var waiting = facts.filter(\.value.isTransparent).map(\.key)
    while let reference = waiting.popLast() {
      guard transparent.insert(reference).inserted else { continue }
      waiting += users[reference] ?? []
    }
    // The first font by name is that of all its users, so that the choice is always the same.
    let fonts = facts.compactMap { entry in entry.value.missingFont.map { ($0, entry.key) } }
    for (font, reference) in fonts.sorted(by: { $0 < $1 }) {
      waiting = [reference]
      while let reference = waiting.popLast() {
        guard missingFonts[reference] == nil else { continue }
        missingFonts[reference] = font
        waiting += users[reference] ?? []
      }
    }
  }

  /// Returns the properties of the objects to which values refer.
  func facts(of values: [PDFValue]) -> PDFFacts {
    var facts = PDFFacts()
    for value in values {
      value.forEachReference { reference in
        if transparent.contains(reference) { facts.isTransparent = true }
        facts.missingFont = [facts.missingFont, missingFonts[reference]].compactMap { $0 }.min()
      }
    }
    return facts
  }
}
