import Foundation
import Testing

@testable import EaselCanvas

/// What becomes of figures and their words in a PDF.
@Suite("Figures in PDF documents")
struct PDFFigureTests {
  static let size = CGSize(width: 300, height: 200)
  static let box = CGRect(x: 20, y: 40, width: 100, height: 50)

  static func pdf(
    _ pages: [(any Canvas) -> Void], options: RenderOptions = RenderOptions()
  ) throws -> Data {
    let document = try PDFDocument(options: options)
    for page in pages { try document.page(size: size, page) }
    return try document.finish().output
  }

  static func figure(
    _ label: String, _ value: String? = nil, _ box: CGRect = Self.box, on canvas: any Canvas
  ) {
    canvas.withMarkedContent(.figure(label: label, value: value)) {
      canvas.fill(box, with: .color(.systemBlue))
    }
  }

  static func text(_ text: String, at y: CGFloat, on canvas: any Canvas) {
    canvas.draw(TextLayout(text), at: CGPoint(x: 10, y: y))
  }

  @Test func aFigureHasItsAlternativeTextAndBoundingBox() throws {
    let tree = try PDFTree(Self.pdf([{ Self.figure("Größe 😀", "a 1, b 2", on: $0) }]))
    #expect(tree.lines == ["Document", " Figure 1.0 “Größe 😀: a 1, b 2”"])
    #expect(tree.boxes == [[20, 110, 120, 160]])
  }

  @Test func textAroundFiguresIsParagraphs() throws {
    let data = try Self.pdf([
      { canvas in
        Self.text("before", at: 10, on: canvas)
        Self.figure("one", on: canvas)
        Self.text("between", at: 100, on: canvas)
        Self.figure("two", on: canvas)
      }
    ])
    let tree = try PDFTree(data)
    #expect(
      tree.lines == [
        "Document", " P 1.0", " Figure 1.1 “one”", " P 1.2", " Figure 1.3 “two”",
      ])
    #expect(tree.marks == [["P0", "Figure1", "P2", "Figure3"]])
  }

  @Test func theBoundingBoxFollowsTransformAndClip() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withSavedState {
            canvas.translate(x: 50, y: 10)
            canvas.scale(x: 0.5, y: 0.5)
            canvas.clip(to: CGRect(x: 0, y: 0, width: 100, height: 60))
            Self.figure("moved", on: canvas)
          }
        }
      ]))
    #expect(tree.boxes == [[60, 160, 100, 170]])
  }

  @Test func figuresWithinAFigureAreLeftOut() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withMarkedContent(.figure(label: "chart")) {
            Self.figure("bar", on: canvas)
            canvas.withGroup(GroupEffects(opacity: 0.5)) { Self.figure("bar", on: canvas) }
          }
          Self.figure("after", on: canvas)
        }
      ]))
    #expect(
      tree.lines == ["Document", " Figure 1.0 “chart”", " Figure 1.1 “after”"])
  }

  @Test func aFigureInAGroupIsMarkedInItsForm() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withGroup(GroupEffects(opacity: 0.5)) {
            Self.text("kept", at: 10, on: canvas)
            canvas.withGroup(GroupEffects(shadow: Shadow(color: .black, blur: 2))) {
              Self.figure("grouped", on: canvas)
            }
          }
          Self.text("after", at: 100, on: canvas)
        }
      ]))
    #expect(
      tree.lines == ["Document", " P 1.f0", " Figure 1.f0 “grouped”", " P 1.0"])
    #expect(tree.boxes == [[20, 110, 120, 160]])
  }

  @Test func aGroupWithinAFigureIsPartOfIt() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withMarkedContent(.figure(label: "faded")) {
            canvas.withGroup(GroupEffects(opacity: 0.5)) {
              canvas.fill(Self.box, with: .color(.red))
            }
          }
        }
      ]))
    #expect(tree.lines == ["Document", " Figure 1.0 “faded”"])
  }

  @Test func aFigureWithoutVisibleContentIsLeftOut() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withMarkedContent(.figure(label: "empty")) {}
          canvas.withSavedState {
            canvas.clip(to: CGRect(x: 1_000, y: 0, width: 1, height: 1))
            Self.figure("clipped", on: canvas)
          }
          Self.text("text", at: 10, on: canvas)
          Self.figure("seen", on: canvas)
        }, { $0.withMarkedContent(.figure(label: "empty")) {} },
      ]))
    #expect(
      tree.lines == ["Document", " P 1.0", " Figure 1.1 “seen”"])
  }

  @Test func aFigureOfSpacesKeepsItsAlternativeText() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withMarkedContent(.figure(label: "blank")) {
            canvas.draw(TextLayout(" "), at: CGPoint(x: 10, y: 10))
          }
        }
      ]))
    #expect(tree.lines.last == " Figure 1.0 “blank”")
  }

  @Test("figures are kept under a shape that covers the page", arguments: [0, 1, 2])
  func covered(_ position: Int) throws {
    let page = CGRect(origin: .zero, size: Self.size)
    func cover(_ index: Int, _ canvas: any Canvas) {
      if index == position { canvas.fill(page, with: .color(.white)) }
    }
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withSavedState {
            canvas.translate(x: 1, y: 1)
            canvas.rotate(by: 0.1)
            canvas.withMarkedContent(.figure(label: "one")) {
              canvas.withSavedState {
                canvas.concatenate(canvas.transform.inverted())
                cover(0, canvas)
              }
              canvas.fill(Self.box, with: .color(.red))
            }
          }
          cover(1, canvas)
          Self.figure("two", on: canvas)
        },
        { canvas in
          canvas.withMarkedContent(.figure(label: "three")) {
            canvas.withGroup(GroupEffects(shadow: Shadow(color: .black, blur: 2))) {
              canvas.fill(page, with: .color(.red))
            }
          }
          canvas.fill(page, with: .color(.white))
          cover(2, canvas)
        },
      ]))
    #expect(tree.lines.filter { $0.contains("“") }.count == 3)
  }

  @Test func figuresInAMaskAreLeftOut() throws {
    let recorder = RecordingCanvas()
    Self.figure("mask", on: recorder)
    let mask = Mask(recorder.recording)
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.withGroup(GroupEffects(mask: mask)) { Self.figure("masked", on: canvas) }
        }
      ]))
    #expect(tree.lines == ["Document", " Figure 1.f0 “masked”"])
  }

  @Test func figuresInARecordingHaveTheirBoundingBoxes() throws {
    let recorder = RecordingCanvas()
    Self.figure("recorded", on: recorder)
    let recording = recorder.recording
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          canvas.draw(recording)
          canvas.withSavedState {
            canvas.translate(x: 100, y: 0)
            canvas.draw(recording)
          }
        }
      ]))
    #expect(tree.boxes == [[20, 110, 120, 160], [120, 110, 220, 160]])
  }

  @Test func pagesWithoutFiguresHaveParagraphs() throws {
    let data = try Self.pdf([
      { Self.text("first", at: 10, on: $0) }, { Self.figure("figure", on: $0) },
      { canvas in
        Self.text("linked", at: 10, on: canvas)
        canvas.withMarkedContent(.link(.url("https://example.com"))) {
          canvas.fill(Self.box, with: .color(.red))
        }
      }, { _ in },
    ])
    let tree = try PDFTree(data)
    #expect(
      tree.lines == [
        "Document", " P 1.0", " Figure 2.0 “figure”", " P 3.0", " P", "  Link 3.1 @",
      ])
    let text = try Tool.output("pdftotext", ["-", "-"], input: data)
    #expect(text.contains("first") && text.contains("linked"))
  }

  @Test func linksOfAPageWithFiguresAreKept() throws {
    let data = try Self.pdf([
      { canvas in
        canvas.withMarkedContent(.link(.url("https://example.com/1"))) {
          Self.figure("linked", on: canvas)
        }
        canvas.withMarkedContent(.destination("here")) { Self.text("text", at: 120, on: canvas) }
        canvas.withMarkedContent(.link(.destination("here"))) {
          canvas.fill(CGRect(x: 200, y: 100, width: 20, height: 20), with: .color(.red))
        }
      }
    ])
    let tree = try PDFTree(data)
    #expect(
      tree.lines == [
        "Document", " P", "  Link @", "   Figure 1.0 “linked”", " P 1.1", " P", "  Link 1.2 @",
      ])
  }

  @Test func alternativeTextCannotEndTheStringThatContainsIt() throws {
    let alternativeText = "a) >> endobj\n(\\ \u{0} <&> \u{FFFE}"
    let tree = try PDFTree(Self.pdf([{ Self.figure(alternativeText, on: $0) }]))
    #expect(tree.lines.last == " Figure 1.0 “a) >> endobj\n(\\ \u{FFFD} <&> \u{FFFD}”")
  }

  @Test func textThatLooksLikeOperatorsOfMarkedContentIsText() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          Self.text("/Figure << /MCID 0 >> BDC ( EMC (BDC) BMC \\ first office", at: 10, on: canvas)
          Self.figure("one", on: canvas)
          Self.text("after EMC", at: 100, on: canvas)
        }
      ]))
    #expect(tree.lines.suffix(3) == [" P 1.0", " Figure 1.1 “one”", " P 1.2"])
  }

  @Test("figures keep their alternative text when the page so far becomes a form")
  func pageInAForm() throws {
    let tree = try PDFTree(
      Self.pdf([
        { canvas in
          Self.figure("under", on: canvas)
          canvas.fill(
            Path(Self.box), with: .color(.systemGreen), rule: .nonZero,
            compositing: Compositing(blendMode: .xor))
        }
      ]))
    #expect(tree.lines == ["Document", " Figure 1.f0 “under”"])
  }

  @Test(
    "the document's language is the locale's",
    arguments: [
      ("ja_JP.UTF-8", "u:ja-JP"), ("de", "u:de"), ("a)b", nil), ("", nil), (nil, nil),
    ] as [(String?, String?)])
  func language(_ locale: String?, _ expected: String?) throws {
    let options = RenderOptions(localeIdentifier: locale)
    #expect(
      try PDFTree(Self.pdf([{ Self.figure("one", on: $0) }], options: options)).language == expected
    )
  }
}
