import EaselCanvas
import Foundation

/// A row of dots, one for each page, of which the present one stands out.
///
/// ```swift
/// let dots = PageControl()
/// dots.numberOfPages = 3
/// dots.currentPage = 1
/// ```
open class PageControl: View {
  /// How many dots there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }
  /// Which of them stands out, counted from 0; held to the pages that there are.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  /// Colour of the other dots.
  open var pageIndicatorTintColor: Color? = .tertiaryLabel
  /// Colour of the present page's dot.
  open var currentPageIndicatorTintColor: Color? = .label

  // UIKit's, measured in points.
  private static let diameter: CGFloat = 7
  private static let spacing: CGFloat = 9
  private static let height: CGFloat = 26
  /// More dots than this nobody tells apart.
  private static let mostDots = 10_000

  /// Its drawing is nothing but its properties, whose changes show at once.
  open override var redrawsEveryFrame: Bool { true }

  /// The size for a number of pages.
  open func size(forNumberOfPages pages: Int) -> CGSize {
    let count = CGFloat(max(pages, 0))
    return CGSize(
      width: max(count * (Self.diameter + Self.spacing) - Self.spacing, 0), height: Self.height)
  }

  /// The size of its dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The dots' rectangles, which shrink where they would not fit.
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

  /// Draws the dots.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    for (index, dot) in dotRects.enumerated() {
      let color = index == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
      if let color { canvas.fill(Path(ellipseIn: dot), with: .color(color)) }
    }
  }
}
