import CCairo
import EaselCairo
import EaselCanvas
import Foundation
import Testing

/// Links and destinations in cairo's PDF, read by qpdf.
struct CairoLinkTests {
  /// A link as the file has it.
  private struct Link: Equatable {
    var target: String
    /// From the bottom left of the page.
    var rect: [Double]
  }

  private func values(_ objects: [String: Any]) -> [[String: Any]] {
    objects.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }.compactMap {
      ($0.value as? [String: Any])?["value"] as? [String: Any]
    }
  }

  private func links(_ objects: [String: Any]) -> [Link] {
    values(objects).filter { $0["/Subtype"] as? String == "/Link" }.map { link in
      let uri = (link["/A"] as? [String: Any])?["/URI"] as? String
      return Link(
        target: uri ?? link["/Dest"] as? String ?? "\(link["/Dest"] ?? "none")",
        rect: (link["/Rect"] as? [Double]) ?? [])
    }
  }

  private func names(_ objects: [String: Any]) -> [String] {
    values(objects).compactMap { $0["/Names"] as? [Any] }.flatMap {
      $0.compactMap { $0 as? String }
    }
  }

  @Test func aLinkHasTheRectangleOfItsDrawing() throws {
    let pdf = Surface(.pdf)
    try pdf.draw { canvas in
      canvas.withMarkedContent(.link(.url("https://example.org/a(b)'c\\d"))) {
        canvas.fill(CGRect(x: 20, y: 30, width: 50, height: 10), with: .color(.red))
      }
    }
    let found = links(try Tool.objects(of: pdf.finish()))
    #expect(found.count == 1)
    #expect(found.first?.target == "u:https://example.org/a%28b%29%27c%5Cd")
    #expect(found.first?.rect == [20, 140, 70, 150])
  }

  @Test func aLinkFollowsTheMatrixOfTheContext() throws {
    let pdf = Surface(.pdf)
    cairo_translate(pdf.cr, 100, 50)
    cairo_scale(pdf.cr, 0.5, 0.5)
    try pdf.draw { canvas in
      canvas.withMarkedContent(.link(.url("https://example.org"))) {
        canvas.fill(CGRect(x: 20, y: 30, width: 50, height: 10), with: .color(.red))
      }
    }
    #expect(links(try Tool.objects(of: pdf.finish())).map(\.rect) == [[110, 110, 135, 115]])
  }

  @Test func aLinkInAGroupWithAShadowHasTheRectangleOfItsDrawing() throws {
    let pdf = Surface(.pdf)
    try pdf.draw { canvas in
      canvas.withGroup(GroupEffects(opacity: 0.8, shadow: Shadow(color: .black, blur: 4))) {
        canvas.withMarkedContent(.link(.url("https://example.org"))) {
          canvas.fill(CGRect(x: 20, y: 30, width: 50, height: 10), with: .color(.red))
        }
      }
    }
    #expect(links(try Tool.objects(of: pdf.finish())).map(\.rect) == [[20, 140, 70, 150]])
  }

  @Test func linksLeadToDestinationsOfEarlierAndLaterPages() throws {
    let pdf = Surface(.pdf)
    try pdf.draw(later: ["chapter", "mit Umlaut (ä)"]) { canvas in
      for (index, name) in ["chapter", "mit Umlaut (ä)"].enumerated() {
        canvas.withMarkedContent(.link(.destination(name))) {
          canvas.fill(
            CGRect(x: 20, y: 100 + 20 * CGFloat(index), width: 50, height: 10), with: .color(.red))
        }
      }
      canvas.withMarkedContent(.destination("start")) { Sample.shapes(canvas) }
    }
    try pdf.draw { canvas in
      canvas.withMarkedContent(.destination("chapter")) { Sample.shapes(canvas) }
      let position = CGRect(x: 5, y: 6, width: 1, height: 1)
      canvas.withMarkedContent(.destination("mit Umlaut (ä)", area: position)) {}
      canvas.withMarkedContent(.link(.destination("start"))) {
        canvas.fill(CGRect(x: 20, y: 130, width: 50, height: 10), with: .color(.red))
      }
    }
    let objects = try Tool.objects(of: pdf.finish())
    let all = ["u:chapter", "u:easel.6d697420556d6c6175742028c3a429", "u:start"]
    #expect(links(objects).map(\.target).sorted() == all)
    #expect(names(objects) == all)
  }

  @Test func aLinkToAMissingDestinationIsThrownOrLeftOutByPolicy() throws {
    func draw(_ canvas: any Canvas) {
      canvas.withMarkedContent(.link(.destination("nowhere"))) {
        canvas.fill(CGRect(x: 20, y: 30, width: 50, height: 10), with: .color(.red))
      }
    }
    let error = #expect(throws: EaselError.self) { try Surface(.pdf).draw(draw) }
    #expect(error?.code == .missingDestination)
    let pdf = Surface(.pdf)
    #expect(try pdf.draw(policy: .lenient, draw).map(\.code) == [.missingDestination])
    #expect(links(try Tool.objects(of: pdf.finish())).isEmpty)
  }

  @Test func aRepeatedDestinationIsNotedAndLeftOut() throws {
    let pdf = Surface(.pdf)
    try pdf.draw { canvas in
      canvas.withMarkedContent(.destination("here")) { Sample.shapes(canvas) }
    }
    let noted = try pdf.draw(policy: .lenient) { canvas in
      canvas.withMarkedContent(.destination("here")) { Sample.shapes(canvas) }
    }
    #expect(noted.map(\.code) == [.duplicateDestination])
    #expect(names(try Tool.objects(of: pdf.finish())) == ["u:here"])
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "", "https:"])
  func anAddressThatIsNotAllowedIsNotedAndLeftOut(_ address: String) throws {
    let pdf = Surface(.pdf)
    let noted = try pdf.draw(policy: .lenient) { canvas in
      canvas.withMarkedContent(.link(.url(address))) { Sample.shapes(canvas) }
    }
    #expect(noted.map(\.code) == [.invalidLink])
    #expect(links(try Tool.objects(of: pdf.finish())).isEmpty)
  }

  @Test func aFigureIsATagAndItsMissingAlternativeTextIsNoted() throws {
    let pdf = Surface(.pdf)
    let noted = try pdf.draw { canvas in
      canvas.withMarkedContent(.figure(label: "Sales", value: "rising")) { Sample.shapes(canvas) }
      // What lies in a group is no content of the page.
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        canvas.withMarkedContent(.figure(label: "Costs")) { Sample.shapes(canvas) }
      }
    }
    #expect(noted.map(\.severity) == [.note])
    #expect(noted.first?.value == "Sales")
    let kinds = values(try Tool.objects(of: pdf.finish())).compactMap { $0["/S"] as? String }
    #expect(kinds == ["/Figure"])
  }

  @Test(arguments: [Surface.Kind.svg, .postScript])
  func linksOnSurfacesWithoutLinksAreNoted(_ kind: Surface.Kind) throws {
    let surface = Surface(kind)
    let noted = try surface.draw { canvas in
      canvas.withMarkedContent(.link(.url("https://example.org"))) {
        canvas.fill(CGRect(x: 20, y: 30, width: 50, height: 10), with: .color(.red))
      }
    }
    #expect(noted.map(\.code) == [.drawingApproximated])
    #expect(noted.first?.message.contains("links") == true)
  }

  @Test func linksInAGroupOfTheCallersAreNoted() throws {
    let pdf = Surface(.pdf)
    cairo_push_group(pdf.cr)
    let result = try CairoContext.draw(on: pdf.cr, size: Surface.size) { canvas in
      canvas.withMarkedContent(.link(.url("https://example.org"))) { Sample.shapes(canvas) }
    }
    cairo_pop_group_to_source(pdf.cr)
    cairo_paint(pdf.cr)
    #expect(result.diagnostics.map(\.code) == [.drawingApproximated])
    #expect(links(try Tool.objects(of: pdf.finish())).isEmpty)
  }

  @Test func tagsOfTheCallerStayOpenAroundTheDrawing() throws {
    let pdf = Surface(.pdf)
    cairo_tag_begin(pdf.cr, "Sect", nil)
    _ = try CairoContext.draw(on: pdf.cr, size: Surface.size) { canvas in
      canvas.withMarkedContent(.link(.url("https://example.org"))) { Sample.shapes(canvas) }
    }
    cairo_tag_end(pdf.cr, "Sect")
    let objects = try Tool.objects(of: pdf.finish())
    let kinds = values(objects).compactMap { $0["/S"] as? String }.filter { $0 != "/URI" }
    #expect(Set(kinds) == ["/Sect", "/NonStruct", "/Link"])
  }
}
