import EaselSwiftUI
import Foundation
import Testing

/// The measures are those of forms in iOS 16 and 17, in snapshots of SwiftUI.
@Suite struct ListTests {
  private func frame(
    _ view: some View, _ id: String, width: CGFloat = 320, height: CGFloat? = nil
  ) throws -> CGRect {
    try #require(view.layoutTree(width: width, height: height).frame(of: id))
  }

  private func form() -> some View {
    Form {
      Section { Text("Enabled").id("enabled") }
      Section {
        ForEach(["HTML", "Image", "JSON", "XML", "unknown"], id: \.self) { Text($0).id($0) }
      }
      Section(header: Text("Blacklist").id("header")) { Text("fake").id("fake") }
      Section { Text("Clear").id("clear") }
    }
  }

  @Test func firstRowBeginsThirtyFivePointsBelowTheTop() throws {
    let row = try frame(form(), "enabled")
    #expect(abs(row.midY - (35 + 22)) < 0.1)
    #expect(row.minX == 32)
  }

  @Test func rowsAreFortyFourPointsHigh() throws {
    let rows = try ["HTML", "Image", "JSON"].map { try frame(form(), $0).midY }
    #expect(abs(rows[1] - rows[0] - 44) < 0.1)
    #expect(abs(rows[2] - rows[1] - 44) < 0.1)
  }

  @Test func sectionsAreThirtyFivePointsApart() throws {
    let distance = try frame(form(), "HTML").midY - frame(form(), "enabled").midY
    #expect(abs(distance - (44 + 35 + 1 / 3)) < 0.1)
  }

  @Test func headerIsBetweenBoxes() throws {
    let distance = try frame(form(), "fake").midY - frame(form(), "unknown").midY
    #expect(abs(distance - (44 + 55)) < 0.4)
    #expect(try frame(form(), "header").minX == 32)
  }

  @Test func firstHeaderIsNearTheTop() throws {
    let form = Form { Section(header: Text("General")) { Text("URL").id("row") } }
    #expect(abs(try frame(form, "row").midY - (37 + 1 / 3 + 22)) < 0.5)
  }

  @Test func lowContentIsInARowOfTheMinimumHeight() throws {
    let content = VStack(alignment: .leading, spacing: 6) {
      Text("URL").font(.system(size: 12))
      Text("fake").font(.system(size: 12))
    }
    #expect(List { content }.listStyle(.plain).layoutTree(width: 320).size.height == 44)
  }

  @Test func shapeFillsTheHeightOfItsRow() throws {
    let list = List { RoundedRectangle(cornerRadius: 5).frame(width: 6).id("bar") }
    #expect(abs(try frame(list, "bar").height - 36) < 0.01)
  }

  @Test func marginsAreTwentyPointsOnLargePhones() throws {
    let list = List { Section("Title") { Text("x").id("row") } }
    #expect(try frame(list, "row", width: 414).minX == 40)
    #expect(try frame(list, "row", width: 393).minX == 32)
  }

  @Test func plainRowsExtendFromEdgeToEdge() throws {
    let list = List { Text("x").id("row") }.listStyle(.plain)
    #expect(try frame(list, "row").minX == 16)
    #expect(list.layoutTree(width: 320).size == CGSize(width: 320, height: 44))
  }

  @Test func rowInsetsReplaceThoseOfTheStyle() throws {
    let list = List { Text("x").id("row").listRowInsets(EdgeInsets()) }.listStyle(.plain)
    #expect(try frame(list, "row").minX == 0)
  }

  @Test func contentIsAtTheRightFromRightToLeft() throws {
    let list = List { Text("x").id("row") }.environment(\.layoutDirection, .rightToLeft)
    #expect(abs(try frame(list, "row").maxX - (320 - 32)) < 0.01)
  }

  @Test func rowSpacingPartsRows() throws {
    let list = List {
      Text("a").id("a"); Text("b").id("b")
    }.listRowSpacing(8)
    let distance = try frame(list, "b").midY - frame(list, "a").midY
    #expect(abs(distance - 52) < 0.1)
  }

  @Test func sectionSpacingReplacesThatOfTheStyle() throws {
    let list = List {
      Section { Text("a").id("a") }
      Section { Text("b").id("b") }
    }
    .listSectionSpacing(10)
    let distance = try frame(list, "b").midY - frame(list, "a").midY
    #expect(abs(distance - 54) < 0.1)
  }

  @Test func minimumHeightOfRowsCanBeSet() throws {
    let list = List { Text("a") }.listStyle(.plain).environment(\.defaultMinListRowHeight, 60)
    #expect(list.layoutTree(width: 320).size.height == 60)
  }

  @Test func listFillsTheProposedSize() {
    #expect(form().layoutTree(width: 320, height: 900).size == CGSize(width: 320, height: 900))
  }

  @Test func boxesAreWhiteOnGray() throws {
    let image = try form().image(width: 320, scale: 2)
    #expect(Drawn.color(image, 4, 20) == Drawn.grouped)
    #expect(Drawn.color(image, 160, 57) == Drawn.white)
    #expect(Drawn.color(image, 16.5, 35.5) == Drawn.grouped, "the corner is rounded")
    #expect(Drawn.color(image, 26, 35.5) == Drawn.white)
  }

  @Test func boxesAreDarkInDarkAppearance() throws {
    let image = try form().image(
      width: 320, scale: 2, options: RenderOptions(appearance: .dark))
    #expect(Drawn.color(image, 4, 20) == Drawn.black)
    #expect(Drawn.color(image, 160, 57) == Drawn.darkBox)
  }

  @Test func separatorBeginsAtTheText() throws {
    let list = List {
      HStack {
        Color.clear.frame(width: 40, height: 20)
        Text("x")
      }
      Text("y")
    }
    .listStyle(.plain)
    let image = try list.image(width: 320, scale: 2)
    #expect(Drawn.color(image, 30, 43.5) == Drawn.white)
    #expect(Drawn.color(image, 100, 43.5) != Drawn.white)
    #expect(Drawn.color(image, 319, 43.5) != Drawn.white)
  }

  @Test func separatorBeginsAtItsGuide() throws {
    let list = List {
      Text("x").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
      Text("y")
    }
    .listStyle(.plain)
    let image = try list.image(width: 320, scale: 2)
    #expect(Drawn.color(image, 100, 43.5) == Drawn.white)
    #expect(Drawn.color(image, 120, 43.5) != Drawn.white)
  }

  @Test func hiddenSeparatorIsNotDrawn() throws {
    let list = List {
      Text("x").listRowSeparator(.hidden); Text("y")
    }.listStyle(.plain)
    let image = try list.image(width: 320, scale: 2)
    #expect(Drawn.color(image, 100, 43.5) == Drawn.white)
    #expect(Drawn.color(image, 100, 0) == Drawn.white)
    #expect(Drawn.color(image, 100, 87.5) != Drawn.white)
  }

  @Test func rowBackgroundReplacesTheBox() throws {
    let list = List {
      Text("x").listRowBackground(Color.clear); Text("y")
    }
    let image = try list.image(width: 320, scale: 2)
    #expect(Drawn.color(image, 200, 57) == Drawn.grouped)
    #expect(Drawn.color(image, 200, 101) == Drawn.white)
  }

  @Test func innerRowBackgroundTakesPrecedence() throws {
    let list = List {
      Section {
        Text("x").listRowBackground(Color(white: 0)); Text("y")
      }
      .listRowBackground(Color.clear)
    }
    let image = try list.image(width: 320, scale: 2)
    #expect(Drawn.color(image, 200, 57) == Drawn.black)
    #expect(Drawn.color(image, 200, 101) == Drawn.grouped)
  }

  @Test func hiddenContentBackgroundShowsTheViewBehind() throws {
    let list = List { Text("x") }.scrollContentBackground(.hidden).background(Color(white: 0))
    #expect(Drawn.color(try list.image(width: 320, scale: 2), 4, 10) == Drawn.black)
  }

  @Test func selectedRowHasAnotherColor() throws {
    let list = List(0..<2, selection: .constant(1 as Int?)) { Text("\($0)") }
    let image = try list.image(width: 320, scale: 2)
    #expect(Drawn.color(image, 200, 57) == Drawn.white)
    #expect(Drawn.color(image, 200, 101) == [209, 209, 214])
  }

  @Test func cutRowsAreNoted() throws {
    let found = try Drawn.diagnostics(form(), width: 320, height: 100)
    #expect(found.map(\.code) == [.contentClipped])
    #expect(found.first?.message.contains("320 × 100 of 320 × ") == true)
  }

  @Test func cutEmptySpaceIsNotNoted() throws {
    let list = List { Text("x") }
    #expect(try Drawn.diagnostics(list, width: 320, height: 90).isEmpty)
  }

  @Test func rowsContinueOverPages() throws {
    let list = List { ForEach(0..<40) { Text("Row \($0)") } }
    let result = try list.rendered(
      as: .pdf, pageSize: CGSize(width: 320, height: 400), margins: EdgeInsets())
    #expect(result.diagnostics.isEmpty)
    #expect(try EmbeddedPDF(data: result.output).pageCount == 5)
  }
}
