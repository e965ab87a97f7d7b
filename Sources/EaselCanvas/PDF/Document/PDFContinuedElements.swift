import Foundation

/// The elements of a PDF document that continue over pages.
package final class PDFContinuedElements: ContinuedElements {
  private struct Entry {
    let element: MarkedContent.Element
    /// Retained, since another object could get its address after it is released.
    let owner: AnyObject
    let parent: ObjectIdentifier?
    let order: Int
  }

  private unowned let document: PDFDocument
  private var count = 0
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The elements that contain the current drawing, the innermost last.
  private var open: [ObjectIdentifier] = []
  /// The implicit element that was drawn last within an element.
  private var lastIn: [ObjectIdentifier?: ObjectIdentifier] = [:]

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
    if let known = entries[key] {
      open.append(key)
      return known.element
    }
    guard let element = try? document.element(tag, in: parent.flatMap { entries[$0]?.element })
    else { return nil }
    entries[key] = Entry(element: element, owner: owner, parent: parent, order: count)
    count += 1
    open.append(key)
    return element
  }

  package func end(_ owner: AnyObject, isLast: Bool) {
    let key = ObjectIdentifier(owner)
    if let index = open.lastIndex(of: key) { open.removeSubrange(index...) }
    if isLast { close(key) }
  }

  /// Ends all elements, such as the sections of a part that ends.
  package func closeAll() {
    // In a fixed order, so that the same document has the same bytes.
    for (key, _) in entries.sorted(by: { $0.value.order > $1.value.order }) { close(key) }
    lastIn = [:]
  }

  private func close(_ key: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    if let inner = lastIn.removeValue(forKey: key) { close(inner) }
    document.close(entry.element)
    if lastIn[entry.parent] == key { lastIn[entry.parent] = nil }
  }
}
