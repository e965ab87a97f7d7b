import EaselBlocks
import EaselCanvas
import Foundation

extension ScaledChart {
  /// Lays out the blocks behind and in front of the chart.
  func addLayers(to layout: inout ChartLayout, _ sectors: [PlacedSector]) {
    guard !configuration.backgrounds.isEmpty || !configuration.overlays.isEmpty else { return }
    let proxy = proxy(of: layout, sectors)
    // Centered blocks are at the center of the ring. Labels and legends move it away from the
    // center of the chart.
    let middle =
      isPolar && layout.panels.count == 1 && !layout.plot.isEmpty
      ? CGPoint(x: layout.plot.midX, y: layout.plot.midY) : nil
    layout.backgrounds += configuration.backgrounds.map { place($0, proxy, layout.size, middle) }
    layout.blocks += configuration.overlays.map { place($0, proxy, layout.size, middle) }
  }

  private func place(
    _ layer: ChartLayerConfiguration, _ proxy: ChartProxy, _ size: CGSize, _ middle: CGPoint?
  ) -> PlacedBlock {
    let inputs = blocks.inputs
    let node = inputs.session.makePiece(inputs) {
      inputs.node(of: inputs.run { layer.content(proxy) }, alignment: layer.alignment)
    }
    let proposal = ProposedSize(size)
    let fragment = node.place(proposal)
    var origin = layer.alignment.origin(of: node.dimensions(proposal, fragment.size), in: size)
    if style.isRightToLeft { origin.x = size.width - origin.x - fragment.size.width }
    if let middle, layer.alignment == .center {
      // A block as large as the chart, such as a `GeometryReader`, keeps the position of the chart.
      let space = CGSize(
        width: max(size.width - fragment.size.width, 0),
        height: max(size.height - fragment.size.height, 0))
      if space.width > 0 {
        origin.x = min(max(middle.x - fragment.size.width / 2, 0), space.width)
      }
      if space.height > 0 {
        origin.y = min(max(middle.y - fragment.size.height / 2, 0), space.height)
      }
    }
    return PlacedBlock(fragment, at: origin)
  }

  /// Returns the proxy of a layout with its scales and plot; with facets, those of the first panel.
  private func proxy(of layout: ChartLayout, _ sectors: [PlacedSector]) -> ChartProxy {
    let plot = layout.plot
    let placed = layout.panels.first?.scales ?? scales
    var proxy = ChartProxy(
      x: isPolar ? nil : placed.x, y: isPolar ? nil : placed.y, plot: plot, size: layout.size)
    proxy.container = layout.panels.reduce(CGRect.null) { $0.union($1.plot) }
    proxy.foregroundStyle = placed.foregroundStyle
    proxy.symbol = placed.symbol
    proxy.symbolSize = placed.symbolSize
    proxy.lineStyle = placed.lineStyle
    proxy.sectors = sectors.map {
      ($0.arc.startAngle, $0.arc.endAngle, .category($0.name), $0.value)
    }
    if isPolar {
      let box = PolarBox(
        in: plot, configuration.angleRange, isMirrored: style.isRightToLeft)
      proxy.center = CGPoint(x: box.center.x - plot.minX, y: box.center.y - plot.minY)
    }
    proxy.inputs = blocks.inputs
    return proxy
  }
}
