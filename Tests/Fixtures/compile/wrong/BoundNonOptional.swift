// A binding of what is never missing.
import EaselBlocks
import Foundation

struct Report: Block {
  let title: String
  var body: some Block {
    VStack(alignment: .leading) {
      if let title {  // error: must have Optional type, not 'String'
        Text(title).font(.headline)
      }
      Divider()
    }
    .padding()
  }
}
