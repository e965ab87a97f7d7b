import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

struct SVGStyleTests {
  @Test(arguments: [
    ("#f00", "#ff0000"), ("#f008", "#ff000088"), ("#0a84ff", "#0a84ff"), ("#0a84ff80", "#0a84ff80"),
    ("RED", "#ff0000"), ("rebeccapurple", "#663399"), ("darkslategrey", "#2f4f4f"),
    ("rgb(255, 128,0)", "#ff8000"), ("rgb(100% 0% 0%)", "#ff0000"),
    ("rgba(0,0,255,.5)", "#0000ff80"),
    ("rgb(1 2 3 / 50%)", "#01020380"), ("hsl(120,100%,25%)", "#008000"),
    ("hsl(210deg 50% 50%)", "#4080bf"), ("hsla(0, 100%, 50%, 0.2)", "#ff000033"),
    ("hsl(-90, 100%, 50%)", "#8000ff"), ("transparent", "#00000000"),
  ])
  func colorsAreRead(text: String, expected: String) throws {
    guard case .fixed(let color) = try #require(SVGColor(text)) else {
      Issue.record("\(text) is no fixed colour")
      return
    }
    #expect(color.hexString == expected)
  }

  @Test(arguments: [
    "", "reddish", "#12", "rgb(1,2)", "rgb(1,2,3", "hsl(red,1%,1%)", "url(#a)", "f00",
  ])
  func invalidColorsAreNil(text: String) { #expect(SVGColor(text) == nil) }

  @Test func allNamesOfCSSAreKnown() { #expect(SVGColorNames.values.count == 148) }

  @Test(
    arguments: [
      ("12", 12), ("1.5em", 24), ("10px", 10), ("72pt", 96), ("1in", 96), ("2.54cm", 96),
      ("25.4mm", 96), ("6pc", 96), ("2ex", 16), ("50%", 100), ("-1e1", -10),
    ] as [(String, CGFloat)])
  func lengthsAreRead(text: String, expected: CGFloat) throws {
    let length = try #require(SVGLength(text))
    let value = length.resolved(
      .horizontal, viewport: CGSize(width: 200, height: 100), fontSize: 16)
    #expect(abs(value - expected) < 1e-9)
  }

  @Test(arguments: ["", "px", "1 2", "1furlong", "1e999"])
  func invalidLengthsAreNil(text: String) { #expect(SVGLength(text) == nil) }

  @Test func styleAttributeGoesBeforeRulesAndTheseBeforeAttributes() throws {
    let image = try VectorImage(
      body: """
        <style>rect{fill:#222} .a{fill:#333} #b{fill:#444} .c{fill:#666!important}</style>
        <g fill="#999"><rect width="1" height="1" fill="#111"/><circle r="1" fill="#111"/>
        <rect class="a" width="1" height="1"/><rect id="b" class="a" width="1" height="1"/>
        <rect class="a" width="1" height="1" style="fill:#555"/>
        <rect class="a c" width="1" height="1" style="fill:#555"/><circle r="1"/></g>
        """)
    #expect(
      image.fillColors == [
        "#222222", "#111111", "#333333", "#444444", "#555555", "#666666", "#999999",
      ])
  }

  @Test func laterRuleOfTheSameWeightWins() throws {
    let image = try VectorImage(
      body: """
        <style>.a,.b{fill:red} /* .a{fill:lime} */ .a.b{fill:blue} .b{fill:green}</style>
        <circle r="1" class="a"/><circle r="1" class="b"/><circle r="1" class="a b"/>
        """)
    #expect(image.fillColors == ["#ff0000", "#008000", "#0000ff"])
  }

  @Test func currentColorIsThatOfTheElement() throws {
    let image = try VectorImage(
      body: """
        <g color="red" fill="currentColor"><circle r="1"/><circle r="1" color="blue"/></g>
        """)
    #expect(image.fillColors == ["#ff0000", "#0000ff"])
  }

  @Test func opacityIsNotInherited() throws {
    let image = try VectorImage(
      body: """
        <g opacity=".5"><circle r="1"/></g><circle r="1" opacity="50%"/>
        """)
    let groups = image.operations.filter {
      if case .beginGroup(let effects) = $0 { return effects.opacity == 0.5 }
      return false
    }
    let alphas = image.operations.compactMap { operation -> CGFloat? in
      if case .fill(_, with: _, rule: _, compositing: let how) = operation { return how.alpha }
      return nil
    }
    #expect(groups.count == 1)
    #expect(alphas == [1, 0.5])
  }

  @Test func strokePropertiesReachTheStroke() throws {
    let image = try VectorImage(
      body: """
        <g stroke="red" stroke-width="3" stroke-linecap="round" style="stroke-linejoin:bevel">
        <path d="M0 0h9" stroke-dasharray="1 2,3" stroke-dashoffset="1" stroke-miterlimit="7"/></g>
        """)
    #expect(
      image.strokeStyles == [
        StrokeStyle(
          lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 7,
          dash: [1, 2, 3, 1, 2, 3], dashPhase: 1)
      ])
  }

  @Test func miterLimitIsFourByDefault() throws {
    let image = try VectorImage(body: #"<path d="M0 0h9" stroke="red"/>"#)
    #expect(image.strokeStyles.first?.miterLimit == 4)
  }

  @Test func hiddenElementsAreNotDrawn() throws {
    let image = try VectorImage(
      body: """
        <g display="none"><circle r="1" display="inline"/></g>
        <g visibility="hidden"><circle r="1" fill="red"/>
        <circle r="1" fill="lime" visibility="visible"/></g>
        """)
    #expect(image.fillColors == ["#00ff00"])
  }

  @Test func valuesThatCannotBeReadAreNoted() throws {
    let image = try VectorImage(
      body: #"<circle r="1" fill="blurple"/><circle r="1" style="fill:blurple"/>"#)
    #expect(image.fillColors == ["#000000", "#000000"])
    #expect(image.diagnostics.count == 1)
    #expect(
      image.diagnostics.first?.message
        == "“blurple” is not a value of “fill” and is ignored (line 1, 2 times)")
  }

  @Test(arguments: [
    ("translate(10)", CGPoint(x: 11, y: 2)), ("translate(10,20)", CGPoint(x: 11, y: 22)),
    ("scale(2)", CGPoint(x: 2, y: 4)), ("scale(2 3)", CGPoint(x: 2, y: 6)),
    ("rotate(90)", CGPoint(x: -2, y: 1)), ("rotate(90 1 1)", CGPoint(x: 0, y: 1)),
    ("skewX(45)", CGPoint(x: 3, y: 2)), ("skewY(45)", CGPoint(x: 1, y: 3)),
    ("matrix(1 2 3 4 5 6)", CGPoint(x: 12, y: 16)),
    ("translate(10,0) scale(2)", CGPoint(x: 12, y: 4)),
    (" translate( 1 , 1 ),translate(1-1)", CGPoint(x: 3, y: 2)), ("", CGPoint(x: 1, y: 2)),
  ])
  func transformsAreRead(text: String, expected: CGPoint) throws {
    let transform = try #require(CGAffineTransform(svg: text))
    #expect(CGPoint(x: 1, y: 2).applying(transform).rounded == expected)
  }

  @Test(arguments: ["scale", "scale()", "rotate(1,2)", "spin(3)", "translate(1", "matrix(1 2 3)"])
  func invalidTransformsAreNil(text: String) { #expect(CGAffineTransform(svg: text) == nil) }
}
