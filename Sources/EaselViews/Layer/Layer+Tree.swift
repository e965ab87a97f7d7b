extension Layer {
  /// Adds a layer behind another; in front of all if that is not there.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    layer.takeOut()
    insertSublayer(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Adds a layer in front of another; in front of all if that is not there.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    layer.takeOut()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: index ?? children.count)
  }

  /// Puts a layer in the place of another; does nothing if that is not there.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: index)
  }

  /// Takes out the sublayers that are not in a list, and orders the others like it.
  func replaceSublayers(_ layers: [Layer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  /// The outermost layer of the tree in which this one lies.
  var root: Layer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }
}
