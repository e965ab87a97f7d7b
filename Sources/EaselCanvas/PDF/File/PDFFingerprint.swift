import Foundation

/// Sixteen bytes computed from all bytes of a file, as its identifier (ISO 32000-1, 14.4).
///
/// The same bytes give the same fingerprint in every run. It multiplies pairs of words to 128 bits
/// and adds the halves, as wyhash does (Wang Yi, 2019). It does not protect against forgery.
struct PDFFingerprint {
  private var (first, second): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03)

  /// Adds bytes and their number to the fingerprint.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var position = 0
    while position + 16 <= bytes.count {
      mix(
        bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian,
        bytes.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self).littleEndian)
      position += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for index in position..<bytes.count {
      rest = (rest.0 << 8 | rest.1 >> 56, rest.1 << 8 | UInt64(bytes[index]))
    }
    mix(rest.0, rest.1)
    mix(UInt64(bytes.count), 0)
  }

  private mutating func mix(_ low: UInt64, _ high: UInt64) {
    let one = (low ^ first).multipliedFullWidth(by: high ^ 0xA076_1D64_78BD_642F)
    let two = (high ^ second).multipliedFullWidth(by: low ^ 0xE703_7ED1_A0B4_28DB)
    first = one.high ^ one.low ^ second
    second = two.high ^ two.low ^ low
  }

  /// The fingerprint.
  var bytes: [UInt8] {
    var copy = self
    copy.mix(0, 0)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: copy.first >> UInt64(shift)))
    }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: copy.second >> UInt64(shift)))
    }
    return bytes
  }
}
