import EaselBlocks
import EaselCanvas
import Foundation

/// A tree of blocks with modifiers, as a user writes it.
package struct GeneratedBlock {
  package var block: AnyBlock
  /// The names of what it is made of, for the report of a fault.
  package var source: String

  package init(_ supply: inout WordSupply, _ random: inout SeededGenerator) {
    var maker = Maker(supply: supply, random: random)
    let (block, source) = maker.tree(3)
    (supply, random) = (maker.supply, maker.random)
    self.block = AnyBlock(block.padding(12))
    self.source = source
  }

  private struct Maker {
    var supply: WordSupply
    var random: SeededGenerator

    mutating func tint() -> Tint {
      let hue = Double(random.below(12)) / 12
      return Tint(hue: hue, saturation: 0.9, brightness: 0.8)
    }

    mutating func leaf() -> (AnyBlock, String) {
      let side = CGFloat(random.number(16...60))
      let tint = tint()
      switch random.below(9) {
      case 0: return (AnyBlock(Rectangle().fill(tint).frame(width: side, height: 24)), "Rectangle")
      case 1: return (AnyBlock(Circle().stroke(tint, lineWidth: 3).frame(width: side)), "Circle")
      case 2:
        let shape = RoundedRectangle(cornerRadius: 8).fill(tint.gradient)
        return (AnyBlock(shape.frame(width: side, height: side)), "RoundedRectangle")
      case 3: return (AnyBlock(Capsule().fill(tint).frame(width: side, height: 14)), "Capsule")
      case 4: return (AnyBlock(Divider().frame(width: side)), "Divider")
      case 5:
        let shape = Rectangle().fill(
          .linearGradient(colors: [tint, self.tint()], startPoint: .leading, endPoint: .trailing))
        return (AnyBlock(shape.frame(width: side, height: 20)), "Rectangle().fill(gradient)")
      default:
        let text = GeneratedText(scripts: [.latin, .accented, .greek], &supply, &random)
        return (AnyBlock(text.text), "(\(text.source))")
      }
    }

    mutating func tree(_ depth: Int) -> (AnyBlock, String) {
      guard depth > 0 else { return leaf() }
      let (block, source) = container(depth)
      return modified(block, source)
    }

    mutating func container(_ depth: Int) -> (AnyBlock, String) {
      guard !random.isOnce(in: 4) else { return leaf() }
      let children = (0..<random.number(1...3)).map { _ in tree(depth - 1) }
      let content = ForEach(0..<children.count) { children[$0].0 }
      let source = children.map(\.1).joined(separator: "; ")
      let spacing = CGFloat(random.below(16))
      switch random.below(4) {
      case 0: return (AnyBlock(HStack(spacing: spacing) { content }), "HStack { \(source) }")
      case 1: return (AnyBlock(ZStack { content }), "ZStack { \(source) }")
      case 2:
        let first = children[0].0
        return (
          AnyBlock(
            Grid {
              GridRow {
                first
                content
              }
            }), "Grid { GridRow { \(children[0].1); \(source) } }"
        )
      default:
        let alignment = random.pick([HorizontalAlignment.leading, .center, .trailing])
        return (
          AnyBlock(VStack(alignment: alignment, spacing: spacing) { content }),
          "VStack { \(source) }"
        )
      }
    }

    mutating func modified(_ block: AnyBlock, _ source: String) -> (AnyBlock, String) {
      let tint = tint()
      switch random.below(20) {
      case 0: return (AnyBlock(block.opacity(0.5)), source + ".opacity(0.5)")
      case 1: return (AnyBlock(block.padding(8).background(tint)), source + ".background(tint)")
      case 2: return (AnyBlock(block.padding(4).border(tint, width: 2)), source + ".border(tint)")
      case 3: return (AnyBlock(block.rotationEffect(.degrees(20))), source + ".rotationEffect(20°)")
      case 4: return (AnyBlock(block.scaleEffect(0.8)), source + ".scaleEffect(0.8)")
      case 5:
        return (
          AnyBlock(block.padding(6).background(tint).clipShape(RoundedRectangle(cornerRadius: 10))),
          source + ".background(tint).clipShape(RoundedRectangle)"
        )
      case 6: return (AnyBlock(block.offset(x: 3, y: 2)), source + ".offset(3, 2)")
      case 7:
        return (
          AnyBlock(block.overlay(alignment: .topTrailing) { Circle().fill(tint).frame(width: 8) }),
          source + ".overlay(Circle)"
        )
      case 8: return (AnyBlock(block.foregroundStyle(tint)), source + ".foregroundStyle(tint)")
      case 9: return (AnyBlock(block.blendMode(.multiply)), source + ".blendMode(.multiply)")
      case 10: return (AnyBlock(block.compositingGroup().opacity(0.7)), source + ".opacity(0.7)")
      case 11:
        let fade = Rectangle().fill(
          .linearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        return (AnyBlock(block.mask { fade }), source + ".mask(gradient)")
      case 12:
        return (
          AnyBlock(block.padding(4).background(.white).shadow(radius: 3)),
          source + ".shadow(radius: 3)"
        )
      default: return (block, source)
      }
    }
  }
}
