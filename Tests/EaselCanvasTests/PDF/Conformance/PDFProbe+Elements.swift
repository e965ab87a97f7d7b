import Foundation

@testable import EaselCanvas

extension PDFProbe {
  /// Each kind of element, with each of its attributes.
  static func elements(on canvas: any Canvas) {
    var y: CGFloat = 64
    func line(_ string: String, _ x: CGFloat = 72) {
      text(string, x, y, on: canvas)
      y += 12
    }
    func part(_ kind: MarkedContent.Tag.Kind, _ draw: () -> Void) {
      canvas.withMarkedContent(.tag(kind), draw)
    }
    part(.title) { line("The title") }
    for level in 2...6 { canvas.withMarkedContent(.heading(level)) { line("Level \(level)") } }
    for kind: MarkedContent.Tag.Kind in [
      .document, .part, .section, .article, .aside, .blockQuote, .index,
    ] {
      canvas.withMarkedContent(.tag(kind, title: "T", language: "de")) { line("in \(kind)") }
    }
    part(.section) {
      part(.caption) { line("A caption") }
      canvas.withMarkedContent(.figure(label: "A dot", value: "black")) {
        canvas.fill(CGRect(x: 200, y: y - 12, width: 10, height: 10), with: .color(.black))
      }
    }
    for numbering in MarkedContent.Tag.Numbering.allCases {
      part(.list(numbering)) {
        part(.item) {
          if numbering != .none { part(.label) { text("1", 72, y, on: canvas) } }
          part(.body) { line("list", 90) }
        }
      }
    }
    table(at: &y, on: canvas)
    canvas.withMarkedContent(.paragraph) { phrases(at: &y, on: canvas) }
    for kind: MarkedContent.Artifact in [.layout, .header, .footer, .background, .page] {
      canvas.withMarkedContent(.artifact(kind)) { line("artifact \(kind)") }
    }
  }

  private static func table(at y: inout CGFloat, on canvas: any Canvas) {
    typealias Kind = MarkedContent.Tag.Kind
    func part(_ kind: Kind, _ draw: () -> Void) { canvas.withMarkedContent(.tag(kind), draw) }
    let rows: [(Kind, [[Kind]])] = [
      (.tableHead, [[.headerCell(scope: .both), .headerCell(scope: .column, columns: 2)]]),
      (
        .tableBody,
        [[.headerCell(scope: .row, rows: 2), .cell(), .cell()], [.cell(columns: 2)]]
      ),
      (.tableFoot, [[.headerCell(scope: .row), .cell(), .cell()]]),
    ]
    var top = y
    part(.table(summary: "A small table")) {
      part(.caption) { text("A table", 72, top, on: canvas) }
      for (group, rows) in rows {
        part(group) {
          for row in rows {
            top += 12
            part(.row) {
              for (column, cell) in row.enumerated() {
                part(cell) { text("\(column)", 72 + CGFloat(column) * 40, top, on: canvas) }
              }
            }
          }
        }
      }
    }
    y = top + 14
  }

  private static func phrases(at y: inout CGFloat, on canvas: any Canvas) {
    var x: CGFloat = 72
    let line = y
    func phrase(_ string: String) {
      text(string, x, line, on: canvas, size: 7)
      x += 40
    }
    phrase("plain")
    for kind: MarkedContent.Tag.Kind in [
      .span, .quote, .note, .reference, .code, .emphasis, .strong,
    ] {
      canvas.withMarkedContent(.tag(kind, language: "fr")) { phrase("\(kind)") }
    }
    canvas.withMarkedContent(
      .tag(.span, language: "de_CH.UTF-8", actualText: "das heißt", expansion: "das heißt")
    ) { phrase("d. h.") }
    canvas.withMarkedContent(.tag(.formula, alternative: "a plus b")) { phrase("a + b") }
    canvas.withMarkedContent(.tag(.figure, alternative: "a bar")) {
      canvas.fill(CGRect(x: x, y: line, width: 20, height: 8), with: .color(.black))
    }
    y += 14
  }

  /// Links in each place where one may stand.
  static func links(on canvas: any Canvas) {
    var y: CGFloat = 70
    func link(_ name: String, _ draw: () -> Void) {
      canvas.withMarkedContent(.link(.url("https://example.org/\(name)")), draw)
    }
    func line(_ string: String, _ x: CGFloat = 72) {
      text(string, x, y, on: canvas)
      y += 16
    }
    func mark(_ x: CGFloat) {
      canvas.fill(CGRect(x: x, y: y, width: 20, height: 10), with: .color(.systemBlue))
    }
    link("a?b=(c)&d=ü ö") { line("alone") }
    canvas.withMarkedContent(.link(.destination("Images"))) { line("to images") }
    canvas.withMarkedContent(.paragraph) {
      text("in a", 72, y, on: canvas)
      link("paragraph") { text("paragraph\nof two lines", 100, y, on: canvas) }
      text("and behind it", 180, y, on: canvas)
    }
    y += 32
    canvas.withMarkedContent(.figure(label: "linked")) { link("in-a-figure") { mark(72) } }
    link("around-a-figure") { canvas.withMarkedContent(.figure(label: "blue")) { mark(102) } }
    link("around-a-shape") { mark(132) }
    canvas.withMarkedContent(.artifact) { link("in-an-artifact") { mark(162) } }
    y += 20
    canvas.withSavedState {
      canvas.translate(x: 72, y: y + 40)
      canvas.rotate(by: -0.5)
      link("turned") { text("a turned link 😀", 0, 0, on: canvas) }
    }
    y += 50
    link("around-a-group") {
      canvas.withGroup(GroupEffects(opacity: 0.5)) { line("a group in a link") }
    }
    canvas.withGroup(GroupEffects(opacity: 0.5)) {
      link("in-a-group") { line("a link in a group") }
    }
    canvas.withMarkedContent(.heading(2)) { link("heading") { line("a heading") } }
    canvas.withMarkedContent(.tag(.list(.disc))) {
      canvas.withMarkedContent(.tag(.item)) {
        canvas.withMarkedContent(.tag(.body)) { link("item") { line("in a list") } }
      }
    }
    canvas.withMarkedContent(.tag(.note)) { link("note") { line("in a note") } }
    var attributed = AttributedString("A text with a link in it")
    if let range = attributed.range(of: "link") {
      attributed[range].link = URL(string: "https://example.org/attributed")
    }
    canvas.draw(TextLayout(attributed), at: CGPoint(x: 72, y: y))
  }
}
