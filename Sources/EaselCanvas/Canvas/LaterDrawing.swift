import Foundation

/// Draws parts of pages when what they say is known, such as the number of pages.
package protocol LaterDrawing: AnyObject {
  /// Leaves a rectangle of a page to a drawing that is made later.
  ///
  /// - Parameters:
  ///   - rect: What is drawn at most, in the user space of the canvas.
  ///   - canvas: The canvas of the page.
  ///   - isReady: Whether the drawing knows what it says.
  ///   - draw: Draws it, in the same user space.
  func draw(
    in rect: CGRect, on canvas: any Canvas, when isReady: @escaping () -> Bool,
    _ draw: @escaping (any Canvas) -> Void)
}

/// The elements of a document that go on over pages.
package protocol ContinuedElements: AnyObject {
  /// The element of a key, which is begun where there is none, within those of the calls around it;
  /// nil where the document takes no more.
  ///
  /// The key is kept as long as the element goes on, so that no other object takes its place.
  func begin(_ key: AnyObject, _ tag: MarkedContent.Tag, isImplicit: Bool)
    -> MarkedContent.Element?
  /// Ends the part of an element that stands here.
  ///
  /// - Parameter isLast: Whether the element ends with it.
  func end(_ key: AnyObject, isLast: Bool)
}

extension Canvas {
  /// Draws a part of an element that goes on over pages.
  ///
  /// - Parameters:
  ///   - key: What the element is of.
  ///   - tag: What the element is.
  ///   - isLast: Whether it ends here.
  ///   - isImplicit: Whether it ends as well where another such element begins beside it.
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
}
