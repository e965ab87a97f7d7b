import EaselCanvas
import Foundation
import Testing

@testable import EaselAnimation

@Suite struct FrameUpdateTests {
  static func update(_ new: [UInt32], over old: [UInt32]?) -> FrameUpdate {
    let frame = Frame(width: new.count, height: 1, pixels: new)
    let previous = old.map { Frame(width: $0.count, height: 1, pixels: $0) }
    return FrameUpdate(frame: frame, previous: previous, rect: frame.bounds, delay: 1)
  }

  static let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)

  @Test func unchangedPixelsAreTransparentInTheOverlay() {
    let update = Self.update([Self.red, Self.blue, 0], over: [Self.red, Self.red, 0])
    #expect(update.overlay == [0, Self.blue, 0])
  }

  @Test func anOverlayCannotChangeOpaquePixelsToTransparentOnes() {
    let half: UInt32 = 0x8080_0000
    #expect(Self.update([half, 0, 0], over: [0, 0, 0]).overlay == [0x80FF_0000, 0, 0])
    #expect(Self.update([half, 0, 0], over: [Self.red, 0, 0]).overlay == nil)
    #expect(Self.update([0, 0, 0], over: [Self.red, 0, 0]).overlay == nil)
  }

  @Test func anUpdateWithoutUnchangedPixelsHasNoOverlay() {
    #expect(Self.update([Self.red, Self.red, 0], over: [0, 0, 0]).overlay == nil)
    #expect(Self.update([Self.red], over: nil).overlay == nil)
  }

  @Test func theSmallerOfOverlayAndReplacementIsTaken() throws {
    let update = Self.update([Self.red, Self.blue, 0], over: [Self.red, Self.red, 0])
    let laid = try update.smaller { [UInt8](repeating: 0, count: $0.filter { $0 != 0 }.count) }
    #expect(laid.isLaidOver)
    #expect(laid.data.count == 1)
    #expect(try update.smaller { _ in [1] }.isLaidOver == false)
  }
}
