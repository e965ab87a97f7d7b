import EaselSwiftUI
import Testing

@Suite struct ShadowStyleTests {
  private func gray(_ view: some View, _ x: Int, _ y: Int) throws -> Int {
    let frame = ZStack {
      Color.white
      view.frame(width: 20, height: 20)
    }
    return try #require(Int(try frame.color(at: x, y, width: 40, height: 40).prefix(2), radix: 16))
  }

  @Test func aDropShadowIsOutsideOfTheShape() throws {
    let plain = Rectangle().fill(.gray)
    let shadowed = Rectangle().fill(.gray.shadow(.drop(color: .black, radius: 2)))
    #expect(try gray(plain, 20, 31) == 255)
    #expect(try gray(shadowed, 20, 31) < 200)
    #expect(try gray(shadowed, 20, 20) == gray(plain, 20, 20))
  }

  @Test func aDropShadowHasAnOffset() throws {
    let shadowed = Rectangle().fill(.gray.shadow(.drop(color: .black, radius: 0, y: 5)))
    #expect(try gray(shadowed, 20, 33) < 30)
    #expect(try gray(shadowed, 20, 7) == 255)
  }

  @Test func anInnerShadowIsInsideOfTheShape() throws {
    let shadowed = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 3)))
    #expect(try gray(shadowed, 20, 11) < 200)
    #expect(try gray(shadowed, 20, 20) > 230)
    #expect(try gray(shadowed, 20, 6) == 255)
  }

  @Test func backgroundsHaveShadows() throws {
    let view = Color.clear.background(.gray.shadow(.drop(color: .black, radius: 2)), in: Capsule())
    #expect(try gray(view, 20, 30) < 200)
  }

  @Test func textHasShadows() throws {
    func ink(_ view: some View) throws -> Int {
      let image = try view.padding(8).image(scale: 1)
      return (0..<image.height).reduce(0) { sum, y in
        sum + (0..<image.width).filter { (image.pixel(x: $0, y: y)?.green ?? 255) < 240 }.count
      }
    }
    let plain = try ink(Text("text").foregroundStyle(.red))
    let shadowed = try ink(
      Text("text").foregroundStyle(.red.shadow(.drop(color: .black, radius: 2, y: 3))))
    #expect(shadowed > plain * 3 / 2)
  }

  @Test func anInnerShadowOfTextIsNoted() throws {
    let view = Text("text").foregroundStyle(.red.shadow(.inner(radius: 2)))
    #expect(try notes(of: view).contains { $0.contains("ShadowStyle.inner") })
  }
}
