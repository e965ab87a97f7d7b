import EaselCanvas
import Foundation

/// The error for an image that differs from its reference, or for a reference that was just
/// recorded.
public struct ImageMismatch: Error, CustomStringConvertible {
  /// An English text with the ``ImageComparison/summary`` and the path of the comparison image, or
  /// with the path of a newly written reference.
  public let description: String
  /// The bytes of a PNG image that shows the expected image, the actual image and their difference
  /// side by side; `nil` if a reference was recorded.
  public let sheet: Data?
}

/// Compares an image with a reference file; throws ``ImageMismatch`` if the differences exceed the
/// budget, and after writing a missing reference.
///
/// On a mismatch the expected image, the actual image and their difference are written side by side
/// into `<name>.failed.png`. The folder is that in the environment variable `EASEL_FAILURES`, or
/// `ImageFailures` in the temporary folder. A reference that does not exist is written, and with
/// `EASEL_RECORD=1` in the environment every reference is. The call then throws as well, so that a
/// test that only recorded a reference does not pass.
///
/// - Parameters:
///   - image: The image to check.
///   - reference: The PNG file with the expected image.
///   - budget: The allowed differences. The default allows small ones (``ImageBudget``).
/// - Throws: ``ImageMismatch``, or an error of reading or writing files.
public func compareImage(
  _ image: Image, with reference: URL, budget: ImageBudget = ImageBudget()
) throws {
  let environment = ProcessInfo.processInfo.environment
  let isThere = FileManager.default.fileExists(atPath: reference.path)
  guard isThere, environment["EASEL_RECORD"] != "1" else {
    try FileManager.default.createDirectory(
      at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
    try image.data(as: .png).write(to: reference)
    throw ImageMismatch(
      description: "recorded \(reference.path); look at it, and run the test again", sheet: nil)
  }
  let comparison = ImageComparison(
    expected: try Image(contentsOf: reference, scale: image.scale), actual: image)
  guard !comparison.isWithin(budget) else { return }
  let sheet = try comparison.sheet().data(as: .png)
  let folder =
    environment["EASEL_FAILURES"].map { URL(fileURLWithPath: $0) }
    ?? FileManager.default.temporaryDirectory.appendingPathComponent("ImageFailures")
  let name = reference.deletingPathExtension().lastPathComponent + ".failed.png"
  let file = folder.appendingPathComponent(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try sheet.write(to: file)
  throw ImageMismatch(
    description: "\(comparison.summary); expected, actual and difference are in \(file.path)",
    sheet: sheet)
}
