import Foundation

/// The elements of a PDF document that continue over pages.
package final class PDFContinuedElements: ContinuedElements {
  private struct Entry {
    let element: MarkedContent.Element
    /// Retained, since another object could get its address after it is released.
    let owner: AnyObject
    let parent: ObjectIdentifier?
    let order: Int
    /// Whether it is a note, which contains no gap.
    var isNote = false
    /// Whether content of a gap in it is drawn at the end, so that it stays open until then.
    var isKept = false
  }

  private unowned let document: PDFDocument
  private var count = 0
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The elements that contain the current drawing, the innermost last.
  private var open: [ObjectIdentifier] = []
  /// The implicit element that was drawn last within an element.
  private var lastIn: [ObjectIdentifier?: ObjectIdentifier] = [:]
  /// The gaps after which no element was begun on a finished page.
  ///
  /// Elements that begin in a gap and continue after it are begun by the first page after it.
  private var openGaps: [Int] = []
  private var hasBegun = false

  package init(_ document: PDFDocument) { self.document = document }

  package func begin(
    _ owner: AnyObject, _ tag: MarkedContent.Tag, isImplicit: Bool
  ) -> MarkedContent.Element? {
    let key = ObjectIdentifier(owner)
    let parent = open.last
    if isImplicit {
      if let last = lastIn[parent], last != key { close(last) }
      lastIn[parent] = key
    }
    hasBegun = true
    if let known = entries[key] {
      open.append(key)
      return known.element
    }
    let around = parent.flatMap { entries[$0]?.element }
    // Implicit elements, the sections, go on after the block in which they begin.
    let begun =
      isImplicit
      ? try? document.element(tag, in: around) : document.continuedElement(tag, in: around)
    guard let element = begun else { return nil }
    entries[key] = Entry(element: element, owner: owner, parent: parent, order: count)
    count += 1
    open.append(key)
    if !document.isInGap { for gap in openGaps { add(gap: gap, to: key) } }
    return element
  }

  package func beginNote(_ owner: AnyObject) {
    let key = ObjectIdentifier(owner)
    guard entries[key] == nil, let element = document.beginNote() else { return }
    entries[key] = Entry(
      element: element, owner: owner, parent: nil, order: count, isNote: true)
    count += 1
  }

  package func figure(_ draw: () throws -> Void) rethrows -> MarkedContent.Element? {
    try document.figure(draw)
  }

  /// Returns an insertion point for pages that are drawn at the end and read at this position: in
  /// the elements that continue over it.
  package func insertionPoint() -> PDFDocument.InsertionPoint {
    guard let (point, gap) = document.insertionPointWithGap() else {
      return document.insertionPoint()
    }
    for (key, entry) in entries.sorted(by: { $0.value.order < $1.value.order })
    where !entry.isNote {
      add(gap: gap, to: key)
    }
    openGaps.append(gap)
    return point
  }

  private func add(gap: Int, to key: ObjectIdentifier) {
    guard let element = entries[key]?.element else { return }
    document.add(gap: gap, to: element)
    entries[key]?.isKept = true
  }

  /// Ends a page.
  ///
  /// - Parameter isInGap: Whether the page is at an insertion point.
  package func endPage(isInGap: Bool) {
    if hasBegun, !isInGap { openGaps = [] }
    hasBegun = false
  }

  package func end(_ owner: AnyObject, isLast: Bool) {
    let key = ObjectIdentifier(owner)
    if let index = open.lastIndex(of: key) { open.removeSubrange(index...) }
    if isLast { close(key) }
  }

  /// Ends all elements, such as the sections of a part that ends.
  package func closeAll() {
    document.endGaps()
    // In a fixed order, so that the same document has the same bytes.
    for (key, _) in entries.sorted(by: { $0.value.order > $1.value.order }) {
      entries[key]?.isKept = false
      close(key)
    }
    lastIn = [:]
  }

  private func close(_ key: ObjectIdentifier) {
    guard entries[key]?.isKept != true, let entry = entries.removeValue(forKey: key) else {
      return
    }
    if let inner = lastIn.removeValue(forKey: key) { close(inner) }
    document.close(entry.element)
    if lastIn[entry.parent] == key { lastIn[entry.parent] = nil }
  }
}
