import EaselSwiftUI
import Foundation
import Testing

@Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func notes(of mesh: MeshGradient) throws -> [EaselError.Code] {
    let view = mesh.frame(width: 20, height: 20)
    return try view.rendered(as: .png).diagnostics.map(\.code)
  }

  private func mesh(
    _ width: Int, _ height: Int, _ points: [SIMD2<Float>] = corners,
    background: Color = .clear
  ) -> MeshGradient {
    let colors = [Color](repeating: Color(red: 1, green: 0, blue: 0), count: points.count)
    return MeshGradient(
      width: width, height: height, points: points, colors: colors, background: background)
  }

  @Test func meshIsDrawnWithoutNotes() throws {
    let mesh = mesh(2, 2)
    #expect(try notes(of: mesh).isEmpty)
    #expect(try green(of: mesh.frame(width: 20, height: 20), x: 10, y: 10) == 0)
  }

  @Test func sizeBeyondTheIntegersIsNoted() throws {
    #expect(try notes(of: mesh(.max, 3)) == [.limitExceeded])
  }

  @Test func pointsBeyondTheLimitAreNoted() throws {
    #expect(try notes(of: mesh(70_000, 2)) == [.limitExceeded])
  }

  @Test func missingPointsAreNoted() throws {
    #expect(try notes(of: mesh(3, 3)) == [.invalidData])
  }

  @Test func negativeSizeIsNoted() throws {
    #expect(try notes(of: mesh(-2, -2)) == [.invalidSize])
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func pointsThatAreNotFiniteAreNoted(_ value: Float) throws {
    #expect(
      try notes(of: mesh(2, 2, [[value, 0], [1, 0], [0, 1], [1, 1]])) == [.invalidNumber])
  }

  @Test func hugePointsAreDrawn() throws {
    let huge = Float.greatestFiniteMagnitude
    let points: [SIMD2<Float>] = [[-huge, -huge], [huge, 0], [0, huge], [huge, huge]]
    #expect(try notes(of: mesh(2, 2, points)).isEmpty)
  }

  @Test func colorsThatAreNotFiniteAreDrawn() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners,
      colors: [Color](repeating: Color(red: .nan, green: 0, blue: 0), count: 4))
    #expect(try mesh.frame(width: 20, height: 20).image(scale: 1).width == 20)
  }

  @Test(.timeLimit(.minutes(1)))
  func manyOverlappingCellsTakeBoundedTime() throws {
    let points = (0..<900).map { SIMD2<Float>(Float($0 % 2), Float($0 / 30 % 2)) }
    #expect(try notes(of: mesh(30, 30, points)).isEmpty)
  }

  @Test func repeatedMeshHasTheBytesOfOne() throws {
    let row = HStack { ForEach(0..<3, id: \.self) { _ in mesh(2, 2).frame(width: 9, height: 9) } }
    #expect(try row.data(as: .png) == row.data(as: .png))
  }
}
