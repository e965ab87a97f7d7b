import EaselCanvas
import Foundation

extension View {
  /// The ``layoutMargins`` in points, with leading and trailing instead of left and right edges.
  ///
  /// Setting them uses the view's writing direction at that time.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let (margins, isMirrored) = (layoutMargins, isRightToLeft)
      return DirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = isRightToLeft
      layoutMargins = EdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
}
