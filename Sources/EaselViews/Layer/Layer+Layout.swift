extension Layer {
  /// Marks the layer for the next layout pass.
  func markForLayout() {
    needsLayout = true
    owner?.awaitLayoutBelow()
  }

  /// Whether the next layout pass must visit the layer.
  var awaitsLayout: Bool { needsLayout || awaitsLayoutBelow }

  /// Marks this layer and its superlayers, so that the next layout pass reaches the layers in this
  /// one.
  ///
  /// The pass skips all branches without the mark, which are nearly all layers on each page of a
  /// long document.
  func awaitLayoutBelow() {
    var one: Layer? = self
    while let layer = one, !layer.awaitsLayoutBelow {
      layer.awaitsLayoutBelow = true
      one = layer.owner
    }
  }

  /// Lays out the marked layers of the tree from this one on, each layer before its sublayers.
  func layOutThoseThatNeedIt() {
    var pending: [Layer] = [self]
    var visited: [Layer] = []
    // A layer can be the mask of several layers and, by mistake, of itself.
    var masks: Set<ObjectIdentifier> = []
    while let layer = pending.popLast() {
      guard layer.awaitsLayout else { continue }
      visited.append(layer)
      if layer.needsLayout {
        layer.needsLayout = false
        layer.layoutSublayers()
      }
      guard layer.awaitsLayoutBelow else { continue }
      if let mask = layer.mask, masks.insert(ObjectIdentifier(mask)).inserted {
        pending.append(mask)
      }
      pending += layer.children.reversed()
    }
    // Inner layers come first. A shared mask has only one of its layers as its owner, so masks are
    // always visited.
    for layer in visited.reversed() where layer.awaitsLayoutBelow {
      layer.awaitsLayoutBelow = layer.mask != nil || layer.children.contains(where: \.awaitsLayout)
    }
  }
}
