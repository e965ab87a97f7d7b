// A misspelled colour where a style, a shape or a block may stand.
import EaselBlocks
import Foundation

struct Report: Block {
  let title: String
  var isPaid = true
  var body: some Block {
    VStack {
      if isPaid {
        Text(title)
          .padding(8)
          .background(.yelow.opacity(0.2))  // error: has no member 'yelow'
          .overlay { Rectangle().stroke(.red) }
      }
    }
    .padding()
  }
}
