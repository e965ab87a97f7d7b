import EaselSwiftUI
import Testing

private struct Numbered<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { subviews in
      Text("\(subviews.count) in all")
      ForEach(subviews) { $0 }
    }
  }
}

private struct Rest<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { Group(subviews: content) { $0.dropFirst() } }
}

private struct Large<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { VStack { ForEach(subviews: content) { $0.font(.system(size: 40)) } } }
}

private struct Sections<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    ForEach(sections: content) { section in
      section.header
      Text("\(section.content.count)")
      section.content
      section.footer
    }
  }
}

private struct Counter: View {
  @State private var count = 1
  var body: some View { Text("count \(count)").onAppear { count = 2 } }
}

private struct MarkKey: ContainerValueKey { static let defaultValue = "-" }
extension ContainerValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct Marks<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { ForEach(subviews: content) { Text($0.containerValues.mark) } }
}

@Suite struct SubviewTests {
  @Test func groupsLoopsAndConditionsAreOpened() throws {
    let isShown = true
    let view = Numbered {
      Text("a")
      Group {
        Text("b")
        ForEach(["c", "d"], id: \.self) { Text($0) }
      }
      if isShown { Text("e") }
      EmptyView()
    }
    #expect(try view.words() == ["5 in all", "a", "b", "c", "d", "e"])
  }

  @Test func aSliceIsDrawn() throws {
    let view = Rest {
      Text("a")
      Text("b")
      Text("c")
    }
    #expect(try view.words() == ["b", "c"])
  }

  @Test func modifiersOfTheContainerApply() throws {
    let small = try VStack { Text("a") }.image(scale: 1).size.height
    let large = try Large { Text("a") }.image(scale: 1).size.height
    #expect(large > small * 1.8)
  }

  @Test func modifiersOfAGroupStayWithItsViews() throws {
    let view = Large {
      Group {
        Text("a")
        Text("b")
      }
      .font(.system(size: 10))
    }
    let plain = VStack {
      Text("a").font(.system(size: 10))
      Text("b").font(.system(size: 10))
    }
    #expect(
      try view.image(scale: 1).size == plain.image(scale: 1).size)
  }

  @Test func stateOfSubviewsIsKept() throws {
    let view = Numbered {
      Counter()
      Counter()
    }
    #expect(try view.words() == ["2 in all", "count 2", "count 2"])
  }

  @Test func innerContainerValuesCount() throws {
    let view = Marks {
      Group {
        Text("a")
        Text("b").containerValue(\.mark, "inner")
      }
      .containerValue(\.mark, "outer")
      Text("c")
    }
    #expect(try view.words() == ["outer", "inner", "-"])
  }

  @Test func viewsBetweenSectionsFormSections() throws {
    let view = Sections {
      Text("a")
      Text("b")
      Section("head") { Text("c") }
      Text("d")
    }
    #expect(try view.words() == ["2", "a", "b", "head", "1", "c", "1", "d"])
  }
}
