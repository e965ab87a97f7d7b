import EaselSwiftUI
import Foundation
import Testing

@Suite struct SymbolTests {
  /// The number of pixels of an image that are not white.
  private func ink(_ image: UIImage) -> Int {
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        guard let pixel = image.pixel(x: x, y: y), pixel.alpha > 0 else { continue }
        if pixel.red < 200 || pixel.green < 200 || pixel.blue < 200 { count += 1 }
      }
    }
    return count
  }

  private struct Symbols: View {
    let names: [String]

    var body: some View {
      ForEach(names, id: \.self) { Image(systemName: $0).id($0) }
    }
  }

  @Test func everyNameIsDrawn() throws {
    for name in SymbolLibrary.names {
      #expect(ink(try Image(systemName: name).image(scale: 1)) >= 8, "\(name)")
      #expect(ink(try Image(systemName: name + ".fill").image(scale: 1)) >= 8, "\(name).fill")
    }
  }

  @Test func noNameOfTheLibraryIsNoted() {
    let tree = Symbols(names: SymbolLibrary.names).layoutTree(width: 400)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func frequentNamesAreDrawn() throws {
    for name in SymbolNames.frequent {
      #expect(SymbolLibrary.contains(name), "\(name)")
      let result = try Image(systemName: name).rendered(as: .svg)
      #expect(result.diagnostics.isEmpty, "\(name)")
      #expect(ink(try Image(systemName: name).image(scale: 1)) >= 8, "\(name)")
    }
  }

  @Test func unknownNameIsNotedOnceAndDrawnAsBox() throws {
    let view = VStack {
      Image(systemName: "no.such.symbol")
      Image(systemName: "no.such.symbol")
    }
    let result = try view.rendered(as: .png)
    #expect(result.diagnostics.count == 1)
    let note = try #require(result.diagnostics.first)
    #expect(note.code == .unsupportedOption)
    #expect(note.message.contains("SymbolLibrary.register(name: \"no.such.symbol\", svg:)"))
    #expect(ink(try view.image(scale: 2)) > 40)
  }

  @Test func registeredSymbolIsDrawnInForegroundStyle() throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0H24V24H0Z"/></svg>"#
    try SymbolLibrary.register(name: "test.registered", svg: Data(svg.utf8))
    #expect(SymbolLibrary.names.contains("test.registered"))
    let view = Image(systemName: "test.registered").foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    let image = try view.image(scale: 1)
    let pixel = try #require(image.pixel(x: image.width / 2, y: image.height / 2))
    #expect(pixel.red > 240 && pixel.green < 16 && pixel.blue < 16)
  }

  @Test func unreadableSymbolThrows() {
    #expect(throws: (any Error).self) {
      try SymbolLibrary.register(name: "test.unreadable", svg: Data("no SVG".utf8))
    }
    #expect(!SymbolLibrary.contains("test.unreadable"))
  }

  @Test func heightIsThatOfTheLine() throws {
    let tree = HStack {
      Text(verbatim: "Hxg").id("text")
      Image(systemName: "chevron.right").id("symbol")
    }.layoutTree()
    let text = try #require(tree.frame(of: "text"))
    let symbol = try #require(tree.frame(of: "symbol"))
    #expect(abs(text.height - symbol.height) < 0.01)
  }

  @Test func baselineIsThatOfTheText() throws {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let tree = HStack(alignment: alignment) {
        Text(verbatim: "Hxg").id("text")
        Image(systemName: "star.fill").id("symbol")
      }.layoutTree()
      let text = try #require(tree.frame(of: "text"))
      let symbol = try #require(tree.frame(of: "symbol"))
      #expect(abs(text.minY - symbol.minY) < 0.01)
    }
  }

  @Test func sizeFollowsFontAndScale() throws {
    func width(_ view: some View) -> CGFloat { view.layoutTree().size.width }
    let circle = Image(systemName: "circle")
    let body = width(circle.font(.system(size: 20)))
    // 20 units of ink and two bearings of 1.9 units, each a twentieth of the font size.
    #expect(abs(body - 23.8) < 0.01)
    #expect(abs(width(circle.font(.system(size: 40))) - 2 * body) < 0.01)
    #expect(abs(width(circle.font(.system(size: 20)).imageScale(.large)) - 1.27 * body) < 0.01)
    #expect(abs(width(circle.font(.system(size: 20)).imageScale(.small)) - 0.79 * body) < 0.01)
  }

  @Test func resizableSymbolFillsItsFrame() {
    let view = Image(systemName: "star.fill").resizable().frame(width: 64, height: 32).id("star")
    #expect(view.layoutTree().frame(of: "star")?.size == CGSize(width: 64, height: 32))
  }

  @Test func heavierWeightDrawsMore() throws {
    func ink(_ weight: Font.Weight) throws -> Int {
      self.ink(
        try Image(systemName: "plus").font(.system(size: 40, weight: weight)).image(scale: 2))
    }
    let (light, regular, bold) = try (ink(.light), ink(.regular), ink(.bold))
    #expect(light < regular && regular < bold)
  }

  @Test func variantIsDrawnAsItsName() throws {
    let variant = try Image(systemName: "heart").symbolVariant(.circle.fill).image()
    #expect(variant == (try Image(systemName: "heart.circle.fill").image()))
  }

  @Test func filledDrawsMoreThanOutline() throws {
    for name in ["star", "heart", "house", "person", "bell", "folder", "xmark.circle"] {
      let plain = ink(try Image(systemName: name).font(.system(size: 40)).image())
      let filled = ink(try Image(systemName: name + ".fill").font(.system(size: 40)).image())
      #expect(filled > plain, "\(name)")
    }
  }

  @Test func paletteColorsTheParts() throws {
    let view = Image(systemName: "plus.circle.fill").font(.system(size: 60))
      .symbolRenderingMode(.palette)
      .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let image = try view.image(scale: 1)
    let (x, y) = (image.width / 2, image.height / 2)
    let sign = try #require(image.pixel(x: x, y: y))
    #expect(sign.red > 240 && sign.blue < 16)
    let shape = try #require(image.pixel(x: x - 12, y: y - 12))
    #expect(shape.blue > 240 && shape.red < 16)
  }

  @Test func directionalSymbolsAreMirroredRightToLeft() throws {
    func image(_ name: String, _ direction: LayoutDirection) throws -> UIImage {
      try Image(systemName: name).environment(\.layoutDirection, direction).image()
    }
    #expect(try image("chevron.forward", .rightToLeft) != image("chevron.forward", .leftToRight))
    #expect(try image("chevron.right", .rightToLeft) == image("chevron.right", .leftToRight))
  }

  @Test func nameIsTheAlternativeText() throws {
    let svg = try Image(systemName: "trash.fill").data(as: .svg)
    #expect(String(decoding: svg, as: UTF8.self).contains("trash"))
  }

  @Test func textWithSymbolHasTheHeightOfText() throws {
    let plain = Text("Rate it").layoutTree().size
    let rated = Text("Rate it \(Image(systemName: "star.fill"))").layoutTree()
    #expect(abs(rated.size.height - plain.height) < 0.01)
    #expect(rated.size.width > plain.width + 10)
    #expect(rated.diagnostics.isEmpty)
  }

  @Test func textNotesMissingSymbol() throws {
    let result = try Text("Rate it \(Image(systemName: "no.such.star"))").rendered(as: .svg)
    #expect(result.diagnostics.map(\.code) == [.unsupportedOption])
  }

  @Test func concurrentTasksDrawSymbols() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<8 {
        group.addTask { try Image(systemName: "\(index).circle.fill").data(as: .png).count }
      }
      for try await count in group { #expect(count > 0) }
    }
  }
}
