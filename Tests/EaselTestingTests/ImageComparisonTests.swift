import EaselCanvas
import EaselTesting
import Foundation
import Testing

/// Images compared.
@Suite struct ImageComparisonTests {
  private func drawnImage(_ color: Color, dot: Color? = nil, width: Int = 10) throws -> Image {
    let surface = try BitmapSurface(
      size: CGSize(width: width, height: 10), background: color)
    if let dot { surface.canvas.fill(CGRect(x: 4, y: 4, width: 1, height: 1), with: .color(dot)) }
    return surface.image
  }

  private func reference() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("easel-\(UUID().uuidString)/reference.png")
  }

  @Test func equalImagesDoNotDiffer() throws {
    let comparison = ImageComparison(expected: try drawnImage(.red), actual: try drawnImage(.red))
    #expect(comparison.maximum == 0)
    #expect(comparison.mean == 0)
    #expect(comparison.isWithin(.exact))
  }

  @Test func aDifferenceInOnePixelCountsAsItsFraction() throws {
    let comparison = ImageComparison(
      expected: try drawnImage(.white), actual: try drawnImage(.white, dot: .black))
    #expect(comparison.maximum == 255)
    #expect(comparison.fraction(exceeding: 0) == 0.01)
    #expect(comparison.mean == 2.55)
    #expect(!comparison.isWithin(ImageBudget()))
    #expect(comparison.isWithin(ImageBudget(maximumFraction: 0.01, maximumMean: 3)))
  }

  @Test func differencesWithinTheToleranceAreNotCounted() throws {
    let comparison = ImageComparison(
      expected: try drawnImage(Color(white: 0.5)), actual: try drawnImage(Color(white: 0.51)))
    #expect(comparison.fraction(exceeding: 0) == 1)
    #expect(comparison.fraction(exceeding: 3) == 0)
  }

  @Test func imagesOfDifferentSizesDiffer() throws {
    let comparison = ImageComparison(
      expected: try drawnImage(.red), actual: try drawnImage(.red, width: 11))
    #expect(!comparison.isWithin(ImageBudget(tolerance: 255, maximumFraction: 1, maximumMean: 255)))
    #expect(comparison.summary.contains("11 × 10"))
    #expect(try comparison.sheet().width == 11 * 3 + 16)
  }

  @Test func theDifferenceImageIsRedAtDifferingPixels() throws {
    let difference = try ImageComparison(
      expected: drawnImage(.white), actual: drawnImage(.white, dot: .black)
    ).difference()
    #expect(difference.pixel(x: 4, y: 4).map { $0 == (255, 0, 0, 255) } == true)
    #expect(difference.pixel(x: 0, y: 0).map { $0 == (255, 255, 255, 255) } == true)
  }

  @Test func aMissingReferenceIsRecordedAndFails() throws {
    let url = reference()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let image = try drawnImage(.blue)
    #expect(throws: ImageMismatch.self) { try compareImage(image, with: url) }
    #expect(try Image(contentsOf: url) == image)
    try compareImage(image, with: url)
  }

  @Test func aMismatchHasAComparisonSheet() throws {
    let url = reference()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try drawnImage(.blue).data(as: .png).write(to: url)
    do {
      try compareImage(try drawnImage(.red), with: url)
      Issue.record("a red image is not a blue one")
    } catch let mismatch as ImageMismatch {
      let sheet = try Image(data: try #require(mismatch.sheet))
      #expect(sheet.width == 46)
      #expect(mismatch.description.contains("reference.failed.png"))
    }
  }

  @Test func expectImageRecordsAnIssueForAMissingOrDifferingReference() throws {
    let url = reference()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let image = try drawnImage(.green)
    let black = try drawnImage(.black)
    withKnownIssue { try expectImage(image, matches: url) }
    withKnownIssue { try expectImage(black, matches: url) }
    try expectImage(image, matches: url)
  }
}
