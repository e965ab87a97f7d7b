import EaselCanvas
import Foundation

/// A drawing that a context of its own records, and that other contexts draw any number of times.
///
/// ```swift
/// if let context = UIGraphicsGetCurrentContext(),
///   let dot = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) {
///   dot.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
///   context.draw(dot, at: CGPoint(x: 20, y: 20))
///   context.draw(dot, in: CGRect(x: 40, y: 20, width: 30, height: 30))
/// }
/// ```
///
/// A layer has no pixels: it is as sharp at every size as drawing without it, and text in a PDF
/// remains text. What is drawn into ``context`` after the layer was drawn is added to the layer and
/// appears when the layer is drawn again.
public final class CGLayer {
  private let canvas: RecordingCanvas
  private let ownContext: CGContext
  /// The width and height of the layer in units of its own user space; drawing outside is clipped.
  public let size: CGSize

  /// The context that draws into the layer, never `nil`; its origin is that of the rectangle in
  /// which the layer is drawn.
  ///
  /// Its axes have the directions of the context that draws the layer. Its diagnostics belong to
  /// the rendering in which the layer was created.
  public var context: CGContext? { ownContext }

  /// Creates an empty layer for drawing in a context and those like it.
  ///
  /// The result is `nil` for a size that is negative or not finite, with an error of code
  /// `invalidSize`. A layer without width or height draws nothing.
  ///
  /// - Parameters:
  ///   - context: The context whose limits, appearance and diagnostics the layer shares.
  ///   - size: The width and height of the layer, in units of its own user space.
  ///   - auxiliaryInfo: Not used; `nil` in Core Graphics, too.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      context.canvas.context.note(
        .error, .invalidSize,
        "the size of a layer is \(size.width) × \(size.height); give two finite numbers from 0 on",
        operation: "CGLayer", value: "\(size.width) × \(size.height)")
      return nil
    }
    canvas = RecordingCanvas(size: size, context: context.canvas.context)
    ownContext = CGContext(canvas)
    self.size = size
  }

  /// The drawing of the layer so far.
  fileprivate var recording: Recording { canvas.recordingSoFar }
}

extension GraphicsContext {
  /// Draws a layer in its own size with its origin at a point; its opacity, blend mode and shadow
  /// apply to the layer as a whole.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer scaled to a rectangle, with the origin of the layer at the least x and y; the
  /// opacity, blend mode and shadow of the context apply to the layer as a whole.
  ///
  /// A layer is upright in every context where its drawing would be upright without it.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    draw(layer.recording, of: layer.size, in: rect)
  }
}
