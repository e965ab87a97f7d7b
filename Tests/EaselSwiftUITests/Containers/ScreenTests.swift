import EaselSwiftUI
import Foundation
import Testing

@Suite struct ScreenTests {
  private enum Page: Hashable {
    case home, search
  }

  @Test func navigationStackFillsTheProposedSize() {
    let stack = NavigationStack { Text("x").id("x") }
    let tree = stack.layoutTree(width: 393, height: 600)
    #expect(tree.size == CGSize(width: 393, height: 600))
    #expect(abs((tree.frame(of: "x")?.midY ?? 0) - 300) < 0.01)
  }

  @Test func titlesAndBarsAreCounted() throws {
    let view = NavigationStack {
      Text("x").navigationTitle("Title").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Text("item") }
      }
      .searchable(text: .constant(""))
    }
    let note = try #require(
      try Drawn.diagnostics(view).first { $0.code == .unsupportedOption })
    for name in ["navigationTitle", "toolbar", "searchable"] {
      #expect(note.message.contains(name))
    }
    #expect(try Drawn.words(view) == ["x"])
  }

  @Test func navigationViewShowsItsFirstView() throws {
    #expect(
      try Drawn.words(
        NavigationView {
          Text("a"); Text("b")
        }) == ["a"])
  }

  @Test func linkInAListHasAChevron() throws {
    let list = List { NavigationLink("Inbox", value: 1) }.listStyle(.plain)
    let image = try list.image(width: 393, scale: 2)
    let row = (0..<20).compactMap { Drawn.color(image, 368 + CGFloat($0) / 2, 22) }
    #expect(row.contains { $0 != Drawn.white })
    #expect(try Drawn.words(list) == ["Inbox"])
  }

  @Test func linkOutsideOfListsIsAsWideAsItsLabel() {
    let link = NavigationLink {
      Text("x")
    } label: {
      Text("Inbox")
    }
    #expect(link.layoutTree(width: 393).size == Text("Inbox").layoutTree().size)
  }

  @Test func destinationOfALinkIsNotMade() throws {
    var isMade = false
    let view = List {
      NavigationLink("a") {
        let _ = isMade = true
        Text("x")
      }
    }
    #expect(try Drawn.words(view) == ["a"])
    #expect(!isMade)
  }

  @Test func badgeIsBeforeTheChevron() throws {
    let list = List {
      NavigationLink("Inbox", value: 1).badge(3)
      Text("Sent").badge("new")
      Text("Drafts").badge(0)
    }
    #expect(try Drawn.words(list) == ["Inbox", "3", "Sent", "new", "Drafts"])
  }

  @Test func splitViewHasColumnsWhereThereIsRoom() throws {
    let view = NavigationSplitView {
      Text("sidebar").id("sidebar")
    } detail: {
      Text("detail").id("detail")
    }
    let tree = view.layoutTree(width: 800, height: 400)
    #expect(abs((tree.frame(of: "sidebar")?.midX ?? 0) - 160) < 1)
    #expect(abs((tree.frame(of: "detail")?.midX ?? 0) - 560) < 1)
    #expect(try Drawn.words(view, width: 699) == ["sidebar"])
  }

  @Test func columnWidthIsThatOfTheModifier() throws {
    let view = NavigationSplitView {
      Text("sidebar").id("sidebar").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("detail")
    }
    let frame = try #require(view.layoutTree(width: 800).frame(of: "sidebar"))
    #expect(abs(frame.midX - 100) < 1)
  }

  @Test func splitViewShowsThePreferredColumn() throws {
    let view = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    #expect(try Drawn.words(view) == ["detail"])
  }

  @Test func hiddenSidebarIsLeftOut() throws {
    let view = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    #expect(try Drawn.words(view, width: 900) == ["detail"])
  }

  @Test func tabViewShowsTheFirstTab() throws {
    let view = TabView {
      Text("a").tabItem { Label("A", systemImage: "star") }
      Text("b").tabItem { Label("B", systemImage: "star") }
    }
    #expect(try Drawn.words(view) == ["a"])
  }

  @Test func tabViewShowsTheSelectedTag() throws {
    let view = TabView(selection: .constant(Page.search)) {
      Text("a").tag(Page.home)
      Text("b").tag(Page.search)
    }
    #expect(try Drawn.words(view) == ["b"])
  }

  @Test func tabViewShowsTheTabOfTheSelectedValue() throws {
    let view = TabView(selection: .constant(Page.search)) {
      Tab("A", systemImage: "star", value: .home) { Text("a") }
      TabSection("More") {
        Tab("B", systemImage: "star", value: .search) { Text("b") }
      }
    }
    #expect(try Drawn.words(view) == ["b"])
  }

  @Test func pagesAreTheElementsOfAList() throws {
    let view = TabView(selection: .constant(2)) { ForEach(0..<4) { Text("Page \($0)") } }
      .tabViewStyle(.page(indexDisplayMode: .never))
    #expect(try Drawn.words(view) == ["Page 2"])
  }
}
