import EaselCanvas
import Foundation

/// A view onto contents larger than itself; on paper, pages.
///
/// ```swift
/// let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// scroll.addSubview(contents)
/// scroll.contentSize = contents.frame.size
/// try scroll.write(to: URL(fileURLWithPath: "pages.pdf"))   // a page for each part of 300 × 200
/// try scroll.images(scale: 2)              // an image for each page
/// try scroll.data(as: .png, scale: 2)                       // one image of everything
/// ```
///
/// Rendered by itself it shows all of its contents, since paper cannot be scrolled, or with
/// ``rendersViewportOnly`` what a screen would show. Within another view it shows the part at
/// ``contentOffset``, and a note says that there is more.
open class ScrollView: View, ScrolledContents {
  /// Size of the contents.
  ///
  /// Constraints may decide it: an edge or margin of the scroll view is that of its contents for all
  /// that lies in it, as in UIKit, while its width, height and middles are its own.
  open var contentSize = CGSize.zero {
    didSet { if !isTakingContentSize { ownContentSize = contentSize } }
  }
  /// The point of the contents that lies at the top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Room around the contents.
  open var contentInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Who is told that the contents moved.
  ///
  /// It may place there what follows the part that is seen; so one image of all contents is put
  /// together from pages where there is a delegate.
  open weak var delegate: (any ScrollViewDelegate)?
  /// Whether the view rendered by itself shows the part at ``contentOffset`` alone, as one page.
  open var rendersViewportOnly = false
  /// The least ``zoomScale``.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest ``zoomScale``.
  open var maximumZoomScale: CGFloat = 1
  /// How large the view is shown that the delegate names as the one to scale.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether the contents swing vertically even if they fit; it changes nothing here.
  open var alwaysBounceVertical = false
  /// Whether the contents swing horizontally even if they fit; it changes nothing here.
  open var alwaysBounceHorizontal = false
  /// Whether the contents swing when they are scaled too far; it changes nothing here.
  open var bouncesZoom = true
  /// Whether a finger moves the contents in one direction only; it changes nothing here.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until it is clear that nobody scrolls; it changes nothing here.
  open var delaysContentTouches = true
  /// Whether a tap on the status bar moves to the beginning; it changes nothing here.
  open var scrollsToTop = true
  /// Whether a finger moves the contents: none does.
  open var isDragging: Bool { false }
  /// Whether a finger touches the contents: none does.
  open var isTracking: Bool { false }
  /// Whether the contents slow down: they never move by themselves.
  open var isDecelerating: Bool { false }
  /// Whether scrolling stops at whole pages; pages of a document always are.
  open var isPagingEnabled = false
  /// Whether the user may scroll; it changes nothing here.
  open var isScrollEnabled = true
  /// Whether the contents swing at their ends; it changes nothing here.
  open var bounces = true
  /// Whether a bar shows the place; on paper none does.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows the place; on paper none does.
  open var showsVerticalScrollIndicator = true
  /// Whether all of the contents is being drawn.
  package var showsEverything = false

  /// Whether the bounds change for a picture only, which nothing is to be laid out for.
  var keepsLayout = false
  /// The offset of which the delegate was told last.
  private var toldOffset = CGPoint.zero
  /// Whether the contents get the size that constraints give them.
  private var isTakingContentSize = false
  /// The size of the contents where constraints do not decide it: the last that was set.
  private(set) var ownContentSize = CGSize.zero

  /// Makes a scroll view that clips its contents.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The contents, for constraints: it begins at the origin and is as large as ``contentSize``.
  open var contentLayoutGuide: LayoutGuide { systemGuide(.contents) }

  /// The part that is seen, for constraints: what is tied to it does not scroll.
  open var frameLayoutGuide: LayoutGuide { systemGuide(.visible) }

  override var scrolledContents: (any ScrolledContents)? { self }

  override func boundsDidChange() {
    guard !keepsLayout else { return }
    super.boundsDidChange()
    guard contentOffset != toldOffset else { return }
    toldOffset = contentOffset
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

  /// Moves the contents; animated, as ``View/animate(withDuration:delay:options:animations:completion:)``
  /// does in 0.3 seconds.
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

  /// Shows the view that the delegate names larger or smaller, within the limits; the contents grow
  /// with it.
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

  /// Would show the bars for a moment: on paper there are none.
  open func flashScrollIndicators() {}

  /// Moves the contents as little as brings a rectangle of them into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  // MARK: Pages

  /// The rectangle of the contents, with the room around them.
  open var contentRect: CGRect {
    CGRect(
      x: -contentInset.left, y: -contentInset.top,
      width: max(contentSize.width, 0) + contentInset.left + contentInset.right,
      height: max(contentSize.height, 0) + contentInset.top + contentInset.bottom)
  }

  /// The parts of the contents that are pages: of the view's size, row by row.
  ///
  /// What ends within a page leaves the rest of it empty.
  open var pageRects: [CGRect] {
    guard !rendersViewportOnly else { return [bounds] }
    let (page, whole) = (bounds.size, contentRect)
    guard page.width.isFinite, page.height.isFinite, page.width > 0, page.height > 0,
      whole.width.isFinite, whole.height.isFinite
    else {
      return [bounds.isEmpty && !whole.isEmpty ? whole : bounds]
    }
    // A hair beyond a page is a matter of rounding and not another page.
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

  /// More pages than this are no document but a mistake in a size.
  private static let mostPages = 100_000

  /// Notes that a part of the contents is not seen, which nobody can scroll to.
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
