import EaselCanvas
import EaselTesting
import EaselViews
import Foundation
import Testing

/// The row of `pytest-mpl` in the table of matplotlib's names, which is measured here because
/// `expectImage` is of this product.
@Suite struct PytestSynonymsTests {
  /// A white image with a square at a position.
  private func image(_ x: CGFloat) throws -> Image {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .white
    let square = View(frame: CGRect(x: x, y: 5, width: 8, height: 8))
    square.backgroundColor = .red
    view.addSubview(square)
    return try Image(data: try view.data(as: .png, scale: 1))
  }

  private func withReference(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "reference.png")
    try image(4).write(to: url)
    try body(url)
  }

  @Test func anEqualImagePasses() throws {
    try withReference { try expectImage(try image(4), matches: $0) }
  }

  @Test func anotherImageFails() throws {
    try withReference { reference in
      withKnownIssue("the square has moved") {
        try expectImage(try image(6), matches: reference)
      }
    }
  }
}
