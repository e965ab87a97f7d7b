import Foundation

/// The readable and the executable memory of the process.
struct MappedMemory {
  private var readable: [Range<UInt>] = []
  private var executable: [Range<UInt>] = []

  /// Reads the memory map from the system; `nil` if it is not available.
  init?() {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let data = try? file.readToEnd()
    else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      // "55d0c0a01000-55d0c0a09000 r-xp 00001000 fe:01 1234 /usr/bin/name"
      let fields = line.split(separator: " ", maxSplits: 2)
      let ends = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard fields.count > 1, ends.count == 2, ends[0] < ends[1] else { continue }
      if fields[1].hasPrefix("r") { readable.append(ends[0]..<ends[1]) }
      if fields[1].hasPrefix("r-x") { executable.append(ends[0]..<ends[1]) }
    }
  }

  /// Returns at most `count` bytes of code from an address on; none if the address is not in code.
  func code(at address: UInt, count: Int) -> UnsafeRawBufferPointer {
    Self.bytes(at: address, count: count, in: executable)
  }

  /// Returns whether a zero-terminated string is stored at an address.
  func holds(_ text: String, at address: UInt) -> Bool {
    let bytes = Array(text.utf8) + [0]
    let found = Self.bytes(at: address, count: bytes.count, in: readable)
    return found.count == bytes.count && found.elementsEqual(bytes)
  }

  private static func bytes(
    at address: UInt, count: Int, in ranges: [Range<UInt>]
  ) -> UnsafeRawBufferPointer {
    guard let range = ranges.first(where: { $0.contains(address) }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: address),
      count: min(count, Int(range.upperBound - address)))
  }
}
