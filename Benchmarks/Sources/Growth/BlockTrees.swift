import EaselBlocks
import EaselCanvas
import Foundation

/// Texts in stacks, ten in each, rows and columns in turns.
struct TextTree: Block {
  let count: Int
  var isRow = false
  var first = 0

  var body: some Block {
    if count <= 1 {
      Text("Item \(first)")
    } else if isRow {
      HStack(spacing: 2) { parts }
    } else {
      VStack(alignment: .leading, spacing: 2) { parts }
    }
  }

  private var parts: some Block {
    let number = min(10, count)
    return ForEach(0..<number) { part in
      let begin = count * part / number
      AnyBlock(
        TextTree(
          count: count * (part + 1) / number - begin, isRow: !isRow, first: first + begin))
    }
  }

  func run() throws { _ = try data(as: .pdf, options: RenderOptions(isTagged: false)) }
}

/// Stacks inside one another, each with a line beside the next.
struct StackTower: Block {
  let count: Int

  var body: some Block {
    if count <= 0 {
      Text("Top")
    } else {
      VStack(spacing: 0) {
        Divider()
        AnyBlock(StackTower(count: count - 1))
      }
    }
  }

  func run() throws { _ = try data(as: .pdf, options: RenderOptions(isTagged: false)) }
}
