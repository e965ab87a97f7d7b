extension Layer {
  /// Adds a layer behind another; in front of all if that is not there.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    guard !lies(in: layer), layer !== sibling else { return }
    layer.takeOut()
    insertSublayer(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Adds a layer in front of another; in front of all if that is not there.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    guard !lies(in: layer), layer !== sibling else { return }
    layer.takeOut()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: index ?? children.count)
  }

  /// Puts a layer in the place of another; does nothing if that is not there.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, !lies(in: new), children.contains(where: { $0 === old }) else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes out the sublayers that are not in a list, and orders the others like it.
  func replaceSublayers(_ layers: [Layer]) {
    let kept = Set(layers.map { ObjectIdentifier($0) })
    for layer in children where !kept.contains(ObjectIdentifier(layer)) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  /// Whether the layer is another one or lies in it; no layer can lie in itself.
  private func lies(in layer: Layer) -> Bool {
    var one: Layer? = self
    while let current = one {
      if current === layer { return true }
      one = current.superlayer
    }
    return false
  }

  /// The outermost layer of the tree in which this one lies.
  var root: Layer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }
}
