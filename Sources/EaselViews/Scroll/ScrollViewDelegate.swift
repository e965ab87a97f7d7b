import EaselCanvas
import Foundation

/// An object that is notified when the contents of a scroll view move or are zoomed.
///
/// All methods are optional. Rendering pages scrolls as well: the delegate is notified before each
/// page and can place views that follow the visible part. Methods for touches are never called.
public protocol ScrollViewDelegate: AnyObject {
  /// Responds to a change of ``ScrollView/contentOffset``.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Responds to a change of ``ScrollView/zoomScale``.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Returns the view in the scroll view that is zoomed; `nil` for none.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Responds to the end of an animated scroll.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// A stub for source compatibility with UIKit's notice that dragging begins; never called.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// A stub for source compatibility with UIKit's notice that dragging will end; never called.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A stub for source compatibility with UIKit's notice that dragging ended; never called.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// A stub for source compatibility with UIKit's notice that deceleration begins; never called.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// A stub for source compatibility with UIKit's notice that deceleration ended; never called.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// A stub for source compatibility with UIKit's notice that zooming begins; never called.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// A stub for source compatibility with UIKit's notice that zooming ended; never called.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// A stub for source compatibility with UIKit's question whether to scroll to the top; never
  /// called.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// A stub for source compatibility with UIKit's notice of a scroll to the top; never called.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Responds to a change of ``ScrollView/contentOffset``; does nothing by default.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Responds to a change of ``ScrollView/zoomScale``; does nothing by default.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Returns `nil`, so that no view is zoomed.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Responds to the end of an animated scroll; does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing and is never called.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing and is never called.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing and is never called.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
  }
  /// Does nothing and is never called.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing and is never called.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing and is never called.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing and is never called.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
  /// Returns true and is never called.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing and is never called.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}
