import EaselCanvas
import Foundation
import Testing

@Suite struct LinkAreaTests {
  private func areas(
    in bounds: CGRect? = nil, _ draw: (RecordingCanvas) -> Void
  ) -> [LinkArea] {
    let canvas = RecordingCanvas()
    draw(canvas)
    return canvas.recording.linkAreas(in: bounds)
  }

  private static let site = MarkedContent.link(.url("https://example.com/"))
  private static func site(_ name: String) -> MarkedContent {
    .link(.url("https://example.com/" + name))
  }
  private static let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 100, height: 100))
  private static let circle2 = Path(ellipseIn: CGRect(x: 80, y: 40, width: 100, height: 100))

  @Test("the area of a linked rectangle is exactly that rectangle")
  func rectangle() throws {
    let rect = CGRect(x: 10.25, y: 20.5, width: 50, height: 30)
    let area = try #require(
      areas { canvas in
        canvas.withMarkedContent(Self.site) { canvas.fill(rect, with: .color(.red)) }
      }.first)
    #expect(area.target == .url("https://example.com/"))
    #expect(area.rectangles == [rect])
    #expect(
      area.outlines.map(Set.init) == [
        Set([
          CGPoint(x: 10.25, y: 20.5), CGPoint(x: 60.25, y: 20.5), CGPoint(x: 60.25, y: 50.5),
          CGPoint(x: 10.25, y: 50.5),
        ])
      ])
  }

  @Test("rectangles of a circle keep within two points of it")
  func circle() throws {
    let area = try #require(
      areas { canvas in
        canvas.withMarkedContent(Self.site) { canvas.fill(Self.circle, with: .color(.red)) }
      }.first)
    let off = deviation(of: area.rectangles, from: Self.circle)
    #expect(off.outside <= 2)
    #expect(off.missed <= 2)
    #expect(maximumOverlap(area.rectangles) < 1e-6)
    #expect(area.rectangles.count < 60)
    #expect(area.outlines.count == 1)
  }

  @Test("the area of a rotated and skewed shape follows its transform")
  func transformed() throws {
    let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.3, d: 1.1, tx: 100, ty: 20)
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 12)
    let area = try #require(
      areas { canvas in
        canvas.concatenate(turn)
        canvas.withMarkedContent(Self.site) { canvas.fill(path, with: .color(.red)) }
      }.first)
    let off = deviation(of: area.rectangles, from: path.applying(turn))
    #expect(off.outside <= 2)
    #expect(off.missed <= 2)
  }

  @Test("parts cut by a clip are not in the area of a link")
  func clipped() throws {
    let areas = areas { canvas in
      canvas.withSavedState {
        canvas.clip(to: Self.circle)
        canvas.clip(to: CGRect(x: 0, y: 0, width: 60, height: 200))
        canvas.withMarkedContent(Self.site) {
          canvas.fill(CGRect(x: 0, y: 0, width: 200, height: 200), with: .color(.red))
        }
      }
      canvas.withMarkedContent(Self.site) {
        canvas.fill(CGRect(x: 300, y: 0, width: 20, height: 20), with: .color(.red))
      }
    }
    #expect(areas.count == 2)
    let half = Path { path in
      path.addArc(
        center: CGPoint(x: 60, y: 60), radius: 50, startAngle: .pi / 2, endAngle: 1.5 * .pi,
        clockwise: true)
      path.closeSubpath()
    }
    let off = deviation(of: areas[1].rectangles, from: half)
    #expect(off.outside <= 2)
    #expect(off.missed <= 2)
    for point in areas[1].outlines.joined() { #expect(distance(of: point, to: half) < 0.5) }
  }

  @Test("a mask cuts a link like a clip")
  func masked() throws {
    let mask = RecordingCanvas()
    mask.fill(Self.circle, with: .color(.black))
    let effects = GroupEffects(mask: Mask(mask.recording))
    let area = try #require(
      areas { canvas in
        canvas.withGroup(effects) {
          canvas.withMarkedContent(Self.site) {
            canvas.fill(CGRect(x: 0, y: 0, width: 200, height: 200), with: .color(.red))
          }
        }
      }.first)
    #expect(deviation(of: area.rectangles, from: Self.circle).outside <= 2)
  }

  @Test("of two overlapping links the front one has the shared area")
  func overlapping() throws {
    let areas = areas { canvas in
      canvas.withMarkedContent(Self.site("back")) { canvas.fill(Self.circle, with: .color(.red)) }
      canvas.withMarkedContent(Self.site("front")) { canvas.fill(Self.circle2, with: .color(.red)) }
    }
    #expect(
      areas.map(\.target) == [.url("https://example.com/front"), .url("https://example.com/back")])
    #expect(maximumOverlap(areas.flatMap(\.rectangles)) < 1e-6)
    #expect(deviation(of: areas[0].rectangles, from: Self.circle2).missed <= 2)
    #expect(!areas[1].rectangles.contains { $0.contains(CGPoint(x: 100, y: 70)) })
    #expect(areas[1].rectangles.contains { $0.contains(CGPoint(x: 30, y: 60)) })
  }

  @Test("opaque shapes hide links under them, translucent ones do not")
  func covered() throws {
    let cover = CGRect(x: 0, y: 0, width: 60, height: 200)
    func link(_ color: Color, alpha: CGFloat = 1, _ rect: CGRect = cover) -> [CGRect] {
      areas { canvas in
        canvas.withMarkedContent(Self.site) {
          canvas.fill(CGRect(x: 10, y: 10, width: 100, height: 20), with: .color(.red))
        }
        canvas.fill(Path(rect), with: .color(color), alpha: alpha)
      }.flatMap(\.rectangles)
    }
    #expect(link(.blue) == [CGRect(x: 60, y: 10, width: 50, height: 20)])
    #expect(link(.blue.withAlphaComponent(0.5)) == [CGRect(x: 10, y: 10, width: 100, height: 20)])
    #expect(link(.blue, alpha: 0.5) == [CGRect(x: 10, y: 10, width: 100, height: 20)])
    #expect(link(.blue, CGRect(x: 30, y: 0, width: 2, height: 99)).count == 1)
    #expect(link(.blue, CGRect(x: 0, y: 0, width: 200, height: 200)).isEmpty)
  }

  @Test("transparent stamps are not in the area of a link")
  func transparentStamps() {
    let areas = areas { canvas in
      canvas.withMarkedContent(Self.site) {
        canvas.stamp(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)), at: [CGPoint(x: 50, y: 50)],
          with: .color(.clear), compositing: .normal)
      }
    }
    #expect(areas.isEmpty)
  }

  @Test("strokes, text, images and stamps are in the area of a link")
  func kinds() throws {
    let text = TextLayout("Wind", style: TextStyle(font: .system(size: 20)), width: 200)
    let pixel = try Image(rgba: [255, 0, 0, 255], width: 1, height: 1)
    let areas = areas { canvas in
      canvas.withMarkedContent(Self.site) {
        canvas.stroke(
          Path {
            $0.move(to: CGPoint(x: 0, y: 5))
            $0.addLine(to: CGPoint(x: 100, y: 5))
          }, with: .color(.red), style: StrokeStyle(lineWidth: 4))
        canvas.draw(text, at: CGPoint(x: 0, y: 20))
        canvas.draw(pixel, in: CGRect(x: 0, y: 100, width: 10, height: 10))
        canvas.stamp(
          Path(CGRect(x: 0, y: 0, width: 3, height: 3)),
          at: [CGPoint(x: 50, y: 200), CGPoint(x: 60, y: 200)], with: .color(.red),
          compositing: .normal)
      }
    }
    let rects = try #require(areas.first).rectangles
    #expect(rects[0] == CGRect(x: 0, y: 3, width: 100, height: 4))
    #expect(abs(rects[1].width - text.lines[0].frame.width) < 0.001)
    #expect(rects[2] == CGRect(x: 0, y: 100, width: 10, height: 10))
    #expect(rects.suffix(2).map { $0.minX } == [50, 60])
  }

  @Test("a link has the label of the figure in it, or else around it")
  func words() {
    let areas = areas { canvas in
      canvas.withMarkedContent(.figure(label: "Chart", value: "2 bars")) {
        canvas.withMarkedContent(Self.site) {
          canvas.withMarkedContent(.figure(label: "Wind", value: "37 %")) {
            canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.red))
          }
          canvas.withMarkedContent(.figure(label: "Other")) {}
        }
        canvas.withMarkedContent(Self.site) {
          canvas.fill(CGRect(x: 20, y: 0, width: 9, height: 9), with: .color(.red))
        }
      }
    }
    #expect(areas.map(\.label) == ["Chart", "Wind"])
    #expect(areas.map(\.value) == ["2 bars", "37 %"])
  }

  @Test("shadows and clear colors are not in the area of a link")
  func invisible() throws {
    let shadow = GroupEffects(
      shadow: Shadow(color: .black, offset: CGSize(width: 50, height: 0), blur: 3),
      showsContent: false)
    let areas = areas(in: CGRect(x: 0, y: 0, width: 500, height: 500)) { canvas in
      canvas.withMarkedContent(Self.site) {
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.red))
        canvas.fill(CGRect(x: 0, y: 50, width: 10, height: 10), with: .color(.clear))
        canvas.withGroup(shadow) {
          canvas.fill(CGRect(x: 0, y: 90, width: 10, height: 10), with: .color(.red))
        }
      }
    }
    #expect(try #require(areas.first).rectangles == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test("a ring's outlines leave its hole free")
  func ring() throws {
    var ring = Self.circle
    ring.addPath(Path(ellipseIn: CGRect(x: 40, y: 40, width: 40, height: 40)))
    let area = try #require(
      areas { canvas in
        canvas.withMarkedContent(Self.site) {
          canvas.fill(ring, with: .color(.red), rule: .evenOdd, compositing: .normal)
        }
      }.first)
    let polygons = area.outlines.map { points in
      Path { path in
        path.addLines(points)
        path.closeSubpath()
      }
    }
    #expect(polygons.count > 1)
    #expect(!polygons.contains { $0.contains(CGPoint(x: 60, y: 60)) })
    for point in [CGPoint(x: 25, y: 60), CGPoint(x: 60, y: 25), CGPoint(x: 60, y: 95)] {
      #expect(polygons.filter { $0.contains(point) }.count == 1)
    }
  }

  @Test("the area of a link of thousands of shapes is approximated and noted")
  func manyPieces() throws {
    let points = (0..<4_000).map { CGPoint(x: CGFloat($0 * 7 % 500), y: CGFloat($0) / 8) }
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 500, height: 500)) { canvas in
      canvas.withMarkedContent(Self.site) {
        canvas.stamp(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 3)), at: points, with: .color(.red),
          compositing: .normal)
      }
    }
    let rendered = try document.finish()
    #expect(rendered.diagnostics.map(\.code) == [.drawingApproximated])
    #expect(rendered.diagnostics.map(\.severity) == [.note])
  }

  @Test("the area of a linked dashed line includes its gaps")
  func dashes() throws {
    let line = Path { $0.addLines([CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50)]) }
    let area = try #require(
      areas { canvas in
        canvas.withMarkedContent(Self.site) {
          canvas.stroke(
            line, with: .color(.red), style: StrokeStyle(lineWidth: 4, dash: [1, 20]))
        }
      }.first)
    #expect(area.rectangles == [CGRect(x: 10, y: 48, width: 80, height: 4)])
  }

  @Test("shapes of too many edges are approximated by their bounds and hide no links")
  func tooManyEdges() throws {
    var options = RenderOptions()
    options.limits.maximumLinkEdges = 1_000
    let document = try PDFDocument(options: options)
    let zigzag = Path { path in
      path.addLines((0..<600).map { CGPoint(x: $0.isMultiple(of: 2) ? 20 : 80, y: 20 + $0 % 60) })
    }
    try document.page(size: CGSize(width: 100, height: 100)) { canvas in
      canvas.withMarkedContent(Self.site) { canvas.fill(zigzag, with: .color(.red)) }
      canvas.fill(zigzag, with: .color(.blue))
    }
    let rendered = try document.finish()
    #expect(rendered.diagnostics.map(\.code) == [.drawingApproximated])
    #expect(try Tool.uncompressed(rendered.output).contains("/Subtype /Link"))
  }
}
