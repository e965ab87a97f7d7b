// A string that may be missing, in a text.
import EaselBlocks
import Foundation

struct Report: Block {
  let title: String
  let note: String?
  var body: some Block {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Text(note).font(.caption).padding(.top, 4)  // error: 'String?' must be unwrapped
      Divider()
    }
    .padding()
  }
}
