import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselReports

@Suite("Lists")
struct ListTests {
  private func read<Content: Block>(
    language: String = "en", @BlockBuilder _ content: () -> Content
  ) throws -> ReadReport {
    let content = content()
    return try ReadReport(
      Report("R", language: language, pages: .test(300, 300).margins(30)) { content })
  }

  private func lines(_ read: ReadReport) throws -> [String] {
    try read.pages().joined().split(separator: "\n")
      .map { $0.split { $0.isWhitespace }.joined(separator: " ") }
  }

  @Test("A list has items of a label and a body, which break over pages and stay one element")
  func structure() throws {
    let read = try read {
      Bullets {
        Text("one")
        Text(verbatim: Filler.words("w", 500))
        Text("three")
      }
    }
    let root = try read.elements()
    let lists = root.all("L")
    #expect(lists.count == 1)
    let items = lists.first?.children ?? []
    #expect(items.map(\.kind) == ["LI", "LI", "LI"])
    #expect(items.allSatisfy { $0.children.map(\.kind) == ["Lbl", "LBody"] })
    #expect((items.dropFirst().first?.pages.count ?? 0) > 1)
    #expect(lists.first?.name("ListNumbering") == "Disc")
  }

  @Test("Every item is drawn once, in its order")
  func items() throws {
    let words = (0..<120).map { "item\($0)" }
    let found = try read { Numbered(words) }.words().map(\.text)
    #expect(found == words.enumerated().flatMap { ["\($0.offset + 1).", $0.element] })
  }

  @Test("The labels of Roman numerals do not overlap their items")
  func romanLabels() throws {
    let items = (1...100).map { "item\($0)" }
    let words = try read { Numbered(items, style: .roman) }.words()
    for (label, item) in zip(words, words.dropFirst()) where item.text.hasPrefix("item") {
      #expect(label.box.maxX < item.box.minX, "\(label.text) \(item.text)")
    }
  }

  @Test("The numbers of a list may begin anywhere", arguments: [Int.min, 0, Int.max])
  func anyStart(_ start: Int) throws {
    let words = try read { Numbered(["one", "two"], from: start) }.words().map(\.text)
    #expect(words.contains("one") && words.contains("two"))
  }

  @Test("A list in a list is indented and belongs to the item before")
  func nested() throws {
    let read = try read {
      Numbered {
        Text("a")
        Numbered {
          Text("b")
          Numbered { Text("c") }
        }
        Text("d")
      }
    }
    #expect(try lines(read) == ["1. a", "a. b", "i. c", "2. d"])
    let words = try read.words()
    let x = words.filter { ["a", "b", "c", "d"].contains($0.text) }.map(\.box.minX)
    #expect(x.count == 4 && x[0] < x[1] && x[1] < x[2] && abs(x[0] - x[3]) < 0.5)
    let lists = try read.elements().all("L")
    #expect(lists.count == 3)
    #expect(
      lists.compactMap { $0.name("ListNumbering") } == ["Decimal", "LowerAlpha", "LowerRoman"])
  }

  @Test("A nested list is in the body of the item before it, and a first one in a body of its own")
  func nestedStructure() throws {
    let root = try read {
      Bullets {
        Text("a")
        Bullets(["b", "c"])
        Text("d")
      }
      Bullets {
        Bullets(["e"])
        Text("f")
      }
    }.elements()
    let outer = root.children.flatMap {
      $0.kind == "L" ? [$0] : $0.children.filter { $0.kind == "L" }
    }
    #expect(outer.count == 2)
    let items = try #require(outer.first).children
    #expect(items.map(\.kind) == ["LI", "LI"])
    #expect(items[0].children.map(\.kind) == ["Lbl", "LBody"])
    #expect(items[0].children.last?.children.map(\.kind) == ["P", "L"])
    let second = try #require(outer.last).children
    #expect(second.map { $0.children.map(\.kind) } == [["LBody"], ["Lbl", "LBody"]])
  }

  @Test("A label stands on the baseline of the first line of its item, whatever the font")
  func baselines() throws {
    for font in [TypeStyle.title, .caption, .body] {
      let words = try read {
        Numbered {
          Text("Words").font(font)
          VStack(alignment: .leading) {
            Text("More").font(font)
            Text("below")
          }
        }
      }.words()
      // Letters of one font stand as far above their boxes' lower sides as their size says.
      func baseline(_ text: String) throws -> CGFloat {
        let box = try #require(words.first { $0.text == text }).box
        return box.maxY - box.height * 0.2
      }
      #expect(abs(try baseline("1.") - baseline("Words")) < 1.5, "\(font)")
      #expect(abs(try baseline("2.") - baseline("More")) < 1.5, "\(font)")
    }
  }

  @Test("Numbers begin at the given start, in any style")
  func styles() throws {
    #expect(
      try lines(read { Numbered(["x", "y"], style: .roman, from: 9) }) == ["ix. x", "x. y"])
    #expect(
      try lines(read { Numbered(["x", "y"], style: .letters, from: 26) }) == ["z. x", "aa. y"])
    #expect(
      try lines(read { Numbered(["x"], style: .decimal, from: 1_234) }) == ["1234. x"])
    #expect(try lines(read { Numbered(["x"], from: -7) }) == ["1. x"])
  }

  @Test("Numbers end at the same edge")
  func labels() throws {
    let words = try read { Numbered((0..<12).map { "w\($0)" }) }.words()
    let ends = words.filter { $0.text.hasSuffix(".") }.map(\.box.maxX)
    #expect(ends.count == 12)
    #expect((ends.max() ?? 0) - (ends.min() ?? 0) < 0.1)
    let starts = words.filter { $0.text.hasPrefix("w") }.map(\.box.minX)
    #expect((starts.max() ?? 0) - (starts.min() ?? 0) < 0.1)
  }

  @Test("Labels are at the right in right-to-left reports")
  func rightToLeft() throws {
    let words = try read(language: "he") { Bullets(["abc"]) }.words()
    let label = try #require(words.first { $0.text == "•" })
    let text = try #require(words.first { $0.text == "abc" })
    #expect(label.box.minX >= text.box.maxX)
  }

  @Test("A label stays with the first line of its item")
  func keeps() throws {
    for height in stride(from: CGFloat(150), through: 240, by: 6) {
      let words = try read {
        FlowBox(name: "a", height: height)
        Numbered { Text(verbatim: Filler.words("w", 60)) }
      }.words()
      #expect(
        words.first { $0.text == "1." }?.page == words.first { $0.text == "w1" }?.page, "\(height)")
    }
  }

  @Test("An empty list draws nothing, without a note")
  func empty() throws {
    let read = try read {
      Bullets([String]())
      Numbered { EmptyBlock() }
      Text("x")
    }
    #expect(try lines(read) == ["x"])
    #expect(read.diagnostics.isEmpty)
  }
}
