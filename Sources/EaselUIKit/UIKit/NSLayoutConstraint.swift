import EaselCanvas
import EaselViews
import Foundation

extension LayoutConstraint {
  /// Creates constraints from a format in Apple's visual format language; none if it has a mistake.
  ///
  /// A format with a mistake creates no constraints; the error is written to standard error, as
  /// UIKit writes it to its log. If called with `try`, Easel's own method throws the error.
  ///
  /// - Parameters:
  ///   - format: The format of a row or a column, such as `H:|-[a]-[b]-|`.
  ///   - options: The alignment and direction of the views.
  ///   - metrics: The values of the numbers that the format names.
  ///   - views: The views that the format names.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      return try constraintsOrError(format, options, metrics, views)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return []
    }
  }
}
