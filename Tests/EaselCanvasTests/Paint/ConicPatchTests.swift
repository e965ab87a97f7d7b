import Foundation
import Testing

@testable import EaselCanvas

/// Conic gradients as patches near what is seen of them.
@Suite struct ConicPatchTests {
  private static let box = CGRect(x: 0, y: 0, width: 100, height: 100)
  /// Colours by a share of the turn, so that a place's angle can be read from them.
  private static let ramp = Gradient([.black, Color(red: 1, green: 0, blue: 1, alpha: 1)])

  /// Around the box, on each side, and at the seam where the last colour meets the first.
  private static let centers = [
    CGPoint(x: 50, y: 50), CGPoint(x: 0, y: 0), CGPoint(x: -40, y: 50), CGPoint(x: 180, y: 20),
    CGPoint(x: 50, y: -300), CGPoint(x: 10, y: 160), CGPoint(x: -2_000, y: 3_000),
  ]

  @Test(arguments: centers, [0, -CGFloat.pi / 2, 3, 7])
  func pixelsHaveTheColorOfTheirAngle(_ center: CGPoint, _ angle: CGFloat) throws {
    let surface = try BitmapSurface(size: Self.box.size)
    surface.canvas.fill(
      Self.box, with: .conicGradient(ConicGradient(Self.ramp, center: center, angle: angle)))
    var differences: [Int] = []
    for y in stride(from: 5, to: 100, by: 10) {
      for x in stride(from: 5, to: 100, by: 10) {
        let seen = try #require(surface.image.pixel(x: x, y: y))
        let turn = atan2(Double(y) + 0.5 - center.y, Double(x) + 0.5 - center.x) - angle
        let share = turn / (2 * .pi) - (turn / (2 * .pi)).rounded(.down)
        differences.append(abs(Int(seen.red) - Int((share * 255).rounded())))
        #expect(seen.alpha == 255)
      }
    }
    // cairo places the points of a patch on whole pixels, which is most near the centre.
    #expect(differences.allSatisfy { $0 <= 4 || $0 >= 251 }, "\(differences)")
    #expect(differences.count { $0 >= 251 } <= 2)
  }

  /// cairo goes through all points of a patch, those outside of the page as well.
  @Test func patchesOfADistantCenterAreNearTheBox() {
    let conic = ConicGradient(Self.ramp, center: CGPoint(x: -7e5, y: 4e5))
    let patches = conic.patches(for: .light, covering: Self.box, .identity)
    let corners = CGRect(around: patches.flatMap(\.corners))
    #expect(!patches.isEmpty)
    #expect(Self.box.insetBy(dx: -200, dy: -200).contains(corners))
    #expect(corners.insetBy(dx: -1e-6, dy: -1e-6).contains(Self.box))
  }

  @Test func sectorsAroundACenterInTheBoxStartThere() throws {
    let conic = ConicGradient(Self.ramp, center: CGPoint(x: 20, y: 30))
    let patches = conic.patches(for: .light, covering: Self.box, .identity)
    #expect(patches.count == 12)
    for patch in patches {
      let corner = try #require(patch.corners.first)
      #expect(hypot(corner.x - conic.center.x, corner.y - conic.center.y) < 1e-9)
    }
  }

  /// In a space that is stretched much, a wedge to the far end of a page is far wider than the page.
  @Test func patchesUnderAStretchingTransformAreNearTheBox() {
    for (center, stretch) in zip(Self.centers, [400, 1e6, 1e-6, 3, -20, 0.1, 1e3]) {
      let transform = CGAffineTransform(scaleX: stretch, y: 0.5).rotated(by: 0.3)
      let conic = ConicGradient(Self.ramp, center: center.applying(transform.inverted()))
      let patches = conic.patches(for: .light, covering: Self.box, transform)
      let corners = CGRect(around: patches.flatMap(\.corners))
      #expect(Self.box.insetBy(dx: -101, dy: -101).contains(corners))
      #expect(corners.insetBy(dx: -1e-6, dy: -1e-6).contains(Self.box))
      #expect(patches.count < 100)
    }
  }

  /// Their middle is lost in rounding, so that no half of them would ever be even.
  @Test func stopsNextToEachOtherAreOnePatch() {
    let stops = [
      Gradient.Stop(.red, at: 0.4), .init(.blue, at: CGFloat(0.4).nextUp), .init(.green, at: 1),
    ]
    let conic = ConicGradient(Gradient(stops: stops), center: CGPoint(x: 0, y: 156), angle: 4)
    let patches = conic.patches(for: .light, covering: Self.box, .identity)
    #expect((1...13).contains(patches.count))
  }

  /// Where a space is stretched as far as numbers go, angles are no more than rounding.
  @Test func theNumberOfPatchesIsBoundedUnderExtremeTransforms() {
    for center in Self.centers {
      let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1e6, y: 1e-6)
      let conic = ConicGradient(Self.ramp, center: center.applying(transform.inverted()))
      #expect(conic.patches(for: .light, covering: Self.box, transform).count < 10_000)
    }
  }

  @Test func pixelsHaveTheColorOfTheirAngleUnderAStretchingTransform() throws {
    let transform = CGAffineTransform(scaleX: 40, y: 0.5).rotated(by: 0.3)
    let center = CGPoint(x: 30, y: 60).applying(transform.inverted())
    let surface = try BitmapSurface(size: Self.box.size)
    surface.canvas.concatenate(transform)
    surface.canvas.fill(
      Path(Self.box).applying(transform.inverted()),
      with: .conicGradient(ConicGradient(Self.ramp, center: center, angle: 0)))
    var differences: [Int] = []
    for y in stride(from: 5, to: 100, by: 10) {
      for x in stride(from: 5, to: 100, by: 10) {
        let seen = try #require(surface.image.pixel(x: x, y: y))
        let position = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(
          transform.inverted())
        let share =
          remainder(atan2(position.y - center.y, position.x - center.x) / (2 * .pi) - 0.5, 1) + 0.5
        differences.append(abs(Int(seen.red) - Int((share * 255).rounded())))
      }
    }
    #expect(differences.allSatisfy { $0 <= 4 || $0 >= 251 }, "\(differences)")
  }
}
