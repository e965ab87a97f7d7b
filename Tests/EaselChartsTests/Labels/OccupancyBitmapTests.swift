import EaselCanvas
import EaselGenerators
import Foundation
import Testing

@testable import EaselCharts

@Suite("Occupancy bitmap")
struct OccupancyBitmapTests {
  private let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)

  @Test("A rectangle is free until one that overlaps it is added")
  func overlap() {
    var taken = OccupancyBitmap(bounds)
    let box = CGRect(x: 50, y: 50, width: 40, height: 12)
    #expect(taken.isFree(box))
    taken.add(CGRect(x: 80, y: 55, width: 40, height: 12))
    #expect(!taken.isFree(box))
  }

  @Test("Rectangles that only touch do not overlap")
  func touching() {
    var taken = OccupancyBitmap(bounds)
    taken.add(CGRect(x: 50, y: 50, width: 40, height: 12))
    #expect(taken.isFree(CGRect(x: 90, y: 50, width: 40, height: 12)))
    #expect(taken.isFree(CGRect(x: 50, y: 62, width: 40, height: 12)))
  }

  @Test("A rectangle that leaves the bounds is not free")
  func edge() {
    let taken = OccupancyBitmap(bounds)
    #expect(!taken.isFree(CGRect(x: 5, y: 50, width: 20, height: 10)))
    #expect(taken.isFree(bounds))
  }

  @Test("A line occupies the area along it, and nothing far from it")
  func line() {
    var taken = OccupancyBitmap(bounds)
    taken.add(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 210, y: 120), width: 2)
    #expect(!taken.isFree(CGRect(x: 105, y: 65, width: 10, height: 10)))
    #expect(taken.isFree(CGRect(x: 150, y: 25, width: 40, height: 20)))
  }

  @Test("A rectangle is free exactly if it intersects none of the added rectangles")
  func againstRectangles() {
    var random = SeededGenerator(seed: 1)
    func box() -> CGRect {
      CGRect(
        x: CGFloat(Int.random(in: 10..<180, using: &random)),
        y: CGFloat(Int.random(in: 20..<100, using: &random)),
        width: CGFloat(Int.random(in: 1...30, using: &random)),
        height: CGFloat(Int.random(in: 1...20, using: &random)))
    }
    for _ in 0..<200 {
      var taken = OccupancyBitmap(bounds)
      let boxes = (0..<6).map { _ in box() }
      for box in boxes { taken.add(box) }
      let probe = box()
      let isFree = boxes.allSatisfy { !$0.intersects(probe.insetBy(dx: 0.1, dy: 0.1)) }
      #expect(taken.isFree(probe) == isFree)
    }
  }

  @Test(
    "Rectangles and lines at extreme or non-finite points occupy nothing, and are not free",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
  func badInput(_ bad: CGFloat) {
    var taken = OccupancyBitmap(bounds)
    taken.add(CGRect(x: bad, y: 0, width: bad, height: 10))
    taken.add(from: CGPoint(x: bad, y: 0), to: CGPoint(x: 20, y: bad), width: 2)
    #expect(taken.isFree(bounds))
    #expect(!taken.isFree(CGRect(x: bad, y: bad, width: 10, height: 10)))
    #expect(!taken.isFree(CGRect(x: 20, y: 30, width: bad, height: 10)))
  }

  @Test(
    "Bounds at extreme or non-finite points have no free rectangle",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
  func badBounds(_ bad: CGFloat) {
    var taken = OccupancyBitmap(CGRect(x: 0, y: bad, width: 10, height: bad))
    taken.add(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(!taken.isFree(CGRect(x: 6, y: 6, width: 2, height: 2)))
  }
}
