extension Layer {
  /// Has the layer laid out by the next walk through its tree.
  func markForLayout() {
    needsLayout = true
    owner?.awaitLayoutBelow()
  }

  /// Whether the next walk through the tree is to come by.
  var awaitsLayout: Bool { needsLayout || awaitsLayoutBelow }

  /// Lets the next walk through the tree come by and go on to the layers in this one.
  ///
  /// Whoever awaits it has the layers around it await it as well, so that a walk can pass over
  /// whatever does not: on each page of many, nearly all.
  func awaitLayoutBelow() {
    var one: Layer? = self
    while let layer = one, !layer.awaitsLayoutBelow {
      layer.awaitsLayoutBelow = true
      one = layer.owner
    }
  }

  /// Lays out the layers of the tree below this one that need it, each before those in it.
  func layOutThoseThatNeedIt() {
    var pending: [Layer] = [self]
    var visited: [Layer] = []
    // A layer may be the mask of several, and, by mistake, of itself.
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
    // Inner ones first. A mask may be shared and then knows one owner only, so it is always looked at.
    for layer in visited.reversed() where layer.awaitsLayoutBelow {
      layer.awaitsLayoutBelow = layer.mask != nil || layer.children.contains(where: \.awaitsLayout)
    }
  }
}
