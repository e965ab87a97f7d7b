import Foundation
import Testing

@testable import EaselCanvas

/// Long lines through fewer points.
@Suite struct PathReductionTests {
  private func line(_ values: [CGFloat], step: CGFloat) -> Path {
    Path { path in
      path.addLines(values.enumerated().map { CGPoint(x: CGFloat($0) * step, y: $1) })
    }
  }

  /// A walk by steps of a fixed pseudo-random sequence.
  static func walk(_ count: Int) -> [CGFloat] {
    var (state, value) = (UInt64(20_240_229), CGFloat(0))
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value += CGFloat(state >> 40) / CGFloat(1 << 24) - 0.5
      return value
    }
  }

  @Test func firstLastAndExtremePointsAreKept() throws {
    let path = line([5, 1, 3, 9, 4, 6, 5, 5, 2, 5], step: 0.1)
    let reduced = try #require(path.reduced(to: .identity, minimum: 5))
    #expect(reduced.points.map(\.y) == [5, 1, 9, 5])
    #expect(reduced.verbs == [Path.Verb.move] + [UInt8](repeating: Path.Verb.line, count: 3))
    #expect(reduced.currentPoint == path.currentPoint)
  }

  @Test func eachBinKeepsItsMinimumAndMaximum() throws {
    let path = line(Self.walk(4_000), step: 0.01)
    let reduced = try #require(path.reduced(to: .identity, minimum: 100))
    #expect(reduced.points.count <= 4 * 40)
    for bin in 0..<40 {
      func values(_ path: Path) -> [CGFloat] {
        path.points.filter { $0.x >= CGFloat(bin) && $0.x < CGFloat(bin + 1) }.map(\.y)
      }
      #expect(values(reduced).min() == values(path).min())
      #expect(values(reduced).max() == values(path).max())
      #expect(values(reduced).first == values(path).first)
      #expect(values(reduced).last == values(path).last)
    }
  }

  @Test func pointsStayInTheirOrder() throws {
    let path = line(Self.walk(2_000), step: 0.01)
    let reduced = try #require(path.reduced(to: .identity, minimum: 100))
    let positions = reduced.points.map(\.x)
    #expect(positions == positions.sorted())
    #expect(Set(positions).count == positions.count)
  }

  @Test func steepLinesHaveBinsAlongY() throws {
    let flat = line(Self.walk(1_000).map { $0 * 50 }, step: 0.01)
    let mirror = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let steep = flat.applying(mirror)
    let reduced = try #require(steep.reduced(to: .identity, minimum: 100))
    let isMirrored = reduced == flat.reduced(to: .identity, minimum: 100)?.applying(mirror)
    #expect(isMirrored)
  }

  @Test func binsAreMeasuredInDevicePixels() throws {
    let path = line(Self.walk(1_000).map { $0 * 50 }, step: 1)
    let isWhole = path.reduced(to: .identity, minimum: 100) == nil
    #expect(isWhole)
    let far = CGAffineTransform(scaleX: 0.01, y: 1)
    #expect(try #require(path.reduced(to: far, minimum: 100)).points.count <= 40)
  }

  @Test func shortRunsAndCurvesAreKept() throws {
    let long = line(Self.walk(1_000), step: 0.001)
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.move(to: CGPoint(x: 7, y: 7))
    path.addLine(to: CGPoint(x: 7.1, y: 7))
    path.addPath(long)
    path.closeSubpath()
    let reduced = try #require(path.reduced(to: .identity, minimum: 100))
    #expect(Array(reduced.verbs.prefix(8)) == Array(path.verbs.prefix(8)))
    #expect(Array(reduced.points.prefix(15)) == Array(path.points.prefix(15)))
    #expect(reduced.verbs.last == Path.Verb.close)
    #expect(reduced.points.count == 13 + 2 + 4)
  }

  @Test func eachOfSeveralLongRunsIsReduced() throws {
    var path = line(Self.walk(500), step: 0.001)
    path.addPath(path.applying(CGAffineTransform(translationX: 0.2, y: 3)))
    let reduced = try #require(path.reduced(to: .identity, minimum: 100))
    #expect(reduced.verbs.count { $0 == Path.Verb.move } == 2)
    #expect(reduced.points.count == 8)
  }
}
