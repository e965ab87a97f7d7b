#if ColorProfiles
  import Foundation
  import Testing

  @testable import EaselCanvas

  /// Images are drawn in sRGB, whatever the color space of their file.
  @Suite struct ColorProfileTests {
    /// A PNG of one pixel with a chunk.
    private func png(_ color: [UInt8], type: UInt8 = 6, _ chunks: (String, [UInt8])...) -> Data {
      var file = PNGBytes(width: 1, height: 1, type: type, rows: [0] + color)
      file.before = chunks.map { (name: $0.0, body: $0.1) }
      return file.data
    }

    private func iccp(_ profile: [UInt8]) -> (String, [UInt8]) {
      ("iCCP", Array("test\0\0".utf8) + PNGBytes.deflated(profile))
    }

    private func number(_ values: Double...) -> [UInt8] {
      values.flatMap { PNGBytes.number(UInt32(($0 * 100_000).rounded())) }
    }

    private func expectColor(
      _ data: Data, _ expected: [Int], within bound: Int = 2,
      _ location: SourceLocation = #_sourceLocation
    ) throws {
      let image = try Image(data: data)
      let pixel = try #require(image.pixel(x: 0, y: 0))
      let found = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
      let isClose = zip(found, expected).allSatisfy { abs($0 - $1) <= bound }
      #expect(isClose, "\(found), not \(expected)", sourceLocation: location)
      #expect(image.diagnostics.isEmpty, sourceLocation: location)
    }

    /// A component of sRGB from 0 to 255 as light, and back (IEC 61966-2-1).
    private func encoded(_ light: Double) -> Int {
      let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      return Int((min(max(value, 0), 1) * 255).rounded())
    }

    @Test func adobeRGBIsConverted() throws {
      // The matrices of Adobe RGB (1998) and sRGB give this light for each color.
      func sRGB(_ color: [Double]) -> [Int] {
        let light = color.map { pow($0 / 255, 2.19922) }
        let rows = [
          [1.39836, -0.39836, 0], [0, 1, 0], [0, -0.04293, 1.04293],
        ]
        return rows.map { encoded(zip($0, light).map(*).reduce(0, +)) } + [255]
      }
      for color in [[200, 100, 50], [120, 130, 140], [90, 200, 100], [30, 60, 200]] as [[Double]] {
        try expectColor(
          png(color.map { UInt8($0) } + [255], iccp(ICCBytes.adobeRGB.bytes)), sRGB(color))
      }
    }

    @Test func opacityIsKept() throws {
      try expectColor(
        png([200, 100, 50, 128], iccp(ICCBytes.adobeRGB.bytes)), [227, 100, 42, 128], within: 4)
      try expectColor(png([200, 100, 50, 0], iccp(ICCBytes.adobeRGB.bytes)), [0, 0, 0, 0])
    }

    @Test func grayIsConverted() throws {
      let expected = encoded(pow(100.0 / 255, 1.0))
      try expectColor(
        png([100], type: 0, iccp(ICCBytes.gray(exponent: 1).bytes)),
        [expected, expected, expected, 255])
    }

    @Test func gammaAndChromaticitiesAreConverted() throws {
      let light = encoded(100.0 / 255)
      try expectColor(
        png([100, 100, 100, 255], ("gAMA", number(1))), [light, light, light, 255])
      // Display P3 by its chromaticities; a gray of equal components stays gray.
      let p3 = ("cHRM", number(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06))
      try expectColor(
        png([200, 100, 50, 255], ("gAMA", number(0.45455)), p3), [214, 93, 31, 255])
      try expectColor(png([99, 99, 99, 255], ("gAMA", number(0.45455)), p3), [99, 99, 99, 255])
    }

    @Test func codePointsOfDisplayP3AreConverted() throws {
      try expectColor(png([200, 100, 50, 255], ("cICP", [12, 13, 0, 1])), [214, 93, 31, 255])
      // They take precedence over the other chunks.
      try expectColor(
        png([200, 100, 50, 255], ("cICP", [1, 13, 0, 1]), ("gAMA", number(1))),
        [200, 100, 50, 255], within: 0)
    }

    @Test func sRGBIsNotTouched() throws {
      let color: [UInt8] = [200, 100, 50, 255]
      let plain = try Image(data: png(color))
      #expect(plain.pixels == [50, 100, 200, 255])
      for chunks in [
        [("sRGB", [0])], [("gAMA", number(0.45455))], [("sRGB", [0]), ("gAMA", number(1))],
        [
          ("gAMA", number(0.45455)),
          ("cHRM", number(0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06)),
        ],
      ] as [[(String, [UInt8])]] {
        var file = PNGBytes(width: 1, height: 1, rows: [0] + color)
        file.before = chunks.map { (name: $0.0, body: $0.1) }
        #expect(try Image(data: file.data).pixels == plain.pixels)
      }
    }

    @Test func damagedProfilesAreNoted() throws {
      let good = ICCBytes.adobeRGB.bytes
      for profile in [[], Array(good.prefix(100)), Array(good.prefix(200)), ICCBytes.cmyk.bytes] {
        let image = try Image(data: png([200, 100, 50, 255], iccp(profile)))
        #expect(image.pixels == [50, 100, 200, 255])
        #expect(image.diagnostics.map(\.code) == [.invalidImage])
        let canvas = RecordingCanvas()
        canvas.draw(image, in: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(canvas.context.diagnostics.map(\.message).contains { $0.contains("color profile") })
      }
    }

    @Test func anyDamagedByteOfAProfileIsRead() throws {
      for good in [ICCBytes.adobeRGB.bytes, ICCBytes.gray(exponent: 2).bytes] {
        for index in stride(from: 0, to: good.count, by: 3) {
          for value: UInt8 in [0, 0xFF] {
            var bad = good
            bad[index] = value
            _ = try Image(data: png([200, 100, 50, 255], iccp(bad)))
          }
        }
      }
    }

    @Test func aProfileThatGrowsBeyondMeasureIsNoted() throws {
      let huge = [UInt8](repeating: 0, count: 40_000_000)
      let stream = try huge.withUnsafeBytes { try Deflater(.quick).compressed($0) }
      let image = try Image(
        data: png([1, 2, 3, 255], ("iCCP", Array("test\0\0".utf8) + stream)))
      #expect(image.diagnostics.map(\.code) == [.invalidImage])
    }

    #if JPEG
      /// A JPEG of 8 × 8 pixels of cyan ink, inverted, as Adobe's programs write it.
      private static let cyan = Data(
        base64Encoded: """
          /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwW\
          FiAsICMmJykqKRkfLTAtKDAlKCko/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAj/\
          xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/ACoVJUlS/9k=
          """)

      /// A file with a profile in two segments, of which the second comes first.
      private func jpeg(_ data: Data, profile: [UInt8]) -> Data {
        let half = profile.count / 2
        var result = data.prefix(2)
        for (number, part) in [(2, profile[half...]), (1, profile[..<half])] {
          let body = Array("ICC_PROFILE\0".utf8) + [UInt8(number), 2] + part
          result +=
            [0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
        }
        return result + data.dropFirst(2)
      }

      @Test func aCMYKImageIsConvertedByItsProfile() throws {
        let data = try #require(Self.cyan)
        try expectColor(data, [0, 255, 255, 255], within: 6)
        // This profile prints green for cyan: L 50, a −64, b 64.
        let image = try Image(data: jpeg(data, profile: ICCBytes.cmyk.bytes))
        let pixel = try #require(image.pixel(x: 4, y: 4))
        #expect(pixel.green > 120 && pixel.red < 60 && pixel.blue < 60)
        #expect(image.jpegData == nil)
      }

      @Test func aCMYKImageOfAnotherProgramIsNotInverted() throws {
        var data = try #require(Self.cyan)
        let mark = try #require(data.range(of: Data("Adobe".utf8)))
        data.replaceSubrange(mark, with: Data("other".utf8))
        let pixel = try #require(try Image(data: data).pixel(x: 4, y: 4))
        #expect(pixel.red < 10 && pixel.green < 10 && pixel.blue < 10)
      }

      @Test func aJPEGInAnotherSpaceIsNotEmbeddedUnchanged() throws {
        let data = try #require(ImageTests.jpeg)
        let profile = ICCBytes.gray(exponent: 1).bytes
        #expect(try Image(data: jpeg(data, profile: profile)).jpegData == nil)
        #expect(try Image(data: data).jpegData != nil)
      }
    #endif
  }
#endif
