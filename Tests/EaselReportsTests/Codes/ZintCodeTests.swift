import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

#if Barcodes
  @Suite("Data Matrix and PDF417")
  struct ZintCodeTests {
    @Test("A Data Matrix is square, with its solid and its alternating edges")
    func dataMatrix() throws {
      var random = CodeGenerator(seed: 16_022)
      for _ in 0..<20 {
        let text = random.text(of: Array("abcXYZ0189-äß"), count: 1...200)
        let grid = try ZintEncoder.grid(of: text, .dataMatrix)
        #expect(grid.width == grid.height && grid.width % 2 == 0)
        for index in 0..<grid.width {
          // The left and the lower edge are dark; the upper one alternates (ISO/IEC 16022, 5.3.1).
          #expect(grid[0, index] && grid[index, grid.height - 1])
          #expect(grid[index, 0] == (index % 2 == 0))
        }
      }
    }

    @Test("The rows of PDF417 are 3 modules high and begin with the start pattern")
    func pdf417() throws {
      let grid = try ZintEncoder.grid(of: "Easel 2026", .pdf417)
      #expect(grid.height % 3 == 0)
      // Start, left indicator, at least one column, right indicator, and the stop with 18 modules.
      #expect((grid.width - 18) % 17 == 0 && grid.width >= 17 * 4 + 18)
      for row in 0..<grid.height {
        let start = (0..<17).map { grid[$0, row] ? "1" : "0" }.joined()
        #expect(start == "11111111010101000")
        #expect((0..<grid.width).allSatisfy { grid[$0, row] == grid[$0, row / 3 * 3] })
      }
    }

    @Test("The same text has the same modules, and another text has others")
    func deterministic() throws {
      for kind in [ZintEncoder.Kind.dataMatrix, .pdf417] {
        #expect(
          try ZintEncoder.grid(of: "Grüße €", kind) == ZintEncoder.grid(of: "Grüße €", kind))
        #expect(try ZintEncoder.grid(of: "a", kind) != ZintEncoder.grid(of: "b", kind))
        #expect(try ZintEncoder.grid(of: "a\0b", kind) != ZintEncoder.grid(of: "a", kind))
      }
    }

    @Test("Codes keep their aspect ratio in a proposed size")
    func size() throws {
      let grid = try ZintEncoder.grid(of: "x", .dataMatrix)
      func size(_ block: some Block, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        BlockRendering(block).node.size(ProposedSize(width: width, height: height))
      }
      #expect(size(DataMatrix("x"), 80, 120) == CGSize(width: 80, height: 80))
      let ideal = size(DataMatrix("x"), nil, nil)
      #expect(abs(ideal.width - CGFloat(grid.width + 2) * 0.5 * 72 / 25.4) < 0.001)
      let ticket = size(PDF417("x"), nil, nil)
      for (width, height) in [(100, nil), (nil, 50), (200, 10), (10, 200)] as [(CGFloat?, CGFloat?)]
      {
        let size = size(PDF417("x"), width, height)
        #expect(abs(size.width / size.height - ticket.width / ticket.height) < 0.001)
        #expect(size.width <= width ?? .infinity && size.height <= height ?? .infinity)
      }
    }

    @Test("Texts up to the capacity pass, and longer and empty ones are noted with the limit")
    func limits() {
      func note(_ block: some Block) -> Diagnostic? { block.layoutTree().diagnostics.first }
      func digits(_ count: Int) -> String { String(repeating: "7", count: count) }
      #expect(note(DataMatrix(digits(3_116))) == nil)
      #expect(note(DataMatrix(digits(3_117)))?.message.contains("3116") == true)
      #expect(note(PDF417(digits(2_528))) == nil)
      #expect(note(PDF417(digits(2_529)))?.code == .invalidData)
      #expect(note(DataMatrix(String(repeating: "ß", count: 1_555)))?.code == nil)
      #expect(note(DataMatrix(String(repeating: "ß", count: 1_558)))?.code == .invalidData)
      for text in ["", String(repeating: "x", count: 1_000_000)] {
        #expect(note(DataMatrix(text))?.code == .invalidData)
        #expect(note(PDF417(text))?.code == .invalidData)
        #expect(BlockRendering(PDF417(text)).node.size(.unspecified).width > 50)
      }
      #expect(note(DataMatrix("x", quietZone: -1))?.code == .outOfRange)
    }

    @Test("A module that prints too small is noted")
    func smallModules() {
      func codes(_ block: some Block) -> [EaselError.Code] {
        block.layoutTree().diagnostics.map(\.code)
      }
      #expect(codes(DataMatrix("x").frame(width: 5)) == [.outOfRange])
      #expect(codes(PDF417("x").frame(width: 20)) == [.outOfRange])
      #expect(codes(DataMatrix("x").frame(width: 40)).isEmpty)
    }

    @Test("The alternative text is the name and the text, or the given one")
    func alternativeText() {
      func label(_ block: some Block) -> String {
        BusinessDrawing(block).tags.first { $0.contains("figure") } ?? ""
      }
      #expect(label(DataMatrix("abc")).contains("Data Matrix: abc"))
      #expect(label(PDF417("abc")).contains("PDF417: abc"))
      #expect(label(PDF417("abc").accessibilityLabel("Ticket")).contains("Ticket"))
    }
  }
#else
  @Suite("Data Matrix and PDF417 without their package trait")
  struct ZintCodeTests {
    @Test("The missing package trait is noted")
    func trait() {
      for diagnostics in [
        DataMatrix("x").layoutTree().diagnostics, PDF417("x").layoutTree().diagnostics,
      ] {
        #expect(diagnostics.map(\.code) == [.unsupportedOption])
        #expect(diagnostics.first?.message.contains("Barcodes") == true)
      }
    }
  }
#endif
