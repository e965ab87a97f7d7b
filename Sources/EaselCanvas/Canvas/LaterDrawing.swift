import Foundation

/// Draws parts of pages when their contents are known, such as the number of pages.
package protocol LaterDrawing: AnyObject {
  /// Reserves a rectangle of a page for a drawing that is made later.
  ///
  /// - Parameters:
  ///   - rect: The area that the drawing may use, in the user space of the canvas.
  ///   - canvas: The canvas of the page.
  ///   - isReady: Returns whether the contents of the drawing are known.
  ///   - draw: Draws the contents in the same user space.
  func draw(
    in rect: CGRect, on canvas: any Canvas, when isReady: @escaping () -> Bool,
    _ draw: @escaping (any Canvas) -> Void)
}

/// The structure elements of a document that continue over several pages.
package protocol ContinuedElements: AnyObject {
  /// Returns the element of a key, and begins it if it does not exist.
  ///
  /// The element lies within the elements of the enclosing calls. The result is `nil` if the
  /// document accepts no more elements. The key is retained as long as the element is open, so that
  /// no other object gets the same identity.
  func begin(_ key: AnyObject, _ tag: MarkedContent.Tag, isImplicit: Bool)
    -> MarkedContent.Element?
  /// Ends the part of an element at the current position.
  ///
  /// - Parameters:
  ///   - key: The key of the element.
  ///   - isLast: Whether the element ends with this part.
  func end(_ key: AnyObject, isLast: Bool)
  /// Begins a note to the text that is drawn now, beside its paragraph, unless the key has one.
  ///
  /// The note is drawn later with ``begin(_:_:isImplicit:)`` and the same key, often at the end of
  /// the page, when the elements around its text have ended.
  func beginNote(_ key: AnyObject)
  /// Runs drawing and returns the figure at its end, to which a caption on the same page can be
  /// added; `nil` if there is none.
  func figure(_ draw: () throws -> Void) rethrows -> MarkedContent.Element?
}

extension Canvas {
  /// Draws a part of a structure element that continues over several pages.
  ///
  /// - Parameters:
  ///   - key: The object that identifies the element.
  ///   - tag: The kind of the element.
  ///   - isLast: Whether the element ends with this part.
  ///   - isImplicit: Whether the element also ends if another such element begins beside it.
  ///   - body: Draws the part.
  package func withContinuedElement(
    _ key: AnyObject, _ tag: MarkedContent.Tag, isLast: Bool, isImplicit: Bool = false,
    _ body: () throws -> Void
  ) rethrows {
    guard let elements = context.continuedElements,
      let element = elements.begin(key, tag, isImplicit: isImplicit)
    else { return try withMarkedContent(.tag(tag), body) }
    defer { elements.end(key, isLast: isLast) }
    try withMarkedContent(.within(element), body)
  }

  /// Draws a part of the innermost of nested structure elements that continue over several pages.
  ///
  /// Content is marked once, for the innermost element. Its depth is therefore not limited by the
  /// nesting of marked content, and costs no marks. Each element also ends if another one begins
  /// beside it.
  ///
  /// - Parameters:
  ///   - path: The keys and the kinds of the elements, outermost first.
  ///   - body: Draws the part.
  package func withContinuedElements(
    _ path: [(key: AnyObject, tag: MarkedContent.Tag)], _ body: () throws -> Void
  ) rethrows {
    // Elements around the current drawing contain it already.
    let start = path.lastIndex { context.openSections.contains(ObjectIdentifier($0.key)) }
    let begun = path[(start.map { $0 + 1 } ?? 0)...]
    let elements = context.continuedElements
    var marks: [MarkedContent] = []
    for (key, tag) in begun {
      if let element = elements?.begin(key, tag, isImplicit: true) {
        marks = [.within(element)]
      } else {
        marks.append(.tag(tag))
      }
      context.openSections.insert(ObjectIdentifier(key))
    }
    defer {
      for (key, _) in begun.reversed() {
        context.openSections.remove(ObjectIdentifier(key))
        elements?.end(key, isLast: false)
      }
    }
    try withMarkedContent(marks, body)
  }

  /// Draws content in nested marked contents, outermost first.
  private func withMarkedContent(
    _ contents: [MarkedContent], _ body: () throws -> Void
  ) rethrows {
    for content in contents { beginMarkedContent(content) }
    defer { for _ in contents { endMarkedContent() } }
    try body()
  }
}
