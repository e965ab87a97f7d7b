import EaselBlocks
import EaselCanvas
import Foundation
import Testing

private enum Width: EnvironmentKey { static let defaultValue: CGFloat = 10 }

extension EnvironmentValues {
  fileprivate var width: CGFloat {
    get { self[Width.self] }
    set { self[Width.self] = newValue }
  }
}

/// A value of a class that is not Sendable.
private final class Palette {
  var width: CGFloat = 40
}

private enum PaletteKey: EnvironmentKey { static var defaultValue: Palette { Palette() } }

extension EnvironmentValues {
  fileprivate var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}

private struct Wide: Block {
  @EnvironmentValue(\.width) var width
  var body: some Block { Box(width: width) }
}

@Suite("The environment of blocks")
struct EnvironmentTests {
  @Test("A value is handed down to everything within a block, and to nothing beside it")
  func scoped() {
    let tree = HStack(spacing: 0) {
      Wide().id("before")
      VStack { Wide().id("inner").environment(\.width, 30) }.environment(\.width, 20)
      Wide().id("after")
    }.layoutTree()
    #expect(tree.frame(of: "before")?.width == 10)
    #expect(tree.frame(of: "inner")?.width == 30)
    #expect(tree.frame(of: "after")?.width == 10)
  }

  @Test("A value that is not Sendable can be handed down")
  func notSendable() {
    struct Reader: Block {
      @EnvironmentValue(\.palette) var palette
      var body: some Block { Box(width: palette.width) }
    }
    let palette = Palette()
    palette.width = 77
    #expect(Reader().environment(\.palette, palette).layoutTree().size.width == 77)
  }

  @Test("Closures that run later find the environment around their block")
  func late() {
    struct Rows: Block {
      var body: some Block {
        ForEach(0..<1) { _ in Wide() }
        Drawing { _, _ in }
      }
    }
    #expect(Rows().environment(\.width, 55).layoutTree().size.width == 55)
  }

  @Test("A task that a body starts finds the defaults")
  func tasks() async {
    struct Starter: Block {
      let started: (Task<CGFloat, Never>) -> Void
      var body: some Block {
        let _ = started(Task { EnvironmentValues.current.width })
        Box()
      }
    }
    var task: Task<CGFloat, Never>?
    _ = Starter { task = $0 }.environment(\.width, 99).layoutTree()
    #expect(await task?.value == 10)
  }

  @Test("Direction, calendar and formats follow the locale of the rendering")
  func locale() {
    struct Direction: Block {
      @EnvironmentValue(\.layoutDirection) var direction
      @EnvironmentValue(\.calendar) var calendar
      var body: some Block {
        Box(width: direction == .rightToLeft ? 20 : 10, height: CGFloat(calendar.firstWeekday))
      }
    }
    let arabic = Direction().layoutTree(options: RenderOptions(localeIdentifier: "ar_EG"))
    #expect(arabic.size.width == 20)
    let german = Direction().layoutTree(options: RenderOptions(localeIdentifier: "de_DE"))
    #expect(german.size == CGSize(width: 10, height: 2))
  }
}
