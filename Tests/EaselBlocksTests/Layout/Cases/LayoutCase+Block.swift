import EaselBlocks
import EaselCanvas
import Foundation

extension LayoutCase.Tree {
  /// The block of the tree, which has the tree's name.
  func block() -> AnyBlock {
    let block = unnamed()
    return id.map { AnyBlock(block.id($0)) } ?? block
  }

  private var blocks: ForEach<Range<Int>, Int, AnyBlock> {
    let children = children ?? []
    return ForEach(0..<children.count) { children[$0].block() }
  }

  private var inner: AnyBlock { content?.block() ?? AnyBlock(EmptyBlock()) }

  private func unnamed() -> AnyBlock {
    switch type {
    case "rectangle": AnyBlock(Rectangle())
    case "mono": AnyBlock(MonospacedText(text: text ?? ""))
    case "image": image
    case "spacer": AnyBlock(Spacer(minLength: minLength))
    case "divider": AnyBlock(Divider())
    case "group": AnyBlock(Group { blocks })
    case "HStack":
      AnyBlock(HStack(alignment: alignmentOfBoth.vertical, spacing: spacing) { blocks })
    case "VStack":
      AnyBlock(VStack(alignment: alignmentOfBoth.horizontal, spacing: spacing) { blocks })
    case "ZStack": AnyBlock(ZStack(alignment: alignmentOfBoth) { blocks })
    case "geometryReader", "viewThatFits", "grid", "gridRow": container
    default: modified
    }
  }

  private var container: AnyBlock {
    switch type {
    case "geometryReader":
      let children = children ?? []
      return AnyBlock(
        GeometryReader { proxy in
          ForEach(0..<children.count) { children[$0].block(in: proxy.size) }
        })
    case "viewThatFits":
      return AnyBlock(ViewThatFits(in: axisSet) { blocks })
    case "gridRow":
      return AnyBlock(
        GridRow(alignment: alignment.map { _ in alignmentOfBoth.vertical }) { blocks })
    default:
      return AnyBlock(
        Grid(
          alignment: alignmentOfBoth, horizontalSpacing: horizontalSpacing,
          verticalSpacing: verticalSpacing
        ) { blocks })
    }
  }

  /// A child of a geometry reader: fractions are of the reader's size.
  private func block(in size: CGSize) -> AnyBlock {
    guard type == "fraction", let of, of.count == 2 else { return block() }
    let block = Rectangle().frame(width: size.width * of[0], height: size.height * of[1])
    return id.map { AnyBlock(block.id($0)) } ?? AnyBlock(block)
  }

  private var modified: AnyBlock {
    switch type {
    case "frame":
      AnyBlock(inner.frame(width: width?.value, height: height?.value, alignment: alignmentOfBoth))
    case "flexFrame":
      AnyBlock(
        inner.frame(
          minWidth: minWidth?.value, idealWidth: idealWidth?.value, maxWidth: maxWidth?.value,
          minHeight: minHeight?.value, idealHeight: idealHeight?.value,
          maxHeight: maxHeight?.value, alignment: alignmentOfBoth))
    case "padding": AnyBlock(inner.padding(edgeSet, length))
    case "fixedSize":
      AnyBlock(inner.fixedSize(horizontal: horizontal ?? true, vertical: vertical ?? true))
    case "aspectRatio":
      AnyBlock(inner.aspectRatio(ratio, contentMode: mode == "fill" ? .fill : .fit))
    case "overlay":
      AnyBlock(inner.overlay(alignment: alignmentOfBoth) { other?.block() })
    case "background":
      AnyBlock(inner.background(alignment: alignmentOfBoth) { other?.block() })
    case "position": AnyBlock(inner.position(x: x ?? 0, y: y ?? 0))
    case "offset": AnyBlock(inner.offset(x: x ?? 0, y: y ?? 0))
    case "layoutPriority": AnyBlock(inner.layoutPriority(Double(value?.number ?? 0)))
    case "lineLimit": AnyBlock(inner.lineLimit(count))
    case "layoutDirection":
      AnyBlock(
        inner.environment(
          \.layoutDirection, value?.word == "rightToLeft" ? .rightToLeft : .leftToRight))
    case "alignmentGuide": guided
    case "gridCellColumns": AnyBlock(inner.gridCellColumns(count ?? 1))
    case "inert": inert
    default: fatalError("the cases have a type “\(type)” that the tests do not know")
    }
  }

  private var guided: AnyBlock {
    let value = value?.number ?? 0
    return switch guide {
    case "leading": AnyBlock(inner.alignmentGuide(HorizontalAlignment.leading) { _ in value })
    case "trailing": AnyBlock(inner.alignmentGuide(HorizontalAlignment.trailing) { _ in value })
    case "top": AnyBlock(inner.alignmentGuide(VerticalAlignment.top) { _ in value })
    case "bottom": AnyBlock(inner.alignmentGuide(VerticalAlignment.bottom) { _ in value })
    case "firstTextBaseline":
      AnyBlock(inner.alignmentGuide(VerticalAlignment.firstTextBaseline) { _ in value })
    case "lastTextBaseline":
      AnyBlock(inner.alignmentGuide(VerticalAlignment.lastTextBaseline) { _ in value })
    case "centerHorizontal":
      AnyBlock(inner.alignmentGuide(HorizontalAlignment.center) { _ in value })
    default: AnyBlock(inner.alignmentGuide(VerticalAlignment.center) { _ in value })
    }
  }

  /// Modifiers that change the drawing alone.
  private var inert: AnyBlock {
    switch kind {
    case "hidden": AnyBlock(inner.hidden())
    case "rotationEffect": AnyBlock(inner.rotationEffect(.degrees(degrees ?? 0)))
    case "border": AnyBlock(inner.border(.black, width: width?.value ?? 1))
    case "opacity": AnyBlock(inner.opacity(0.5))
    case "shadow": AnyBlock(inner.shadow(radius: 4))
    case "scaleEffect": AnyBlock(inner.scaleEffect(2))
    case "offset": AnyBlock(inner.offset(x: x ?? 5, y: y ?? 5))
    case "clipped": AnyBlock(inner.clipped())
    default:
      fatalError("the cases have an inert modifier “\(kind ?? "")” that the tests do not know")
    }
  }

  private var image: AnyBlock {
    let (width, height) = (Int(width?.value ?? 1), Int(height?.value ?? 1))
    let bytes = [UInt8](repeating: 255, count: 4 * width * height)
    guard let image = try? Image(rgba: bytes, width: width, height: height) else {
      fatalError("the cases have an image of \(width) × \(height)")
    }
    return resizable == true ? AnyBlock(image.resizable()) : AnyBlock(image)
  }

  private var axisSet: Axis.Set {
    switch axes {
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: [.horizontal, .vertical]
    }
  }

  private var edgeSet: Edge.Set {
    switch edges {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    default: .all
    }
  }

  private var alignmentOfBoth: Alignment {
    switch alignment {
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    case "firstTextBaseline": .centerFirstTextBaseline
    case "lastTextBaseline": .centerLastTextBaseline
    default: .center
    }
  }
}
