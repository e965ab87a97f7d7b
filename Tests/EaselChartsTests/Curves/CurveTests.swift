import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct CurveTests {
  static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
    .catmullRom(alpha: 0), .catmullRom(alpha: 1), .cardinal(tension: 0.5),
  ]
  static let smooth: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepEnd,
  ]

  /// Points from left to right at random heights, some of them equal.
  static func points(_ seed: UInt64, count: Int? = nil) -> [CGPoint] {
    var generator = SeededGenerator(seed: seed)
    var x: CGFloat = 0
    let many = count ?? Int.random(in: 1...40, using: &generator)
    return (0..<many).map { _ in
      x += CGFloat.random(in: 0.5...20, using: &generator)
      return CGPoint(x: x, y: CGFloat(Int.random(in: 0...300, using: &generator)))
    }
  }

  static func line(
    _ points: [CGPoint], _ method: InterpolationMethod, _ axis: Axis = .vertical
  ) -> Path {
    var path = Path()
    CurvePath.appendLine(points, method, valueAxis: axis, to: &path)
    return path
  }

  /// The points where the elements of a path end.
  static func ends(of path: Path) -> [CGPoint] {
    path.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        point
      case .closeSubpath: nil
      }
    }
  }

  @Test func aMethodIsDescribedByItsNameAndParameter() {
    #expect(InterpolationMethod.monotone.description == "monotone")
    #expect(InterpolationMethod.catmullRom(alpha: 1).description == "catmullRom(alpha: 1.0)")
    #expect(Set(Self.methods.map(\.description)).count == Self.methods.count)
  }

  @Test(arguments: methods)
  func everyLinePassesThroughEveryPoint(_ method: InterpolationMethod) {
    for seed in 0..<100 as Range<UInt64> {
      let points = Self.points(seed)
      var ends = Self.ends(of: Self.line(points, method))[...]
      // A step that changes half way reaches its points in the middle of a straight part.
      if method == .stepCenter {
        let spans = zip(ends, ends.dropFirst())
        for point in points.dropFirst() {
          let isKnown = spans.contains { a, b in
            a.y == point.y && b.y == point.y && a.x <= point.x && point.x <= b.x
          }
          #expect(isKnown)
        }
        continue
      }
      for point in points {
        let found = ends.firstIndex { hypot($0.x - point.x, $0.y - point.y) < 0.01 }
        #expect(found != nil)
        if let found { ends = ends[found...] }
      }
    }
  }

  @Test(arguments: [Axis.vertical, .horizontal])
  func aMonotoneLineStaysBetweenNeighbours(_ axis: Axis) {
    for seed in 0..<200 as Range<UInt64> {
      let points = Self.points(seed)
      let given = axis == .vertical ? points : points.map { CGPoint(x: $0.y, y: $0.x) }
      var last = given[0]
      func value(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }
      for element in Self.line(given, .monotone, axis).elements {
        guard case .curve(let end, let one, let two) = element else { continue }
        let range = min(value(last), value(end)) - 1e-9...max(value(last), value(end)) + 1e-9
        // A curve lies within its controls.
        #expect(range.contains(value(one)) && range.contains(value(two)))
        last = end
      }
    }
  }

  @Test(arguments: methods, [Axis.vertical, .horizontal])
  func exchangingTheAxesMirrorsTheLine(_ method: InterpolationMethod, _ axis: Axis) {
    let points = Self.points(7)
    let mirror = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let other: Axis = axis == .vertical ? .horizontal : .vertical
    let turned = Self.line(points.map { $0.applying(mirror) }, method, other).applying(mirror)
    #expect(turned == Self.line(points, method, axis))
  }

  @Test(arguments: methods)
  func theTopOfAnAreaIsTheLineOfItsPoints(_ method: InterpolationMethod) {
    for seed in 0..<50 as Range<UInt64> {
      let points = Self.points(seed, count: 12)
      let base = points.map { CGPoint(x: $0.x, y: 400) }
      var area = Path()
      CurvePath.appendArea(top: points, base: base, method, to: &area)
      let line = Self.line(points, method).elements
      #expect(Array(area.elements.prefix(line.count)) == line)
    }
  }

  @Test(arguments: methods, [Axis.vertical, .horizontal])
  func theBaseOfAnAreaIsTheLineOfItsPointsBackwards(
    _ method: InterpolationMethod, _ axis: Axis
  ) throws {
    for seed in 0..<50 as Range<UInt64> {
      let base = Self.points(seed, count: 9)
      let top = base.map { CGPoint(x: $0.x, y: $0.y - 50) }
      var area = Path()
      CurvePath.appendArea(top: top, base: base, method, valueAxis: axis, to: &area)
      let line = Self.corners(Self.line(base, method, axis))
      let edge = Self.corners(area).suffix(line.count)
      for (one, other) in zip(edge.reversed(), line) {
        #expect(hypot(one.x - other.x, one.y - other.y) < 1e-6)
      }
    }
  }

  /// All points of a path, controls among them, in order; neighbours that are equal count once.
  private static func corners(_ path: Path) -> [CGPoint] {
    var result: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): result.append(point)
      case .quadCurve(let point, let control): result += [control, point]
      case .curve(let point, let one, let two): result += [one, two, point]
      case .closeSubpath: break
      }
    }
    return result.enumerated().filter { index, point in
      index == 0 || hypot(result[index - 1].x - point.x, result[index - 1].y - point.y) > 1e-9
    }.map(\.element)
  }

  @Test(arguments: methods)
  func anAreaIsOneClosedSubpath(_ method: InterpolationMethod) {
    for count in 1...4 {
      let points = Self.points(3, count: count)
      var area = Path()
      CurvePath.appendArea(top: points, base: points, method, to: &area)
      #expect(area.elements.last == .closeSubpath)
      #expect(area.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
    }
  }

  @Test(arguments: methods)
  func curvesWithoutPointsAddNoElements(_ method: InterpolationMethod) {
    var path = Path()
    CurvePath.appendLine([], method, to: &path)
    CurvePath.appendArea(top: [], base: [.zero], method, to: &path)
    #expect(path.isEmpty)
  }

  @Test(arguments: methods, [1e150, 1e200, 1e300])
  func hugePointsGiveAFinitePath(_ method: InterpolationMethod, _ size: Double) {
    let points = [
      CGPoint(x: 0, y: 0), CGPoint(x: size, y: -size), CGPoint(x: size, y: size),
      CGPoint(x: 2 * size, y: 0),
    ]
    #expect(Self.line(points, method).isFinite)
  }

  @Test func runsAreSplitAtPointsThatAreNotFinite() {
    let values: [CGFloat] = [.nan, 1, 2, .infinity, .nan, 3, -.infinity]
    #expect(CurvePath.runs(of: values.map { CGPoint(x: 0, y: $0) }) == [1..<3, 5..<6])
    #expect(CurvePath.runs(of: []) == [])
    #expect(CurvePath.runs(of: [.zero, .zero]) == [0..<2])
  }

  @Test func alphaAndTensionAreClamped() {
    #expect(InterpolationMethod.catmullRom(alpha: .nan) == .catmullRom)
    #expect(InterpolationMethod.catmullRom(alpha: 9) == .catmullRom(alpha: 1))
    #expect(InterpolationMethod.cardinal(tension: -1) == .cardinal)
    #expect(InterpolationMethod.cardinal(tension: .nan) == .cardinal)
  }

  @Test func aTensionOfOneIsStraight() {
    let points = Self.points(5, count: 10)
    let controls = Self.line(points, .cardinal(tension: 1)).elements.dropFirst()
    for (element, (a, b)) in zip(controls, zip(points, points.dropFirst())) {
      #expect(element == .curve(to: b, control1: a, control2: b))
    }
  }
}
