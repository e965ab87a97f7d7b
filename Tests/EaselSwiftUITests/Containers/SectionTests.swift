import EaselSwiftUI
import Foundation
import Testing

@Suite struct SectionTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var children: [Person]?
  }

  @Test func sectionOutsideOfListsIsItsPartsOnly() throws {
    let stack = VStack(spacing: 0) {
      Section {
        Text("row")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
    }
    #expect(try Drawn.words(stack) == ["head", "row", "foot"])
    let line = Text("row").layoutTree().size.height
    #expect(abs(stack.layoutTree().size.height - 3 * line) < 0.01)
  }

  @Test func headerIsInCapitals() throws {
    let list = List { Section("Blacklist") { Text("x") } }
    #expect(try Drawn.words(list) == ["BLACKLIST", "x"])
  }

  @Test func headerKeepsItsLettersIfItSaysSo() throws {
    let list = List {
      Section {
        Text("x")
      } header: {
        Text("Blacklist").textCase(nil)
      }
    }
    #expect(try Drawn.words(list) == ["Blacklist", "x"])
  }

  @Test func prominentHeaderKeepsItsLetters() throws {
    let list = List { Section("Title") { Text("x") } }.headerProminence(.increased)
    #expect(try Drawn.words(list) == ["Title", "x"])
    #expect(try Drawn.words(List { Section("Title") {} }.listStyle(.plain)) == ["Title"])
    #expect(try Drawn.words(List { Section("Title") {} }.listStyle(.sidebar)) == ["Title"])
  }

  @Test func collapsedSectionHasNoRows() throws {
    let list = List {
      Section("Closed", isExpanded: .constant(false)) { Text("a") }
      Section("Open", isExpanded: .constant(true)) { Text("b") }
    }
    #expect(try Drawn.words(list) == ["CLOSED", "OPEN", "b"])
  }

  @Test func oldFormsOfSectionsHaveTheirParts() throws {
    let list = List {
      Section(header: Text("h"), footer: Text("f")) { Text("a") }
      Section(footer: Text("g")) { Text("b") }
    }
    #expect(try Drawn.words(list) == ["H", "a", "f", "b", "g"])
  }

  @Test func modifiersOfASectionAreThoseOfItsRows() throws {
    let list = List {
      Section {
        Text("a").id("a"); Text("b").id("b")
      }.listRowInsets(EdgeInsets())
    }
    let tree = list.layoutTree(width: 320)
    #expect(tree.frame(of: "a")?.minX == 16)
    #expect(tree.frame(of: "b")?.minX == 16)
  }

  @Test func rowsBetweenSectionsAreAGroup() throws {
    let list = List {
      Section { Text("a").id("a") }
      Text("b").id("b")
      Section { Text("c").id("c") }
    }
    let tree = list.layoutTree(width: 320)
    let rows = ["a", "b", "c"].compactMap { tree.frame(of: $0)?.midY }
    #expect(rows.count == 3 && rows[1] - rows[0] > 70 && rows[2] - rows[1] > 70)
  }

  @Test func listsOfDataHaveARowForEachElement() throws {
    let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
    #expect(try Drawn.words(List(people) { Text($0.name) }) == ["Ada", "Grace"])
    #expect(try Drawn.words(List(people, id: \.name) { Text($0.name) }) == ["Ada", "Grace"])
    #expect(try Drawn.words(List(1..<3) { Text(verbatim: "\($0)") }) == ["1", "2"])
  }

  @Test func rowsOfABindingReadItsElements() throws {
    let people = Binding.constant([Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")])
    #expect(try Drawn.words(List(people) { $person in Text(person.name) }) == ["Ada", "Grace"])
    let edited = List(people, editActions: .all) { $person in Text(person.name) }
    #expect(try Drawn.words(edited) == ["Ada", "Grace"])
  }

  @Test func outlineIsClosed() throws {
    let child = Person(id: 2, name: "child")
    let people = [Person(id: 1, name: "parent", children: [child]), Person(id: 3, name: "leaf")]
    let list = List(people, children: \.children) { Text($0.name) }
    #expect(try Drawn.words(list) == ["parent", "leaf"])
  }

  @Test func actionsOfRowsAreCounted() throws {
    let list = List {
      ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
        .swipeActions { Text("Delete") }
    }
    .refreshable {}
    let notes = try Drawn.diagnostics(list).filter { $0.severity == .note }
    let message = try #require(notes.first { $0.code == .unsupportedOption }).message
    for name in ["onDelete", "onMove", "swipeActions", "refreshable"] {
      #expect(message.contains(name))
    }
    #expect(try Drawn.words(list) == ["0", "1"])
  }

  @Test func emptyListIsItsBackground() throws {
    let list = List { EmptyView() }
    #expect(Drawn.color(try list.image(width: 100, height: 50), 50, 25) == Drawn.grouped)
  }
}

@Suite struct HeaderCaseTests {
  private func header(_ view: some View) throws -> [String] { try view.words(width: 300) }

  @Test func aHeaderIsUppercase() throws {
    #expect(try header(List { Section("Account") { Text("row") } }) == ["ACCOUNT", "row"])
  }

  @Test func noCaseOfASectionLeavesItsHeader() throws {
    let list = List { Section("Account") { Text("row") }.textCase(nil) }
    #expect(try header(list) == ["Account", "row"])
  }

  @Test func noCaseOfAListLeavesItsHeaders() throws {
    let list = List { Section("Account") { Text("row") } }.textCase(nil)
    #expect(try header(list) == ["Account", "row"])
  }

  @Test func theCaseOfASectionIsThatOfItsRows() throws {
    let form = Form { Section("Account") { Text("row") }.textCase(.lowercase) }
    #expect(try header(form) == ["account", "row"])
  }
}
