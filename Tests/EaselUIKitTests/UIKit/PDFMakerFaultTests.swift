import EaselCanvas
import EaselUIKit
import Testing

/// What code that makes PDF documents may do wrong.
@Suite struct PDFMakerFaultTests {
  private struct Stop: Error {}

  @Test(arguments: 0..<4)
  func aMediaBoxThatIsNotARectangleIsNoted(index: Int) throws {
    let values: [Any] = [5, "box", NSValue(cgPoint: .zero), Data([1, 2, 3])]
    let value = values[index]
    let data = NSMutableData()
    let notes = notes { _ in
      UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 90, height: 60), nil)
      UIGraphicsBeginPDFPageWithInfo(.zero, [kCGPDFContextMediaBox: value])
      UIGraphicsEndPDFContext()
    }
    #expect(notes.contains { $0.operation == kCGPDFContextMediaBox as String })
    #expect(try PDFReader(data as Data).pageSize(1) == "90 60")
  }

  @Test func linksAndDestinationsOutsideOfTheClipAreKept() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let notes = notes { _ in
      let data = renderer.pdfData { context in
        context.beginPage()
        context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 200, height: 10))
        context.addDestination(withName: "body", at: CGPoint(x: 0, y: 50))
        context.setDestinationWithName("body", for: CGRect(x: 10, y: 60, width: 50, height: 20))
      }
      #expect((try? PDFReader(data).objects().contains("/Dest")) == true)
    }
    #expect(!notes.contains { $0.code == .missingDestination })
  }

  @Test func anErrorThrownWhileDrawingIsRethrownAndLeavesNoFile() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID()).pdf")
    let notes = notes { _ in
      #expect(throws: Stop.self) {
        try renderer.writePDF(to: path) { context in
          context.beginPage()
          throw Stop()
        }
      }
    }
    #expect(!notes.contains { $0.code == .documentUnfinished })
    #expect(!FileManager.default.fileExists(atPath: path.path))
  }

  @Test func drawingOutsideOfAnImageIsNoted() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let notes = notes { _ in
      _ = renderer.image { _ in "x".draw(at: CGPoint(x: 50, y: 50)) }
    }
    #expect(notes.contains { $0.code == .outsidePage })
  }

  @Test func aTextDirectionOfAnUnknownRawValueIsNil() {
    #expect(TextDirection(rawValue: .max) == nil)
    #expect(TextDirection(rawValue: .min) == nil)
  }

  @Test func aResizableImageInARectangleWithNaNIsNoted() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let notes = notes { _ in image.draw(in: CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20)) }
    #expect(notes.contains { $0.code == .invalidNumber })
  }

  @Test func theDeviceSpaceOfAnImageIsInPixels() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
    defer { UIGraphicsEndImageContext() }
    let size = UIGraphicsGetCurrentContext()?.convertToDeviceSpace(CGSize(width: 1, height: 1))
    #expect(size.map { abs($0.width) } == 2)
  }
}
