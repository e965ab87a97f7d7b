import Foundation
import Testing

@testable import EaselCanvas

@Suite struct OutsideDrawingTests {
  private let page = CGSize(width: 200, height: 100)

  /// What a page notes of lying outside.
  private func notes(
    options: RenderOptions = RenderOptions(), _ draw: (any Canvas) -> Void
  ) throws -> [Diagnostic] {
    let document = try PDFDocument(options: options)
    try document.page(size: page, draw)
    return try document.finish().diagnostics.filter { $0.code == .outsidePage }
  }

  @Test func textsAndShapesBelowThePageAreCountedInOneWarning() throws {
    let noted = try notes { canvas in
      for row in 0..<12 {
        canvas.draw(TextLayout("Row \(row)"), at: CGPoint(x: 10, y: 20 * row))
        canvas.fill(CGRect(x: 0, y: 20 * row + 19, width: 200, height: 1), with: .color(.gray))
      }
    }
    #expect(noted.map(\.severity) == [.warning])
    #expect(
      noted.first?.message
        == "7 texts and 7 shapes are completely outside of the page and are not visible; the first is "
        + "“Row 5” at (10, 100), the page is 200 × 100 points")
    #expect(noted.first?.value == "14")
    #expect(noted.first?.page == 1)
  }

  @Test(arguments: [(-20.0, 10.0), (200, 10), (50, -20), (50, 100)])
  func aShapeThatTouchesAnEdgeFromOutsideIsNoted(x: Double, y: Double) throws {
    let noted = try notes {
      $0.fill(CGRect(x: x, y: y, width: 20, height: 20), with: .color(.red))
    }
    #expect(noted.count == 1)
  }

  @Test(arguments: [(-19.0, 10.0), (199, 10), (50, -19), (50, 99)])
  func aShapeVisibleInPartIsNotNoted(x: Double, y: Double) throws {
    let noted = try notes {
      $0.fill(CGRect(x: x, y: y, width: 20, height: 20), with: .color(.red))
    }
    #expect(noted.isEmpty)
  }

  @Test func aShapeMovedOffThePageByATransformIsNoted() throws {
    let noted = try notes {
      $0.translate(x: 0, y: 150)
      $0.stroke(
        Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red),
        style: StrokeStyle(lineWidth: 1))
    }
    #expect(noted.first?.message.contains("1 shape is completely outside") == true)
  }

  @Test func imagesAndStampsOutsideAreNoted() throws {
    let image = try Image(rgba: [0, 0, 0, 255], width: 1, height: 1)
    let noted = try notes {
      $0.draw(image, in: CGRect(x: 300, y: 0, width: 9, height: 9))
      $0.stamp(
        Path(CGRect(x: 0, y: 0, width: 1, height: 1)), at: [CGPoint(x: 0, y: 500)],
        with: .color(.red), compositing: .normal)
    }
    #expect(noted.first?.message.hasPrefix("1 image and 1 shape are completely outside") == true)
  }

  @Test func eachPageHasItsOwnWarning() throws {
    let document = try PDFDocument()
    for _ in 0..<2 {
      try document.page(size: page) {
        $0.fill(CGRect(x: 300, y: 0, width: 1, height: 1), with: .color(.red))
      }
    }
    #expect(try document.finish().diagnostics.map(\.page) == [1, 2])
  }

  @Test func bitmapsAndSVGDocumentsNoteShapesOutside() throws {
    let surface = try BitmapSurface(size: page)
    surface.canvas.fill(CGRect(x: 300, y: 0, width: 1, height: 1), with: .color(.red))
    #expect(try surface.finish().diagnostics.map(\.code) == [.outsidePage])
    let document = try SVGDocument(size: page)
    document.canvas.fill(CGRect(x: 300, y: 0, width: 1, height: 1), with: .color(.red))
    #expect(try document.finish().diagnostics.map(\.code) == [.outsidePage])
  }

  @Test func aRecordingIsCheckedWhereItIsDrawn() throws {
    let recorder = RecordingCanvas()
    recorder.fill(CGRect(x: 300, y: 0, width: 1, height: 1), with: .color(.red))
    #expect(recorder.context.diagnostics.isEmpty)
    let recording = recorder.recording
    #expect(try notes { $0.draw(recording) }.count == 1)
  }

  @Test func aFrameOfAnAnimationIsNotChecked() throws {
    let noted = try notes(options: RenderOptions(time: 0.1)) {
      $0.fill(CGRect(x: 300, y: 0, width: 1, height: 1), with: .color(.red))
    }
    #expect(noted.isEmpty)
  }

  @Test func shapesInAMaskAreNotChecked() throws {
    let recorder = RecordingCanvas()
    recorder.fill(CGRect(x: 300, y: 0, width: 1, height: 1), with: .color(.red))
    let mask = Mask(recorder.recording)
    let noted = try notes {
      $0.beginGroup(GroupEffects(mask: mask))
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.red))
      $0.endGroup()
    }
    #expect(noted.isEmpty)
  }

  @Test func anEmptyTextOutsideIsNotNoted() throws {
    #expect(try notes { $0.draw(TextLayout(""), at: CGPoint(x: 0, y: 500)) }.isEmpty)
  }
}
