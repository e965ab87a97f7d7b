import EaselCanvas
import Foundation
import Testing

@testable import EaselBlocks

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

  // MARK: Results

  private final class WidthResult {
    let width: CGFloat
    init(width: CGFloat) { self.width = width }
  }

  private func result(_ environment: EnvironmentValues) -> WidthResult {
    environment.derived(WidthResult.self) { WidthResult(width: $0.width) }
  }

  @Test("A result is computed again only after a change of a value that it reads")
  func results() {
    var environment = EnvironmentValues()
    let first = result(environment)
    var other = environment
    other.palette = Palette()
    #expect(result(other) === first)
    other.width = 30
    #expect(result(other).width == 30)
    #expect(result(environment) === first)
    environment.width = 5
    #expect(result(environment).width == 5)
  }

  @Test("A result that is made of another one depends on the values of that")
  func resultsOfResults() {
    final class Outer {
      let width: CGFloat
      init(width: CGFloat) { self.width = width }
    }
    func outer(_ environment: EnvironmentValues) -> CGFloat {
      environment.derived(Outer.self) { Outer(width: result($0).width) }.width
    }
    var environment = EnvironmentValues()
    _ = result(environment)
    #expect(outer(environment) == 10)
    environment.width = 20
    #expect(outer(environment) == 20)
  }

  @Test("A result that reads the body's environment is computed again after each change")
  func resultsOfBodies() {
    func read(_ environment: EnvironmentValues) -> CGFloat {
      environment.derived(WidthResult.self) { _ in
        WidthResult(width: EnvironmentValues.current.width)
      }.width
    }
    var environment = EnvironmentValues()
    environment.width = 11
    #expect(environment.withCurrent { read(environment) } == 11)
    environment.width = 12
    #expect(environment.withCurrent { read(environment) } == 12)
  }

  @Test("A variant is made once, and again after a change")
  func variants() {
    var environment = EnvironmentValues()
    var count = 0
    func variant() -> CGFloat {
      environment.variant(Wide.self) {
        count += 1
        $0.width *= 2
      }.width
    }
    #expect(variant() == 20)
    #expect(variant() == 20)
    #expect(count == 1)
    environment.width = 7
    #expect(variant() == 14)
  }

  @Test("Texts have the style of their environment, whichever value changed before it")
  func texts() {
    struct Size: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Tint {
        Tint(Color(white: environment.width / 100))
      }
    }
    for width in [10, 60] as [CGFloat] {
      var environment = EnvironmentValues()
      environment.setForegroundStyle(Size())
      _ = TextBase.of(environment)
      environment.width = width
      #expect(TextBase.of(environment).style.color == Color(white: width / 100))
    }
  }
}
