import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

/// Files that are broken at random are read, or refused by an error of Easel.
struct VectorImageFuzzTests {
  /// A file with one of everything that is read.
  private static let seed = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="50" color="red">
    <style>.a{fill:#123;stroke:rgb(1,2,3)!important} #b,rect.a{stroke-width:2px} @media x{a{b:c}}</style>
    <defs><linearGradient id="g" x1="10%" gradientTransform="rotate(30 .5 .5)" spreadMethod="repeat">
    <stop offset="0" stop-color="hsl(20,50%,50%)"/><stop offset="1" stop-opacity=".5"/></linearGradient>
    <radialGradient id="r" href="#g" fx=".9" r="40%"/>
    <clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/><use href="#b"/></clipPath>
    <mask id="m"><g fill="white"><rect width="99" height="99"/></g></mask>
    <symbol id="s" viewBox="0 0 10 10"><path d="M1 1l2-2.5.5C1 2 3 4 5 6s1 1 2 2q1 1 2 2t3 3A5 3 20 0 1 9 9z"/></symbol></defs>
    <g transform="translate(5 5) scale(1.5,2) skewX(10)" opacity=".5" clip-path="url(#c)" mask="url(#m)">
    <rect id="b" class="a" x="1" y="2" width="3em" height="20%" rx="2"/><use href="#s" width="20" height="10"/>
    <ellipse cx="9" cy="9" rx="5" fill="url(#r) blue" stroke="url(#g)" stroke-dasharray="1 2 3"/>
    <polygon points="1,2 3,4 5-6"/><text x="5" y="9" font-size="8" text-anchor="end">A<tspan dx="1">b</tspan></text>
    <svg width="9" height="9"><image width="4" height="4" href="data:image/png;base64,iVBORw0KGgo="/></svg></g></svg>
    """

  private static let pieces = [
    "<g>", "</g>", "\"", "'", "/>", "<use href=\"#b\"/>", "url(#m)", "#", "1e308", "-1e308",
    "1e-320",
    "NaN", "0", "-", "999999999", "%", "M", "A", "z", "{", "}", ";", ":", "(", ")", "!important",
    "&",
    "&#0;", "]]>", "<![CDATA[", "<!--", "\u{0}", "\u{FFFF}", "é", "em", "inherit", "<style>",
    "matrix(0 0 0 0 0 0)", "scale(1e9)", "<svg ", "href=\"#s\"",
  ]

  @Test(arguments: 0..<8)
  func brokenFilesAreReadOrRefused(part: Int) throws {
    var generator = SeededGenerator(seed: UInt64(part) + 2_026)
    for _ in 0..<40 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        Self.breakAtRandom(&bytes, &generator)
      }
      let image: VectorImage
      do {
        image = try VectorImage(data: Data(bytes), limits: .untrusted)
      } catch is EaselError {
        continue
      }
      let canvas = RecordingCanvas(context: RenderContext(RenderOptions(limits: .untrusted)))
      image.draw(on: canvas, in: CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(image.size.width > 0 && image.size.height > 0)
      #expect(canvas.recording.depth <= 64)
    }
  }

  private static func breakAtRandom(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let position = Int.random(in: 0..<bytes.count, using: &generator)
    let length = min(Int.random(in: 1...20, using: &generator), bytes.count - position)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(position..<(position + length))
    case 2: bytes.insert(contentsOf: bytes[position..<(position + length)], at: position)
    case 3:
      let piece = pieces.randomElement(using: &generator) ?? ""
      bytes.insert(contentsOf: piece.utf8, at: position)
    default:
      // A number becomes another, which keeps the file well-formed.
      guard let digit = bytes[position...].firstIndex(where: { (0x30...0x39).contains($0) }) else {
        return
      }
      let number = ["1e9", "-5", "0", "1e-9", "1e300", ".0", "77"].randomElement(using: &generator)
      bytes.replaceSubrange(digit...digit, with: (number ?? "1").utf8)
    }
  }
}
