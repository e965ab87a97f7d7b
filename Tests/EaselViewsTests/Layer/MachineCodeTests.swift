import Testing

@testable import EaselViews

@Suite struct MachineCodeTests {
  private func references(
    _ bytes: [UInt8], _ processor: MachineCode.Processor
  ) -> MachineCode.References {
    bytes.withUnsafeBytes { MachineCode.references(in: $0, at: 0x10_0000, processor) }
  }

  @Test func loadsAndCallsInX86CodeAreFound() {
    // push rax; lea rdi, [rip + 0x10]; lea r9, [rip - 0x20]; call +0x100
    let found = references(
      [
        0x50, 0x48, 0x8D, 0x3D, 0x10, 0, 0, 0, 0x4C, 0x8D, 0x0D, 0xE0, 0xFF, 0xFF, 0xFF,
        0xE8, 0, 1, 0, 0,
      ], .x86)
    #expect(found.loads.map(\.address) == [0x10_0018, 0x0F_FFEF])
    #expect(found.calls == [0x10_0114])
  }

  @Test func loadsAndCallsInArmCodeAreFound() {
    // adrp x0, .+0x1000; mov w1, #5; add x0, x0, #0x123; adrp x2, .-0x1000; add x2, x2, #8; bl .-8
    let words: [UInt32] = [
      0xB000_0000, 0x5280_00A1, 0x9100_0000 | 0x123 << 10,
      0xF000_0000 | 0x7FFFF << 5 | 2, 0x9100_0000 | 8 << 10 | 2 << 5 | 2,
      0x9400_0000 | 0x3FF_FFFE,
    ]
    let found = references(
      words.flatMap { word in (0..<4).map { UInt8(word >> ($0 * 8) & 0xFF) } }, .arm)
    #expect(found.loads.map(\.address) == [0x10_1123, 0x0F_F008])
    #expect(found.calls == [0x10_000C])
  }

  @Test func codeThatEndsWithinAnInstructionIsReadNoFurther() {
    for count in 0..<7 {
      let found = references(Array([0x48, 0x8D, 0x3D, 1, 0, 0, 0].prefix(count)), .x86)
      #expect(found.loads.isEmpty)
      #expect(references(Array([0xB0, 0, 0, 0, 0x91, 0].prefix(count)), .arm).loads.isEmpty)
    }
  }

  @Test func trapInstructionsAreFound() {
    #expect(references([0x90, 0x0F, 0x0B], .x86).traps == [1])
    #expect(references([0x1F, 0x20, 0x03, 0xD5, 0x20, 0, 0x20, 0xD4], .arm).traps == [4])
  }
}
