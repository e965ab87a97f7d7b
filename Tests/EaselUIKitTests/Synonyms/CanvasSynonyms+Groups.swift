import EaselCanvas
import EaselUIKit

extension CanvasSynonyms {
  /// A group has one opacity and one shadow.
  @Sendable static func groups(_ measured: inout Measured) throws {
    let square = CGRect(x: 4, y: 4, width: 6, height: 6)
    let other = CGRect(x: 7, y: 4, width: 6, height: 6)
    let layer = try TwoDrawings { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(square)
      context.fill(other)
      context.endTransparencyLayer()
    } _: { canvas in
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        canvas.fill(square, with: .color(.red))
        canvas.fill(other, with: .color(.red))
      }
    }
    layer.check(&measured, "opacity", [])
    measured.equal(
      pixel(layer.new, 8, 6), pixel(layer.new, 5, 6), "what overlaps in a group is not darker")
    measured.near(CGFloat(pixel(layer.new, 5, 6)[3]), 128, by: 1, "half the opacity")

    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 1), offset: CGSize(width: 6, height: 6))
    let shaded = try TwoDrawings { context in
      context.setShadow(
        offset: CGSize(width: 6, height: 6), blur: 0, color: UIColor.blue.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(square)
    } _: { canvas in
      canvas.withGroup(GroupEffects(opacity: 1, shadow: shadow)) {
        canvas.fill(square, with: .color(.red))
      }
    }
    shaded.check(
      &measured, "shadow", [(5, 5, red), (14, 14, [0, 0, 255, 255]), (14, 5, clear)])
  }

  /// A blend mode mixes with what is below.
  @Sendable static func blendModes(_ measured: inout Measured) throws {
    let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    let drawings = try TwoDrawings { context in
      context.setFillColor(yellow.cgColor)
      context.fill(whole)
      context.setBlendMode(.multiply)
      context.setFillColor(cyan.cgColor)
      context.fill(left)
    } _: { canvas in
      canvas.fill(whole, with: .color(yellow))
      canvas.withGroup(GroupEffects(blendMode: .multiply)) {
        canvas.fill(left, with: .color(cyan))
      }
    }
    drawings.check(
      &measured, "multiply", [(5, 10, [0, 255, 0, 255]), (15, 10, [255, 255, 0, 255])])
  }

  /// A mask shows the part where it is opaque.
  @Sendable static func masks(_ measured: inout Measured) throws {
    let mask = drawnImage { $0.fill(left) }
    let drawings = try TwoDrawings { context in
      context.clip(to: whole, mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
    } _: { canvas in
      let recorder = RecordingCanvas()
      recorder.draw(mask, in: whole)
      canvas.withGroup(GroupEffects(mask: Mask(recorder.recording))) {
        canvas.fill(whole, with: .color(.red))
      }
    }
    drawings.check(&measured, "mask", [(5, 10, red), (15, 10, clear)])
  }

  /// An attributed string is drawn at the point of its upper left corner.
  @Sendable static func texts(_ measured: inout Measured) throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
    ]
    let attributed = NSAttributedString(string: "Ag", attributes: attributes)
    let point = CGPoint(x: 2, y: 3)
    let drawings = try TwoDrawings { _ in
      attributed.draw(at: point)
    } _: {
      $0.draw(TextLayout(attributed), at: point)
    }
    drawings.check(&measured, "text", [(0, 10, clear)])
    var ink = 0
    for y in 0..<20 {
      for x in 0..<20 where pixel(drawings.new, x, y)[3] > 128 { ink += 1 }
    }
    measured.holds((15...120).contains(ink), "the text is drawn: \(ink) pixels")
  }

  /// An image fills its rectangle.
  @Sendable static func images(_ measured: inout Measured) throws {
    let image = drawnImage { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(left)
    }
    let rect = CGRect(x: 4, y: 4, width: 12, height: 12)
    let drawings = try TwoDrawings { _ in
      image.draw(in: rect)
    } _: {
      $0.draw(image, in: rect)
    }
    drawings.check(&measured, "image", [(6, 10, red), (13, 10, clear), (2, 10, clear)])
  }

  /// A bitmap of points has `scale` pixels in each.
  @Sendable static func bitmaps(_ measured: inout Measured) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let old = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let surface = try BitmapSurface(size: CGSize(width: 5, height: 4), scale: 3)
    surface.canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 4), with: .color(.black))
    measured.equal([surface.width, surface.height], [15, 12], "pixels")
    let new = try surface.finishImage().output
    measured.equal(new.size, old.size, "points of the image")
    measured.holds(old.pngData() == new.pngData(), "both write the same PNG file")
    measured.equal(pixel(new, 5, 5), [0, 0, 0, 255], "a pixel of the third column of points")
    measured.equal(pixel(new, 6, 5), clear, "a pixel beyond")
  }

  /// A page of a document has the same text and the same pixels.
  @Sendable static func documents(_ measured: inout Measured) throws {
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let square = CGRect(x: 10, y: 10, width: 30, height: 20)
    let bytes = NSMutableData()
    var mediaBox = box
    if let consumer = CGDataConsumer(data: bytes),
      let context = CGContext(consumer: consumer, mediaBox: &mediaBox, nil)
    {
      context.beginPDFPage(nil)
      // The origin of Core Graphics' page is at the bottom left.
      context.translateBy(x: 0, y: box.height)
      context.scaleBy(x: 1, y: -1)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(square)
      context.endPDFPage()
      context.closePDF()
    }
    let document = try PDFDocument()
    try document.page(size: box.size) { $0.fill(square, with: .color(.red)) }
    let output = try document.finish().output
    let (old, new) = (PDFReader(bytes), PDFReader(output))
    measured.equal(try new.pageSize(1), try old.pageSize(1), "size of the page")
    let images = (try old.image(1), try new.image(1))
    for (x, y, color) in [
      (20, 20, red), (50, 20, [255, 255, 255, 255]), (20, 80, [255, 255, 255, 255]),
    ] {
      measured.equal(pixel(images.0, x, y), color, "Core Graphics at \(x), \(y)")
      measured.equal(pixel(images.1, x, y), color, "PDFDocument at \(x), \(y)")
    }
  }
}
