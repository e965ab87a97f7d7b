// Two blocks of different types, without a builder.
import EaselBlocks
import Foundation

struct Report: Block {
  let isWide: Bool
  var body: some Block {
    VStack {
      part.padding()
      Divider()
    }
  }

  var part: some Block {  // error: do not have matching underlying types
    if isWide { return Text("wide") }
    return Divider()
  }
}
