import EaselBlocks
import EaselCanvas
import Foundation

/// The structure element of a figure, which also contains the caption below it.
final class CaptionedFigure {
  /// The element, and the page on which it is drawn.
  var drawn: (element: MarkedContent.Element, page: Int?)?
}

/// Draws a part of the content of a figure, and finds its element.
struct FigureDrawing: MarkingDrawing {
  let figure: CaptionedFigure

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard let elements = canvas.context.continuedElements else {
      return fragment.drawChildren(on: canvas, at: origin)
    }
    let element = elements.figure { fragment.drawChildren(on: canvas, at: origin) }
    figure.drawn = element.map { ($0, canvas.context.page) }
  }
}

/// Draws the caption in the element of its figure, or beside content that is no figure.
struct CaptionDrawing: MarkingDrawing {
  let figure: CaptionedFigure

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard let (element, page) = figure.drawn, page == canvas.context.page else {
      return fragment.drawChildren(on: canvas, at: origin)
    }
    canvas.withMarkedContent(.tag(MarkedContent.Tag(.within(element)))) {
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}
