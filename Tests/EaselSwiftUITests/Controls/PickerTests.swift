import EaselSwiftUI
import Foundation
import Testing

@Suite struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, lemon
    var id: Self { self }
  }

  @Test func menuDrawsTheSelectedOption() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("S").tag(1)
      Text("M").tag(2)
    }
    #expect(try texts(picker) == ["M"])
  }

  @Test func optionOfAForEachHasItsElementAsTag() throws {
    let picker = Picker("Flavor", selection: .constant(Flavor.lemon)) {
      ForEach(Flavor.allCases) { Text($0.rawValue) }
    }
    #expect(try texts(picker) == ["lemon"])
  }

  @Test func tagTakesPrecedenceOverTheElement() throws {
    let picker = Picker("Size", selection: .constant("b")) {
      ForEach(0..<2) { Text("\($0)").tag($0 == 0 ? "b" : "a") }
    }
    #expect(try texts(picker) == ["0"])
  }

  @Test func optionalSelectionNamesTagsOfItsValue() throws {
    let picker = Picker("Size", selection: .constant(Int?.some(1))) {
      Text("None").tag(Int?.none)
      Text("One").tag(1)
    }
    #expect(try texts(picker) == ["One"])
  }

  @Test func emptySelectionNamesTheTagWithoutValue() throws {
    let picker = Picker("Size", selection: .constant(Int?.none)) {
      Text("None").tag(Int?.none)
      Text("One").tag(1)
    }
    #expect(try texts(picker) == ["None"])
  }

  @Test func tagWithoutOptionalIsNotNamedByAnOptionalSelection() throws {
    let picker = Picker("Flavor", selection: .constant(Flavor?.some(.lemon))) {
      Text("Lemon").tag(Flavor.lemon, includeOptional: false)
    }
    #expect(try texts(picker) == [])
  }

  @Test func tagInACompositeViewIsFound() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      ForEach(1..<4) { Row(number: $0).tag($0) }
    }
    #expect(try texts(picker) == ["Row 2"])
  }

  @Test func dividerIsNoOption() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("S").tag(0)
      Divider()
      Text("M").tag(1)
    }
    .pickerStyle(.segmented)
    #expect(try pixel(picker, width: 304, x: 160, y: 16) == [255, 255, 255])
  }

  @Test func segmentsHaveOneWidth() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("S").tag(0)
      Text("Medium").tag(1)
    }
    .pickerStyle(.segmented)
    #expect(picker.layoutTree(width: 304).size == CGSize(width: 304, height: 32))
    #expect(try pixel(picker, width: 304, x: 160, y: 16) == [255, 255, 255])
    #expect(try pixel(picker, width: 304, x: 140, y: 16) != [255, 255, 255])
    #expect(try texts(picker, width: 304) == ["S", "Medium"])
  }

  @Test func inlineDrawsAllOptionsBelowTheLabel() throws {
    let picker = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
      .pickerStyle(.inline)
    #expect(try texts(picker, width: 200) == ["Size", "0", "1", "2"])
    #expect(try texts(picker.labelsHidden(), width: 200) == ["0", "1", "2"])
  }

  @Test func wheelDrawsTheOptionsAroundTheSelection() throws {
    let picker = Picker("Size", selection: .constant(5)) { ForEach(0..<9) { Text("\($0)") } }
      .pickerStyle(.wheel)
    #expect(try texts(picker, width: 200) == ["3", "4", "5", "6", "7"])
    #expect(picker.layoutTree(width: 200).size == CGSize(width: 200, height: 216))
  }

  @Test func navigationLinkDrawsLabelAndValue() throws {
    let picker = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
      .pickerStyle(.navigationLink)
    #expect(try texts(picker, width: 200) == ["Size", "1"])
  }

  @Test func valueLabelReplacesTheOption() throws {
    let picker = Picker(selection: .constant(1)) {
      Text("One").tag(1)
    } label: {
      Text("Size")
    } currentValueLabel: {
      Text("The first")
    }
    #expect(try texts(picker) == ["The first"])
  }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}
