extension Layer {
  func insert(_ layer: Layer, below sibling: Layer?) {
    guard !lies(in: layer), layer !== sibling else { return }
    layer.takeOut()
    insertSublayer(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  func insert(_ layer: Layer, above sibling: Layer?) {
    guard !lies(in: layer), layer !== sibling else { return }
    layer.takeOut()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: index ?? children.count)
  }

  func replace(_ old: Layer, with new: Layer) {
    guard old !== new, !lies(in: new), children.contains(where: { $0 === old }) else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Removes the sublayers that are not in a list and orders the others like the list.
  func replaceSublayers(_ layers: [Layer]) {
    let kept = Set(layers.map { ObjectIdentifier($0) })
    for layer in children where !kept.contains(ObjectIdentifier(layer)) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  /// Returns whether the layer is another layer or is contained in it.
  ///
  /// No layer can contain itself.
  func lies(in layer: Layer) -> Bool {
    var one: Layer? = self
    while let current = one {
      if current === layer { return true }
      one = current.superlayer
    }
    return false
  }

  /// Calls a closure with the layer and all layers in it including masks, each before its contents.
  func forEachBelow(_ body: (Layer) -> Void) {
    var pending: [Layer] = [self]
    // A layer can be the mask of several layers and, by mistake, of itself.
    var masks: Set<ObjectIdentifier> = []
    while let layer = pending.popLast() {
      body(layer)
      if let mask = layer.mask, masks.insert(ObjectIdentifier(mask)).inserted {
        pending.append(mask)
      }
      pending += layer.children.reversed()
    }
  }

  // MARK: Ancestors

  /// The layer whose time this one follows: its superlayer, or the layer that it masks.
  var owner: Layer? { superlayer ?? masked }

  /// The outermost layer of the tree that contains this layer, which may be inside a mask.
  var root: Layer {
    var layer = self
    while let parent = layer.owner { layer = parent }
    return layer
  }

  /// Makes the new mask part of this layer's tree.
  func maskDidChange(from old: Layer?) {
    guard old !== mask else { return }
    if let old, old.masked === self { old.masked = nil }
    if mask != nil { awaitLayoutBelow() }
    // A layer inside its own mask is noted when it is drawn; its time follows its superlayer.
    guard let mask, !(sequence(first: self) { $0.owner }.contains { $0 === mask }) else { return }
    mask.masked = self
    mask.joinClock()
  }

  /// Prevents a cycle of owners before a layer is added to this one.
  ///
  /// A cycle would occur if the layer is masked by a layer that contains this one.
  func cutMask(before layer: Layer) {
    for one in sequence(first: self, next: { $0.owner })
    where one.superlayer == nil && one.masked === layer {
      one.masked = nil
      return
    }
  }
}
