import EaselCanvas
import Foundation

/// Where the sublayers of a layer draw, so that each of many pages finds its own among them.
///
/// Kept by the layer until one of them changes. A page costs some nanoseconds for each sublayer that it
/// does not show.
struct SublayerIndex {
  /// Back to front.
  private let layers: [Layer]
  /// What holds all that each of them draws, in their superlayer; infinite where that is not known.
  private let reaches: [CGRect]

  init(of layer: Layer) {
    layers = layer.orderedSublayers
    reaches = layers.map { $0.reachInSuperlayer ?? .infinite }
    for layer in layers { layer.isIndexed = true }
  }

  /// The sublayers that draw something in a rectangle, as far as is known.
  func layers(in seen: CGRect) -> [Layer] {
    reaches.indices.compactMap { reaches[$0].isApart(from: seen) ? nil : layers[$0] }
  }
}

extension Layer {
  /// The sublayers that can be seen on a canvas, back to front.
  func visibleSublayers(on canvas: any Canvas) -> [Layer] {
    guard canvas.context.skipsWhatIsOutside, !children.isEmpty, sublayerTransform.isIdentity else {
      return orderedSublayers
    }
    let index = sublayerIndex ?? SublayerIndex(of: self)
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

  /// What holds all that the layer draws, in its superlayer, where nothing but its position matters.
  fileprivate var reachInSuperlayer: CGRect? {
    guard running == nil, let reach, transform.isIdentity else { return nil }
    let (anchor, position) = (anchor, position)
    return reach.offsetBy(dx: position.x - anchor.x, dy: position.y - anchor.y)
  }

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
  /// Whether two rectangles have numbers for sides, and nothing between them in common.
  fileprivate func isApart(from other: CGRect) -> Bool {
    maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY
  }
}
