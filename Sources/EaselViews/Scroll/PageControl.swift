import EaselCanvas
import Foundation

/// A row of dots that marks the current page among all pages.
///
/// ```swift
/// let dots = PageControl()
/// dots.numberOfPages = 3
/// dots.currentPage = 1
/// ```
open class PageControl: View {
  /// The number of pages, with one dot for each; the default is 0, and negative values become 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the highlighted dot from 0 on, clamped to the existing pages; the default is 0.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether no dot is drawn if there is only one page; the default is false.
  open var hidesForSinglePage = false
  /// The color of the dots of the other pages; the default is `tertiaryLabel`, and `nil` draws
  /// none.
  open var pageIndicatorTintColor: Color? = .tertiaryLabel
  /// The color of the current page's dot; the default is `label`, and `nil` draws none.
  open var currentPageIndicatorTintColor: Color? = .label

  // Measured in UIKit, in points.
  private static let diameter: CGFloat = 7
  private static let spacing: CGFloat = 9
  private static let height: CGFloat = 26
  /// More dots cannot be distinguished.
  private static let mostDots = 10_000

  /// Always `true`: the view is drawn for every frame, so changes need no
  /// ``View/setNeedsDisplay()``.
  open override var redrawsEveryFrame: Bool { true }

  /// Returns the size that a number of dots requires, in points.
  open func size(forNumberOfPages pages: Int) -> CGSize {
    let count = CGFloat(max(pages, 0))
    return CGSize(
      width: max(count * (Self.diameter + Self.spacing) - Self.spacing, 0), height: Self.height)
  }

  /// The size that the dots require, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The rectangles of the dots in the view's coordinate system, reduced in size if they do not
  /// fit.
  open var dotRects: [CGRect] {
    guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
    let size = intrinsicContentSize
    let scale = size.width > 0 ? min(1, bounds.width / size.width) : 1
    let step = (Self.diameter + Self.spacing) * scale
    let left = bounds.midX - size.width * scale / 2
    return (0..<min(numberOfPages, Self.mostDots)).map { index in
      CGRect(
        x: left + step * CGFloat(index), y: bounds.midY - Self.diameter * scale / 2,
        width: Self.diameter * scale, height: Self.diameter * scale)
    }
  }

  /// Draws a dot for each page, with a color of its own for the current page.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    for (index, dot) in dotRects.enumerated() {
      let color = index == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
      if let color { canvas.fill(Path(ellipseIn: dot), with: .color(color)) }
    }
  }
}
