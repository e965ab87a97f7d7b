import EaselCanvas
import Foundation

/// A layer that is drawn separately although its superlayers keep depth.
private struct Leaf {
  let layer: Layer
  /// The transform from the layer's coordinate system to the one in which it is drawn.
  let transform: Transform3D
  /// The product of the opacities of the superlayers that keep depth.
  let opacity: CGFloat
  /// The replicator instances that contain the layer, the outermost one first.
  let instances: [(of: Layer, LayerInstance)]
  /// The depth of the layer's center; larger values are closer to the eye.
  let nearness: CGFloat
}

extension Layer {
  /// Draws the sublayers of a layer that keeps depth, from back to front.
  ///
  /// Sublayers that keep depth as well are replaced by their own sublayers. Each layer is drawn
  /// with the product of all its transforms.
  func paintInDepth(on canvas: any Canvas, depth: Int, _ frame: LayerFrame) {
    guard !isHidden, !(opacity <= 0) else { return }
    let context = canvas.context
    var leaves: [Leaf] = []
    collect(
      &leaves, context, depth: depth, whole(frame), opacity: CGFloat(min(opacity, 1)), through: [])
    let order = leaves.indices.sorted { (leaves[$0].nearness, $0) < (leaves[$1].nearness, $1) }
    for index in order {
      draw(leaves[index], leaves[index].instances[...], on: canvas, depth: depth)
    }
  }

  private func collect(
    _ leaves: inout [Leaf], _ context: RenderContext, depth: Int, _ transform: Transform3D,
    opacity: CGFloat, through outer: [(of: Layer, LayerInstance)]
  ) {
    guard depth < context.limits.maximumViewDepth else {
      return context.note(
        .error, .limitExceeded,
        "views and layers are nested more than \(context.limits.maximumViewDepth) deep; deeper ones are left out",
        operation: "render")
    }
    forEachInstance(context) { instance in
      let through = outer + [(self, instance)]
      for layer in orderedSublayers {
        layer.withPresentationValues(context) {
          guard !layer.isHidden, !(layer.opacity <= 0) else { return }
          let whole = layer.transformInSpace.concatenating(instance.transform)
            .concatenating(transform)
          if layer.keepsDepth {
            layer.collect(
              &leaves, context, depth: depth + 1, whole,
              opacity: opacity * CGFloat(min(layer.opacity, 1)), through: through)
          } else {
            leaves.append(
              Leaf(
                layer: layer, transform: whole, opacity: opacity, instances: through,
                nearness: whole.nearness(of: layer.middle)))
          }
        }
      }
    }
  }

  private func draw(
    _ leaf: Leaf, _ through: ArraySlice<(of: Layer, LayerInstance)>, on canvas: any Canvas,
    depth: Int
  ) {
    if let (layer, instance) = through.first {
      layer.during(instance) {
        draw(leaf, through.dropFirst(), on: instance.canvas(canvas), depth: depth)
      }
    } else if leaf.opacity < 1 {
      canvas.withGroup(GroupEffects(opacity: leaf.opacity)) {
        leaf.layer.render(on: canvas, depth: depth + 1, .whole(leaf.transform))
      }
    } else {
      leaf.layer.render(on: canvas, depth: depth + 1, .whole(leaf.transform))
    }
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}

extension Transform3D {
  /// Returns the depth of a point of the plane; larger values are closer to the eye.
  fileprivate func nearness(of point: CGPoint) -> CGFloat {
    let z = m13 * point.x + m23 * point.y + m43
    let w = m14 * point.x + m24 * point.y + m44
    let nearness = w > 0 ? z / w : z
    return nearness.isNaN ? 0 : nearness
  }
}
