// What is not right in a structure, noted with what becomes of it.

extension PDFStructure {
  /// The type as which an element can stand in another; noted where that is not the one asked for.
  func sound(_ type: StructureType, in parent: Int) -> StructureType {
    if let level = type.headingLevel { note(level) }
    let outer = self.type(of: parent)
    guard !type.mayStand(in: outer) else { return type }
    let stand: StructureType = outer.content == .text ? .span : .division
    context.note(
      severity, .invalidStructure,
      "\(type.rawValue) may not stand in \(outer.rawValue); it is written as \(stand.rawValue)",
      operation: "beginMarkedContent", value: type.rawValue)
    return stand
  }

  /// Notes a heading that leaves a level out (ISO 14289-1, 7.4.2).
  private func note(_ level: Int) {
    defer { lastHeadingLevel = level }
    guard level > lastHeadingLevel + 1 else { return }
    context.note(
      severity, .invalidStructure,
      lastHeadingLevel == 0
        ? "the first heading has level \(level) instead of 1"
        : "a heading of level \(level) follows one of level \(lastHeadingLevel); no level may be left "
          + "out", operation: "beginMarkedContent", value: String(level))
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
  func noteHeading(_ text: @autoclosure () -> String, in type: StructureType) {
    guard type.isHeading, firstHeading == nil else { return }
    firstHeading = text()
  }
}
