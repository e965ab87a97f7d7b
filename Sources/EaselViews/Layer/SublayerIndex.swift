import EaselCanvas
import Foundation

/// The areas in which a layer's sublayers draw, so that each of many pages finds its sublayers
/// quickly.
///
/// The layer stores the index until a sublayer changes. A page takes some nanoseconds for each
/// sublayer that it does not show.
struct SublayerIndex {
  /// The minimum number of sublayers for an index; fewer ones are checked individually.
  static let minimumCount = 16

  /// The sublayers from back to front.
  let layers: [Layer]
  /// A rectangle in the superlayer around the drawing of each sublayer; `nil` if it is not known.
  private let reaches: [CGRect?]
  /// Whether the sublayers are marked as part of a drawn time.
  var isTimed = false

  init(of layer: Layer) {
    layers = layer.orderedSublayers
    reaches = layers.map(\.reachInSuperlayer)
    for layer in layers { layer.isIndexed = true }
  }

  /// Returns the sublayers whose rectangle intersects another one, or is not known.
  func layers(in seen: CGRect) -> [Layer] {
    layers.indices.compactMap { index in
      guard let reach = reaches[index], reach.isApart(from: seen) else { return layers[index] }
      return nil
    }
  }
}

extension Layer {
  /// Returns the sublayers to draw from back to front: on one of many pages, those visible on it.
  ///
  /// A sublayer that moves to a page while the page is drawn appears only on the next page that
  /// shows it.
  func visibleSublayers(on canvas: any Canvas) -> [Layer] {
    let context = canvas.context
    guard context.skipsWhatIsOutside, children.count >= SublayerIndex.minimumCount,
      sublayerTransform.isIdentity
    else { return orderedSublayers }
    var index = sublayerIndex ?? SublayerIndex(of: self)
    if context.time != nil, !index.isTimed {
      for layer in index.layers { layer.wasShown = true }
      index.isTimed = true
    }
    sublayerIndex = index
    return index.layers(in: canvas.clipBounds)
  }

  /// Makes the superlayer determine this layer's area again.
  func leaveIndex() {
    guard isIndexed else { return }
    isIndexed = false
    superlayer?.sublayerIndex = nil
  }

  /// Returns whether no part of the layer is visible, without asking the canvas.
  func liesOutside(of canvas: any Canvas) -> Bool {
    guard canvas.context.skipsWhatIsOutside, let reach else { return false }
    return reach.isApart(from: canvas.clipBounds)
  }

  /// A rectangle in the superlayer around everything that the layer draws.
  ///
  /// `nil` if more than its position affects it, or if the canvas must check it.
  fileprivate var reachInSuperlayer: CGRect? {
    guard running == nil, !needsDisplay, !keepsDepth, let reach, transform.isIdentity else {
      return nil
    }
    let (anchor, position) = (anchor, position)
    let area = reach.offsetBy(dx: position.x - anchor.x, dy: position.y - anchor.y)
    let sides = [area.minX, area.maxX, area.minY, area.maxY]
    return sides.allSatisfy { $0.magnitude < Self.farthestReach } ? area : nil
  }

  /// Larger coordinates are errors, which the canvas notes.
  private static let farthestReach: CGFloat = 1e9

  /// A rectangle around everything that the layer draws, in its own coordinate system; `nil` if
  /// unknown.
  private var reach: CGRect? {
    guard shadowOpacity <= 0 else { return nil }
    let staysInBounds =
      masksToBounds || (children.isEmpty && contents == nil && type(of: self) == Layer.self)
    guard let reach = staysInBounds ? 0 : overhang else { return nil }
    // One more point for antialiased pixels beyond an edge.
    return bounds.insetBy(dx: -reach - 1, dy: -reach - 1)
  }
}

extension CGRect {
  /// Returns whether two rectangles have no common area.
  fileprivate func isApart(from other: CGRect) -> Bool {
    maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY
  }
}
