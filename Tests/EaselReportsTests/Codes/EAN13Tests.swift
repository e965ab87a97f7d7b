import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("EAN-13")
struct EAN13Tests {
  private func digits(_ text: String) -> String? {
    (try? EAN13Encoder.digits(of: text))?.map(String.init).joined()
  }

  @Test("The check digit is computed for 12 digits and verified for 13")
  func checkDigits() {
    for number in ["4006381333931", "5901234123457", "9783161484100", "0012345678905"] {
      #expect(digits(number) == number)
      #expect(digits(String(number.dropLast())) == number)
    }
    #expect(digits("978-3-16-148410-0") == "9783161484100")
    for number in [
      "", "1", "40063813339", "40063813339311", "4006381333932", "400638133393X", "４００６３８１３３３９３１",
    ] {
      #expect(digits(number) == nil, "\(number)")
    }
  }

  @Test("Each single wrong digit of a random number is refused")
  func wrongDigits() throws {
    var random = CodeGenerator(seed: 13)
    for _ in 0..<40 {
      let number = random.text(of: Array("0123456789"), count: 12...12)
      let right = try EAN13Encoder.digits(of: number)
      for index in right.indices {
        var wrong = right
        wrong[index] = (wrong[index] + Int.random(in: 1...9, using: &random)) % 10
        #expect(digits(wrong.map(String.init).joined()) == nil, "\(wrong)")
      }
    }
  }

  @Test("A number is 95 modules with guards at both ends and in the middle")
  func modules() throws {
    let modules = EAN13Encoder.modules(of: try EAN13Encoder.digits(of: "5901234123457"))
    let text = modules.map { $0 ? "1" : "0" }.joined()
    #expect(
      text == "101" + "000101101001110110011" + "001001101111010011101" + "01010"
        + "110011011011001000010" + "101110010011101000100" + "101")
    #expect(modules.count == EAN13Encoder.width)
  }

  @Test("It is 113 modules wide, and the guards are 5 modules longer")
  func geometry() {
    let drawing = BusinessDrawing(EAN13("4006381333931", module: 1, barHeight: 50))
    let boxes = drawing.fills.map(\.path.boundingBox)
    #expect(boxes.first == CGRect(x: 17, y: 0, width: 85, height: 50))
    #expect(boxes.last == CGRect(x: 11, y: 0, width: 95, height: 55))
    #expect(drawing.words == ["4", "006381", "333931"])
    for (line, range) in zip(drawing.lines, [0.0..<10, 14..<56, 61..<103]) {
      #expect(range.contains(line.x) && line.baseline > 55 && line.baseline < 61)
    }
    let size = BlockRendering(EAN13("4006381333931", module: 1, barHeight: 50)).node
      .size(.unspecified)
    #expect(size == CGSize(width: 113, height: 61))
    let plain = EAN13("4006381333931", module: 1, barHeight: 50, showsText: false)
    #expect(BlockRendering(plain).node.size(.unspecified) == CGSize(width: 113, height: 55))
    #expect(BusinessDrawing(plain).words.isEmpty)
  }

  @Test("A reader decodes random numbers")
  func decodes() throws {
    var random = CodeGenerator(seed: 5_901)
    for first in 0..<10 {
      let number = "\(first)" + random.text(of: Array("0123456789"), count: 11...11)
      let expected = try #require(digits(number))
      #expect(try CodeReader.text("ean13", in: EAN13(number), scale: 3) == expected)
    }
  }

  @Test("Invalid numbers and lengths are noted once, and keep their space")
  func faults() {
    func notes(_ block: some Block) -> [EaselError.Code] {
      block.layoutTree().diagnostics.map(\.code)
    }
    #expect(notes(EAN13("4006381333931")).isEmpty)
    for number in ["", "abc", "4006381333932", String(repeating: "1", count: 1_000_000)] {
      #expect(notes(EAN13(number)) == [.invalidData])
      #expect(BlockRendering(EAN13(number)).node.size(.unspecified).width > 100)
    }
    #expect(notes(EAN13("4006381333931", module: -1)) == [.outOfRange])
    #expect(
      notes(EAN13("4006381333931", module: .nan, barHeight: 0)) == [.invalidNumber, .outOfRange])
    #expect(notes(EAN13("4006381333931", module: 0.7)) == [.outOfRange])
  }

  @Test("The alternative text has the digits with the check digit")
  func alternativeText() {
    func labels(_ block: some Block) -> [String] {
      BusinessDrawing(block).tags.filter { $0.contains("figure") }
    }
    #expect(labels(EAN13("400638133393")).first?.contains("4006381333931") == true)
    let pens = EAN13("400638133393").accessibilityLabel("Pens")
    #expect(labels(pens).first?.contains("Pens") == true)
  }
}
