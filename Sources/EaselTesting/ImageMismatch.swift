import EaselCanvas
import Foundation

/// A picture that is not as its reference, or a reference that was just recorded.
public struct ImageMismatch: Error, CustomStringConvertible {
  /// What is wrong, and where the pictures are.
  public let description: String
  /// Expected, actual and difference side by side, as a PNG file; nil when a reference was recorded.
  public let sheet: Data?
}

/// Compares a picture with a reference file, and throws ``ImageMismatch`` if it is beyond the
/// budget.
///
/// Expected, actual and difference are then written side by side into `<name>.failed.png` in the
/// folder that the environment's `EASEL_FAILURES` names, or `PictureFailures` in the temporary
/// one. A reference that is not there, or any with `EASEL_RECORD=1` in the environment, is written,
/// and the call throws once, so that nobody takes a recording for a pass.
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
    ?? FileManager.default.temporaryDirectory.appendingPathComponent("PictureFailures")
  let name = reference.deletingPathExtension().lastPathComponent + ".failed.png"
  let file = folder.appendingPathComponent(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try sheet.write(to: file)
  throw ImageMismatch(
    description: "\(comparison.summary); expected, actual and difference are in \(file.path)",
    sheet: sheet)
}
