import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

extension FuzzInput {
  /// A value with a label, which is seldom arbitrary.
  mutating func value<Datum: FuzzDatum>(_ type: Datum.Type) -> PlottableValue<Datum> {
    let label = rarely(24) ? string(atMost: 3) : choice(["Day", "Value", ""])
    return rarely(12) ? .value(label, nil) : .value(label, Datum.read(&self))
  }

  /// A number of points, or none.
  private mutating func position() -> CGFloat? { maybe { CGFloat($0.number()) } }

  mutating func dimension() -> MarkDimension {
    switch index(below: 8) {
    case 0: .ratio(number(mostly: [0, 0.5, 1, -1]))
    case 1: .inset(number(mostly: [0, 2, 100]))
    case 2: .fixed(number(mostly: [0, 4, 40]))
    default: .automatic
    }
  }

  private mutating func stacking() -> MarkStackingMethod {
    choice([.standard, .normalized, .center, .unstacked])
  }

  private mutating func interpolation() -> InterpolationMethod {
    choice([
      .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
      .catmullRom(alpha: number()), .cardinal(tension: number()),
    ])
  }

  /// A mark of any kind, with modifiers.
  mutating func mark<X: FuzzDatum, Y: FuzzDatum>(_ x: X.Type, _ y: Y.Type) -> AnyChartContent {
    var mark = AnyChartContent(erasing: plainMark(x, y))
    let count = index(below: 4)
    for _ in 0..<count where !isEmpty { mark = changed(mark) }
    return mark
  }

  private mutating func plainMark<X: FuzzDatum, Y: FuzzDatum>(
    _ x: X.Type, _ y: Y.Type
  ) -> AnyChartContent {
    let content: any ChartContent =
      switch index(below: 16) {
      case 0, 1:
        BarMark(
          x: value(x), y: value(y), width: dimension(), height: dimension(), stacking: stacking())
      case 2: LineMark(x: value(x), y: value(y))
      case 3: LineMark(x: value(x), y: value(y), series: value(String.self))
      case 4: PointMark(x: value(x), y: value(y))
      case 5: AreaMark(x: value(x), y: value(y), stacking: stacking())
      case 6: AreaMark(x: value(x), yStart: value(y), yEnd: value(y))
      case 7: BarMark(xStart: value(x), xEnd: value(x), y: value(y), height: dimension())
      case 8: RectangleMark(x: value(x), y: value(y), width: dimension(), height: dimension())
      case 9: RectangleMark(xStart: value(x), xEnd: value(x), yStart: value(y), yEnd: value(y))
      case 10: RuleMark(x: value(x), yStart: value(y), yEnd: value(y))
      case 11: RuleMark(xStart: position(), xEnd: position(), y: value(y))
      case 12:
        SectorMark(
          angle: value(x), innerRadius: dimension(), outerRadius: dimension(),
          angularInset: position())
      case 13: PointMark(x: position(), y: value(y))
      case 14: BarMark(x: value(x), yStart: value(y), yEnd: value(y), width: dimension())
      default: AreaMark(xStart: value(x), xEnd: value(x), y: value(y))
      }
    return AnyChartContent(content)
  }

  /// Content with one modifier.
  private mutating func changed(_ mark: AnyChartContent) -> AnyChartContent {
    let content: any ChartContent =
      switch index(below: 26) {
      case 0, 1, 2: mark.foregroundStyle(by: value(String.self))
      case 3: mark.foregroundStyle(by: value(Double.self))
      case 4: mark.foregroundStyle(color())
      case 5: mark.symbol(by: value(String.self))
      case 6: mark.symbolSize(by: value(Double.self))
      case 7: mark.lineStyle(by: value(String.self))
      case 8:
        mark.position(by: value(String.self), axis: maybe { $0.bool() ? .horizontal : .vertical })
      case 9: mark.opacity(number())
      case 10: mark.cornerRadius(number())
      case 11: mark.lineStyle(strokeStyle())
      case 12: mark.interpolationMethod(interpolation())
      case 13: mark.symbol(BasicChartSymbolShape.circle)
      case 14: mark.symbolSize(number())
      case 15: mark.zIndex(number())
      case 16: mark.offset(x: number(), y: number())
      case 17: mark.facet(by: value(String.self))
      case 18: mark.facet(row: value(Double.self), column: value(String.self))
      case 19: mark.yAxis("second")
      case 20: mark.blur(radius: number(mostly: [0, 2, 20]))
      case 21: mark.accessibilityLabel(string(atMost: 4))
      case 22: mark.mask { [other = plainMark(Double.self, Double.self)] in other }
      case 23: mark.symbol { [text = string(atMost: 3)] in Text(text) }
      default: annotated(mark)
      }
    return AnyChartContent(content)
  }

  private mutating func annotated(_ mark: AnyChartContent) -> any ChartContent {
    let position: AnnotationPosition = choice([
      .automatic, .overlay, .top, .bottom, .leading, .trailing, .topLeading, .bottomTrailing,
    ])
    let text = string(atMost: 4)
    let size = CGSize(width: number(), height: number())
    let spacing = self.position()
    let resolution = AnnotationOverflowResolution(
      x: choice([.automatic, .fit, .padScale, .disabled, .fit(to: .chart)]),
      y: choice([.automatic, .fit, .padScale, .disabled, .fit(to: .plot)]))
    if rarely(64) {
      return mark.annotation(position: position, spacing: spacing) {
        Chart { PointMark(x: .value("x", 1), y: .value("y", size.width)) }
          .frame(width: size.width, height: size.height)
      }
    }
    return mark.annotation(position: position, spacing: spacing, overflowResolution: resolution) {
      Text(text)
    }
  }
}
