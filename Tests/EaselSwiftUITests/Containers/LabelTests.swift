import EaselSwiftUI
import Foundation
import Testing

@Suite struct LabelTests {
  private struct Doubled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Label(configuration)
        configuration.title
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
        Text("framed")
      }
    }
  }

  private struct Open: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  private var label: some View {
    Label {
      Text("title")
    } icon: {
      Text("icon")
    }
  }

  @Test func labelHasIconAndTitle() throws {
    #expect(try Drawn.words(label) == ["icon", "title"])
    #expect(try Drawn.words(label.labelStyle(.titleOnly)) == ["title"])
    #expect(try Drawn.words(label.labelStyle(.iconOnly)) == ["icon"])
  }

  @Test func labelInACustomStyleHasTheOuterStyle() throws {
    #expect(try Drawn.words(label.labelStyle(Doubled())) == ["icon", "title", "title"])
    let titles = label.labelStyle(Doubled()).labelStyle(.titleOnly)
    #expect(try Drawn.words(titles) == ["title", "title"])
  }

  @Test func separatorOfALabelBeginsAtItsTitle() throws {
    let list = List {
      label; Text("x")
    }.listStyle(.plain)
    let image = try list.image(width: 320, scale: 2)
    #expect(Drawn.color(image, 20, 43.5) == Drawn.white)
    #expect(Drawn.color(image, 100, 43.5) != Drawn.white)
  }

  @Test func labeledContentIsAtBothSides() throws {
    let view = LabeledContent {
      Text("value").id("value")
    } label: {
      Text("label").id("label")
    }
    let tree = view.layoutTree(width: 300)
    #expect(tree.frame(of: "label")?.minX == 0)
    #expect(abs((tree.frame(of: "value")?.maxX ?? 0) - 300) < 0.01)
  }

  @Test func labeledContentFormatsItsValue() throws {
    let view = LabeledContent("Total", value: 0.5, format: .percent)
    #expect(try Drawn.words(view) == ["Total", "50%"])
  }

  @Test func groupBoxHasPaddingAroundItsContent() throws {
    let view = GroupBox { Color.red.frame(width: 40, height: 20).id("x") }
    let tree = view.layoutTree()
    #expect(tree.size == CGSize(width: 72, height: 52))
    #expect(tree.frame(of: "x")?.origin == CGPoint(x: 16, y: 16))
    #expect(Drawn.color(try view.image(scale: 1), 5, 26) == Drawn.grouped)
  }

  @Test func boxInABoxHasAnotherColor() throws {
    let view = GroupBox { GroupBox { Color.clear.frame(width: 40, height: 20) } }
    let image = try view.image(scale: 1)
    #expect(Drawn.color(image, 5, 40) == Drawn.grouped)
    #expect(Drawn.color(image, 40, 40) == Drawn.white)
  }

  @Test func customStyleDrawsBoxesInItsContent() throws {
    let view = GroupBox("a") { GroupBox("b") { Text("c") } }.groupBoxStyle(Framed())
    #expect(try Drawn.words(view) == ["a", "b", "c", "framed", "framed"])
  }

  @Test func disclosureGroupIsClosedWithoutABinding() throws {
    #expect(try Drawn.words(DisclosureGroup("label") { Text("content") }) == ["label"])
    let open = DisclosureGroup("label", isExpanded: .constant(true)) { Text("content") }
    #expect(try Drawn.words(open) == ["label", "content"])
    let styled = DisclosureGroup("label") { Text("content") }.disclosureGroupStyle(Open())
    #expect(try Drawn.words(styled) == ["label", "content"])
  }

  @Test func contentOfADisclosureGroupIsRowsOfItsList() throws {
    let list = List {
      DisclosureGroup("label", isExpanded: .constant(true)) {
        Text("a"); Text("b")
      }
    }
    .listStyle(.plain)
    #expect(abs(list.layoutTree(width: 320).size.height - 3 * 44) < 0.01)
  }

  @Test func unavailableContentIsInTheCenter() throws {
    let view = ContentUnavailableView {
      Label {
        Text("title")
      } icon: {
        Text("icon")
      }
    } description: {
      Text("description")
    } actions: {
      Text("action")
    }
    let tree = view.layoutTree(width: 393, height: 600)
    #expect(tree.size == CGSize(width: 393, height: 600))
    #expect(try Drawn.words(view) == ["icon", "title", "description", "action"])
  }

  @Test func searchWithoutResultsNamesTheText() throws {
    let words = try Drawn.words(ContentUnavailableView.search(text: "Ada"))
    #expect(words.contains("No Results for “Ada”"))
  }

  @Test func controlGroupHasItsControlsSideBySide() throws {
    let view = ControlGroup {
      Text("a").id("a"); Text("b").id("b")
    }
    let tree = view.layoutTree()
    #expect((tree.frame(of: "a")?.maxX ?? 0) < (tree.frame(of: "b")?.minX ?? 0))
  }

  @Test func tableHasTheColumnsOfSwiftUI() throws {
    struct Item: Identifiable { let id = 1; let name: String; let count: Int }
    let table = Table([Item(name: "Paper", count: 3)]) {
      TableColumn("Name", value: \.name)
      TableColumn("Count") { item in Text("\(item.count)") }
    }
    #expect(try Drawn.words(table) == ["Name", "Count", "Paper", "3"])
  }
}
