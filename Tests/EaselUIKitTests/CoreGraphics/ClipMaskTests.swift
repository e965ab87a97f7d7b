import EaselUIKit
import Testing

@Suite struct ClipMaskTests {
  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// The left half is opaque.
  private var mask: UIImage { drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20)) } }

  @Test func clippingToAMaskDrawsOnlyItsOpaquePart() {
    let image = drawnImage { context in
      context.saveGState()
      context.clip(to: whole, mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
      context.restoreGState()
      context.fill(CGRect(x: 15, y: 0, width: 5, height: 20))
    }
    #expect(pixel(image, 5, 10) == [255, 0, 0, 255])
    #expect(pixel(image, 12, 10)[3] == 0)
    #expect(pixel(image, 17, 10) == [0, 0, 0, 255])
  }

  @Test func anImageMadeBeforeAMaskEndsHasTheMaskedDrawing() {
    let image = drawnImage { context in
      context.clip(to: whole, mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
    }
    #expect(pixel(image, 5, 10) == [255, 0, 0, 255])
    #expect(pixel(image, 12, 10)[3] == 0)
  }

  @Test func aMaskStillClipsAfterAnImageWasMade() {
    let image = drawnImage { context in
      context.translateBy(x: 2, y: 0)
      context.clip(to: whole, mask: mask)
      context.translateBy(x: 3, y: 0)
      _ = UIGraphicsGetImageFromCurrentImageContext()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(pixel(image, 4, 10)[3] == 0)
    #expect(pixel(image, 6, 10) == [0, 0, 0, 255])
    #expect(pixel(image, 13, 10)[3] == 0)
  }

  @Test func anOpaqueMaskClipsByItsLuminance() {
    let mask = UIGraphicsImageRenderer(bounds: whole).image { context in
      UIColor.black.setFill()
      context.fill(whole)
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let image = drawnImage { context in
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: whole, mask: mask)
      context.fill(whole)
    }
    #expect(pixel(image, 10, 5) == [0, 0, 0, 255])
    #expect(pixel(image, 10, 15)[3] == 0)
  }

  @Test func theTopOfAMaskIsAtTheGreatestY() {
    let top = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    let image = drawnImage { context in
      context.clip(to: whole, mask: top)
      context.fill(whole)
    }
    #expect(pixel(image, 10, 5)[3] == 0)
    #expect(pixel(image, 10, 15) == [0, 0, 0, 255])
  }

  @Test func masksEndWithTheirGraphicsStateOrTransparencyLayer() {
    let image = drawnImage { context in
      context.saveGState()
      context.clip(to: whole, mask: mask)
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
      context.clip(to: whole, mask: mask)
      context.fill(whole)
      context.endTransparencyLayer()
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 18, y: 18, width: 2, height: 2))
    }
    #expect(pixel(image, 5, 5) == [0, 0, 0, 255])
    #expect(pixel(image, 5, 15)[3] == 0)
    #expect(pixel(image, 15, 5)[3] == 0)
    #expect(pixel(image, 19, 19) == [0, 0, 0, 255])
  }

  @Test func aPageIsClippedToAMask() throws {
    let mask = mask
    let page = try PDFReader(
      UIGraphicsPDFRenderer(bounds: whole).pdfData { context in
        context.beginPage()
        context.cgContext.clip(to: whole, mask: mask)
        context.fill(whole)
      }
    ).image(1)
    #expect(pixel(page, 5, 10) == [0, 0, 0, 255])
    #expect(pixel(page, 15, 10) == [255, 255, 255, 255])
  }
}
