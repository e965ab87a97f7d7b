import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

// Every mark is used once; numbers are lines of Fixtures/charts/symbols.csv.

enum MarkUses {
  typealias Marks = any ChartContent  // 7

  static func areas() -> [Marks] {
    let x = PlottableValue.value("x", 1.0)
    let (y, z) = (PlottableValue.value("y", 2.0), PlottableValue.value("z", 3.0))
    let series = PlottableValue.value("City", "Rome")
    let marks: [AreaMark] = [  // 44
      AreaMark(x: x, y: y, stacking: .standard),  // 45 88
      AreaMark(x: x, y: y, series: series, stacking: .center),  // 46 86
      AreaMark(x: x, yStart: y, yEnd: z),  // 47
      AreaMark(x: x, yStart: y, yEnd: z, series: series),  // 48
      AreaMark(xStart: y, xEnd: z, y: x),  // 49
      AreaMark(xStart: y, xEnd: z, y: x, series: series),  // 50
    ]
    return marks
  }

  static func linesAndPoints() -> [Marks] {
    let (x, y) = (PlottableValue.value("x", 1.0), PlottableValue.value("y", 2.0))
    let lines: [LineMark] = [  // 51
      LineMark(x: x, y: y),  // 52
      LineMark(x: x, y: y, series: .value("City", UsedCity.oslo)),  // 53
    ]
    let points: [PointMark] = [  // 54
      PointMark(x: x, y: y),  // 55
      PointMark(y: y),  // 56
      PointMark(x: x, y: 12),  // 57
    ]
    return lines + points
  }

  static func rectangles() -> [RectangleMark] {  // 58
    let (x, y) = (PlottableValue.value("x", 1.0), PlottableValue.value("y", 2.0))
    let z = PlottableValue.value("z", 3.0)
    return [
      RectangleMark(x: x, yStart: y, yEnd: z, width: .automatic),  // 59 93
      RectangleMark(x: x, yStart: 3, yEnd: nil, width: 4),  // 60 92
      RectangleMark(xStart: x, xEnd: z, y: y, height: 4.5),  // 61 91
      RectangleMark(xStart: 3, y: y, height: .ratio(0.5)),  // 62 96
      RectangleMark(xStart: x, xEnd: z, yStart: y, yEnd: z),  // 63
      RectangleMark(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4),  // 64
      RectangleMark(xStart: 1, xEnd: 2, yStart: y, yEnd: z),  // 65
      RectangleMark(xStart: x, xEnd: z, yStart: 3, yEnd: 4),  // 66
      RectangleMark(x: x, y: y, width: .inset(1), height: .fixed(8)),  // 67 95 94
    ]
  }

  static func rules() -> [RuleMark] {  // 68
    let (x, y) = (PlottableValue.value("x", 1.0), PlottableValue.value("y", 2.0))
    let z = PlottableValue.value("z", 3.0)
    return [
      RuleMark(x: x, yStart: y, yEnd: z),  // 69
      RuleMark(x: x, yStart: 4),  // 70
      RuleMark(x: 4, yStart: y, yEnd: z),  // 71
      RuleMark(xStart: x, xEnd: z, y: y),  // 72
      RuleMark(xStart: 2, y: y),  // 73
      RuleMark(xStart: x, xEnd: z, y: 4),  // 74
    ]
  }

  static func bars() -> [BarMark] {  // 75
    let (x, y) = (PlottableValue.value("x", 1.0), PlottableValue.value("y", 2.0))
    let z = PlottableValue.value("z", 3.0)
    let span: MarkDimension = .ratio(0.8)  // 90
    let stacking: MarkStackingMethod = .normalized  // 85 87
    return [
      BarMark(x: x, yStart: y, yEnd: z, width: span),  // 76
      BarMark(xStart: x, xEnd: z, y: y, height: span),  // 77
      BarMark(x: x, y: y, width: 4, height: 5, stacking: stacking),  // 78
      BarMark(xStart: x, xEnd: z, yStart: 1, yEnd: 2),  // 79
      BarMark(xStart: 1, xEnd: 2, yStart: y, yEnd: z),  // 80
      BarMark(x: x, yStart: 1, yEnd: 2, width: 3, stacking: .unstacked),  // 81 89
      BarMark(xStart: 1, xEnd: 2, y: y, height: 3, stacking: .standard),  // 82
    ]
  }

  static func sector() -> SectorMark {  // 83
    SectorMark(
      angle: .value("Sales", 3), innerRadius: .ratio(0.6), outerRadius: .inset(4),
      angularInset: 1)  // 84
  }

  static func curves() -> [InterpolationMethod] {  // 97
    [
      .cardinal, .catmullRom, .linear,  // 98 99 100
      .monotone, .stepCenter, .stepEnd,  // 101 102 103
      .stepStart, .cardinal(tension: 0.5), .catmullRom(alpha: 0.5),  // 104 105 106
    ]
  }
}
