import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

// Every symbol of content is used once; numbers are lines of Fixtures/charts/symbols.csv.

struct UsedAverage: ChartContent {
  typealias Body = AnyChartContent  // 28
  var body: AnyChartContent {  // 6 29
    AnyChartContent(erasing: RuleMark(y: .value("Average", 2.5)))  // 31
  }
}

enum ContentUses {
  static func charts() -> [any Block] {
    let sales = DataUses.sales
    let one: Chart<UsedAverage> = Chart { UsedAverage() }  // 2 3
    return [
      one,
      Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales)) },  // 4
      Chart(sales, id: \.city) { PointMark(x: .value("Sales", $0.sales)) },  // 5
    ]
  }

  @ChartContentBuilder  // 32
  static func built(_ flag: Bool) -> some ChartContent {
    if flag { RuleMark(x: .value("x", 1)) }  // 34
    if flag {
      RuleMark(x: .value("x", 2))  // 35
    } else {
      RuleMark(x: .value("x", 3))  // 36
    }
    RuleMark(x: .value("x", 4))  // 39 41
    Plot {  // 42 43
      if #available(macOS 12, *) { RuleMark(x: .value("x", 5)) }  // 37
    }
  }

  static func pieces() -> [any ChartContent] {
    let choice: BuilderConditional<RuleMark, RuleMark> =  // 38
      ChartContentBuilder.buildEither(first: RuleMark(x: .value("x", 1)))
    return [
      choice, AnyChartContent(choice as any ChartContent),  // 30
      ChartContentBuilder.buildBlock(), ChartContentBuilder.buildBlock(choice),  // 33 40
    ]
  }

  static func looks() -> [any ChartContent] {
    let mark = PointMark(x: .value("x", 1), y: .value("y", 2))
    return [
      mark.foregroundStyle(.red), mark.opacity(0.5),  // 8 9
      mark.cornerRadius(4, style: .circular), mark.lineStyle(StrokeStyle(lineWidth: 2)),  // 10 11
      mark.interpolationMethod(.monotone), mark.offset(CGSize(width: 1, height: 2)),  // 12 13
      mark.offset(x: 1, y: 2), mark.offset(x: 1, yStart: 2, yEnd: 3),  // 14 15
      mark.offset(xStart: 1, xEnd: 2, y: 3),  // 16
      mark.offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4),  // 17
      mark.symbol(.circle), mark.symbol { Text("x") },  // 18 19
      mark.symbolSize(CGSize(width: 4, height: 4)), mark.symbolSize(30),  // 20 21
      // 22 23
      mark.foregroundStyle(by: .value("City", "Rome")), mark.lineStyle(by: .value("a", "b")),
      mark.position(by: .value("City", "Rome"), axis: .horizontal, span: .ratio(0.8)),  // 24
      mark.symbol(by: .value("City", "Rome")), mark.symbolSize(by: .value("Sales", 3)),  // 25 26
      mark.zIndex(1),  // 27
    ]
  }

  static func effects() -> [any ChartContent] {
    let mark = BarMark(x: .value("x", 1), y: .value("y", 2))
    return [
      mark.blur(radius: 2), mark.shadow(color: .gray, radius: 1, x: 1, y: 1),  // 258 259
      mark.alignsMarkStylesWithPlotArea(true), mark.compositingLayer(),  // 260 265
      mark.compositingLayer { $0.opacity(0.5) }, mark.mask { RectangleMark() },  // 266 267
      mark.clipShape(Circle(), style: FillStyle()), mark.accessibilityHidden(true),  // 268 269
      mark.accessibilityIdentifier("bar"), mark.accessibilityLabel("Bar"),  // 270 271
      mark.accessibilityLabel(Text("Bar")), mark.accessibilityValue("two"),  // 272 273
      mark.accessibilityValue(Text("two")),  // 274
    ]
  }

  static func annotations() -> [any ChartContent] {
    let mark = BarMark(x: .value("x", 1), y: .value("y", 2))
    return [
      mark.annotation(position: .top, alignment: .leading, spacing: 2) { Text("a") },  // 261 304
      mark.annotation { (context: AnnotationContext) in  // 262 295
        Text("\(context.targetSize.width)")  // 296
      },
      // 263 299 320
      mark.annotation(position: .bottom, overflowResolution: .automatic) { Text("a") },
      // 264
      mark.annotation(overflowResolution: .init(x: .fit(to: .chart), y: .padScale)) { context in
        Text("\(context.targetSize.height)")
      },
    ]
  }

  static func positions() -> [AnnotationPosition] {  // 297
    [
      .automatic, .bottomLeading, .bottomTrailing, .leading,  // 298 300 301 302
      .overlay, .topLeading, .topTrailing, .trailing,  // 303 305 306 307
    ]
  }

  static func overflows() -> [AnnotationOverflowResolution] {  // 308
    // 309 310 311 312
    let boundaries: [AnnotationOverflowResolution.Boundary] = [.automatic, .chart, .plot]
    let strategies: [AnnotationOverflowResolution.Strategy] = [  // 313
      .automatic, .disabled, .fit, .padScale,  // 314 315 316 317
    ]
    return boundaries.map { .init(x: .fit(to: $0), y: .fit) }
      + strategies.map { .init(x: $0, y: $0) }  // 318 319
  }

  static func symbols() -> [any ChartSymbolShape] {  // 277
    let circle: BasicChartSymbolShape = .circle  // 275 282
    let shapes: [BasicChartSymbolShape] = [
      // 281 283 284 285 286 287 288
      .asterisk, .cross, .diamond, .pentagon, .plus, .square, .triangle,
    ]
    let any: AnyChartSymbolShape = AnyChartSymbolShape(circle as any ChartSymbolShape)  // 289 290
    _ = any.perceptualUnitRect  // 278
    return shapes + [
      circle.strokeBorder(lineWidth: 1), any.strokeBorder(lineWidth: 1),  // 276 279
      any.strokeBorder(style: StrokeStyle(lineWidth: 1)),  // 280
    ]
  }
}
