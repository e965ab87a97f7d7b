import Foundation
import Testing

@testable import EaselPorting

/// Input that no person writes: it is refused or ported, and the process goes on.
@Suite struct HostileInputTests {
  private func codes(_ bytes: [UInt8]) -> [PortingCode] {
    let ported = SourcePorter().port(bytes, name: "a.swift")
    #expect(ported.isFailed == (ported.diagnostics.contains { $0.severity == .error }))
    if ported.isFailed { #expect(ported.bytes == bytes && !ported.isChanged) }
    return ported.diagnostics.map(\.code)
  }

  @Test func emptyFileStays() {
    #expect(codes([]) == [])
    #expect(codes(SourceBytes.byteOrderMark) == [])
  }

  @Test func fileThatDoesNotParseIsReportedAtItsPosition() {
    let ported = SourcePorter().port(Array("import UIKit\nfunc f( {\n}\n".utf8), name: "a.swift")
    #expect(ported.diagnostics.map(\.code) == [.notParsed])
    #expect(ported.diagnostics.first?.line == 2)
    #expect(!ported.isChanged)
  }

  @Test func binaryFileIsRefused() {
    #expect(codes([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2]) == [.notText])
    #expect(codes([0x66, 0xFF, 0xFE]) == [.notText])
    #expect(codes([0xED, 0xA0, 0x80]) == [.notText])
  }

  @Test func fileAboveTheLimitIsRefused() {
    let bytes = [UInt8](repeating: .space, count: PortingLimits.maximumBytes + 1)
    #expect(codes(bytes) == [.tooLarge])
  }

  @Test(arguments: [
    "f(", "if a {} else ", "a ? b : ", "!", "- ", "try ", "a.", "a as ", "class A {", "A->",
    "repeat ",
    "{ a in ", "case .a(", "#selector(", "&", "a?.", "@a ",
  ])
  func deepSourceIsRefusedOrPorted(part: String) {
    _ = codes(Array(String(repeating: part, count: 300).utf8))
    _ = codes(Array(("let a = " + String(repeating: part, count: 300)).utf8))
  }

  /// The time of the parser doubles with each bracket here; the thread that parses goes on until the
  /// process ends, and so this is another process.
  @Test func sourceThatTakesTooLongIsRefused() throws {
    let source = Array(String(repeating: "[", count: 2_000).utf8)
    let run = try EaselProcess(["port", "--deadline", "0.5", "-"], input: source)
    #expect(run.status == 1)
    #expect(run.errorOutput.hasPrefix("<stdin>:1:1: error: tooSlow: "))
  }

  @Test func deepBracketsAreRefused() {
    let deep = String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)
    #expect(codes(Array("let a = \(deep)".utf8)) == [.notParsed])
  }

  @Test(arguments: ["(", "[", "{", "\"\\("])
  func thousandsOfBracketsAreRefusedBeforeTheyAreParsed(bracket: String) {
    #expect(codes(Array(String(repeating: bracket, count: 100_000).utf8)) == [.tooDeep])
  }

  @Test(arguments: ["try ", "A<", "#if a\n", "repeat ", "each ", "await ", "inout "])
  func thousandsOfPrefixesAreRefusedBeforeTheyAreParsed(text: String) {
    #expect(codes(Array(String(repeating: text, count: 100_000).utf8)) == [.tooDeep])
  }

  @Test func tableOfEqualNumbersIsPorted() {
    let table = "import UIKit\nlet a = [" + String(repeating: "0, ", count: 20_000) + "0]\n"
    #expect(codes(Array(table.utf8)) == [])
  }

  /// Members of different names, so that no short text is repeated.
  private func chain(of count: Int) -> String { (0..<count).map { ".a\($0)" }.joined() }

  @Test func longChainIsRefused() {
    let chain = "let a = b" + chain(of: 60_000) + "\n"
    #expect(codes(Array(chain.utf8)) == [.tooDeep])
  }

  @Test func chainBelowTheLimitIsPorted() {
    let chain = "import UIKit\nlet a = b" + chain(of: 20_000) + "\n"
    #expect(codes(Array(chain.utf8)) == [])
  }

  @Test func everyPrefixOfASourceIsRefusedOrPorted() {
    let source = """
      import UIKit
      @objc protocol A { @objc optional func a() -> Int }
      #if os(iOS) && (DEBUG || !os(macOS))
      class B: CALayer { @NSManaged var a, b: CGFloat; @IBOutlet var c: A! }
      #endif
      func f() { perform(#selector(a(_:)), with: x); _ = #keyPath(A.b) }
      extension EnvironmentValues { @Entry var a = 1 }
      #Preview("a") { B() } b: { C() }
      """
    let bytes = Array(source.utf8)
    for count in 0..<bytes.count { _ = codes(Array(bytes[..<count])) }
  }
}
