import Foundation

/// An ICC profile put together tag by tag (ICC.1:2001-04).
struct ICCBytes {
  /// The color space of the pixels, four letters.
  var space: String
  /// The connection space, four letters.
  var connection = "XYZ "
  /// The class of the device, four letters.
  var kind = "mntr"
  var tags: [(name: String, body: [UInt8])] = []

  var bytes: [UInt8] {
    var table = number(tags.count)
    var bodies: [UInt8] = []
    let start = 128 + 4 + tags.count * 12
    for tag in tags {
      table += Array(tag.name.utf8) + number(start + bodies.count) + number(tag.body.count)
      bodies += tag.body + [UInt8](repeating: 0, count: (4 - tag.body.count % 4) % 4)
    }
    var head = number(start + bodies.count) + Array("test".utf8) + number(0x0240_0000)
    head += Array((kind + space + connection).utf8)
    head += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    head += [UInt8](repeating: 0, count: 28)
    head += fixed(0.9642) + fixed(1) + fixed(0.8249)
    head += [UInt8](repeating: 0, count: 128 - head.count)
    return head + table + bodies
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func number(_ value: Int) -> [UInt8] { Self.number(value) }

  private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }

  private func fixed(_ value: Double) -> [UInt8] { Self.fixed(value) }

  static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed)
  }

  /// A curve with one exponent.
  static func gamma(_ exponent: Double) -> [UInt8] {
    let value = Int((exponent * 256).rounded())
    return Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, UInt8(value >> 8), UInt8(value & 255)]
  }

  /// Adobe RGB (1998): its primaries adapted to D50, and the exponent 563/256.
  static let adobeRGB = ICCBytes(
    space: "RGB ",
    tags: [
      ("rXYZ", xyz([0.60974, 0.31111, 0.01947])), ("gXYZ", xyz([0.20528, 0.62567, 0.06087])),
      ("bXYZ", xyz([0.14919, 0.06322, 0.74457])), ("wtpt", xyz([0.9505, 1, 1.0891])),
      ("rTRC", gamma(2.19922)), ("gTRC", gamma(2.19922)), ("bTRC", gamma(2.19922)),
    ])

  /// The primaries of sRGB, with an exponent.
  static func sRGBPrimaries(exponent: Double) -> ICCBytes {
    ICCBytes(
      space: "RGB ",
      tags: [
        ("rXYZ", xyz([0.43607, 0.22249, 0.01392])), ("gXYZ", xyz([0.38515, 0.71687, 0.09708])),
        ("bXYZ", xyz([0.14307, 0.06061, 0.71410])), ("wtpt", xyz([0.9505, 1, 1.0891])),
        ("rTRC", gamma(exponent)), ("gTRC", gamma(exponent)), ("bTRC", gamma(exponent)),
      ])
  }

  /// Gray with an exponent.
  static func gray(exponent: Double) -> ICCBytes {
    ICCBytes(
      space: "GRAY", tags: [("wtpt", xyz([0.9505, 1, 1.0891])), ("kTRC", gamma(exponent))])
  }

  /// Four inks, of which the first one alone is a saturated green, and other mixtures are gray.
  static var cmyk: ICCBytes {
    var table = Array("mft1".utf8) + [0, 0, 0, 0, 4, 3, 2, 0]
    table += [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(fixed)
    for _ in 0..<4 { table += (0...255).map { UInt8($0) } }
    for inks in 0..<16 {
      switch inks {
      case 0: table += [255, 128, 128]
      case 0b1000: table += [128, 64, 192]
      default: table += [20, 128, 128]
      }
    }
    for _ in 0..<3 { table += (0...255).map { UInt8($0) } }
    return ICCBytes(
      space: "CMYK", connection: "Lab ", kind: "prtr",
      tags: [("wtpt", xyz([0.9642, 1, 0.8249])), ("A2B0", table)])
  }
}
