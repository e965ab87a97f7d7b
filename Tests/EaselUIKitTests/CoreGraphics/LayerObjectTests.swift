import EaselUIKit
import Testing

/// Layers of Core Graphics: drawings that are made once and drawn several times.
@Suite struct LayerObjectTests {
  private let square = CGRect(x: 0, y: 0, width: 4, height: 4)

  /// A layer of 4 × 4 whose upper left quarter is red, for a y axis that points down.
  private func corner(for context: CGContext) throws -> CGLayer {
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    let inner = try #require(layer.context)
    inner.setFillColor(UIColor.red.cgColor)
    inner.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return layer
  }

  @Test func aLayerIsDrawnAtAPointAndInARectangle() throws {
    let image = try drawnImageOrThrow { context in
      let layer = try corner(for: context)
      #expect(layer.size == CGSize(width: 4, height: 4))
      context.draw(layer, at: CGPoint(x: 3, y: 5))
      context.draw(layer, in: CGRect(x: 8, y: 8, width: 12, height: 8))
    }
    #expect(pixel(image, 3, 5) == [255, 0, 0, 255] && pixel(image, 4, 6) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 5)[3] == 0 && pixel(image, 3, 7)[3] == 0)
    #expect(pixel(image, 13, 11) == [255, 0, 0, 255])
    #expect(pixel(image, 14, 11)[3] == 0 && pixel(image, 13, 12)[3] == 0)
  }

  @Test func drawingOutsideOfTheSizeIsClipped() throws {
    let image = try drawnImageOrThrow { context in
      let layer = try corner(for: context)
      layer.context?.fill(CGRect(x: -9, y: -9, width: 30, height: 30))
      context.draw(layer, at: CGPoint(x: 5, y: 5))
    }
    #expect(pixel(image, 4, 6)[3] == 0 && pixel(image, 9, 6)[3] == 0)
    #expect(pixel(image, 5, 5)[3] == 255 && pixel(image, 8, 8)[3] == 255)
  }

  @Test func whatIsDrawnIntoALayerLaterAppearsWhenItIsDrawnAgain() throws {
    let image = try drawnImageOrThrow { context in
      let layer = try corner(for: context)
      context.draw(layer, at: .zero)
      layer.context?.setFillColor(UIColor.blue.cgColor)
      layer.context?.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
      context.draw(layer, at: CGPoint(x: 10, y: 0))
    }
    #expect(pixel(image, 3, 3)[3] == 0)
    #expect(pixel(image, 10, 0) == [255, 0, 0, 255] && pixel(image, 13, 3) == [0, 0, 255, 255])
  }

  @Test func statesThatAreOpenInTheLayerStayOpenAndAreNotNoted() throws {
    let canvas = RecordingCanvas()
    let context = CGContext(canvas)
    let layer = try corner(for: context)
    let inner = try #require(layer.context)
    inner.saveGState()
    inner.translateBy(x: 2, y: 2)
    inner.beginTransparencyLayer(auxiliaryInfo: nil)
    inner.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, at: .zero)
    #expect(inner.ctm.tx == 2)
    inner.endTransparencyLayer()
    inner.restoreGState()
    context.draw(layer, at: .zero)
    #expect(canvas.context.diagnostics.isEmpty)
    #expect(canvas.recording.operations.count == 10)
  }

  @Test func theOpacityAppliesToTheLayerAsAWhole() throws {
    let image = try drawnImageOrThrow { context in
      let layer = try corner(for: context)
      layer.context?.fill(square)
      layer.context?.fill(square)
      context.setAlpha(0.5)
      context.draw(layer, at: .zero)
    }
    #expect(abs(Int(pixel(image, 1, 1)[3]) - 128) <= 1)
  }

  @Test func aLayerCastsOneShadow() throws {
    let image = try drawnImageOrThrow { context in
      let layer = try corner(for: context)
      context.setShadow(
        offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.blue.cgColor)
      context.draw(layer, at: .zero)
    }
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255] && pixel(image, 11, 1) == [0, 0, 255, 255])
    #expect(pixel(image, 13, 1)[3] == 0)
  }

  @Test func blendModesInALayerDoNotReachTheDrawingBehindIt() throws {
    let image = try drawnImageOrThrow { context in
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      let layer = try corner(for: context)
      layer.context?.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      layer.context?.setBlendMode(.sourceIn)
      layer.context?.setFillColor(UIColor.blue.cgColor)
      layer.context?.fill(square)
      context.draw(layer, at: .zero)
    }
    #expect(pixel(image, 0, 0) == [0, 255, 0, 255] && pixel(image, 3, 3) == [0, 255, 0, 255])
    #expect(pixel(image, 1, 1) == [0, 0, 255, 255])
  }

  @Test func callsOfUIKitDrawIntoALayerThatIsCurrent() throws {
    let image = try drawnImageOrThrow { context in
      let layer = try corner(for: context)
      let inner = try #require(layer.context)
      UIGraphicsPushContext(inner)
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 4)).fill()
      UIGraphicsPopContext()
      context.addRect(CGRect(x: 10, y: 10, width: 5, height: 5))
      context.draw(layer, at: .zero)
      context.fillPath()
    }
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255] && pixel(image, 3, 3) == [0, 0, 255, 255])
    // Drawing a layer keeps the current path.
    #expect(pixel(image, 12, 12) == [0, 0, 0, 255])
  }

  @Test func aLayerHasTheAxesOfTheContextThatDrawsIt() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(try corner(for: context), at: .zero)
    let image = UIImage(cgImage: try #require(context.makeImage()))
    #expect(pixel(image, 0, 19) == [255, 0, 0, 255] && pixel(image, 3, 16)[3] == 0)
  }

  @Test func textInALayerRemainsTextInAPDF() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData {
      page in
      page.beginPage()
      let size = CGSize(width: 50, height: 20)
      guard let layer = CGLayer(page.cgContext, size: size, auxiliaryInfo: nil),
        let inner = layer.context
      else { return }
      UIGraphicsPushContext(inner)
      "Stamp".draw(at: .zero)
      UIGraphicsPopContext()
      for row in 0..<3 { page.cgContext.draw(layer, at: CGPoint(x: 10, y: 30 * row)) }
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Font") && !text.contains("/Subtype /Image"))
  }

  @Test(arguments: [CGSize(width: -1, height: 4), CGSize(width: 4, height: CGFloat.nan)])
  func aSizeThatIsNoSizeMakesNoLayer(_ size: CGSize) throws {
    let canvas = RecordingCanvas()
    #expect(CGLayer(CGContext(canvas), size: size, auxiliaryInfo: nil) == nil)
    let note = try #require(canvas.context.diagnostics.first)
    #expect(note.severity == .error && note.code == .invalidSize)
  }

  @Test func aLayerWithoutWidthDrawsNothing() throws {
    let canvas = RecordingCanvas()
    let context = CGContext(canvas)
    let layer = try #require(CGLayer(context, size: .zero, auxiliaryInfo: nil))
    layer.context?.fill(square)
    context.draw(layer, at: .zero)
    context.draw(try corner(for: context), in: .zero)
    #expect(canvas.recording.isEmpty && canvas.context.diagnostics.isEmpty)
  }

  @Test func aRectangleThatIsNotFiniteIsAnError() throws {
    let canvas = RecordingCanvas()
    let context = CGContext(canvas)
    context.draw(try corner(for: context), at: CGPoint(x: CGFloat.nan, y: 0))
    #expect(canvas.context.diagnostics.map(\.severity) == [.error])
  }

  private func drawnImageOrThrow(_ draw: (CGContext) throws -> Void) throws -> UIImage {
    var failure: (any Error)?
    let image = drawnImage {
      do { try draw($0) } catch { failure = error }
    }
    if let failure { throw failure }
    return image
  }
}
