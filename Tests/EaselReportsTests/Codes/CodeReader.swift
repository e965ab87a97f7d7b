import EaselBlocks
import EaselCanvas
import Foundation

/// Reads codes from images, by zbar.
enum CodeReader {
  /// What the only code in an image says; empty where none is found.
  ///
  /// - Parameter kind: `qrcode`, `code128` or `ean13`.
  static func text(_ kind: String, in block: some Block, scale: CGFloat = 2) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID()).png")
    try block.write(to: file, scale: scale)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "zbarimg", "--quiet", "--raw", "--nodbus", "-Sdisable", "-S\(kind).enable",
    ]
    // The bytes as they are; otherwise it guesses a set of characters, mostly a Japanese one.
    if kind == "qrcode" { process.arguments?.append("-Sqrcode.binary") }
    process.arguments?.append(file.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

/// A random number generator whose numbers are the same in every run (SplitMix64).
struct CodeGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A text of some of the characters.
  mutating func text(of characters: [Character], count: ClosedRange<Int>) -> String {
    let count = Int.random(in: count, using: &self)
    return String((0..<count).compactMap { _ in characters.randomElement(using: &self) })
  }
}
