import EaselBlocks
import EaselCanvas
import Foundation

/// SVG files of arbitrary bytes, or of pieces at which something changes.
enum SVGFuzz {
  private static let pieces = [
    "<?xml version=\"1.0\" encoding=\"", "utf-8", "utf-16", "iso-8859-1", "windows-1252", "latin9",
    "\"?>", "<!DOCTYPE svg [", "<!DOCTYPE svg SYSTEM 's'[", "]>", "<!ENTITY a '",
    "<!ENTITY b '&a;&a;'>",
    "<!ENTITY % p '", "%p;", "&a;", "&b;", "<!ENTITY x SYSTEM 'x'>", "&x;", "'>",
    "<!NOTATION n SYSTEM 'n'>",
    "<!ENTITY u SYSTEM 'u' NDATA n>", "<!ATTLIST rect q CDATA #IMPLIED>",
    "<!ATTLIST g fill CDATA 'red'>",
    "<!ATTLIST g id ID #REQUIRED>", "<!ELEMENT g (a|(b,c)*)>", "<?i?>",
    "<?xml-stylesheet href='a'?>",
    "<!--", "-->", "<![CDATA[", "]]>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">",
    "<svg>", "</svg>", "<g>", "</g>", "<g id=\"", "\">", "\"/>",
    "<rect width=\"5\" height=\"5\" fill=\"",
    "url(#a)", "url(#p)", "url(#m)", "<pattern id=\"p\" width=\".3\" height=\".4\">", "</pattern>",
    "<marker id=\"m\" orient=\"auto\" viewBox=\"0 0 3 3\">", "</marker>",
    "<path d=\"M1 1A3 2 9 0 1 5 5zL9 2C1 2 3 4 5 6\" marker-mid=\"url(#m)\" stroke-linecap=\"square\"/>",
    "<path marker=\"url(#m)\" d=\"", "M", "L", "C", "A", "z", " 1", "-2", ".5", "1e30",
    "<use href=\"#a\"/>",
    "<radialGradient id=\"a\" fx=\"2\" fr=\".7\"><stop/><stop offset=\"1\" stop-color=\"red\"/></radialGradient>",
    "<linearGradient id=\"a\" href=\"#p\">", "</linearGradient>",
    "<clipPath id=\"a\" clipPathUnits=\"objectBoundingBox\">",
    "</clipPath>", "<mask id=\"a\">", "</mask>", "<symbol id=\"a\">", "</symbol>",
    "clip-path=\"url(#a)\"",
    "<image width=\"4\" href=\"data:image/svg+xml,", "%3Csvg/%3E",
    "data:image/png;base64,iVBORw0KGgo=",
    "<style>", "</style>", "g{fill:red}", "/* */",
    "style=\"mix-blend-mode:multiply;transform-origin:center\"",
    "transform=\"rotate(9)\"", "<text x=\"1\" y=\"5\">", "</text>", "a", "é", "\u{0}",
  ]

  static func run(_ input: inout FuzzInput) {
    var data = Data()
    if input.bool() {
      while !input.isEmpty { data += Data(input.choice(pieces).utf8) }
    } else {
      data = Data(input.rest())
    }
    if TracedCanvas.isOn { FuzzTarget.trace(String(decoding: data, as: UTF8.self)) }
    guard let image = FuzzTarget.attempt({ try VectorImage(data: data, limits: .untrusted) }) else {
      return
    }
    precondition(image.size.width > 0 && image.size.height > 0, "the size is empty")
    let options = RenderOptions(limits: .untrusted)
    _ = FuzzTarget.attempt {
      let surface = try BitmapSurface(size: CGSize(width: 20, height: 20), options: options)
      image.draw(on: surface.canvas, in: CGRect(x: 1, y: 1, width: 18, height: 18))
      return try surface.finish().output
    }
    _ = FuzzTarget.attempt {
      let document = try PDFDocument(options: options)
      try document.page(size: CGSize(width: 20, height: 20)) {
        image.draw(on: $0, in: CGRect(x: 1, y: 1, width: 18, height: 18))
      }
      return try document.finish().output
    }
  }
}
