import Foundation

/// Counts of the drawing that is completely outside of a page or surface and is not visible.
struct OutsideDrawing {
  /// The kind of a drawing operation.
  enum Kind: Hashable {
    case shape
    case image
    case text
  }

  private var counts: [Kind: Int] = [:]
  private var first: (name: String, viewPath: String?)?

  /// Counts a drawing.
  ///
  /// - Parameters:
  ///   - kind: The kind of the drawing.
  ///   - box: The bounds of the drawing, in the canvas' own space.
  ///   - text: The beginning of the text, for a text.
  ///   - viewPath: The path of the view that draws it.
  mutating func add(_ kind: Kind, _ box: CGRect, text: String?, viewPath: String?) {
    counts[kind, default: 0] += 1
    guard first == nil else { return }
    let name = text.map { "“\($0)”" } ?? (kind == .image ? "an image" : "a shape")
    first = ("\(name) at (\(box.minX.messageText), \(box.minY.messageText))", viewPath)
  }

  /// Returns a warning with all counts; `nil` if there are none.
  func diagnostic(page: CGRect) -> Diagnostic? {
    guard let first else { return nil }
    let parts = [(Kind.text, "text"), (.image, "image"), (.shape, "shape")].compactMap {
      kind, name in
      counts[kind].map { "\($0) \(name)\($0 == 1 ? "" : "s")" }
    }
    let total = counts.values.reduce(0, +)
    let list = parts.dropLast().joined(separator: ", ")
    let all = list.isEmpty ? parts[0] : "\(list) and \(parts[parts.count - 1])"
    return Diagnostic(
      .warning, .outsidePage,
      "\(all) \(total == 1 ? "is" : "are") completely outside of the page and "
        + "\(total == 1 ? "is" : "are") not visible; the first is \(first.name), the page is "
        + "\(page.width.messageText) × \(page.height.messageText) points",
      operation: "draw", viewPath: first.viewPath, value: "\(total)")
  }
}

extension CheckedCanvas {
  /// Counts a drawing that is not visible if it is outside of the page.
  ///
  /// - Parameters:
  ///   - box: The bounds of the drawing, in user space.
  ///   - kind: The kind of the drawing.
  ///   - text: The beginning of the text, for a text.
  func countOutside(
    _ box: CGRect, _ kind: OutsideDrawing.Kind, text: @autoclosure () -> String?
  ) {
    // In a frame of an animation, objects can still be on their way into the page.
    guard let page = pageBox, context.time == nil, !context.leavesOutWhatIsOutside,
      !context.skipsWhatIsOutside, !box.isNull
    else { return }
    let placed = box.applying(transform)
    let isOutside =
      placed.minX >= page.maxX || placed.maxX <= page.minX || placed.minY >= page.maxY
      || placed.maxY <= page.minY
    guard isOutside, placed.width > 0, placed.height > 0 else { return }
    outside.add(kind, placed, text: text(), viewPath: context.viewPath)
  }

  /// Records a warning with the counts, once.
  func noteOutside() {
    guard let page = pageBox, let diagnostic = outside.diagnostic(page: page) else { return }
    outside = OutsideDrawing()
    context.note(diagnostic)
  }
}
