import Foundation
import Testing

@testable import EaselCanvas

/// What a canvas says of texts that cannot be read as they should.
@Suite struct TextDiagnosticsTests {
  private static let size = CGSize(width: 200, height: 100)

  private func codes(_ draw: (any Canvas) -> Void) throws -> [EaselError.Code] {
    let surface = try BitmapSurface(size: Self.size)
    draw(surface.canvas)
    return try surface.finishImage().diagnostics.map(\.code)
  }

  // MARK: Cut

  @Test func truncatedTextIsNoted() throws {
    let layout = TextLayout("one line and another", width: 60, height: 15)
    #expect(try codes { $0.draw(layout, at: CGPoint(x: 5, y: 5)) } == [.textTruncated])
  }

  @Test(arguments: [(-4, 20), (190, 20), (20, -6), (20, 92)])
  func textCutByAnEdgeOfThePageIsNoted(_ x: Int, _ y: Int) throws {
    let layout = TextLayout("Total")
    #expect(try codes { $0.draw(layout, at: CGPoint(x: x, y: y)) } == [.textClipped])
  }

  @Test(arguments: [(0, 0), (20, 85)])
  func fullyVisibleTextIsNotNoted(_ x: Int, _ y: Int) throws {
    let layout = TextLayout("Total")
    #expect(try codes { $0.draw(layout, at: CGPoint(x: x, y: y)) } == [])
  }

  @Test(arguments: [(-300, 20), (20, 200)])
  func textOutsideOfThePageIsNotedAsOutside(_ x: Int, _ y: Int) throws {
    let layout = TextLayout("Total")
    #expect(try codes { $0.draw(layout, at: CGPoint(x: x, y: y)) } == [.outsidePage])
  }

  @Test func textCutByAClipIsNoted() throws {
    let layout = TextLayout("Total")
    let found = try codes { canvas in
      canvas.withSavedState {
        canvas.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 100)))
        canvas.draw(layout, at: CGPoint(x: 30, y: 20))
      }
      canvas.withSavedState {
        canvas.translate(x: 100, y: 50)
        canvas.rotate(by: .pi / 2)
        canvas.draw(layout, at: .zero)
      }
    }
    #expect(found == [.textClipped])
  }

  // MARK: Contrast

  /// What is noted with contrast asked for, of one document of each kind.
  private func contrast(
    _ minimum: CGFloat? = 3, _ draw: @escaping (any Canvas) -> Void
  ) throws -> [Diagnostic] {
    let options = RenderOptions(policy: .lenient, minimumContrast: minimum)
    let document = try PDFDocument(options: options)
    try document.page(size: Self.size, draw)
    let surface = try BitmapSurface(size: Self.size, scale: 2, background: .white, options: options)
    draw(surface.canvas)
    let svg = try SVGDocument(size: Self.size, options: options)
    draw(svg.canvas)
    var pages = try document.finish().diagnostics
    for index in pages.indices { pages[index].page = nil }
    #expect(try surface.finishImage().diagnostics == pages)
    #expect(try svg.finish().diagnostics == pages)
    return pages
  }

  private func text(_ color: Color, background: Color? = nil) -> TextLayout {
    TextLayout(
      "Total 1,284",
      style: TextStyle(font: .system(size: 14), color: color, backgroundColor: background))
  }

  private let position = CGPoint(x: 20, y: 20)
  private let box = CGRect(x: 10, y: 10, width: 150, height: 40)

  @Test func paleTextOnPaperIsNoted() throws {
    let found = try contrast { $0.draw(self.text(Color(white: 0.8)), at: self.position) }
    #expect(found.map(\.code) == [.lowContrast])
    #expect(found.first?.severity == .warning)
    // (1 + .05) / (.6038 + .05), the luminance of 80 % white.
    #expect(found.first?.value == "1.61")
  }

  @Test func contrastIsNotCheckedByDefault() throws {
    #expect(try contrast(nil) { $0.draw(self.text(Color(white: 0.8)), at: self.position) } == [])
  }

  @Test func darkTextOnPaperIsNotedOnlyBelowTheMinimumContrast() throws {
    #expect(try contrast { $0.draw(self.text(.black), at: self.position) } == [])
    #expect(try contrast(22) { $0.draw(self.text(.black), at: self.position) }.count == 1)
  }

  @Test func contrastIsThatWithTheFillBeneathTheText() throws {
    func found(_ paint: Paint) throws -> [EaselError.Code] {
      try contrast { canvas in
        canvas.fill(self.box, with: paint)
        canvas.draw(self.text(.white), at: self.position)
      }.map(\.code)
    }
    #expect(try found(.color(.black)) == [])
    #expect(try found(.color(.yellow)) == [.lowContrast])
    #expect(try found(.color(.black.withAlphaComponent(0.1))) == [.lowContrast])
    let gradient = Gradient([.black, .white])
    let (start, end) = (CGPoint(x: 20, y: 0), CGPoint(x: 100, y: 0))
    #expect(
      try found(.linearGradient(LinearGradient(gradient, from: start, to: end))) == [.lowContrast])
  }

  @Test func imagesStrokesStampsAndGroupsBeneathTheTextCountForContrast() throws {
    let white = try Image(rgba: [255, 255, 255, 255], width: 1, height: 1)
    let backgrounds: [(any Canvas) -> Void] = [
      { $0.draw(white, in: self.box) },
      {
        $0.stroke(
          Path { $0.addLines([CGPoint(x: 10, y: 30), CGPoint(x: 160, y: 30)]) },
          with: .color(.white), style: StrokeStyle(lineWidth: 40))
      },
      { $0.stamp(Path(self.box), at: [.zero], with: .color(.white), compositing: .normal) },
      { canvas in
        canvas.withGroup(GroupEffects(blendMode: .screen)) {
          canvas.fill(self.box, with: .color(.white))
        }
      },
    ]
    for background in backgrounds {
      let found = try contrast { canvas in
        canvas.fill(self.box, with: .color(.black))
        background(canvas)
        canvas.draw(self.text(.white), at: self.position)
      }
      #expect(found.map(\.code) == [.lowContrast])
    }
    // What a clip cuts away does not lie beneath.
    let found = try contrast { canvas in
      canvas.fill(self.box, with: .color(.black))
      canvas.withSavedState {
        canvas.clip(to: Path(CGRect(x: 0, y: 60, width: 200, height: 40)))
        canvas.fill(self.box, with: .color(.white))
      }
      canvas.draw(self.text(.white), at: self.position)
    }
    #expect(found == [])
  }

  @Test func contrastOfALargePageIsChecked() throws {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient, minimumContrast: 3))
    try document.page(size: CGSize(width: 5_000, height: 5_000)) { canvas in
      canvas.draw(self.text(.white), at: self.position)
    }
    #expect(try document.finish().diagnostics.map(\.code) == [.lowContrast])
  }

  @Test func aPageTooLargeForTheContrastCheckIsNoted() throws {
    let options = RenderOptions(policy: .lenient, minimumContrast: 3)
    let document = try SVGDocument(size: CGSize(width: 1e6, height: 1e6), options: options)
    // On one color it is checked without a bitmap.
    document.canvas.draw(text(Color(white: 0.8)), at: position)
    let gradient = LinearGradient(
      Gradient([.black, .white]), from: .zero, to: CGPoint(x: 100, y: 0))
    document.canvas.fill(box, with: .linearGradient(gradient))
    for _ in 0..<2 { document.canvas.draw(text(.white), at: position) }
    #expect(try document.finish().diagnostics.map(\.code) == [.lowContrast, .limitExceeded])
  }

  @Test func aGridLineBehindTextDoesNotCountForContrast() throws {
    let found = try contrast { canvas in
      canvas.fill(CGRect(x: 0, y: 29, width: 200, height: 1), with: .color(.black))
      canvas.draw(self.text(.black), at: self.position)
    }
    #expect(found == [])
  }

  @Test func aTextsOwnBackgroundCountsForContrast() throws {
    #expect(
      try contrast { $0.draw(self.text(.white, background: .black), at: self.position) } == [])
    let found = try contrast { $0.draw(self.text(.black, background: .black), at: self.position) }
    #expect(found.map(\.code) == [.lowContrast])
  }

  @Test func opacityOfTextAndGroupsCountsForContrast() throws {
    let layout = text(.black)
    let faint = try contrast {
      $0.draw(layout, at: self.position, compositing: Compositing(alpha: 0.2))
    }
    #expect(faint.map(\.code) == [.lowContrast])
    let group = try contrast { canvas in
      canvas.withGroup(GroupEffects(opacity: 0.2)) { canvas.draw(layout, at: self.position) }
    }
    #expect(group.map(\.code) == [.lowContrast])
  }

  @Test func colorsBehindSmallTextAndScaledTextAreBackgroundsForContrast() throws {
    let marked = TextLayout(
      "███████████",
      style: TextStyle(font: .system(size: 14), color: .black, backgroundColor: .black))
    #expect(
      try contrast { canvas in
        canvas.draw(marked, at: self.position)
        canvas.draw(self.text(.black), at: self.position)
      }.contains { $0.message.hasPrefix("“Total") })
    let block = TextLayout("█████", style: TextStyle(font: .system(size: 8), color: .black))
    for scale in [1, 10] as [CGFloat] {
      let found = try contrast { canvas in
        canvas.withSavedState {
          canvas.translate(x: 20, y: 20)
          canvas.scale(x: scale, y: scale)
          canvas.draw(block, at: CGPoint(x: 0, y: -4))
        }
        canvas.draw(self.text(.black), at: self.position)
      }
      #expect(found.isEmpty == (scale == 1))
    }
  }

  @Test func theClipAroundAGroupWithAShadowCutsBackgrounds() throws {
    // The blur reaches over the whole text.
    let shadow = Shadow(color: Color.black.withAlphaComponent(0.01), blur: 100)
    let found = try contrast { canvas in
      canvas.withSavedState {
        canvas.clip(to: Path(CGRect(x: 0, y: 0, width: 18, height: 100)))
        canvas.withGroup(GroupEffects(shadow: shadow)) {
          canvas.fill(CGRect(x: 0, y: 0, width: 200, height: 100), with: .color(.black))
        }
      }
      canvas.draw(self.text(.black), at: self.position)
    }
    #expect(found == [])
  }

  @Test func aSharpCornerOfALineIsABackground() throws {
    // The line ends 30 points before the text, and its corner reaches over it.
    let line = [CGPoint(x: -230, y: 0), CGPoint(x: -30, y: 29), CGPoint(x: -230, y: 58)]
    let found = try contrast { canvas in
      canvas.stroke(
        Path { $0.addLines(line) }, with: .color(.black),
        style: StrokeStyle(lineWidth: 40, miterLimit: 20))
      canvas.draw(self.text(.black), at: self.position)
    }
    #expect(found.map(\.code).contains(.lowContrast))
  }

  @Test func whatABlendModeErasesIsPaper() throws {
    // SVG has no such blend mode.
    for (color, isSeen) in [(Color.black, true), (.white, false)] {
      let document = try PDFDocument(options: RenderOptions(policy: .lenient, minimumContrast: 3))
      try document.page(size: Self.size) { canvas in
        canvas.fill(self.box, with: .color(.black))
        canvas.fill(
          Path(CGRect(x: 0, y: 90, width: 5, height: 5)), with: .color(.black), rule: .nonZero,
          compositing: Compositing(blendMode: .destinationIn))
        canvas.draw(self.text(color), at: self.position)
      }
      let found = try document.finish().diagnostics.filter { $0.code == .lowContrast }
      #expect(found.isEmpty == isSeen)
    }
  }

  @Test func aFrameAroundTextIsNoBackgroundForContrast() throws {
    let frame = Path(roundedRect: box, cornerRadius: 8)
    #expect(
      try contrast { canvas in
        canvas.stroke(frame, with: .color(.black), style: StrokeStyle(lineWidth: 2))
        canvas.draw(self.text(.black), at: self.position)
      } == [])
  }

  @Test func contrastInARoundedFillIsThatOfTheFill() throws {
    for (color, isSeen) in [(Color.white, true), (.black, false)] {
      let found = try contrast { canvas in
        canvas.fill(Path(roundedRect: self.box, cornerRadius: 8), with: .color(.black))
        canvas.draw(self.text(color), at: self.position)
      }
      #expect(found.isEmpty == isSeen)
    }
    // What a rounded clip cuts away is not filled.
    let clipped = try contrast { canvas in
      canvas.withSavedState {
        canvas.clip(to: Path(ellipseIn: CGRect(x: 130, y: 10, width: 30, height: 40)))
        canvas.fill(self.box, with: .color(.black))
      }
      canvas.draw(self.text(.black), at: self.position)
    }
    #expect(clipped == [])
  }

  @Test func textInRecordingsIsCheckedForContrast() throws {
    let recording = RecordingCanvas()
    recording.fill(box, with: .color(.black))
    recording.draw(text(.black), at: position)
    let value = recording.recording
    let found = try contrast { canvas in
      canvas.withSavedState {
        canvas.translate(x: 5, y: 5)
        canvas.draw(value)
      }
    }
    #expect(found.map(\.code) == [.lowContrast])
  }

  @Test func maskedTextIsNotCheckedForContrast() throws {
    let mask = RecordingCanvas()
    mask.fill(box, with: .color(.black))
    let value = mask.recording
    let found = try contrast { canvas in
      canvas.withGroup(GroupEffects(mask: Mask(value))) {
        canvas.draw(self.text(.white), at: self.position)
      }
      // And the mask itself is no ground for what follows.
      canvas.draw(self.text(.black), at: self.position)
    }
    #expect(found == [])
  }
}
