import EaselCanvas
import EaselViews
import Foundation

extension LayoutConstraint {
  /// Constraints from a picture of a row or a column, in Apple's visual format language.
  ///
  /// A format with a mistake makes no constraints and is written to standard error, as UIKit writes
  /// it to its log; with `try`, Easel's own call throws it.
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
