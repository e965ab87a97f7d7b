import Foundation

/// What was drawn outside of a page or surface as a whole, so that none of it shows.
struct OutsideDrawing {
  /// What a drawing operation draws.
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
  ///   - box: Where it lies, in the canvas' own space.
  ///   - text: What it says, for a text.
  mutating func add(_ kind: Kind, _ box: CGRect, text: String?, viewPath: String?) {
    counts[kind, default: 0] += 1
    guard first == nil else { return }
    let name = text.map { "“\($0)”" } ?? (kind == .image ? "an image" : "a shape")
    first = ("\(name) at (\(box.minX.messageText), \(box.minY.messageText))", viewPath)
  }

  /// A warning that counts everything; nil where there is nothing.
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
      "\(all) \(total == 1 ? "lies" : "lie") outside of the page as a whole and "
        + "\(total == 1 ? "does" : "do") not show; the first is \(first.name), the page is "
        + "\(page.width.messageText) × \(page.height.messageText) points",
      operation: "draw", viewPath: first.viewPath, value: "\(total)")
  }
}

extension CheckedCanvas {
  /// Counts a drawing none of which can be seen, if it lies outside of the page.
  ///
  /// - Parameter box: Where it lies, in user space.
  func countOutside(
    _ box: CGRect, _ kind: OutsideDrawing.Kind, text: @autoclosure () -> String?
  ) {
    // A moment of an animation has what has yet to come in.
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

  /// Notes what was counted, once.
  func noteOutside() {
    guard let page = pageBox, let diagnostic = outside.diagnostic(page: page) else { return }
    outside = OutsideDrawing()
    context.note(diagnostic)
  }
}
