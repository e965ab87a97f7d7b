import EaselAnimation
import EaselCanvas
import Foundation
import Testing

/// The row of `FuncAnimation` in the table of matplotlib's names, which is measured here because
/// `AnimatedDrawing` is of this product.
@Suite struct FuncAnimationSynonymsTests {
  /// A square that moves by 10 points a second.
  private func drawing() -> AnimatedDrawing {
    AnimatedDrawing(size: CGSize(width: 40, height: 10), duration: 3) { canvas, time in
      canvas.fill(CGRect(x: time * 10, y: 0, width: 10, height: 10), with: .color(.red))
    }
  }

  @Test(arguments: [0.0, 1, 2, 3])
  func drawsAFunctionOfTheTime(_ time: TimeInterval) throws {
    let image = try drawing().still(at: time, options: AnimationExportOptions(scale: 1)).output
    let columns = (0..<40).filter { image.pixel(x: $0, y: 5)?.green == 0 && image.isRed($0) }
    #expect(columns == Array(Int(time) * 10..<Int(time) * 10 + 10))
  }

  @Test func isWrittenAsAnAnimatedFile() throws {
    let options = AnimationExportOptions(frameRate: 4, scale: 1)
    let data = try drawing().data(as: .apng, options: options)
    let control = try #require(data.range(of: Data("acTL".utf8)))
    let count = data[control.upperBound..<control.upperBound + 4].reduce(0) { $0 << 8 + Int($1) }
    // Twelve intervals of a quarter of a second; equal frames may be one.
    #expect((12...13).contains(count))
  }
}

extension Image {
  fileprivate func isRed(_ x: Int) -> Bool { pixel(x: x, y: 5)?.red == 255 }
}
