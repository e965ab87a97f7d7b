import EaselCanvas
import Foundation

#if canImport(Testing)
  import Testing

  /// Expects a picture to look as its reference, within a budget; for Swift Testing.
  ///
  /// ```swift
  /// @Test func gauge() throws {
  ///   let view = Gauge(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  ///   let image = try Image(data: view.data(as: .png, scale: 2), scale: 2)
  ///   try expectImage(image, matches: references.appendingPathComponent("gauge.png"))
  /// }
  /// ```
  ///
  /// On failure the test has a picture attached, and the message says where it lies: expected,
  /// actual and difference side by side. The first run writes the reference and fails once;
  /// `EASEL_RECORD=1` writes all of them again. Fonts must be the same on every machine that runs
  /// the test. For other test libraries call ``compareImage(_:with:budget:)``.
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
