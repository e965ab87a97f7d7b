import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Addresses")
struct AddressBlockTests {
  @Test("Blank lines are left out, and a line with newlines becomes several lines")
  func lines() {
    let address = AddressBlock("Ada", " ", "", "Oak St\nLondon\r\n")
    #expect(BusinessDrawing(address).words == ["Ada", "Oak St", "London"])
    #expect(BusinessDrawing(AddressBlock(["Ada", "Oak St"])).words == ["Ada", "Oak St"])
    #expect(BusinessDrawing(AddressBlock("Ada")).words == ["Ada"])
    #expect(BusinessDrawing(AddressBlock([])).words.isEmpty)
  }

  @Test("The address of a value is its description")
  func description() {
    struct Owner: CustomStringConvertible { var description: String { "Ada\nOak St" } }
    #expect(BusinessDrawing(AddressBlock(Owner())).words == ["Ada", "Oak St"])
  }

  @Test("The return line is above the address, 5 points smaller, but no less than 6 points")
  func returnLine() throws {
    func sizes(_ size: CGFloat) -> (CGFloat, CGFloat) {
      let drawn = BusinessDrawing(
        AddressBlock("Ada", returnLine: "Easel\nBerlin").font(.system(size: size)))
      guard drawn.lines.count == 2 else { return (0, 0) }
      #expect(drawn.words == ["Easel · Berlin", "Ada"])
      #expect(drawn.lines[0].baseline < drawn.lines[1].baseline)
      return (drawn.lines[0].size, drawn.lines[1].size)
    }
    let (small, large) = sizes(20)
    #expect(abs(small / large - 15.0 / 20) < 0.001)
    let (minimum, usual) = sizes(8)
    #expect(abs(minimum / usual - 6.0 / 8) < 0.001)
    #expect(BusinessDrawing(AddressBlock("Ada", returnLine: " ")).words == ["Ada"])
  }

  @Test("In a PDF the address is one paragraph")
  func structure() {
    let tags = BusinessDrawing(AddressBlock("Ada", "Oak St", returnLine: "Easel")).tags
    #expect(tags.filter { $0.contains("paragraph") }.count == 1)
  }
}
