import EaselBlocks
import Testing

@Suite("Angles and axes")
struct GeometryValueTests {
  @Test("Angles are added, subtracted and multiplied")
  func angles() {
    var angle = Angle.radians(1) + .radians(2)
    #expect(angle == .radians(3))
    #expect(angle - .radians(1) == .radians(2))
    #expect(angle * 2 == .radians(6))
    #expect(angle / 2 == .radians(1.5))
    #expect(-angle == .radians(-3))
    angle += .radians(1)
    angle *= 3
    angle -= .radians(2)
    angle /= 2
    #expect(angle == .radians(5))
  }

  @Test("A set is made of one axis")
  func axes() {
    #expect(Axis.Set(.horizontal) == .horizontal)
    #expect(Axis.Set(.vertical) == [.vertical])
  }
}
