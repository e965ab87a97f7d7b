import EaselBlockViews
import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

extension SwiftUISynonyms {
  static let red: [UInt8] = [255, 0, 0, 255]

  /// Red, green, blue and opacity of a pixel of a block that is drawn with one pixel to a point.
  static func pixel(
    _ block: some Block, _ x: Int, _ y: Int, width: CGFloat = 20, height: CGFloat = 20,
    _ options: RenderOptions = RenderOptions()
  ) throws -> [UInt8] {
    let image = try block.image(width: width, height: height, scale: 1, options: options)
    return image.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
  }

  private struct Card: Block {
    var body: some Block {
      Color.red.frame(width: 12, height: 8)
    }
  }

  /// A block consists of its body, and an erased one is laid out as it is; an empty one has no space.
  @Sendable static func blocks(_ measured: inout Measured) throws {
    let plain = Card().layoutTree().size
    measured.equal(plain, CGSize(width: 12, height: 8), "size of a block by its body")
    let erased: [AnyBlock] = [AnyBlock(Card()), AnyBlock(Text("Hello"))]
    measured.equal(erased[0].layoutTree().size, plain, "size of an erased block")
    measured.equal(
      erased[1].layoutTree().size, Text("Hello").layoutTree().size, "size of an erased text")
    measured.equal(try pixel(erased[0], 5, 5, width: 12, height: 8), red, "its color")
    let stack = VStack(spacing: 7) {
      Card()
      EmptyBlock()
      Card()
    }
    measured.equal(stack.layoutTree().size.height, 23, "height of a stack with an empty block")
  }

  private struct Framed: BlockModifier {
    func body(content: Content) -> some Block {
      content.padding(5).background(.red)
    }
  }

  private struct Twice<Content: Block>: Block {
    let content: Content

    init(@BlockBuilder content: () -> Content) { self.content = content() }

    var body: some Block {
      HStack(spacing: 0) {
        content
        content
      }
    }
  }

  /// A modifier takes the content, and a builder collects blocks and branches.
  @Sendable static func modifiersAndBuilders(_ measured: inout Measured) throws {
    let framed = Card().modifier(Framed())
    measured.equal(framed.layoutTree().size, CGSize(width: 22, height: 18), "a modified block")
    let isWide = true
    let twice = Twice {
      if isWide { Color.red.frame(width: 30, height: 4) } else { Color.red.frame(width: 3) }
    }
    measured.equal(
      twice.layoutTree().size, CGSize(width: 60, height: 4), "two of a builder's block")
  }

  private struct Styled: Block {
    let tint: Tint
    let style: TypeStyle

    var body: some Block {
      VStack(spacing: 0) {
        Rectangle().fill(tint).frame(width: 10, height: 10)
        Text("Hello").font(style)
      }
    }
  }

  /// A tint differs between appearances, and a type style has the size of its role.
  @Sendable static func tintsAndTypeStyles(_ measured: inout Measured) throws {
    let swatch = Rectangle().fill(Tint.red)
    let light = try pixel(swatch, 5, 5)
    let dark = try pixel(swatch, 5, 5, RenderOptions(appearance: .dark))
    measured.holds(light[0] > 180 && light[1] < 100, "red in light appearance: \(light)")
    measured.holds(dark[0] > 180 && dark[1] < 120, "red in dark appearance: \(dark)")
    measured.holds(light != dark, "they differ")
    let heights = [TypeStyle.caption, .body, .title, .largeTitle].map {
      Styled(tint: .red, style: $0).layoutTree().size.height
    }
    measured.holds(heights == heights.sorted() && Set(heights).count == 4, "sizes: \(heights)")
  }

  private struct Night: Block {
    @EnvironmentValue(\.appearance) private var appearance

    var body: some Block { appearance == .dark ? Color.blue : Color.red }
  }

  /// The environment has the appearance.
  @Sendable static func appearance(_ measured: inout Measured) throws {
    measured.equal(try pixel(Night(), 5, 5), red, "light")
    measured.equal(
      try pixel(Night(), 5, 5, RenderOptions(appearance: .dark)), [0, 0, 255, 255], "dark")
    measured.equal(
      try pixel(Night().environment(\.appearance, .dark), 5, 5), [0, 0, 255, 255],
      "dark of the environment")
  }

  private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 10))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        let half = ProposedSize(width: bounds.width / 2, height: bounds.height)
        let x = bounds.minX + bounds.width / 2 * CGFloat(index)
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: half)
      }
    }
  }

  /// The types of layouts, alignment guides and insets.
  @Sendable static func dimensions(_ measured: inout Measured) throws {
    let tree = Halves {
      Color.red.id("a")
      Color.blue.id("b")
    }
    .layoutTree(width: 100, height: 30)
    measured.equal(tree.frame(of: "a"), CGRect(x: 0, y: 0, width: 50, height: 30), "first half")
    measured.equal(tree.frame(of: "b"), CGRect(x: 50, y: 0, width: 50, height: 30), "second half")
    let guided = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: 10).id("a")
      Color.red.frame(width: 10, height: 10).id("b")
        .alignmentGuide(.leading) { (size: LayoutDimensions) in -size.width }
    }
    .layoutTree()
    measured.equal(
      (guided.frame(of: "b")?.minX ?? .nan) - (guided.frame(of: "a")?.minX ?? .nan), 10,
      "a guide one width before the block")
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let padded = Color.red.frame(width: 10, height: 10).id("a").padding(insets).layoutTree()
    measured.equal(padded.size, CGSize(width: 16, height: 14), "size with insets")
    measured.equal(padded.frame(of: "a")?.origin, CGPoint(x: 2, y: 1), "origin with insets")
  }
}
