import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

/// What becomes of what blocks say of themselves.
@Suite struct BlockTagTests {
  private func marks(_ block: some Block) -> [MarkedContent] {
    block.operations().compactMap {
      if case .beginMarkedContent(let content) = $0 { content } else { nil }
    }
  }

  /// The structure of a block's page as poppler reads it.
  private func lines(_ block: some Block) throws -> [String] {
    try Tool.structure(of: block.data(as: .pdf))
  }

  // MARK: Headings

  @Test func headersHaveLevelOneByDefault() {
    #expect(marks(Text("A").accessibilityAddTraits(.isHeader)) == [.heading(1)])
    #expect(
      marks(Text("A").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3))
        == [.heading(3)])
    #expect(
      marks(Text("A").accessibilityHeading(.h3).accessibilityAddTraits(.isHeader))
        == [.heading(3)])
    #expect(marks(Text("A").accessibilityHeading(.unspecified)).isEmpty)
  }

  @Test func theRoleOfAHeadingIsATag() {
    #expect(marks(Text("A").role(.heading(level: 2))) == [.heading(2)])
    #expect(marks(Text("A").role(.heading(level: .max))) == [.heading(6)])
    #expect(marks(Text("A").role(.heading(level: .min))) == [.heading(1)])
    #expect(marks(Text("A").role(.label)).isEmpty)
    #expect(marks(Text("A").role(.decorative)) == [.artifact])
  }

  @Test func removedTraitsHaveNoTag() {
    #expect(
      marks(
        Text("A").role(.heading(level: 2)).accessibilityRemoveTraits(.isHeader)
      ).isEmpty)
    #expect(
      marks(
        Text("A").accessibilityAddTraits([.isHeader, .isStaticText])
          .accessibilityRemoveTraits(.isHeader)) == [.paragraph])
    #expect(
      marks(
        Text("A").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader))
        == [.heading(1)])
  }

  @Test func theLabelOfAHeadingReplacesItsText() {
    let spoken = MarkedContent.tag(.heading(2), alternative: "First quarter")
    #expect(
      marks(Text("Q1").role(.heading(level: 2)).accessibilityLabel("First quarter")) == [spoken])
    #expect(
      marks(Text("Q1").accessibilityLabel("First quarter").accessibilityHeading(.h2)) == [spoken])
  }

  @Test func theImageOfAHeadingIsAFigureInIt() {
    #expect(
      marks(Circle().accessibilityLabel("Sun").accessibilityAddTraits([.isHeader, .isImage]))
        == [.heading(1), .figure(label: "Sun")])
    #expect(
      marks(Circle().accessibilityLabel("Sun").accessibilityAddTraits(.isImage))
        == [.figure(label: "Sun")])
  }

  // MARK: Parts

  @Test func containedChildrenAreInASectionWithALabel() throws {
    let block = VStack {
      Text("one")
      Text("two")
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Totals")
    #expect(marks(block) == [.tag(.section, title: "Totals")])
    let lines = try lines(block)
    #expect(lines[1].hasPrefix("Sect \"Totals\""))
    #expect(lines.suffix(4) == ["P (block)", "\"one\"", "P (block)", "\"two\""])
  }

  @Test func combinedChildrenAreOneParagraph() throws {
    let parts = HStack {
      Text("1,284")
      Text("kWh")
    }
    #expect(try lines(parts).filter { $0.hasPrefix("P") }.count == 2)
    let combined = try lines(parts.accessibilityElement(children: .combine))
    #expect(combined.filter { $0.hasPrefix("P") } == ["P (block)"])
    #expect(
      marks(parts.accessibilityElement(children: .combine).accessibilityLabel("Energy"))
        == [.figure(label: "Energy")])
  }

  @Test func shapesAndDividersAreNotInTheStructure() throws {
    let block = VStack {
      Circle().frame(width: 10, height: 10)
      Divider()
      Text("text")
    }
    .frame(width: 100)
    #expect(try lines(block) == ["Document", "P (block)", "\"text\""])
  }

  @Test func anSVGHasRoles() throws {
    let block = Text("A").accessibilityHeading(.h2)
    let svg = String(decoding: try block.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("role=\"heading\" aria-level=\"2\""))
  }

  // MARK: Languages

  @Test func anotherLanguageIsTagged() {
    let german = Locale(identifier: "de_CH")
    let block = VStack {
      Text("one").environment(\.locale, german)
      HStack { Text("two") }.environment(\.locale, german)
      Text("three").environment(\.locale, Locale(identifier: "en_GB"))
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    #expect(
      marks(block) == [
        .tag(.paragraph, language: "de-CH"), .tag(.section, language: "de-CH"),
      ])
  }

  @Test func anotherLanguageInAHeadingIsASpan() {
    let block = HStack {
      Text("one")
      Text("zwei").environment(\.locale, Locale(identifier: "de"))
    }
    .accessibilityHeading(.h1)
    #expect(marks(block) == [.heading(1), .tag(.span, language: "de")])
  }
}
