#if JPEG
  import Foundation
  import Testing

  @testable import EaselCanvas

  /// Photos are drawn upright, whatever orientation their EXIF data says.
  @Suite struct JPEGOrientationTests {
    /// Red, green, blue and white quarters, row by row, of 32 × 16 pixels; whole blocks.
    private static let quarters = Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZG\
        NywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09P\
        T09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAA\
        AAUGB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAYAQEAAwEAAAAAAAAAAAAAAAAABAYHBf/EABQRAQAAAAAAAAAA\
        AAAAAAAAAAD/2gAMAwEAAhEDEQA/AIblr4AtoLGAGMa8sIDvKhpQD//Z
        """)
    /// The same of 20 × 12 pixels; blocks at the edges are incomplete.
    private static let incomplete = Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZG\
        NywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09P\
        T09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAMABQDAREAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAA\
        BAYHBf/EACgQAAAFAgENAAAAAAAAAAAAAAABAgMEBRIRBhQVNkFSVGGDoaOz0f/EABoBAAICAwAAAAAAAAAAAAAA\
        AAUGAAQCAwf/xAAnEQAABQAJBQEAAAAAAAAAAAAAAQIDBAURFBVSgaGx0SEyNEFRcf/aAAwDAQACEQMRAD8AXc6Y\
        3+xiXLOwalyGu9oePQ+AzUimTZtMZkRmb2l3WquIscFGW0+QGSIEhtw0qT1/S5CPTDS5U1bzJVpOqo8iL2DNBVPh\
        vIn6NFke+bAZYX8OpCdjqwLCt5D6pQep7FBSpPylZbELCO0bwoDIf//Z
        """)

    /// The file with EXIF data that contains an orientation.
    private func photo(_ data: Data?, _ orientation: Int, isLittle: Bool = false) throws -> Data {
      let data = try #require(data)
      let value = UInt8(orientation)
      let tiff: [UInt8] =
        isLittle
        ? [
          0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0,
          0,
        ]
        : [
          0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0,
          0,
        ]
      let body = Array("Exif\0\0".utf8) + tiff
      return data.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(body.count + 2)] + body)
        + data.dropFirst(2)
    }

    /// The colors of the quarters of an image, as a letter each.
    private func letters(_ image: Image) -> String {
      let (w, h) = (image.width, image.height)
      return [(w / 4, h / 4), (w * 3 / 4, h / 4), (w / 4, h * 3 / 4), (w * 3 / 4, h * 3 / 4)]
        .map { x, y in
          guard let pixel = image.pixel(x: x, y: y) else { return "?" }
          switch (pixel.red > 128, pixel.green > 128, pixel.blue > 128) {
          case (true, false, false): return "r"
          case (false, true, false): return "g"
          case (false, false, true): return "b"
          case (true, true, true): return "w"
          default: return "?"
          }
        }.joined()
    }

    /// What stored quarters `rgbw` look like upright, by EXIF orientation.
    private static let upright = [
      1: "rgbw", 2: "grwb", 3: "wbgr", 4: "bwrg", 5: "rbgw", 6: "brwg", 7: "wgbr", 8: "gwrb",
    ]

    @Test(arguments: 1...8, [false, true])
    func aPhotoIsUpright(orientation: Int, isLittle: Bool) throws {
      for (data, sides) in [(Self.quarters, [32, 16]), (Self.incomplete, [20, 12])] {
        let image = try Image(data: try photo(data, orientation, isLittle: isLittle))
        #expect(letters(image) == Self.upright[orientation])
        #expect(image.width == sides[orientation < 5 ? 0 : 1])
        #expect(image.height == sides[orientation < 5 ? 1 : 0])
        #expect(image.orientation.rawValue == orientation)
      }
    }

    @Test(arguments: 2...8)
    func theJPEGInADocumentIsUprightToo(orientation: Int) throws {
      let image = try Image(data: try photo(Self.quarters, orientation))
      let file = try #require(image.jpegData)
      let again = try Image(data: file)
      #expect(letters(again) == Self.upright[orientation])
      #expect(again.orientation == .up)
    }

    @Test func aFileWithIncompleteBlocksIsNotEmbedded() throws {
      #expect(try Image(data: try photo(Self.incomplete, 6)).jpegData == nil)
    }

    @Test(arguments: [0, 9, 255])
    func unknownOrientationsAreUpright(value: Int) throws {
      let image = try Image(data: try photo(Self.quarters, value))
      #expect(letters(image) == "rgbw")
      #expect(image.jpegData != nil)
    }

    @Test func storedPixelsComeBack() throws {
      for orientation in ImageOrientation.allCases {
        let image = try Image(data: try photo(Self.quarters, orientation.rawValue))
        #expect(letters(image.asStored) == "rgbw")
        let again = Image(image.asStored, scale: 1, orientation: orientation)
        #expect(again == image)
      }
    }

    @Test func damagedEXIFDataIsRead() throws {
      let good = Array(try photo(Self.quarters, 6))
      for index in 4..<40 {
        for value: UInt8 in [0, 1, 0x7F, 0xFF] {
          var bad = good
          bad[index] = value
          _ = try? Image(data: Data(bad))
        }
      }
    }
  }
#endif
