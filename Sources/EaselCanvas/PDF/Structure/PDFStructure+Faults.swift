// The faults of a structure, each noted with its correction.

extension PDFStructure {
  /// Returns the type that an element can have in its parent; notes another type than the requested
  /// one.
  func sound(_ type: StructureType, in parent: Int) -> StructureType {
    let outer = self.type(of: parent)
    guard !type.mayStand(in: outer) else { return type }
    let stand: StructureType = outer.content == .text ? .span : .division
    context.note(
      severity, .invalidStructure,
      "\(type.rawValue) is not allowed in \(outer.rawValue); it is written as \(stand.rawValue)",
      operation: "beginMarkedContent", value: type.rawValue)
    return stand
  }

  /// Counts a heading when it gets its first content.
  func count(_ heading: (level: Int, element: Int)) {
    let fault = headings.add(
      heading.level, page: context.page, in: headings.sequence(of: heading.element, in: gap))
    if let fault { note(fault) }
  }

  /// Ends an element that continues over pages; then the headings before and after its own are
  /// known.
  func endLong(_ position: Int) {
    if elements.isKeptHeading(position), let heading = elements.beginHeading(around: position) {
      count(heading)
    }
    for fault in headings.end(elements.number(of: position)) { note(fault) }
    end(position)
  }

  /// Notes a heading that skips a level (ISO 14289-1, 7.4.2).
  func note(_ fault: HeadingOrder.Fault) {
    context.note(
      Diagnostic(
        severity, .invalidStructure,
        fault.last == 0
          ? "the first heading has level \(fault.level) instead of 1; begin with level 1"
          : "a heading of level \(fault.level) follows one of level \(fault.last); no level may be "
            + "left out", operation: "beginMarkedContent", page: fault.page,
        value: String(fault.level)))
  }

  /// Notes text in an element that may contain elements only, once for each type.
  func noteText(in position: Int) {
    let type = self.type(of: position)
    guard noted.insert(type).inserted else { return }
    context.note(
      severity, .invalidStructure,
      type.wrapperOfText.map {
        "text is directly in \(type.rawValue); it is written as \($0.rawValue)"
      }
        ?? "text is directly in \(type.rawValue), where screen readers do not find it; put it into a cell",
      operation: "draw(text)", value: type.rawValue)
  }

  /// Stores the text of the first heading, for a document without a title.
  func noteHeading(_ text: @autoclosure () -> String, in position: Int, _ type: StructureType) {
    guard firstHeading == nil else { return }
    var (position, type) = (position, type)
    while type.isInline {
      position = parent(of: position)
      type = self.type(of: position)
    }
    guard type.isHeading, case let text = text(), !text.allSatisfy(\.isWhitespace) else { return }
    firstHeading = text
  }
}
