import Foundation
import Testing

@testable import EaselCanvas

@Suite struct ForeignFormatTests {
  private static let files: [(start: [UInt8], name: String)] = [
    (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8), "a WebP file"),
    (Array("GIF89a".utf8), "a GIF file"), (Array("II*\0".utf8), "a TIFF file"),
    ([0, 0, 0, 32] + Array("ftypavif".utf8), "an AVIF file"),
    ([0, 0, 0, 24] + Array("ftypheic".utf8), "a HEIF file"),
    (Array("%PDF-1.7".utf8), "a PDF file"), (Array("<svg xmlns".utf8), "an SVG file"),
    (Array("BM1234".utf8), "a BMP file"),
  ]

  @Test(arguments: files)
  func theErrorForAnUnsupportedFormatNamesIt(start: [UInt8], name: String) {
    let error = #expect(throws: EaselError.self) { try Image(data: Data(start)) }
    #expect(error?.code == .invalidImage)
    #expect(error?.message.hasPrefix("the data are \(name); give a PNG") == true)
  }

  @Test func theErrorForUnknownDataSaysThatTheyAreNoSupportedFormat() {
    let error = #expect(throws: EaselError.self) { try Image(data: Data([1, 2, 3])) }
    #expect(error?.message.hasPrefix("the data are neither a PNG") == true)
  }

  @Test func aSliceOfDataIsReadFromItsOwnStart() {
    let data = Data(Array("xxGIF89a".utf8))[2...]
    #expect(ForeignFormat.name(of: data) == "a GIF file")
  }
}
