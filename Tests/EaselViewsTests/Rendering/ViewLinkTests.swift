import EaselCanvas
import EaselViews
import Foundation
import FoundationXML
import Testing

@Suite struct ViewLinkTests {
  private func page() -> View { View(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }

  private func box(_ rect: CGRect, _ link: String?) -> View {
    let view = View(frame: rect)
    view.backgroundColor = .systemBlue
    view.link = link.map { .url("https://example.com/" + $0) }
    return view
  }

  @Test("a linked view is one annotation in its place")
  func annotation() throws {
    let page = page()
    page.addSubview(box(CGRect(x: 20, y: 10, width: 60, height: 30), "a"))
    let links = try annotations(in: page.data(as: .pdf), height: 100)
    #expect(links.map(\.rect) == [CGRect(x: 20, y: 10, width: 60, height: 30)])
    #expect(links.map(\.target) == ["https://example.com/a"])
  }

  @Test("a round view's annotations keep within two points of the disc")
  func round() throws {
    let page = page()
    let disc = box(CGRect(x: 20, y: 10, width: 80, height: 80), "a")
    disc.layer.cornerRadius = 40
    page.addSubview(disc)
    let links = try annotations(in: page.data(as: .pdf), height: 100)
    #expect(links.count > 10)
    for link in links {
      for x in [link.rect.minX, link.rect.maxX] {
        for y in [link.rect.minY, link.rect.maxY] { #expect(hypot(x - 60, y - 50) <= 42) }
      }
    }
    let area = links.reduce(0) { $0 + $1.rect.width * $1.rect.height }
    #expect(area >= .pi * 1_600 && area < .pi * 42 * 42)
  }

  @Test("a view that is turned, clipped by its superview and half covered has what is seen")
  func visible() throws {
    let page = page()
    let frame = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.clipsToBounds = true
    let turned = box(CGRect(x: 60, y: 20, width: 80, height: 20), "a")
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    frame.addSubview(turned)
    page.addSubview(frame)
    page.addSubview(box(CGRect(x: 0, y: 50, width: 200, height: 50), nil))
    let links = try annotations(in: page.data(as: .pdf), height: 100).map(\.rect)
    let rect = try #require(links.first)
    #expect(links.count == 1)
    #expect(abs(rect.minX - 90) < 0.01 && abs(rect.maxX - 100) < 0.01)
    #expect(abs(rect.minY) < 0.01 && abs(rect.maxY - 50) < 0.01)
  }

  @Test("a linked view in a linked view has its own link, the other all around it")
  func nested() throws {
    let outer = box(CGRect(x: 0, y: 0, width: 100, height: 100), "outer")
    outer.addSubview(box(CGRect(x: 25, y: 25, width: 50, height: 50), "inner"))
    let page = page()
    page.addSubview(outer)
    let links = try annotations(in: page.data(as: .pdf), height: 100)
    let inner = links.filter { $0.target.hasSuffix("inner") }.map(\.rect)
    #expect(inner == [CGRect(x: 25, y: 25, width: 50, height: 50)])
    let rest = links.filter { $0.target.hasSuffix("outer") }.map(\.rect)
    #expect(rest.reduce(0) { $0 + $1.width * $1.height } == 7_500)
    #expect(!rest.contains { !$0.intersection(inner[0]).isEmpty })
    let svg = String(decoding: try page.data(as: .svg), as: UTF8.self)
    #expect(svg.components(separatedBy: "<a ").count == 3)
    #expect(!svg.contains("<a href=\"https://example.com/outer\">\n<a"))
  }

  @Test("a view that draws nothing is linked in its bounds")
  func bare() throws {
    let page = page()
    page.backgroundColor = .white
    let spot = box(CGRect(x: 5, y: 6, width: 70, height: 8), "spot")
    spot.backgroundColor = nil
    page.addSubview(spot)
    #expect(
      try annotations(in: page.data(as: .pdf), height: 100).map(\.rect)
        == [CGRect(x: 5, y: 6, width: 70, height: 8)])
  }

  @Test("links and destinations of a document meet, whichever is drawn first")
  func destination() throws {
    let page = page()
    let target = View(frame: CGRect(x: 30, y: 60, width: 10, height: 10))
    target.destinationName = "details"
    let link = box(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    link.link = .destination("details")
    page.addSubview(link)
    page.addSubview(target)
    let data = try page.data(as: .pdf)
    #expect(try annotations(in: data, height: 100).map(\.target) == ["details"])
    let svg = String(decoding: try page.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("<a href=\"#to-details\">"))
    #expect(svg.contains("<g id=\"to-details\">"))
  }

  @Test("a destination of a view that is drawn on several pages is where its corner is")
  func destinationOnPages() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let target = box(CGRect(x: 0, y: 90, width: 10, height: 50), nil)
    target.destinationName = "here"
    view.addSubview(target)
    let document = try PDFDocument()
    for index in 0..<2 {
      try document.page(size: CGSize(width: 100, height: 100)) { canvas in
        canvas.translate(x: 0, y: CGFloat(index) * -100)
        view.render(on: canvas)
      }
    }
    #expect(try document.finish().diagnostics.isEmpty)
  }

  @Test("annotations of round and turned views that overlap share no point of the page")
  func noOverlap() throws {
    let page = page()
    for index in 0..<4 {
      let view = box(
        CGRect(x: 10.3 + CGFloat(index) * 31.7, y: 8.4 + CGFloat(index) * 9, width: 55, height: 47),
        "\(index)")
      view.layer.cornerRadius = CGFloat(index) * 7
      view.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.4)
      page.addSubview(view)
    }
    let rects = try annotations(in: page.data(as: .pdf), height: 100).map(\.rect)
    #expect(rects.count > 20)
    for (index, rect) in rects.enumerated() {
      // Widths that are read as differences are off by the last digit of a double.
      let inner = rect.insetBy(dx: 1e-9, dy: 1e-9)
      #expect(!rects.dropFirst(index + 1).contains { !$0.intersection(inner).isEmpty })
    }
  }

  @Test("a linked view in a recording is linked where the recording is drawn")
  func recording() throws {
    let recording = box(CGRect(x: 0, y: 0, width: 20, height: 10), "a").recording()
    let document = try PDFDocument()
    try document.page(size: CGSize(width: 200, height: 100)) { canvas in
      canvas.translate(x: 30, y: 40)
      canvas.scale(x: 2, y: 3)
      canvas.draw(recording)
    }
    #expect(
      try annotations(in: document.finish().output, height: 100).map(\.rect)
        == [CGRect(x: 30, y: 40, width: 40, height: 30)])
  }

  @Test("a link that leads nowhere allowed is an error with the view's path")
  func forbidden() throws {
    let page = page()
    let view = box(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    view.link = .url("javascript:alert(1)")
    page.addSubview(view)
    let error = try #require(throws: EaselError.self) { try page.data(as: .pdf) }
    #expect(error.code == .invalidLink)
    #expect(error.viewPath == "View/View")
    #expect(throws: EaselError.self) { try page.imageMapHTML(name: "m") }
  }

  @Test("label and value are an SVG's title and description, also without a link")
  func words() throws {
    let page = page()
    let view = box(CGRect(x: 0, y: 0, width: 20, height: 20), "a")
    view.accessibilityLabel = "Wind & Sun"
    view.accessibilityValue = "37 %"
    let other = box(CGRect(x: 30, y: 0, width: 20, height: 20), nil)
    other.accessibilityValue = "only a value"
    page.addSubview(view)
    page.addSubview(other)
    let svg = String(decoding: try page.data(as: .svg), as: UTF8.self)
    #expect(
      svg.contains(
        "<a href=\"https://example.com/a\"><g role=\"figure\"><title>Wind &amp; Sun</title><desc>37 %</desc>"
      ))
    #expect(svg.contains("<g role=\"figure\"><title>only a value</title>\n"))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
  }

  @Test("an image map has the foremost view first, in pixels of the image")
  func imageMap() throws {
    let page = page()
    page.addSubview(box(CGRect(x: 0, y: 0, width: 50, height: 50), "back"))
    let front = box(CGRect(x: 20, y: 20, width: 40, height: 40), "front")
    front.accessibilityLabel = "Front"
    page.addSubview(front)
    let lines = try page.imageMapHTML(name: "m", scale: 2).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "<map name=\"m\">")
    #expect(
      lines[1]
        == "<area shape=\"poly\" coords=\"40,40,120,40,120,120,40,120\" "
        + "href=\"https://example.com/front\" alt=\"Front\" title=\"Front\">")
    #expect(lines[2].contains("/back\" alt=\"https://example.com/back\">"))
    // The corner that the other hides is cut out.
    #expect(lines[2].contains("coords=\"100,0,100,40,40,40,40,100,0,100,0,0\""))
  }

  @Test("the area of a link in perspective has the drawn outline")
  func perspective() throws {
    let page = page()
    let view = box(CGRect(x: 50, y: 20, width: 100, height: 60), "a")
    var space = Transform3D.identity
    space.m34 = -1 / 200
    view.transform3D = Transform3D(rotationAngle: 0.7, x: 0, y: 1, z: 0).concatenating(space)
    page.addSubview(view)
    let area = try #require(try page.linkAreas().first)
    #expect(area.outlines.first?.count == 4)
    let links = try annotations(in: page.data(as: .pdf), height: 100)
    #expect(links.count > 3)
  }

  @Test("a scheme that the options allow is in image maps as in documents")
  func scheme() throws {
    var options = RenderOptions()
    options.limits.linkSchemes.insert("app")
    let view = box(CGRect(x: 10, y: 10, width: 50, height: 30), nil)
    view.link = .url("app:open/1")
    let page = page()
    page.addSubview(view)
    #expect(try page.linkAreas(options: options).map(\.target) == [.url("app:open/1")])
    #expect(try page.imageMapHTML(name: "m", options: options).contains("href=\"app:open/1\""))
  }

  @Test("views thinner than a point, several within one, share no annotation")
  func thin() throws {
    let page = page()
    for index in 0..<3 {
      page.addSubview(
        box(CGRect(x: 10.1 + CGFloat(index) * 0.12, y: 20, width: 0.1, height: 30), "\(index)"))
    }
    let rects = try annotations(in: page.data(as: .pdf), height: 100).map(\.rect)
    #expect(rects.map { ($0.minX * 1_000).rounded() } == [10_100, 10_220, 10_340])
    #expect(rects.allSatisfy { abs($0.width - 0.1) < 1e-9 && $0.minY == 20 && $0.height == 30 })
  }

  @Test("a view of which nothing shows is linked in its bounds, whatever it draws")
  func unseen() throws {
    final class Clear: View {
      override func draw(_ rect: CGRect, on canvas: any Canvas) {
        canvas.fill(rect, with: .color(.clear))
      }
    }
    let page = page()
    let clear = Clear(frame: CGRect(x: 5, y: 6, width: 70, height: 20))
    let faded = View(frame: CGRect(x: 5, y: 40, width: 60, height: 30))
    let child = box(CGRect(x: 10, y: 10, width: 20, height: 10), nil)
    child.alpha = 0
    faded.addSubview(child)
    for (index, view) in [clear, faded].enumerated() {
      view.link = .url("https://example.com/\(index)")
      page.addSubview(view)
    }
    let areas = try page.linkAreas()
    #expect(areas.map(\.rectangles) == [[faded.frame], [clear.frame]])
  }
}
