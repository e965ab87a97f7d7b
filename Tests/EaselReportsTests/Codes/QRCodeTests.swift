import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

#if QRCode
  @Suite("QR codes")
  struct QRCodeTests {
    @Test("A reader decodes the text", arguments: QRCode.ErrorCorrection.allCases)
    func decodes(_ correction: QRCode.ErrorCorrection) throws {
      var generator = CodeGenerator(seed: 19)
      let alphabets: [[Character]] = [
        Array("0123456789"), Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 $%*+-./:"),
        Array("abcdefghijklmnopqrstuvwxyz0123456789/?&=-_.~"), Array("äöüßÄÖÜéèçñ€ abcdefgh"),
      ]
      for alphabet in alphabets {
        let text = generator.text(of: alphabet, count: 1...160)
        #expect(try CodeReader.text("qrcode", in: QRCode(text, correction: correction)) == text)
      }
    }

    @Test("A reader decodes the text at two pixels a module")
    func small() throws {
      let text = "https://example.com/invoices/2041"
      // 29 modules and the quiet zone.
      let code = QRCode(text).frame(width: 37, height: 37)
      #expect(try CodeReader.text("qrcode", in: code, scale: 2) == text)
    }

    @Test("A text with a zero byte is encoded whole")
    func zero() throws {
      let grid = try QREncoder.grid(of: "a\0bcdefghijklmnopqrstuvw", .low, isBytewise: false)
      let cut = try QREncoder.grid(of: "a", .low, isBytewise: false)
      #expect(grid.width > cut.width)
    }

    @Test("The code is a square with the smaller side of its proposed size")
    func size() {
      func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        BlockRendering(QRCode("x")).node.size(ProposedSize(width: width, height: height))
      }
      #expect(size(80, 120) == CGSize(width: 80, height: 80))
      #expect(size(80, nil) == CGSize(width: 80, height: 80))
      #expect(size(.infinity, 70) == CGSize(width: 70, height: 70))
      // 20 mm.
      #expect(abs(size(nil, nil).width - 56.693) < 0.001)
      #expect(size(.infinity, .infinity) == size(nil, nil))
      // 177 modules and 8 of the quiet zone, half a millimetre each.
      let long = BlockRendering(QRCode(String(repeating: "x", count: 2_300)))
      #expect(abs(long.node.size(.unspecified).width - 185 * 0.5 * 72 / 25.4) < 0.001)
    }

    @Test("Adjacent modules are one outline")
    func outlines() {
      func outlines(_ rows: [String]) -> [[CGPoint]] {
        ModuleGrid(
          width: rows[0].count, height: rows.count, isDark: rows.joined().map { $0 == "#" }
        ).outlines
      }
      #expect(outlines(["##", "##"]).map(\.count) == [4])
      #expect(outlines(["#.", ".#"]).map(\.count) == [4, 4])
      #expect(outlines([".#", "#."]).map(\.count) == [4, 4])
      #expect(outlines(["###", "#.#", "###"]).map(\.count) == [4, 4])
      #expect(outlines(["#.", "##"]).map(\.count) == [6])
      #expect(outlines([".."]).isEmpty)
    }

    @Test("The outlines cover the dark modules and no others, by both fill rules")
    func coverage() throws {
      let grid = try QREncoder.grid(of: "Easel", .high, isBytewise: false)
      let path = grid.path(at: .zero, module: CGSize(width: 2, height: 2))
      for row in 0..<grid.height {
        for column in 0..<grid.width {
          let middle = CGPoint(x: CGFloat(column) * 2 + 1, y: CGFloat(row) * 2 + 1)
          #expect(path.contains(middle, rule: .nonZero) == grid[column, row])
          #expect(path.contains(middle, rule: .evenOdd) == grid[column, row])
        }
      }
    }

    @Test("All modules are one path, within the quiet zone, in the foreground style")
    func drawing() {
      let recorder = RecordingCanvas()
      let block = QRCode("x").foregroundStyle(.red)
      BlockRendering(block).node.place(ProposedSize(width: 29, height: 29))
        .draw(on: recorder, at: CGPoint(x: 100, y: 0))
      let fills = recorder.recording.operations.compactMap { operation -> (Path, Paint)? in
        if case .fill(let path, let paint, _, _) = operation { (path, paint) } else { nil }
      }
      #expect(fills.count == 1)
      // 21 modules of version 1.
      #expect(fills.first?.0.boundingBox == CGRect(x: 104, y: 4, width: 21, height: 21))
      guard case .color(let color) = fills.first?.1 else {
        Issue.record("the code is painted in no color")
        return
      }
      #expect(color.components(for: .light).red > 0.7)
    }

    @Test("A module that prints too small is noted")
    func smallModules() {
      func notes(_ side: CGFloat) -> [EaselError.Code] {
        QRCode("x").layoutTree(width: side, height: side).diagnostics.map(\.code)
      }
      #expect(notes(29 * 0.34 * 72 / 25.4).isEmpty)
      #expect(notes(29 * 0.32 * 72 / 25.4) == [.outOfRange])
      #expect(notes(0) == [.outOfRange])
    }

    @Test("Texts that no code can hold are noted, and keep their space")
    func faults() {
      for text in ["", String(repeating: "x", count: 3_000), String(repeating: "x", count: 9_000)] {
        let tree = QRCode(text).layoutTree()
        #expect(tree.diagnostics.map(\.code) == [.invalidData])
        #expect(BlockRendering(QRCode(text)).node.size(.unspecified).width > 50)
      }
      #expect(QRCode("x", quietZone: -1).layoutTree().diagnostics.map(\.code) == [.outOfRange])
      #expect(QRCode("x", quietZone: .max).layoutTree().diagnostics.first?.code == .outOfRange)
    }

    @Test("The alternative text is that of the code, or the given one")
    func words() {
      func labels(_ block: some Block) -> [String] {
        let recorder = RecordingCanvas()
        BlockRendering(block).node.place(.unspecified).draw(on: recorder, at: .zero)
        return recorder.recording.operations.compactMap {
          if case .beginMarkedContent(.figure(let label, _, _)) = $0 { label } else { nil }
        }
      }
      let german = Locale(identifier: "de_DE")
      #expect(labels(QRCode("abc")) == ["QR code: abc"])
      #expect(labels(QRCode("abc").environment(\.locale, german)) == ["QR-Code: abc"])
      #expect(labels(QRCode("abc").accessibilityLabel("Our site")) == ["Our site"])
    }
  }
#else
  @Suite("QR codes without their package trait")
  struct QRCodeTests {
    @Test("The space of the code is kept, and the missing package trait is noted")
    func trait() {
      let rendering = BlockRendering(QRCode("x"))
      #expect(rendering.node.place(.unspecified).size.width > 50)
      #expect(rendering.session.diagnostics.map(\.code) == [.unsupportedOption])
      #expect(rendering.session.diagnostics.first?.message.contains("QRCode") == true)
    }
  }
#endif
