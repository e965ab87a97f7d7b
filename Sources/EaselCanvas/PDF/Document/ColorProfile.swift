/// The color profile of sRGB (IEC 61966-2-1) in the form of ICC.1:2010, 4.2.
///
/// The numbers are those of the standards: primaries and white point adapted to D50 by Bradford's
/// matrix, and the parametric curve of sRGB.
enum ColorProfile {
  /// The bytes of the profile.
  static let sRGB: [UInt8] = make()

  /// An element of the profile, which several tags can share.
  private struct Element {
    var tags: [StaticString]
    var bytes: [UInt8]
  }

  private static func make() -> [UInt8] {
    let elements = [
      Element(tags: ["desc"], bytes: text("sRGB")),
      Element(tags: ["cprt"], bytes: text("No copyright")),
      Element(tags: ["wtpt"], bytes: xyz(0.9642, 1, 0.8249)),
      Element(
        tags: ["chad"],
        bytes: numbers(
          "sf32", 1.04788, 0.02292, -0.05022, 0.02958, 0.99048, -0.01707, -0.00925, 0.01508,
          0.75168)),
      Element(tags: ["rXYZ"], bytes: xyz(0.43607, 0.22249, 0.01392)),
      Element(tags: ["gXYZ"], bytes: xyz(0.38515, 0.71687, 0.09708)),
      Element(tags: ["bXYZ"], bytes: xyz(0.14307, 0.06061, 0.71410)),
      Element(
        tags: ["rTRC", "gTRC", "bTRC"],
        bytes: curve(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)),
    ]
    let count = elements.reduce(0) { $0 + $1.tags.count }
    var table: [UInt8] = number(count, bytes: 4)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * count
    for element in elements {
      for tag in element.tags {
        table += signature(tag) + number(start + data.count, bytes: 4)
        table += number(element.bytes.count, bytes: 4)
      }
      data += element.bytes
      while data.count % 4 != 0 { data.append(0) }
    }
    var header: [UInt8] = number(start + data.count, bytes: 4)
    header += number(0, bytes: 4)  // No preferred color management module.
    header += [4, 0x20, 0, 0]  // Version 4.2.
    header += signature("mntr") + signature("RGB ") + signature("XYZ ")
    for part in [2025, 1, 1, 0, 0, 0] { header += number(part, bytes: 2) }
    header += signature("acsp")
    // Platform, flags, manufacturer, model, attributes and intent: unspecified.
    header += [UInt8](repeating: 0, count: 28)
    header += [0.9642, 1, 0.8249].flatMap(fixed)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  private static func signature(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }

  private static func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * (bytes - 1 - $0))) }
  }

  /// A number with sixteen fractional bits (s15Fixed16Number).
  private static func fixed(_ value: Double) -> [UInt8] {
    number(Int((value * 65_536).rounded()), bytes: 4)
  }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    numbers("XYZ ", x, y, z)
  }

  /// An element of numbers.
  private static func numbers(_ kind: StaticString, _ values: Double...) -> [UInt8] {
    var element = signature(kind) + number(0, bytes: 4)
    for value in values { element += fixed(value) }
    return element
  }

  /// A parametric curve of type 3: a power function, and a line below a limit.
  private static func curve(_ values: Double...) -> [UInt8] {
    var element = signature("para") + number(0, bytes: 4)
    element += number(3, bytes: 2) + number(0, bytes: 2)
    for value in values { element += fixed(value) }
    return element
  }

  /// A text in one language.
  private static func text(_ text: StaticString) -> [UInt8] {
    let units: [UInt8] = text.withUTF8Buffer { $0.flatMap { [0, $0] as [UInt8] } }
    var element = signature("mluc") + number(0, bytes: 4)
    // One record of 12 bytes; its text follows it, at offset 28.
    for part in [1, 12] { element += number(part, bytes: 4) }
    element += signature("enUS")
    for part in [units.count, 28] { element += number(part, bytes: 4) }
    return element + units
  }
}
