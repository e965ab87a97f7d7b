import EaselCanvas
import Foundation

/// Who is told that the contents of a scroll view moved or were scaled.
///
/// All of it is optional. Pages that are rendered are moves, too: the delegate is told before each, and
/// may place there what follows the part that is seen. What only a finger sets off is never called.
public protocol ScrollViewDelegate: AnyObject {
  /// The contents moved: ``ScrollView/contentOffset`` is another.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The contents were scaled: ``ScrollView/zoomScale`` is another.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// The view in the scroll view that is scaled; nil for none.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// A move that was animated has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Never called: a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Never called: a finger is lifted.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Never called: a finger was lifted.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Never called: the contents begin to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Never called: the contents came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Never called: two fingers begin to scale.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Never called: two fingers have scaled.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// Never called: the status bar was tapped.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Never called: the contents moved to their beginning after such a tap.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Names none.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
  /// Agrees.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}
