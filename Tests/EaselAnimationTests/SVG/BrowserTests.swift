import EaselAnimation
import EaselCanvas
import Foundation
import Testing

/// Shows animated SVG in a real browser and compares it with our own images.
@Suite(.serialized, .enabled(if: Browser.path != nil, "chromium is not installed"))
struct BrowserTests {
  /// The share of pixels that may differ by more than this of 255.
  static let maximumShare = 0.02
  static let maximumDifference = 25
  static let scale = 2

  @Test("a browser shows the same images as bitmap stills", arguments: AnimatedViews.allCases)
  func agrees(_ example: AnimatedViews) throws {
    let drawing = try example.drawing()
    let options = AnimationExportOptions.plain(loopCount: 1, backgroundColor: .white)
    let svg = try drawing.data(as: .svg, options: options)
    // Between images as well as at them.
    let times = [0, 0.237, 0.5, 0.781, 1].map { $0 * drawing.duration }
    let shown = try Browser.drawnImage(
      of: svg, size: drawing.size, scale: Self.scale, times: times)
    let (width, height) = (
      Int(drawing.size.width) * Self.scale, Int(drawing.size.height) * Self.scale
    )
    #expect(shown.width == width && shown.height == height * times.count)
    var still = options
    still.scale = CGFloat(Self.scale)
    for (index, time) in times.enumerated() {
      let expected = try drawing.still(at: time, options: still).output
      let share = Self.shareOfDifferences(expected, shown, from: index * height)
      #expect(share <= Self.maximumShare, "\(example.rawValue) at \(time) s")
      try Self.keep(expected, "\(example.rawValue)-\(index)-ours.png")
      if ProcessInfo.processInfo.environment["EASEL_IMAGES"] != nil {
        print("\(example.rawValue) at \(time) s: \(share * 100) %, \(svg.count) bytes")
      }
    }
    try Self.keep(shown, "\(example.rawValue)-browser.png")
    try Self.keep(svg, "\(example.rawValue).svg")
  }

  /// Writes an image where the environment names a folder for them.
  private static func keep(_ image: Image, _ name: String) throws {
    try keep(image.data(as: .png), name)
  }

  private static func keep(_ data: Data, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["EASEL_IMAGES"] else { return }
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }

  /// The share of pixels of an image that differ from a part of another.
  private static func shareOfDifferences(
    _ drawnImage: Image, _ other: Image, from row: Int
  ) -> Double {
    let offset = row * other.width * 4
    let count = drawnImage.width * drawnImage.height
    let differing = drawnImage.withPremultipliedBytes { mine in
      other.withPremultipliedBytes { theirs in
        (0..<count).reduce(0) { sum, pixel in
          let differs = (0..<4).contains {
            abs(Int(mine[pixel * 4 + $0]) - Int(theirs[offset + pixel * 4 + $0]))
              > maximumDifference
          }
          return differs ? sum + 1 : sum
        }
      }
    }
    return Double(differing) / Double(count)
  }
}
