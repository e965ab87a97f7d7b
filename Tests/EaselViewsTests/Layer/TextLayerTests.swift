import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct TextLayerTests {
  private static func layer(_ string: Any?, width: CGFloat = 200) -> TextLayer {
    let layer = TextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    layer.string = string
    layer.fontSize = 10
    return layer
  }

  private static func text(
    _ layer: TextLayer, at time: TimeInterval? = nil
  ) -> (layout: TextLayout, origin: CGPoint)? {
    var options = RenderOptions()
    options.time = time
    let canvas = RecordingCanvas(context: RenderContext(options))
    layer.render(on: canvas)
    return canvas.recording.operations.lazy.compactMap { operation in
      if case .text(let layout, let origin, _) = operation { (layout, origin) } else { nil }
    }.first
  }

  private static func style(_ size: CGFloat, _ color: Color = .white) -> TextStyle {
    TextStyle(font: .system(size: size), color: color)
  }

  @Test func theDefaultsOfATextLayerAreThoseOfCoreAnimation() {
    let layer = TextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == .white)
    #expect(!layer.isWrapped)
    #expect(layer.alignmentMode == .natural)
    #expect(layer.truncationMode == .none)
  }

  @Test func aStringIsSetInTheLayersFont() throws {
    let (layout, origin) = try #require(Self.text(Self.layer("Total")))
    #expect(layout == TextLayout("Total", style: Self.style(10), width: 200))
    #expect(origin == .zero)
  }

  @Test func theFontsOwnSizeIsIgnored() throws {
    let layer = Self.layer("Total")
    layer.font = Font.system(size: 99, weight: .bold)
    let bold = try #require(Self.text(layer)?.layout)
    #expect(
      bold
        == TextLayout(
          "Total", style: TextStyle(font: .system(size: 10, weight: .bold), color: .white),
          width: 200))
  }

  @Test func aFontMayBeGivenByItsName() throws {
    let layer = Self.layer("Total")
    layer.font = "Roboto"
    let named = try #require(Self.text(layer)?.layout)
    #expect(
      named
        == TextLayout(
          "Total", style: TextStyle(font: Font(family: "Roboto", size: 10), color: .white),
          width: 200))
  }

  @Test func aLongLineDoesNotWrap() throws {
    let layer = Self.layer("one two three four five", width: 30)
    #expect(try #require(Self.text(layer)).layout.lines.count == 1)
    layer.isWrapped = true
    #expect(try #require(Self.text(layer)).layout.lines.count > 2)
  }

  @Test func aLongLineOverflowsAccordingToItsAlignment() throws {
    let layer = Self.layer("one two three four five", width: 30)
    let natural = TextLayout("one two three four five", style: Self.style(10)).size.width
    let excess = natural.rounded(.up) - 30
    let shifts: [(TextAlignment, CGFloat)] = [
      (.left, 0), (.natural, 0), (.justified, 0), (.center, excess / 2), (.right, excess),
    ]
    for (mode, shift) in shifts {
      layer.alignmentMode = mode
      #expect(try #require(Self.text(layer)).origin.x == -shift)
    }
  }

  @Test func aLongRightToLeftLineOverflowsToTheLeft() throws {
    let text = "אחת שתיים שלוש ארבע חמש"
    let layer = Self.layer(text, width: 30)
    let natural = TextLayout(text, style: Self.style(10)).size.width
    for mode in [TextAlignment.natural, .justified] {
      layer.alignmentMode = mode
      #expect(try #require(Self.text(layer)).origin.x == 30 - natural.rounded(.up))
    }
  }

  @Test func aLongLineIsTruncatedAtTheStartMiddleOrEnd() throws {
    let layer = Self.layer("one two three four five", width: 40)
    for mode in [TextTruncation.start, .middle, .end] {
      layer.truncationMode = mode
      let layout = try #require(Self.text(layer)).layout
      #expect(layout.isTruncated)
      #expect(layout.lines.count == 1)
    }
  }

  @Test func aWrappedTextIsTruncatedAtItsEnd() throws {
    let layer = Self.layer("one two three four five six seven eight nine ten", width: 40)
    layer.isWrapped = true
    layer.truncationMode = .end
    layer.bounds.size.height = 30
    let layout = try #require(Self.text(layer)).layout
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 2)
  }

  @Test func textIsClippedToTheBounds() {
    let canvas = RecordingCanvas()
    Self.layer("Total", width: 12).render(on: canvas)
    #expect(canvas.recording.bounds.width <= 12)
  }

  @Test func attributedTextHasItsOwnStyle() throws {
    let text = NSAttributedString(
      string: "Total", attributes: [.font: Font.system(size: 20), .foregroundColor: Color.red])
    let layout = try #require(Self.text(Self.layer(text)))
    #expect(layout.layout.size == TextLayout("Total", style: Self.style(20), width: 200).size)
    var modern = AttributedString("Total")
    modern[EaselAttributes.FontKey.self] = .system(size: 20)
    #expect(try #require(Self.text(Self.layer(modern))).layout.size == layout.layout.size)
  }

  @Test func aStringOfAnotherTypeIsNoted() {
    let canvas = RecordingCanvas()
    Self.layer(42).render(on: canvas)
    #expect(canvas.context.firstError?.code == .invalidData)
    #expect(Self.text(Self.layer(nil)) == nil)
  }

  @Test func sizeAndColourAnimate() throws {
    let layer = Self.layer("Total")
    for (key, from, to) in [
      ("fontSize", 10, 30), ("foregroundColor", Color.black, Color.white),
    ] as [(String, Any, Any)] {
      let animation = BasicAnimation(keyPath: key)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    let layout = try #require(Self.text(layer, at: 0.5)).layout
    #expect(layout == TextLayout("Total", style: Self.style(20, Color(white: 0.5)), width: 200))
  }

  @Test func aPresentationIsATextLayer() {
    let layer = Self.layer("Total")
    layer.isWrapped = true
    layer.alignmentMode = .right
    let copy = layer.presentation()
    #expect(copy?.string as? String == "Total")
    #expect(copy?.isWrapped == true)
    #expect(copy?.alignmentMode == .right)
    #expect(copy?.fontSize == 10)
  }

  @Test func aViewCanBeBackedByATextLayer() {
    final class Caption: View {
      override class var layerClass: AnyClass { TextLayer.self }
    }
    #expect(Caption(frame: .zero).layer is TextLayer)
  }
}
