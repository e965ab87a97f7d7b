import Foundation
import Testing

@testable import EaselCanvas

/// The fault cases of fonts that users bring.
@Suite("Faults of fonts")
struct FontFaultTests {
  @Test("env-07: a font that is too large is refused, from memory and from a file")
  func size() throws {
    var limits = Limits()
    limits.maximumFontBytes = 1_000
    let file = URL(
      fileURLWithPath: "/usr/share/fonts/truetype/bizud-gothic/BIZUDGothic-Bold.ttf")
    let data = try Data(contentsOf: file)
    let calls: [() throws -> Void] = [
      { try FontLibrary.register(data, limits: limits) },
      { try FontLibrary.register(file, limits: limits) },
    ]
    for call in calls {
      let error = try #require(throws: EaselError.self, performing: call)
      #expect(error.code == .limitExceeded)
    }
  }
}
