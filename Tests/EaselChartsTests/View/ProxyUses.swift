import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

// Every member of a chart's proxy is used once; numbers are lines of Fixtures/charts/symbols.csv.

enum ProxyUses {
  static func layers(_ proxy: ChartProxy) -> some Block {
    GeometryReader { geometry in
      let frame = geometry[proxy.plotAreaFrame]  // 471
      let plot = proxy.plotFrame.map { geometry[$0] }  // 474
      let container = proxy.plotContainerFrame.map { geometry[$0] }  // 473
      Text("\(frame) \(String(describing: plot)) \(String(describing: container))")
    }
  }

  static func positions(_ proxy: ChartProxy) -> [Any?] {
    [
      proxy.plotAreaSize, proxy.plotSize, proxy.angle(at: .zero),  // 472 475 476
      proxy.position(for: (x: "a", y: 2)), proxy.position(forX: "a"),  // 481 482
      proxy.position(forY: 2.0), proxy.positionRange(for: (x: "a", y: 2)),  // 483 484
      proxy.positionRange(forX: "a"), proxy.positionRange(forY: 2),  // 485 486
      proxy.value(at: .zero, as: (String, Double).self),  // 496
      proxy.value(atAngle: .degrees(30), as: Double.self),  // 497
      proxy.value(atX: 3, as: Date.self), proxy.value(atY: 3, as: Double.self),  // 498 499
      proxy.xDomain(dataType: String.self), proxy.yDomain(dataType: Double.self),  // 500 501
    ]
  }

  static func looks(_ proxy: ChartProxy) -> [Any?] {
    [
      // 477 478
      proxy.foregroundStyle(for: "a"), proxy.foregroundStyleDomain(dataType: String.self),
      proxy.lineStyle(for: "a"), proxy.lineStyleDomain(dataType: String.self),  // 479 480
      proxy.symbol(for: "a"), proxy.symbolDomain(dataType: String.self),  // 492 493
      proxy.symbolSize(for: 3.0), proxy.symbolSizeDomain(dataType: Double.self),  // 494 495
    ]
  }

  static func selections(_ proxy: ChartProxy) {
    proxy.selectAngleValue(at: .degrees(30))  // 487
    proxy.selectXRange(from: 0, to: 9)  // 488
    proxy.selectXValue(at: 3)  // 489
    proxy.selectYRange(from: 0, to: 9)  // 490
    proxy.selectYValue(at: 3)  // 491
  }
}
