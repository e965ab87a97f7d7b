import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite struct SymbolLocationsTests {
  private static func figure(_ points: [CGPoint]) -> ChartFigure {
    ChartFigure(kind: .point, shape: .symbols(Path(), at: points), marks: [])
  }

  @Test func pointsWithinHalfAPointAreFound() {
    var generator = SeededGenerator(seed: 5)
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -6...6, using: &generator),
        y: CGFloat.random(in: -6...6, using: &generator))
    }
    let points = (0..<60).map { _ in point() }
    let locations = SymbolLocations(of: [Self.figure(points)])
    for _ in 0..<500 {
      let other = point()
      let isNear = points.contains { hypot($0.x - other.x, $0.y - other.y) < 0.5 }
      #expect(locations.contains(near: other) == isNear)
    }
  }

  @Test func unusablePointsAreNotFound() {
    let far = CGPoint(x: CGFloat.infinity, y: .nan)
    let locations = SymbolLocations(of: [Self.figure([far, .zero])])
    #expect(!locations.contains(near: far) && locations.contains(near: .zero))
  }

  @Test func cloudsOfPointsDoNotCount() {
    let cloud = Array(repeating: CGPoint.zero, count: 101)
    #expect(!SymbolLocations(of: [Self.figure(cloud)]).contains(near: .zero))
  }
}
