import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Addresses in the windows of envelopes, in millimeters")
struct AddressWindowTests {
  private static let mm = 72 / 25.4

  private typealias Line = (text: String, x: CGFloat, baseline: CGFloat)
  private typealias Drawn = (lines: [Line], marks: [CGRect], diagnostics: [Diagnostic])

  /// The lines of a report's first page, with positions in millimeters.
  private func page(
    _ style: PageStyle, _ content: some Block, header: Bool = false
  ) throws -> Drawn {
    let report = Report("Envelope", language: "en", pages: style) {
      content
    } header: { _ in
      if header { Rectangle().frame(height: 200) }
    }
    let target = RecordedPageTarget(RenderContext(RenderOptions()))
    let rendering = ReportRendering(report, to: target, report.completed(RenderOptions()))
    try rendering.finish()
    var lines: [Line] = []
    var marks: [CGRect] = []
    for operation in target.pages.first?.recordings.flatMap(\.operations) ?? [] {
      switch operation {
      case .text(let layout, let point, _):
        for line in layout.lines {
          let text = layout.string[line.range].trimmingCharacters(in: .whitespacesAndNewlines)
          lines.append(
            (text, (point.x + line.frame.minX) / Self.mm, (point.y + line.baseline) / Self.mm))
        }
      case .stroke(let path, _, _, _):
        for element in path.boundingBoxes {
          marks.append(
            CGRect(
              x: element.minX / Self.mm, y: element.minY / Self.mm,
              width: element.width / Self.mm, height: element.height / Self.mm))
        }
      default: break
      }
    }
    return (lines, marks, target.context.diagnostics)
  }

  private let address = AddressBlock(
    "Ada Lovelace", "12 St James's Square", "London SW1Y 4JH", returnLine: "Easel Ltd")
  private let facts = KeyValues(["Invoice": "2041", "Date": "31 March"])

  /// The windows as the standards have them: what is visible whatever the play of the paper.
  private let windows: [(PageStyle, CGRect)] = [
    (.din5008A, CGRect(x: 20, y: 27, width: 85, height: 45)),
    (.din5008B, CGRect(x: 20, y: 45, width: 85, height: 45)),
    (.usWindow, CGRect(x: 25.4, y: 55.03, width: 82.55, height: 22.2)),
    (.ukWindow, CGRect(x: 20, y: 53.5, width: 71, height: 27.5)),
  ]

  @Test("The lines of an address are in the window, whatever the margins")
  func windowLines() throws {
    for (style, window) in windows {
      for style in [style, style.margins(.top, 30), style.margins(.leading, 100)] {
        let (lines, _, diagnostics) = try page(style, TupleBlock(address, Text("Dear Ada,")))
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        for line in lines.prefix(4) {
          #expect(line.x >= window.minX && line.x < window.maxX, "\(line)")
          #expect(line.baseline > window.minY + 2 && line.baseline < window.maxY, "\(line)")
        }
        #expect(lines.last?.text == "Dear Ada,")
        #expect(lines.last?.baseline ?? 0 > window.maxY + 8, "\(lines)")
      }
    }
  }

  @Test("By DIN 5008 the lines begin at 25 mm, and facts at 125 mm, 5 mm below the address field")
  func din() throws {
    for (style, top) in [(PageStyle.din5008A, 32.0), (.din5008B, 50)] {
      let (lines, _, _) = try page(style, address.facts(facts))
      for line in lines where ["Easel Ltd", "Ada Lovelace"].contains(line.text) {
        #expect(abs(line.x - 25) < 0.01)
      }
      let fact = try #require(lines.first { $0.text == "Invoice" })
      #expect(abs(fact.x - 125) < 0.01)
      #expect(fact.baseline > top && fact.baseline < top + 6)
    }
  }

  @Test("By DIN 5008 the first line is 17.7 mm below the edge of the field, whatever their number")
  func dinLines() throws {
    for (style, top) in [(PageStyle.din5008A, 27.0), (.din5008B, 45)] {
      var first: [CGFloat] = []
      for count in 2...5 {
        let names = (1...count).map { "Line \($0)" }
        for returnLine in [nil, "Easel GmbH · Berlin"] {
          let block = AddressBlock(names, returnLine: returnLine)
          let (lines, _, diagnostics) = try page(style, block)
          #expect(diagnostics.isEmpty)
          let line = try #require(lines.first { $0.text == "Line 1" })
          first.append(line.baseline - top)
          if let sender = lines.first(where: { $0.text == returnLine }) {
            #expect(sender.baseline < top + 17.7 && sender.baseline > top + 14)
          }
          #expect(lines.allSatisfy { $0.baseline < top + 45 })
        }
      }
      #expect(first.allSatisfy { abs($0 - (first.first ?? 0)) < 0.01 })
      #expect(first.allSatisfy { $0 > 17.7 && $0 < 17.7 + 4.5 }, "\(first)")
    }
  }

  @Test("An address that is too long for its zone begins above it, within the field")
  func longDINAddress() throws {
    let names = (1...8).map { "Line \($0)" }
    let (lines, _, diagnostics) = try page(.din5008B, AddressBlock(names))
    #expect(diagnostics.isEmpty)
    #expect(lines.allSatisfy { $0.baseline > 45 && $0.baseline < 90 }, "\(lines)")
  }

  @Test("A window is for paper in portrait")
  func landscapeWindow() throws {
    let (lines, marks, _) = try page(.din5008B.landscape(), address)
    #expect(marks.isEmpty)
    #expect(lines.first { $0.text == "Ada Lovelace" }?.baseline ?? 99 < 45)
  }

  @Test("Marks for folding and punching are those of the form")
  func marks() throws {
    let a = try page(.din5008A, address).marks.map { ($0.minY * 10).rounded() / 10 }
    #expect(a == [87, 192, 148.5])
    let b = try page(.din5008B, address).marks.map { ($0.minY * 10).rounded() / 10 }
    #expect(b == [105, 210, 148.5])
    #expect(try page(.usWindow, address).marks.isEmpty)
    #expect(try page(.a4, address).marks.isEmpty)
  }

  @Test("Facts below are 16 points below the window")
  func factsBelow() throws {
    for (style, window) in windows {
      let (lines, _, _) = try page(style, address.facts(facts, position: .below))
      let fact = try #require(lines.first { $0.text == "Invoice" })
      let top = window.maxY + 16 / Self.mm
      #expect(fact.baseline > top && fact.baseline < top + 6, "\(fact) \(window)")
    }
  }

  @Test("On other pages facts are beside the address, or 16 points below it if the space is narrow")
  func plain() throws {
    let wide = BusinessDrawing(address.facts(facts), width: 400)
    let narrow = BusinessDrawing(address.facts(facts), width: 150)
    func y(_ text: String, _ drawing: BusinessDrawing) -> CGFloat {
      drawing.lines.first { $0.text == text }?.baseline ?? -1
    }
    #expect(y("Invoice", wide) < y("Ada Lovelace", wide) + 5)
    #expect(y("Invoice", narrow) > y("London SW1Y 4JH", narrow) + 16)
    let block = VStack(alignment: .leading, spacing: 0) {
      AddressBlock("Ada").facts(KeyValues(["Invoice": "2041"]), position: .below)
    }
    let tree = BlockRendering(block).node.size(.unspecified).height
    let parts = [AddressBlock("Ada") as any Block, KeyValues(["Invoice": "2041"])].map {
      BlockRendering(AnyBlock($0)).node.size(.unspecified).height
    }
    #expect(abs(tree - parts.reduce(16, +)) < 0.001)
  }

  @Test("An address that is not the first block, or in a row, is where it stands")
  func notFirst() throws {
    let (lines, _, _) = try page(.din5008B, TupleBlock(Text("First"), address))
    #expect(lines.first { $0.text == "Ada Lovelace" }?.baseline ?? 99 < 45)
  }

  @Test("An address beside the window is noted, unless another one is in it")
  func besideWindow() throws {
    let others: [any Block] = [
      address.padding(10), TupleBlock(Text("First"), address), HStack { address },
    ]
    for block in others {
      let found = try page(.din5008B, AnyBlock(block)).diagnostics
      #expect(found.map(\.operation) == ["AddressBlock"], "\(type(of: block))")
    }
    #expect(try page(.din5008B, TupleBlock(address, address)).diagnostics.isEmpty)
    #expect(try page(.a4, address.padding(10)).diagnostics.isEmpty)
  }

  @Test("Facts that are higher than the page are an error")
  func highFacts() throws {
    let many = KeyValues((0..<80).map { ("Fact \($0)", "\($0)") })
    let found = try page(.din5008B, address.facts(many)).diagnostics
    #expect(found.contains { $0.severity == .error && $0.code == .layoutOverflow })
  }

  @Test("Each page that begins with an address has it in the window")
  func severalPages() throws {
    let report = Report("Mail", language: "en", pages: .din5008B) {
      ForEach(0..<3) { AddressBlock("Ada \($0)").pageBreakBefore() }
    }
    #expect(try report.layoutTree().pages.count == 3)
  }

  @Test("A header or an address that does not fit the window is noted")
  func faults() throws {
    let high = try page(.din5008A, address, header: true)
    #expect(high.diagnostics.map(\.code) == [.layoutOverflow])
    let long = AddressBlock((0..<20).map { "Line \($0)" })
    #expect(try page(.ukWindow, long).diagnostics.map(\.code) == [.layoutOverflow])
  }
}

extension Path {
  /// The bounding boxes of the subpaths.
  fileprivate var boundingBoxes: [CGRect] {
    var boxes: [CGRect] = []
    for element in elements {
      switch element {
      case .move(to: let point): boxes.append(CGRect(origin: point, size: .zero))
      case .line(to: let point):
        let box = boxes.popLast() ?? .null
        boxes.append(box.union(CGRect(origin: point, size: .zero)))
      default: break
      }
    }
    return boxes
  }
}
