import EaselCanvas
import Foundation

/// A view whose contents can be larger than its bounds; a PDF shows all of them on several pages.
///
/// ```swift
/// let contents = View(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
/// let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// scroll.addSubview(contents)
/// scroll.contentSize = contents.frame.size
/// try scroll.write(to: URL(fileURLWithPath: "pages.pdf"))   // One page for each 300 × 200 part.
/// let pages = try scroll.images(scale: 2)                   // One image for each page.
/// let whole = try scroll.data(as: .png, scale: 2)           // One image of all contents.
/// ```
///
/// A scroll view that is rendered by itself draws all of its contents. With ``rendersViewportOnly``
/// it draws only what a screen would show. Inside another view it draws the part at
/// ``contentOffset``, and a diagnostic of severity `note` reports that there is more.
open class ScrollView: View, ScrolledContents {
  /// The size of the contents in points; the default is zero.
  ///
  /// Constraints can determine it, as in UIKit. In the constraints of its subviews, the edges and
  /// margins of the scroll view are those of its contents; its width, height and centers are those
  /// of the scroll view itself.
  open var contentSize = CGSize.zero {
    didSet { if !isTakingContentSize { ownContentSize = contentSize } }
  }
  /// The point of the contents at the top left of the view, in points; the default is the origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The widths of the empty space around the contents, in points; the default is 0 on all sides.
  open var contentInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// The object that is notified when the contents move or are zoomed; `nil`, the default, is none.
  ///
  /// It can move views so that they follow the visible part. If there is a delegate, a single image
  /// of all contents is therefore drawn page by page.
  open weak var delegate: (any ScrollViewDelegate)?
  /// Whether rendering the view by itself draws only the part at ``contentOffset``; false by
  /// default.
  ///
  /// The output then has one page.
  open var rendersViewportOnly = false
  /// The smallest permitted ``zoomScale``; the default is 1.
  open var minimumZoomScale: CGFloat = 1
  /// The largest permitted ``zoomScale``; the default is 1.
  open var maximumZoomScale: CGFloat = 1
  /// The scale factor of the view that the delegate returns for zooming; 1 without such a view.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether contents that fit can bounce vertically; it has no effect here.
  open var alwaysBounceVertical = false
  /// Whether contents that fit can bounce horizontally; it has no effect here.
  open var alwaysBounceHorizontal = false
  /// Whether the contents bounce after zooming too far; it has no effect here.
  open var bouncesZoom = true
  /// Whether a touch scrolls in one direction only; it has no effect here.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until scrolling is ruled out; it has no effect here.
  open var delaysContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; it has no effect here.
  open var scrollsToTop = true
  /// Whether the user drags the contents, which is always false.
  open var isDragging: Bool { false }
  /// Whether the user touches the contents, which is always false.
  open var isTracking: Bool { false }
  /// Whether the contents slow down after dragging, which is always false.
  open var isDecelerating: Bool { false }
  /// Whether scrolling stops at multiples of the view's size; it has no effect here.
  ///
  /// The pages of a document always have the view's size.
  open var isPagingEnabled = false
  /// Whether the user can scroll; it has no effect here.
  open var isScrollEnabled = true
  /// Whether the contents bounce at their ends; it has no effect here.
  open var bounces = true
  /// Whether a horizontal scroll bar is visible; it has no effect here.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical scroll bar is visible; it has no effect here.
  open var showsVerticalScrollIndicator = true
  /// Whether all of the contents is being drawn.
  package var showsEverything = false

  /// Whether the bounds change only for a drawing, without a new layout.
  var keepsLayout = false
  /// The offset of the last notification of the delegate.
  private var reportedOffset = CGPoint.zero
  /// Whether the contents are receiving the size that constraints give them.
  private var isTakingContentSize = false
  /// The size of the contents if constraints do not determine it: the last size that was set.
  private(set) var ownContentSize = CGSize.zero

  /// Creates a scroll view with a frame; it clips its contents.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view of size zero, never `nil`; the coder is ignored, since Easel has no
  /// archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The layout guide of the contents, from the origin with the size ``contentSize``.
  open var contentLayoutGuide: LayoutGuide { systemGuide(.contents) }

  /// The layout guide of the visible part; views tied to it do not scroll.
  open var frameLayoutGuide: LayoutGuide { systemGuide(.visible) }

  override var scrolledContents: (any ScrolledContents)? { self }

  override func boundsDidChange() {
    guard !keepsLayout else { return }
    super.boundsDidChange()
    guard contentOffset != reportedOffset else { return }
    reportedOffset = contentOffset
    delegate?.scrollViewDidScroll(self)
  }

  override func sizeDidChange(from old: CGSize) {
    if !keepsLayout { super.sizeDidChange(from: old) }
  }

  func takeContentSize(_ size: CGSize) {
    guard size != contentSize, size.width.isFinite, size.height.isFinite else { return }
    isTakingContentSize = true
    contentSize = size
    isTakingContentSize = false
  }

  /// Scrolls so that a point of the contents is at the view's top left corner.
  ///
  /// - Parameters:
  ///   - offset: The point of the contents for the top left of the view.
  ///   - animated: Whether ``View/animate(withDuration:delay:options:animations:completion:)``
  ///     animates the change for 0.3 seconds.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard animated else { return contentOffset = offset }
    View.animate(withDuration: 0.3) {
      contentOffset = offset
    } completion: { [weak self] _ in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private var zoomedView: View? { delegate?.viewForZooming(in: self) }

  /// Scales the view that the delegate returns for zooming, and sets ``contentSize`` to its scaled
  /// size.
  ///
  /// The call is ignored without such a view.
  ///
  /// - Parameters:
  ///   - scale: The scale factor, clamped to ``minimumZoomScale`` and ``maximumZoomScale``.
  ///   - animated: Whether the change is animated for 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = zoomedView else { return }
    let held = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard held > 0, held != zoomScale else { return }
    func zoom() {
      let corner = view.frame.origin
      view.transform = CGAffineTransform(scaleX: held, y: held)
      view.frame.origin = corner
      contentSize = view.frame.size
    }
    if animated { View.animate(withDuration: 0.3) { zoom() } } else { zoom() }
    delegate?.scrollViewDidZoom(self)
  }

  /// A stub for source compatibility with UIKit; it does nothing, since there are no scroll bars.
  open func flashScrollIndicators() {}

  /// Scrolls by the smallest distance that makes a rectangle of the contents visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  // MARK: Pages

  /// The rectangle of the contents enlarged by ``contentInset``, in the view's coordinate system.
  ///
  /// The contents start at (0, 0), so the origin of the rectangle is (-left, -top) of the inset.
  open var contentRect: CGRect {
    CGRect(
      x: -contentInset.left, y: -contentInset.top,
      width: max(contentSize.width, 0) + contentInset.left + contentInset.right,
      height: max(contentSize.height, 0) + contentInset.top + contentInset.bottom)
  }

  /// The parts of the contents that become pages, each of the view's size, row by row.
  ///
  /// The last page of a row or column can be partly empty. The result is only the visible part if
  /// ``rendersViewportOnly`` is true, and if there would be more than 100,000 pages.
  open var pageRects: [CGRect] {
    guard !rendersViewportOnly else { return [bounds] }
    let (page, whole) = (bounds.size, contentRect)
    guard page.width.isFinite, page.height.isFinite, page.width > 0, page.height > 0,
      whole.width.isFinite, whole.height.isFinite
    else {
      return [bounds.isEmpty && !whole.isEmpty ? whole : bounds]
    }
    // A tiny remainder is a rounding error, not another page.
    func count(_ length: CGFloat, _ page: CGFloat) -> Int {
      max(Int(min((length / page - 1e-6).rounded(.up), 1e6)), 1)
    }
    let (across, down) = (count(whole.width, page.width), count(whole.height, page.height))
    guard across * down <= Self.mostPages else { return [bounds] }
    return (0..<down).flatMap { row in
      (0..<across).map { column in
        CGRect(
          x: whole.minX + page.width * CGFloat(column),
          y: whole.minY + page.height * CGFloat(row), width: page.width, height: page.height)
      }
    }
  }

  /// More pages can only result from a wrong size.
  private static let mostPages = 100_000

  /// Calls the superclass, and notes a diagnostic if contents outside of the visible part are left
  /// out.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    super.draw(rect, on: canvas)
    guard !showsEverything, !rendersViewportOnly, pageRects.count > 1 else { return }
    func whole(_ value: CGFloat) -> String {
      Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
    }
    canvas.context.note(
      .note, .contentClipped,
      "a scroll view within another view shows \(whole(bounds.width)) × \(whole(bounds.height)) "
        + "of \(whole(contentSize.width)) × \(whole(contentSize.height)) points",
      operation: "render")
  }
}
