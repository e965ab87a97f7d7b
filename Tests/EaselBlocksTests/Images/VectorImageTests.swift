import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

struct VectorImageTests {
  @Test(arguments: [
    (#"width="120" height="40px""#, CGSize(width: 120, height: 40)),
    (#"width="1in" height="25.4mm""#, CGSize(width: 72, height: 72)),
    (#"width="90pt" height="6pc""#, CGSize(width: 90, height: 72)),
    (#"viewBox="5 5 30 20""#, CGSize(width: 30, height: 20)),
    (#"viewBox="0 0 30 20" width="60""#, CGSize(width: 60, height: 40)),
    (#"viewBox="0 0 30 20" height="10""#, CGSize(width: 15, height: 10)),
    (#"viewBox="0 0 30 20" width="100%" height="100%""#, CGSize(width: 30, height: 20)),
    ("", CGSize(width: 300, height: 150)), (#"width="10""#, CGSize(width: 10, height: 150)),
    (#"viewBox="0 0 0 20" width="-1""#, CGSize(width: 300, height: 150)),
  ])
  func sizeIsThatOfTheFile(attributes: String, size: CGSize) throws {
    let image = try VectorImage(body: "", attributes: attributes)
    #expect(abs(image.size.width - size.width) < 1e-9)
    #expect(abs(image.size.height - size.height) < 1e-9)
  }

  /// Where a square of 10 × 10 units lies in a rectangle of 40 × 20 points at (100, 0).
  @Test(arguments: [
    ("", CGRect(x: 110, y: 0, width: 20, height: 20)),
    ("xMinYMin", CGRect(x: 100, y: 0, width: 20, height: 20)),
    ("xMaxYMid meet", CGRect(x: 120, y: 0, width: 20, height: 20)),
    ("xMidYMid slice", CGRect(x: 100, y: -10, width: 40, height: 40)),
    ("xMidYMax slice", CGRect(x: 100, y: -20, width: 40, height: 40)),
    ("none", CGRect(x: 100, y: 0, width: 40, height: 20)),
  ])
  func drawingFitsByPreserveAspectRatio(fit: String, expected: CGRect) throws {
    let attribute = fit.isEmpty ? "" : #"preserveAspectRatio="\#(fit)""#
    let image = try VectorImage(
      body: #"<rect x="2" y="2" width="10" height="10"/>"#,
      attributes: #"viewBox="2 2 10 10" \#(attribute)"#)
    let canvas = RecordingCanvas()
    image.draw(on: canvas, in: CGRect(x: 100, y: 0, width: 40, height: 20))
    let transforms = canvas.recording.operations.compactMap { operation -> CGAffineTransform? in
      if case .concatenate(let transform) = operation { return transform }
      return nil
    }
    let transform = try #require(transforms.first)
    #expect(CGRect(x: 2, y: 2, width: 10, height: 10).applying(transform) == expected)
  }

  @Test func rectangleWithoutAnAreaShowsNothing() throws {
    let image = try VectorImage(body: #"<rect width="10" height="10"/>"#)
    let canvas = RecordingCanvas()
    image.draw(on: canvas, in: CGRect(x: 5, y: 5, width: 0, height: 9))
    #expect(canvas.recording.isEmpty)
  }

  @Test func equalFilesAreEqual() throws {
    let body = #"<rect width="10" height="10"/>"#
    #expect(try VectorImage(body: body) == VectorImage(body: body))
    #expect(try VectorImage(body: body) != VectorImage(body: ""))
  }

  @Test func shapesHaveTheirBounds() throws {
    let image = try VectorImage(
      body: """
        <rect x="1" y="2" width="30" height="20" rx="5" ry="2"/><circle cx="10" cy="10" r="3"/>
        <ellipse cx="10" cy="10" rx="4"/><polygon points="0,0 10,0 5,5"/>
        <polyline points="1 1 2 2,3-3"/><line x2="5" y2="6"/><rect width="50%" height="10%"/>
        """)
    #expect(
      image.fillBoxes == [
        CGRect(x: 1, y: 2, width: 30, height: 20), CGRect(x: 7, y: 7, width: 6, height: 6),
        CGRect(x: 6, y: 6, width: 8, height: 8), CGRect(x: 0, y: 0, width: 10, height: 5),
        CGRect(x: 1, y: -3, width: 2, height: 5), CGRect(x: 0, y: 0, width: 5, height: 6),
        CGRect(x: 0, y: 0, width: 50, height: 10),
      ])
  }

  @Test func polygonWithAFaultIsDrawnUpToTheFault() throws {
    let image = try VectorImage(body: #"<polygon points="0,0 10,0 5,5 7"/>"#)
    #expect(image.fillBoxes == [CGRect(x: 0, y: 0, width: 10, height: 5)])
    #expect(image.noted == ["points"])
  }

  // MARK: use, symbol, svg

  @Test func useMovesAndInherits() throws {
    let image = try VectorImage(
      body: """
        <defs><rect id="r" width="4" height="4"/></defs>
        <use href="#r" x="10" y="20" fill="red"/>
        <use xlink:href="#r" transform="scale(2)" x="1" fill="lime"/>
        """,
      attributes: #"xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100""#)
    #expect(
      image.fillBoxes == [
        CGRect(x: 10, y: 20, width: 4, height: 4), CGRect(x: 2, y: 0, width: 8, height: 8),
      ])
    #expect(image.fillColors == ["#ff0000", "#00ff00"])
    #expect(image.diagnostics.isEmpty)
  }

  @Test func symbolIsFittedIntoTheSizeOfItsUse() throws {
    let image = try VectorImage(
      body: """
        <symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
        <use href="#s" x="5" y="5" width="40" height="20"/>
        """)
    #expect(image.fillBoxes == [CGRect(x: 15, y: 5, width: 20, height: 20)])
  }

  @Test func nestedImageHasAViewportOfItsOwn() throws {
    let image = try VectorImage(
      body: """
        <svg x="10" y="10" width="50" height="50" viewBox="0 0 5 5">
        <rect width="100%" height="20%"/></svg>
        """)
    #expect(image.fillBoxes == [CGRect(x: 10, y: 10, width: 50, height: 10)])
  }

  @Test func circularReferencesEndAndAreNoted() throws {
    let image = try VectorImage(
      body: """
        <g id="a"><use href="#b"/><circle r="1"/></g><g id="b"><use href="#a"/></g>
        <clipPath id="c" clip-path="url(#c)"><circle r="1" clip-path="url(#c)"/></clipPath>
        <mask id="m" mask="url(#m)"><rect mask="url(#m)" width="1" height="1"/></mask>
        <rect width="1" height="1" clip-path="url(#c)" mask="url(#m)"/>
        """)
    #expect(image.diagnostics.contains { $0.message.contains("refers to itself") })
  }

  @Test func missingReferenceIsNoted() throws {
    let image = try VectorImage(
      body: """
        <use href="#no"/><use href="other.svg#a"/><rect width="9" height="9" clip-path="url(#x)"/>
        """)
    #expect(image.noted == ["no", "other.svg#a", "x"])
  }

  // MARK: Clips, masks, groups

  @Test func clipPathOfOneShapeClipsToItsPath() throws {
    let image = try VectorImage(
      body: """
        <clipPath id="c"><path d="M0 0h9v9z" clip-rule="evenodd" transform="scale(2)"/></clipPath>
        <rect width="50" height="50" clip-path="url(#c)"/>
        """)
    let path = SVGPathData("M0 0h18v18z").path
    #expect(image.operations.contains(.clip(path, rule: .evenOdd)))
  }

  @Test func clipInUnitsOfTheBoxFollowsTheGroup() throws {
    let image = try VectorImage(
      body: """
        <clipPath id="c" clipPathUnits="objectBoundingBox"><path d="M0 0H1V.5z"/></clipPath>
        <g clip-path="url(#c)"><rect x="10" y="10" width="10" height="20"/>
        <circle cx="30" cy="20" r="10" stroke="red"/></g>
        """)
    let path = SVGPathData("M10 10H40V20z").path
    #expect(image.operations.contains(.clip(path, rule: .nonZero)))
  }

  @Test func clipPathOfOverlappingShapesIsAMask() throws {
    let image = try VectorImage(
      body: """
        <clipPath id="c"><rect width="5" height="5"/><path d="M3 3V9H9z"/></clipPath>
        <rect width="50" height="50" clip-path="url(#c)"/>
        """)
    #expect(masks(of: image).map(\.mode) == [.alpha])
  }

  @Test func clipPathOfAClipPathIntersectsIt() throws {
    let image = try VectorImage(
      body: """
        <clipPath id="a"><rect width="50" height="100"/><rect width="100" height="20"/></clipPath>
        <clipPath id="b" clip-path="url(#a)"><rect y="10" width="100" height="90"/></clipPath>
        <rect width="100" height="100" clip-path="url(#b)"/>
        """)
    #expect(try pixel(of: image, x: 20, y: 50).alpha == 255)
    #expect(try pixel(of: image, x: 80, y: 15).alpha == 255)
    #expect(try pixel(of: image, x: 80, y: 50).alpha == 0)
    #expect(try pixel(of: image, x: 20, y: 5).alpha == 0)
    #expect(image.diagnostics.isEmpty)
  }

  @Test func symbolHasItsOwnOpacity() throws {
    let image = try VectorImage(
      body: ##"<symbol id="s" opacity=".5"><rect width="9" height="9"/></symbol><use href="#s"/>"##)
    #expect(image.operations.contains(.beginGroup(GroupEffects(opacity: 0.5))))
  }

  @Test func dashesCountInThePathsOwnLength() throws {
    let image = try VectorImage(
      body: #"<path d="M0 0h50" pathLength="10" stroke="red" stroke-dasharray="1 2"/>"#)
    #expect(image.strokeStyles.first?.dash == [5, 10])
  }

  @Test func switchDrawsTheFirstElementWithoutUnmetRequirements() throws {
    let image = try VectorImage(
      body: """
        <switch><g requiredExtensions="http://x"><circle r="9"/></g>
        <circle r="1" systemLanguage="fr"/><circle r="2"/><circle r="3"/></switch>
        """)
    #expect(image.fillBoxes == [CGRect(x: -2, y: -2, width: 4, height: 4)])
  }

  @Test(
    arguments: [("en", true), ("en-US", true), ("ru, EN", true), ("fr", false), ("", false)])
  func elementsOfOtherLanguagesThanEnglishAreNotDrawn(languages: String, isDrawn: Bool) throws {
    let image = try VectorImage(body: "<circle r='1' systemLanguage='\(languages)'/>")
    #expect(image.fillBoxes.isEmpty != isDrawn)
  }

  @Test func emptyClipHidesEverything() throws {
    let image = try VectorImage(
      body: #"<clipPath id="c"/><rect width="50" height="50" clip-path="url(#c)"/>"#)
    #expect(try pixel(of: image, x: 5, y: 5).alpha == 0)
  }

  @Test func maskIsByLuminanceUnlessItSaysOtherwise() throws {
    let image = try VectorImage(
      body: """
        <mask id="l"><rect width="9" height="9" fill="white"/></mask>
        <mask id="a" style="mask-type:alpha"><rect width="9" height="9"/></mask>
        <rect width="50" height="50" mask="url(#l)"/><rect width="50" height="50" mask="url(#a)"/>
        """)
    #expect(masks(of: image).map(\.mode) == [.luminance, .alpha])
  }

  @Test func maskHidesTheAreaOutsideOfItsContents() throws {
    let image = try VectorImage(
      body: """
        <mask id="m" maskContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="white"/>
        </mask><rect width="100" height="100" fill="red" mask="url(#m)"/>
        """)
    #expect(try pixel(of: image, x: 25, y: 50).alpha == 255)
    #expect(try pixel(of: image, x: 75, y: 50).alpha == 0)
  }

  // MARK: Images and text

  /// An image of 2 × 2 pixels: red, green, blue, yellow.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4z8DAAMIM////ZwAAHu8E/KPItPcA"
    + "AAAASUVORK5CYII="

  @Test func imageInTheFileIsDrawn() throws {
    let image = try VectorImage(
      body: """
        <image x="10" y="10" width="40" height="20" href="data:image/png;base64,\(Self.png)"/>
        """)
    let rects = image.operations.compactMap { operation -> CGRect? in
      if case .image(_, source: _, rect: let rect, interpolation: _, compositing: _) = operation {
        return rect
      }
      return nil
    }
    #expect(rects == [CGRect(x: 20, y: 10, width: 20, height: 20)])
  }

  @Test func imagesElsewhereAreNotedAndNotLoaded() throws {
    let image = try VectorImage(
      body: """
        <image width="9" height="9" href="file:///etc/passwd"/>
        <image width="9" height="9" href="data:image/png;base64,AAAA"/>
        """)
    #expect(image.recording.isEmpty)
    #expect(image.noted == ["file:///etc/passwd", "image"])
  }

  @Test func textStandsOnItsBaseline() throws {
    let image = try VectorImage(
      body: """
        <text x="50" y="40" font-size="10" text-anchor="middle" fill="red"> Hello
          <tspan font-weight="bold">World</tspan></text>
        """)
    let texts = image.operations.compactMap { operation -> (TextLayout, CGPoint)? in
      if case .text(let layout, at: let origin, compositing: _) = operation {
        return (layout, origin)
      }
      return nil
    }
    #expect(texts.map(\.0.string) == ["Hello ", "World"])
    #expect(texts.allSatisfy { abs($0.1.y + $0.0.firstBaseline - 40) < 1e-9 })
    let (first, last) = (try #require(texts.first), try #require(texts.last))
    let middle = (first.1.x + last.1.x + last.0.size.width) / 2
    #expect(abs(middle - 50) < 1e-9)
    // The space between them has its width.
    #expect(
      last.1.x - first.1.x > TextLayout("Hello", style: TextStyle(font: .system(size: 10))).size
        .width + 1)
  }

  @Test func textWithAStrokeIsDrawnByItsOutlines() throws {
    let image = try VectorImage(
      body: #"<text y="40" font-size="20" stroke="blue" fill="none">Hi</text>"#)
    #expect(image.strokeStyles.count == 1)
  }

  // MARK: What is ignored

  @Test func ignoredPartsAreNamedOnceWithLineAndCount() throws {
    let image = try VectorImage(
      body: """
        \n<script>let a = 1</script><foreignObject><p xmlns="x"/></foreignObject>
        <animate/><rect width="1" height="1" filter="url(#f)"/>
        <circle r="1" filter="url(#f)" style="letter-spacing:2px"/>
        <style>@media print { a { fill: red } } a > b { fill: red } @import "x";</style>
        """)
    #expect(
      image.diagnostics.map(\.message) == [
        "the element “script” is not supported and is ignored (line 2)",
        "the element “foreignObject” is not supported and is ignored (line 2)",
        "the element “animate” is not supported and is ignored (line 3)",
        "the attribute “filter” is not supported and is ignored (line 3, 2 times)",
        "the rule “@media” is not supported and is ignored (line 5)",
        "the selector “a > b” is not supported and is ignored (line 5)",
        "the rule “@import” is not supported and is ignored (line 5)",
        "the property “letter-spacing” is not supported and is ignored (line 4)",
      ])
  }

  @Test func descriptionsAndEditorDataAreNotNoted() throws {
    let image = try VectorImage(
      body: """
        <title>T</title><desc>D</desc><metadata><r xmlns="r"/></metadata>
        <i:view i:zoom="3"><i:a/></i:view><g i:label="x" data-name="y" aria-label="z" filter="none"
        style="-i-font:'X';mix-blend-mode:normal"/>
        """,
      attributes: #"xmlns:i="urn:editor" viewBox="0 0 9 9" version="1.1" xml:space="preserve""#)
    #expect(image.diagnostics.isEmpty)
  }

  // MARK: Helpers

  private func masks(of image: VectorImage) -> [Mask] {
    image.operations.compactMap {
      if case .beginGroup(let effects) = $0 { return effects.mask }
      return nil
    }
  }

  private func pixel(
    of image: VectorImage, x: Int, y: Int
  ) throws -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let surface = try BitmapSurface(size: image.size)
    image.draw(on: surface.canvas, in: CGRect(origin: .zero, size: image.size))
    return try #require(surface.finishImage().output.pixel(x: x, y: y))
  }
}
