import EaselCanvas
import Foundation
import Testing

@Suite struct ImageMapTests {
  private static let triangle = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10.2, y: 0), CGPoint(x: 10.2, y: 0.1), CGPoint(x: 5, y: 8),
  ]

  @Test("an area has its outline in pixels, and its address and alternative text escaped")
  func area() {
    let map = ImageMap([
      LinkArea(
        target: .url("https://example.com/?a=1&b=2"), label: "Wind & \"Sun\"", value: "<37 %",
        outlines: [Self.triangle], rectangles: [])
    ])
    #expect(
      map.html(name: "a\"b", scale: 2) == """
        <map name="a&quot;b">
        <area shape="poly" coords="0,0,20,0,10,16" href="https://example.com/?a=1&amp;b=2" \
        alt="Wind &amp; &quot;Sun&quot;: &lt;37 %" title="Wind &amp; &quot;Sun&quot;: &lt;37 %">
        </map>

        """)
  }

  @Test("an area without a label has its address as text; a destination is a fragment")
  func destination() {
    let map = ImageMap([
      LinkArea(target: .destination("Größe 1"), outlines: [Self.triangle], rectangles: [])
    ])
    let html = map.html(name: "m")
    #expect(html.contains("href=\"#Gr%C3%B6%C3%9Fe%201\" alt=\"#Gr%C3%B6%C3%9Fe%201\">"))
    #expect(!html.contains("title="))
  }

  @Test("an outline smaller than a pixel is left out")
  func speck() {
    let map = ImageMap([
      LinkArea(
        target: .url("https://example.com"),
        outlines: [[CGPoint(x: 0.1, y: 0), CGPoint(x: 0.3, y: 0), CGPoint(x: 0.2, y: 0.3)]],
        rectangles: [])
    ])
    #expect(map.html(name: "m") == "<map name=\"m\">\n</map>\n")
  }

  @Test("an address with a scheme that browsers execute is left out")
  func script() {
    let map = ImageMap(
      ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", " javascript:x"].map {
        LinkArea(target: .url($0), outlines: [Self.triangle], rectangles: [])
      })
    #expect(map.html(name: "m") == "<map name=\"m\">\n</map>\n")
  }

  @Test("an address is percent-encoded as in a PDF")
  func encoding() {
    let map = ImageMap([
      LinkArea(
        target: .url("https://example.com/a b/ö"), outlines: [Self.triangle], rectangles: [])
    ])
    #expect(map.html(name: "m").contains("href=\"https://example.com/a%20b/%C3%B6\""))
  }
}
