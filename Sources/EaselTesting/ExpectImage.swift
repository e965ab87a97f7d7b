import EaselCanvas
import Foundation

#if canImport(Testing)
  import Testing

  /// Records an issue in a test of Swift Testing if an image differs from its reference file by
  /// more than a budget, or if there is no such file.
  ///
  /// ```swift
  /// import Testing
  ///
  /// let label = Label(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  /// label.text = "Total"
  /// let image = try Image(data: label.data(as: .png, scale: 2), scale: 2)
  /// try expectImage(image, matches: url)
  /// ```
  ///
  /// If the images differ, the test records an issue, whose message names a file with the expected
  /// image, the actual image and their difference side by side. The file is also attached to the
  /// test. The first run writes the reference and records an issue once. With `EASEL_RECORD=1` in
  /// the environment every reference is written again. All machines that run the test need the same
  /// fonts. For other test libraries call ``compareImage(_:with:budget:)``.
  ///
  /// - Parameters:
  ///   - image: The image to check.
  ///   - reference: The PNG file with the expected image.
  ///   - budget: The allowed differences. The default allows small ones (``ImageBudget``).
  ///   - sourceLocation: The position in the source at which an issue is recorded.
  /// - Throws: An error of reading or writing files. A mismatch is recorded and not thrown.
  public func expectImage(
    _ image: Image, matches reference: URL, budget: ImageBudget = ImageBudget(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    do {
      try compareImage(image, with: reference, budget: budget)
    } catch let mismatch as ImageMismatch {
      if let sheet = mismatch.sheet {
        let name = reference.deletingPathExtension().lastPathComponent
        Attachment.record(
          Attachment([UInt8](sheet), named: "\(name).failed.png", sourceLocation: sourceLocation),
          sourceLocation: sourceLocation)
      }
      Issue.record("\(mismatch.description)", sourceLocation: sourceLocation)
    }
  }
#endif
