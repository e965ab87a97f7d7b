import EaselCanvas
import Foundation

/// Where the sublayers of a layer draw, so that each of many pages finds its own among them.
///
/// Kept by the layer until one of them changes. A page costs some nanoseconds for each sublayer that it
/// does not show.
struct SublayerIndex {
  /// Fewer sublayers than this are looked at one by one.
  static let minimumCount = 16

  /// Back to front.
  let layers: [Layer]
  /// What holds all that each of them draws, in their superlayer; nil where that is not known.
  private let reaches: [CGRect?]
  /// Whether the sublayers know that they were part of a moment.
  var isTimed = false

  init(of layer: Layer) {
    layers = layer.orderedSublayers
    reaches = layers.map(\.reachInSuperlayer)
    for layer in layers { layer.isIndexed = true }
  }

  /// The sublayers that draw something in a rectangle, as far as is known.
  func layers(in seen: CGRect) -> [Layer] {
    layers.indices.compactMap { index in
      guard let reach = reaches[index], reach.isApart(from: seen) else { return layers[index] }
      return nil
    }
  }
}

extension Layer {
  /// The sublayers to draw, back to front: on one of many pages, those that can be seen on it.
  ///
  /// What moves to a page while it is drawn is on the next one that shows it.
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

  /// Has the superlayer look again where this layer draws.
  func leaveIndex() {
    guard isIndexed else { return }
    isIndexed = false
    superlayer?.sublayerIndex = nil
  }

  /// Whether nothing of the layer can be seen, and the canvas need not be asked.
  func liesOutside(of canvas: any Canvas) -> Bool {
    guard canvas.context.skipsWhatIsOutside, let reach else { return false }
    return reach.isApart(from: canvas.clipBounds)
  }

  /// What holds all that the layer draws, in its superlayer, where nothing but its position matters and
  /// the canvas has nothing to say of it.
  fileprivate var reachInSuperlayer: CGRect? {
    guard running == nil, !needsDisplay, !keepsDepth, let reach, transform.isIdentity else {
      return nil
    }
    let (anchor, position) = (anchor, position)
    let place = reach.offsetBy(dx: position.x - anchor.x, dy: position.y - anchor.y)
    let sides = [place.minX, place.maxX, place.minY, place.maxY]
    return sides.allSatisfy { $0.magnitude < Self.farthestReach } ? place : nil
  }

  /// What lies farther away is a mistake, which the canvas notes.
  private static let farthestReach: CGFloat = 1e9

  /// What holds all that the layer draws, in its own space, if that is known.
  private var reach: CGRect? {
    guard shadowOpacity <= 0 else { return nil }
    let staysInBounds =
      masksToBounds || (children.isEmpty && contents == nil && type(of: self) == Layer.self)
    guard let reach = staysInBounds ? 0 : overhang else { return nil }
    // A point more for what antialiasing lets shine over an edge.
    return bounds.insetBy(dx: -reach - 1, dy: -reach - 1)
  }
}

extension CGRect {
  /// Whether two rectangles have nothing in common.
  fileprivate func isApart(from other: CGRect) -> Bool {
    maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY
  }
}
