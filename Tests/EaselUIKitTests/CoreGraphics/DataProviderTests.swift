import EaselUIKit
import Testing

/// Providers of bytes for images and fonts.
@Suite struct DataProviderTests {
  private func image(
    _ bytes: [UInt8], bits: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [],
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), size: (width: Int, height: Int) = (1, 1),
    row: Int? = nil
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return CGImage(
      width: size.width, height: size.height, bitsPerComponent: 8, bitsPerPixel: bits,
      bytesPerRow: row ?? size.width * bits / 8, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  private func bytes(_ image: CGImage?) throws -> [UInt8] {
    [UInt8](try #require(image?.dataProvider?.data) as Data)
  }

  @Test func pixelsOfEveryLayoutAreRead() throws {
    let half: [UInt8] = [100, 50, 0, 128]
    #expect(try bytes(image(half, bits: 32, .premultipliedLast)) == half)
    #expect(try bytes(image(half, bits: 32, .premultipliedLast, .byteOrder32Big)) == half)
    #expect(try bytes(image([128, 100, 50, 0], bits: 32, .premultipliedFirst)) == half)
    #expect(
      try bytes(image([0, 50, 100, 128], bits: 32, .premultipliedFirst, .byteOrder32Little)) == half
    )
    #expect(
      try bytes(image([128, 0, 50, 100], bits: 32, .premultipliedLast, .byteOrder32Little)) == half)
    #expect(try bytes(image([200, 100, 0, 128], bits: 32, .last)) == [100, 50, 0, 128])
    #expect(try bytes(image([128, 200, 100, 0], bits: 32, .first)) == [100, 50, 0, 128])
    #expect(try bytes(image([9, 8, 7, 1], bits: 32, .noneSkipLast)) == [9, 8, 7, 255])
    #expect(try bytes(image([1, 9, 8, 7], bits: 32, .noneSkipFirst)) == [9, 8, 7, 255])
    #expect(try bytes(image([9, 8, 7], bits: 24, .none)) == [9, 8, 7, 255])
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(try bytes(image([77], bits: 8, .none, space: gray)) == [77, 77, 77, 255])
    #expect(try bytes(image([77], bits: 8, .alphaOnly)) == [0, 0, 0, 77])
    // A color above its opacity is not a premultiplied color.
    #expect(try bytes(image([200, 0, 0, 100], bits: 32, .premultipliedLast)) == [100, 0, 0, 100])
  }

  @Test func rowsMayHavePaddingExceptForTheLast() throws {
    let rows: [UInt8] = [1, 2, 3, 255, 9, 9, 4, 5, 6, 255]
    let image = try image(rows, bits: 32, .premultipliedLast, size: (1, 2), row: 6)
    #expect(try bytes(image) == [1, 2, 3, 255, 4, 5, 6, 255])
  }

  @Test func aLayoutThatDoesNotFitMakesNoImage() throws {
    #expect(try image([1, 2, 3], bits: 32, .premultipliedLast) == nil)
    #expect(try image([1, 2, 3, 4], bits: 32, .premultipliedLast, size: (1, 2)) == nil)
    #expect(try image([1, 2, 3, 4], bits: 32, .premultipliedLast, size: (0, 1)) == nil)
    #expect(try image([1, 2, 3, 4], bits: 32, .premultipliedLast, size: (1, -1)) == nil)
    #expect(try image([1, 2, 3, 4], bits: 32, .premultipliedLast, row: 3) == nil)
    #expect(try image([1, 2, 3, 4], bits: 32, .premultipliedLast, row: -4) == nil)
    #expect(try image([1, 2, 3, 4], bits: 16, .none) == nil)
    #expect(try image([1, 2, 3, 4], bits: 8, .none) == nil)
    #expect(try image([1], bits: 32, .premultipliedLast, size: (.max, .max), row: .max) == nil)
    let order = CGBitmapInfo(rawValue: 0x1000)
    #expect(try image([1, 2, 3, 4], bits: 32, .premultipliedLast, order) == nil)
  }

  @Test func theColorOfAPointIsReadFromTheBytesOfAnImage() throws {
    let drawn = drawnImage { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 3, y: 2, width: 1, height: 1))
    }
    let image = try #require(drawn.cgImage)
    let provider = try #require(image.dataProvider)
    let data: UnsafePointer<UInt8> = CFDataGetBytePtr(provider.data)
    let position = image.bytesPerRow * 2 + image.bitsPerPixel / image.bitsPerComponent * 3
    #expect((0..<4).map { data[position + $0] } == [0, 0, 255, 255])
    #expect((0..<4).map { data[position + 4 + $0] } == [255, 0, 0, 255])
    #expect(image.alphaInfo == .premultipliedLast && image.bitmapInfo.rawValue == 1)
    #expect(image.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(CFDataGetLength(provider.data) == 1600 && CFDataGetLength(nil) == 0)
  }

  @Test func aPointerIsValidAsLongAsTheImage() throws {
    final class Bar {
      let image: CGImage
      lazy var bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(image.dataProvider?.data)
      init(_ image: CGImage) { self.image = image }
    }
    let bar = Bar(drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) })
    let first = bar.bytes
    #expect(CFDataGetBytePtr(bar.image.dataProvider?.data) == first)
    #expect((0..<1600).allSatisfy { first[$0] == ($0 % 4 == 3 ? 255 : 0) })
  }

  @Test func memoryIsCopiedAndReleased() throws {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    memory.initialize(repeating: 7, count: 4)
    var released = 0
    let provider = CGDataProvider(dataInfo: nil, data: memory, size: 4) { _, pointer, size in
      released = size
      UnsafeMutableRawPointer(mutating: pointer).deallocate()
    }
    #expect(released == 4)
    #expect(try #require(provider?.data) as Data == Data([7, 7, 7, 7]))
  }

  @Test func filesAreReadAndOnlyFiles() throws {
    let font = fixtureFont("Scripts.ttf")
    let size = try Data(contentsOf: font).count
    #expect(CGDataProvider(url: font as CFURL)?.data?.length == size)
    #expect(CGDataProvider(filename: font.path)?.data?.length == size)
    #expect(CGDataProvider(filename: "/no/such/file") == nil)
    let web = try #require(URL(string: "https://example.com/font.ttf"))
    #expect(CGDataProvider(url: web as CFURL) == nil)
  }

  @Test func anImageFileIsReadFromAProvider() throws {
    let png = try #require(
      drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }.pngData())
    let provider = try #require(CGDataProvider(data: png as CFData))
    let image = CGImage(
      pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(image?.width == 20)
    let font = try #require(CGDataProvider(url: fixtureFont("Scripts.ttf") as CFURL))
    let none = CGImage(
      jpegDataProviderSource: font, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(none == nil)
  }

  @Test func aFontOfAFileIsDrawnAfterItsProviderWasRead() throws {
    let url = fixtureFont("Documents.ttf")
    let provider = try #require(CGDataProvider(data: Data(contentsOf: url) as CFData))
    let font = try #require(CGFont(provider))
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "A"
    label.font = CTFontCreateWithGraphicsFont(font, 17, nil, nil)
    let result = try label.rendered(as: .pdf)
    #expect(!result.diagnostics.contains { $0.code == .fontSubstituted })
    #expect(font.familyName.hasPrefix("Easel"))
    let named = try #require(font.postScriptName as String?)
    #expect(UIFont(name: named, size: 12)?.familyName == font.familyName)
  }

  @Test func aFileThatIsNoFontIsNotRegistered() throws {
    let provider = try #require(CGDataProvider(data: Data("no font".utf8) as CFData))
    #expect(CGFont(provider) == nil)
    var error: Unmanaged<CFError>?
    let url = URL(fileURLWithPath: #filePath)
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    let failure = try #require(error?.takeRetainedValue())
    #expect((CFErrorCopyDescription(failure) as String).contains("font"))
    #expect(CTFontManagerRegisterFontsForURL(fixtureFont("Documents.ttf") as CFURL, .user, nil))
  }
}
