// Containers that ask for sizes: SwiftUI's Layout, GeometryReader, ViewThatFits and Grid.
import EaselBlocks
import EaselCanvas
import Foundation

struct Rows: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let heights = sizes.map(\.height).reduce(0, +)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: heights + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: proposal)
      y += subview.sizeThatFits(proposal).height + spacing
    }
  }
}

struct Page: Block {
  let names: [String]
  let isWide: Bool

  var body: some Block {
    Rows { ForEach(names, id: \.self) { Text($0) } }
    Rows(spacing: 4) {
      Text("a")
      Text("b").layoutPriority(1)
    }
    .padding()
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
    layout {
      Text("a")
      Spacer()
      Text("b")
    }
    GeometryReader { proxy in
      Text("\(proxy.size.width)")
        .frame(width: proxy.size.width / 2, height: proxy.frame(in: .local).height)
        .position(x: proxy.size.width * 0.5, y: 3)
    }
    ViewThatFits(in: .horizontal) {
      HStack { content }
      VStack { content }
    }
    ViewThatFits { content }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        Text("Name").bold()
        Text("Value").gridColumnAlignment(.trailing)
      }
      ForEach(names, id: \.self) { name in
        GridRow(alignment: .firstTextBaseline) {
          Text(name)
          Text("1")
        }
      }
      Divider().gridCellColumns(2)
    }
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20))]) { content }
    ZStack(alignment: .bottomTrailing) { content }
      .alignmentGuide(.leading) { dimensions in dimensions[.trailing] / 2 }
  }

  @BlockBuilder var content: some Block {
    Text("one")
    Text("two")
  }
}
