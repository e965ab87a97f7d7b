// What is not right in a structure, noted with what becomes of it.

extension PDFStructure {
  /// The type as which an element can stand in another; noted where that is not the one asked for.
  func sound(_ type: StructureType, in parent: Int) -> StructureType {
    let outer = self.type(of: parent)
    guard !type.mayStand(in: outer) else { return type }
    let stand: StructureType = outer.content == .text ? .span : .division
    context.note(
      severity, .invalidStructure,
      "\(type.rawValue) may not stand in \(outer.rawValue); it is written as \(stand.rawValue)",
      operation: "beginMarkedContent", value: type.rawValue)
    return stand
  }

  /// Counts a heading that has its first content.
  func count(_ heading: (level: Int, element: Int)) {
    let fault = headings.add(heading.level, page: context.page, in: heading.element)
    if let fault { note(fault) }
  }

  /// Ends an element over pages, whose headings have their neighbours then.
  func endLong(_ place: Int) {
    if elements.isKeptHeading(place), let heading = elements.beginHeading(around: place) {
      count(heading)
    }
    for fault in headings.end(elements.number(of: place)) { note(fault) }
    end(place)
  }

  /// Notes a heading that leaves a level out (ISO 14289-1, 7.4.2).
  private func note(_ fault: HeadingOrder.Fault) {
    context.note(
      Diagnostic(
        severity, .invalidStructure,
        fault.last == 0
          ? "the first heading has level \(fault.level) instead of 1"
          : "a heading of level \(fault.level) follows one of level \(fault.last); no level may be "
            + "left out", operation: "beginMarkedContent", page: fault.page,
        value: String(fault.level)))
  }

  /// Notes text that lies where only elements may, once for each type.
  func noteText(in place: Int) {
    let type = self.type(of: place)
    guard noted.insert(type).inserted else { return }
    context.note(
      severity, .invalidStructure,
      type.wrapperOfText.map {
        "text lies directly in \(type.rawValue); it is written as \($0.rawValue)"
      } ?? "text lies directly in \(type.rawValue), where no reader finds it; put it into a cell",
      operation: "draw(text)", value: type.rawValue)
  }

  /// Keeps what the first heading says, for a document without a title.
  func noteHeading(_ text: @autoclosure () -> String, in place: Int, _ type: StructureType) {
    guard firstHeading == nil else { return }
    var (place, type) = (place, type)
    while type.isInline {
      place = parent(of: place)
      type = self.type(of: place)
    }
    guard type.isHeading, case let text = text(), !text.allSatisfy(\.isWhitespace) else { return }
    firstHeading = text
  }
}
